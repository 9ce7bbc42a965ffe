import Foundation

/// The files that the preview page shares with the report.
package enum SharedPageFiles {
  package static var style: [UInt8] { PackageResources.base_css }
  package static var script: [UInt8] { PackageResources.page_js }
}

/// Assembles the page from the files in `Page/`.
enum ReportPage {
  private static let styles = [PackageResources.base_css, PackageResources.report_css]
  private static let scripts = [
    PackageResources.page_js, PackageResources.model_js, PackageResources.stage_js,
    PackageResources.scene_js, PackageResources.overview_js, PackageResources.keyboard_js,
  ]

  static func html(_ data: ReportData) -> String {
    let parts = [
      "/*style*/": styles.map(text).joined(separator: "\n"),
      "/*data*/": json(data),
      "/*script*/": scripts.map(text).joined(separator: "\n"),
    ]
    // Split at the marks first, so that no part is searched for the marks of another.
    var page = ""
    var rest = text(PackageResources.report_html)[...]
    while let (mark, range) = nextMark(in: rest, of: parts) {
      page += rest[..<range.lowerBound] + (parts[mark] ?? "")
      rest = rest[range.upperBound...]
    }
    return page + rest
  }

  private static func nextMark(
    in text: Substring, of parts: [String: String]
  ) -> (String, Range<String.Index>)? {
    parts.keys.compactMap { mark in text.range(of: mark).map { (mark, $0) } }
      .min { $0.1.lowerBound < $1.1.lowerBound }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns JSON that is safe inside a script element, because it can't contain a tag.
  private static func json(_ data: ReportData) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    guard let json = try? encoder.encode(data) else {
      preconditionFailure("strings and numbers can always be encoded")
    }
    return escaped(json)
  }

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
    return text(bytes)
  }
}
