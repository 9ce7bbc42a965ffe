import Foundation
import Galley
import GalleySnapshots

/// The error for files that do not compile.
struct CompilerError: ExplainedError {
  let files: [String]
  /// The limit that the compiler exceeded; `nil` if it ended by itself.
  let excess: String?
  /// The last output of the compiler.
  let messages: ArraySlice<UInt8>

  /// Returns the compiler's messages for the files as they are.
  ///
  /// Excerpts of copies show the lines of the files. Errors in the expansion of `#Preview`, in lines that
  /// only copies have, and in generated files are left out if the compiler also found errors in files: a
  /// forgotten parenthesis is then reported at its own place, and not for Galley's code around it.
  ///
  /// - Parameters:
  ///   - copies: The paths of files of which the compiler read a copy, with those of the copies.
  ///   - generated: The paths of generated files.
  static func readable(
    _ messages: ArraySlice<UInt8>, copies: [(file: String, copy: String)], generated: [String]
  ) -> ArraySlice<UInt8> {
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    let pairs = copies.map { ($0.file, CompilerExcerpts.File(text($0.file), copy: text($0.copy))) }
    let excerpts = CompilerExcerpts(files: Dictionary(pairs) { first, _ in first })
    let all = excerpts.ofFiles(String(decoding: messages, as: UTF8.self))
    let diagnostics = all.split(separator: "\n\n", omittingEmptySubsequences: false)
    let places =
      ["macro expansion #Preview:"] + (generated + copies.map(\.copy)).map { "\($0):" }
    let others = diagnostics.filter { text in !places.contains { text.hasPrefix($0) } }
    guard others.count < diagnostics.count, others.contains(where: { $0.contains(": error: ") })
    else { return Array(all.utf8)[...] }
    let kept = others.joined(separator: "\n\n")
    return Array((kept.hasSuffix("\n") ? kept : kept + "\n").utf8)[...]
  }

  var message: String {
    if let excess { return "compiling \(PlainList.of(files)) \(excess)" }
    return files.count == 1
      ? "\(files[0]) does not compile" : "\(files.count) files do not compile"
  }

  var hint: String {
    if excess != nil {
      return "simplify the code, or increase the limit with --compile-timeout SECONDS"
    }
    let text = String(decoding: messages, as: UTF8.self)
    guard let module = text.firstMatch(of: /error: no such module '(\w+)'/)?.1 else {
      let hint = declarationHint(text)
      return hint.isEmpty ? importHint(text) : hint
    }
    return
      "Galley has SwiftUI, UIKit, Charts, Combine, UniformTypeIdentifiers, CoreGraphics, CoreImage,"
      + " QuartzCore, OSLog, WidgetKit, PhotosUI, Symbols and simd; write code that needs"
      + " \(module) inside #if canImport(\(module))"
  }

  /// Says which file beside the compiled ones declares a name that was not found; empty if none
  /// does.
  private func declarationHint(_ text: String) -> String {
    guard let name = text.firstMatch(of: /error: cannot find (?:type )?'(\w+)' in scope/)?.1,
      let file = files.first,
      let declaration = try? Regex(
        #"\b(struct|class|enum|actor|protocol|typealias|func|let|var)\s+\#(name)\b"#)
    else { return "" }
    var folder = (file as NSString).deletingLastPathComponent
    func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
    let package = SnapshotStore.packageRoot(above: absolute(folder.isEmpty ? "." : folder))
    while true {
      if folder.isEmpty { folder = "." }
      let others = (try? FileWord.files(in: folder)) ?? []
      for other in others where !files.contains(other) {
        if let data = FileManager.default.contents(atPath: other),
          String(decoding: data, as: UTF8.self).firstMatch(of: declaration) != nil
        {
          return "\(other) declares \(name): name that file, too, or the folder of both"
        }
      }
      // The other files of a package's target may be in the folders around.
      guard let package, folder != ".", absolute(folder) != package, folder != "/" else { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return ""
  }

  /// Suggests importing SwiftUI into the first file that lacks it and uses names that were not found;
  /// empty if there is no such file.
  private func importHint(_ text: String) -> String {
    let place = /(?m)^(.+\.swift):\d+:\d+: error: (?:cannot find (?:type )?'|no macro named ')/
    let views = /(?m)^[^\/\n]*\bimport (?:\w+ )?(?:SwiftUI|Galley|UIKit|Charts|WidgetKit)\b/
    for match in text.matches(of: place) {
      let file = String(match.1)
      if let data = FileManager.default.contents(atPath: file),
        String(decoding: data, as: UTF8.self).firstMatch(of: views) == nil
      {
        return "add 'import SwiftUI' to \(file)"
      }
    }
    return ""
  }
}
