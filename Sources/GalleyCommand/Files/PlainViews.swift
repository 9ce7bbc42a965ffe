import Foundation
import Galley
import GalleySource

/// What is shown of files without `#Preview`: their `PreviewProvider`s, else the one view that needs
/// no arguments.
enum PlainViews {
  /// A type of a file.
  private struct Found {
    let declaration: TypeDeclaration
    let file: String
    let line: Int
    var name: String { declaration.name }
  }

  /// Swift that makes previews of what was found; `nil` where the files have previews.
  ///
  /// - Throws: `UsageError` where there is nothing to show.
  static func source(for files: [String]) throws -> String? {
    let sources = files.compactMap { file in
      FileManager.default.contents(atPath: file).map {
        (file: file, source: MaskedSource(String(decoding: $0, as: UTF8.self)))
      }
    }
    var found: [Found] = []
    for (file, source) in sources {
      found += TypeDeclaration.all(in: source).map {
        Found(declaration: $0, file: file, line: source.line(at: $0.start))
      }
    }
    let providers = found.filter { $0.declaration.inherits("PreviewProvider") }
    let hasPreviews = sources.contains { source in
      source.source.find("Preview", from: 0).map { first in
        hasMacro(source.source, from: first)
      } ?? false
    }
    if !providers.isEmpty { return text(providers, isAlone: true) { "\($0).previews" } }
    if hasPreviews { return nil }
    let views = found.filter { $0.declaration.inherits("View") }
    let plain = views.filter { $0.declaration.arguments.isEmpty }
    guard !plain.isEmpty else {
      throw noPreview(
        files.count == 1 ? files[0] : "\(files.count) files",
        views.first.map { example($0.declaration) })
    }
    return text(plain, isAlone: plain.count == 1) { "\($0)()" }
  }

  private static func hasMacro(_ source: MaskedSource, from first: Int) -> Bool {
    var next: Int? = first
    while let index = next {
      if index > 0, source.code[index - 1] == UInt8(ascii: "#") { return true }
      next = source.find("Preview", from: index + 1)
    }
    return false
  }

  /// - Parameter example: How a view is made, if there is one.
  private static func noPreview(_ path: String, _ example: String?) -> UsageError {
    guard let example else {
      return UsageError(
        "there is no preview and no view in \(path)",
        hint: "add a view and #Preview { YourView() }")
    }
    return UsageError(
      "there is no preview in \(path), and no view without arguments",
      hint: "add #Preview { \(example) }")
  }

  private static func example(_ type: TypeDeclaration) -> String {
    "\(type.name)(\(type.arguments.map { "\($0): …" }.joined(separator: ", ")))"
  }

  /// - Parameter isAlone: Whether all are shown; else those that are not called like their files are
  ///   shown only where they are asked for.
  private static func text(
    _ found: [Found], isAlone: Bool, content: (String) -> String
  ) -> String {
    let records = found.enumerated().map { index, view in
      let stem = FileProgram.stem(view.file)
      let isOwn = view.name == stem || view.name == "\(stem)_Previews"
      let name = isOwn ? "" : "\"\(view.name)\""
      return """
        private enum GalleyPreview\(index) {
          @section("galley_previews") @used
          private static let record: Galley.Preview._Record = (1, 0, { keep($0) })
          private static func keep(_ list: UnsafeMutableRawPointer) {
            Galley.Preview(\(name)) {
        #sourceLocation(file: \(quoted(view.file)), line: \(view.line))
              \(content(view.name))
        #sourceLocation()
            }._add(
              to: list, \(quoted("Previews/\((view.file as NSString).lastPathComponent)")),
              \(view.line), 1, isAside: \(!isAlone && !isOwn))
          }
        }
        """
    }
    return "import SwiftUI\n" + records.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let characters = text.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }
    return "\"\(characters.joined())\""
  }
}
