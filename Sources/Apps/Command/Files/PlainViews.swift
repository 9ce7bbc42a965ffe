import Foundation
import Galley
import GalleySource

/// Generates previews for files without `#Preview`: from their `PreviewProvider`s, or from the
/// views that need no arguments.
enum PlainViews {
  /// A type declared in a file.
  private struct Found {
    let declaration: TypeDeclaration
    let file: String
    let line: Int
    var name: String { declaration.name }
  }

  /// Returns Swift source with previews for the providers or views found and for views decoded from
  /// JSON; `nil` if there are none, or if the files declare their own previews.
  static func source(for files: [String]) -> String? {
    let sources = read(files)
    let found = declarations(sources)
    let providers = found.filter { $0.declaration.inherits("PreviewProvider") }
    let hasPreviews = sources.contains { source in
      source.source.find("Preview", from: 0).map { first in
        hasMacro(source.source, from: first)
      } ?? false
    }
    let views = found.filter { $0.declaration.inherits("View") }
    var records: [String] = []
    if !providers.isEmpty {
      records += text(providers, isAlone: true, areProviders: true) { "\($0).previews" }
    } else if !hasPreviews {
      let plain = views.filter { $0.declaration.arguments.isEmpty }
      records += text(plain, isAlone: plain.count == 1) { "\($0)()" }
    }
    let decoded = views.filter {
      $0.declaration.inherits("Decodable") || $0.declaration.inherits("Codable")
    }
    records += decoded.map { view in
      let name = view.name == FileProgram.stem(view.file) ? "nil" : view.name.swiftLiteral
      return record(view, "(\(name), _decoding: \(view.name).self)", isAside: false, "Data")
    }
    guard !records.isEmpty else { return nil }
    return "import SwiftUI\n" + records.joined(separator: "\n") + "\n"
  }

  private static func read(_ files: [String]) -> [(file: String, source: MaskedSource)] {
    files.compactMap { file in
      FileManager.default.contents(atPath: file).map {
        (file: file, source: MaskedSource(String(decoding: $0, as: UTF8.self)))
      }
    }
  }

  private static func declarations(
    _ sources: [(file: String, source: MaskedSource)]
  ) -> [Found] {
    sources.flatMap { file, source in
      TypeDeclaration.all(in: source).map {
        Found(declaration: $0, file: file, line: source.line(at: $0.start))
      }
    }
  }

  private static func hasMacro(_ source: MaskedSource, from first: Int) -> Bool {
    var next: Int? = first
    while let index = next {
      if index > 0, source.code[index - 1] == UInt8(ascii: "#") { return true }
      next = source.find("Preview", from: index + 1)
    }
    return false
  }

  /// Returns the error for files that compile but have nothing to show.
  static func noPreview(in files: [String], _ path: String) -> UsageError {
    let views = declarations(read(files)).filter { $0.declaration.inherits("View") }
    guard let view = views.first else {
      return UsageError(
        "no previews or views in \(path)",
        hint: "add a view and #Preview { YourView() }")
    }
    return UsageError(
      "no previews in \(path), and no views without arguments",
      hint: "add #Preview { \(example(view.declaration)) }"
        + (["Decodable", "Codable"].contains(where: view.declaration.inherits)
          ? ", or decode the view from JSON with --data FILE" : ""))
  }

  private static func example(_ type: TypeDeclaration) -> String {
    "\(type.name)(\(type.arguments.map { "\($0): …" }.joined(separator: ", ")))"
  }

  /// - Parameter isAlone: Whether to show all views. Otherwise, a view that is not named like its
  ///   file is shown only if it is selected by name.
  private static func text(
    _ found: [Found], isAlone: Bool, areProviders: Bool = false, content: (String) -> String
  ) -> [String] {
    found.map { view in
      let stem = FileProgram.stem(view.file)
      let isOwn = view.name == stem || view.name == "\(stem)_Previews"
      let preview = """
        (\(isOwn ? "" : view.name.swiftLiteral)) {
        #sourceLocation(file: \(view.file.swiftLiteral), line: \(view.line))
        \(content(view.name))
        #sourceLocation()
        }
        """
      return record(view, preview, isAside: !isAlone && !isOwn, isProvider: areProviders)
    }
  }

  /// Generates the same record as the `#Preview` macro.
  private static func record(
    _ view: Found, _ preview: String, isAside: Bool, isProvider: Bool = false,
    _ kind: String = "View"
  ) -> String {
    let options = "isAside: \(isAside)" + (isProvider ? ", isProvider: true" : "")
    let file = "Previews/\((view.file as NSString).lastPathComponent)"
    return """
      private enum Galley\(kind)\(view.name) {
        @section("galley_previews") @used
        private static let record: Galley.Preview._Record = (1, 0, { keep($0) })
        private static func keep(_ list: UnsafeMutableRawPointer) {
          Galley.Preview\(preview)._add(to: list, \(file.swiftLiteral), \(view.line), 1, \(options))
        }
      }
      """
  }
}
