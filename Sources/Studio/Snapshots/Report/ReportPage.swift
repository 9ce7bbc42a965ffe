import Foundation
import Galley

/// The files that the preview page shares with the report, by name.
package enum SharedPageFiles {
  package static var all: [String: String] {
    PageText.files.filter { ["base.css", "page.js"].contains($0.key) }
  }
}

/// Assembles the page from the files in `Page/`.
enum ReportPage {
  private static let styles = ["base.css", "report.css"]
  private static let scripts = [
    "page.js", "model.js", "stage.js", "scene.js", "overview.js", "keyboard.js",
  ]

  static func html(_ data: ReportData) -> String {
    let parts = [
      "/*style*/": text(styles), "/*data*/": json(data), "/*script*/": text(scripts),
    ]
    // Split at the marks first, so that no part is searched for the marks of another.
    var page = ""
    var rest = text(["report.html"])[...]
    while let (mark, range) = nextMark(in: rest, of: parts) {
      page += rest[..<range.lowerBound] + (parts[mark] ?? "")
      rest = rest[range.upperBound...]
    }
    return page + rest
  }

  /// Writes the page atomically.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  static func write(_ data: ReportData, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try Folder.make(folder) }
    try AtomicFile.write(Array(html(data).utf8), to: path)
  }

  private static func nextMark(
    in text: Substring, of parts: [String: String]
  ) -> (String, Range<String.Index>)? {
    parts.keys.compactMap { mark in text.range(of: mark).map { (mark, $0) } }
      .min { $0.1.lowerBound < $1.1.lowerBound }
  }

  private static func text(_ names: [String]) -> String {
    names.map { name in
      guard let text = PageText.files[name] else { preconditionFailure("\(name) is missing") }
      return text
    }
    .joined(separator: "\n")
  }

  /// Returns JSON that is safe inside a script element, because it can't contain a tag.
  private static func json(_ data: ReportData) -> String { escaped(data.json) }

  /// Replaces each `<` with `\u003c`. Searches bytes, because pictures make up megabytes without
  /// any.
  private static func escaped(_ json: Data) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    json.withUnsafeBytes { (json: UnsafeRawBufferPointer) in
      guard var rest = json.baseAddress else { return }
      let end = rest + json.count
      while let found = memchr(rest, Int32(UInt8(ascii: "<")), end - rest) {
        let mark = UnsafeRawPointer(found)
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: rest, count: mark - rest))
        bytes.append(contentsOf: "\\u003c".utf8)
        rest = mark + 1
      }
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: rest, count: end - rest))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
