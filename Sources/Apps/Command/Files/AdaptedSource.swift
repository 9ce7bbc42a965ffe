import Foundation
import Galley
import GalleySnapshots
import GalleySource

/// Swift source as it is compiled on Linux: the same lines, with a few words replaced by others of equal
/// length.
struct AdaptedSource {
  /// The platform for which `#if os(…)` selects code.
  enum Platform: String {
    /// The code for iOS, beside that for Linux.
    case ios
    /// The code for Linux only.
    case linux
  }

  /// The adapted source; `nil` if nothing is replaced.
  let text: String?

  init(_ source: String, for platform: Platform) {
    let masked = MaskedSource(source)
    var bytes = masked.bytes
    var isChanged = false
    func replace(_ range: Range<Int>, with word: String) {
      let padded = Array(word.utf8) + Array(repeating: 32, count: range.count - word.utf8.count)
      bytes.replaceSubrange(range, with: padded)
      isChanged = true
    }
    let overrides = Self.extensions(in: masked)
    for (start, line) in Self.lines(of: masked) {
      func replaceAll(_ expression: some RegexComponent, with word: String) {
        for match in line.matches(of: expression) {
          replace(Self.range(of: match.range, in: line, from: start), with: word)
        }
      }
      // Most lines need no regular expressions, which are slow.
      if line.contains("#") {
        if platform == .ios, line.contains("os"), line.contains(/^\s*#(else)?if\b/) {
          replaceAll(/\bos\s*\(\s*iOS\s*\)/, with: "true")
        }
        // Selectors and key paths become strings, as Linux has no Objective-C.
        let hasPath = line.contains("#selector") || line.contains("#keyPath")
        for match in hasPath ? line.matches(of: /#(selector|keyPath)\(/) : [] {
          let range = Self.range(of: match.range, in: line, from: start)
          let end = masked.closing(range.upperBound - 1)
          guard end < start + line.utf8.count else { continue }
          replace(range, with: String(repeating: " ", count: range.count - 1) + "\"")
          replace(end..<end + 1, with: "\"")
        }
      }
      if line.contains("@"), Self.attributes.contains(where: { line.contains($0) }) {
        // The compiler crashes on the older attributes.
        replaceAll(/@(UI|NS)ApplicationMain\b/, with: "@main")
        replaceAll(/@objc(Members\b|\([^)]*\)|\b)/, with: "")
        replaceAll(/@(IBAction|IBOutlet|IBInspectable|IBDesignable)\b/, with: "")
      }
      // Extensions cannot override methods without Objective-C. Galley would not call such overrides, so
      // they become methods with other names.
      if line.contains("override"), overrides.contains(where: { $0.contains(start) }),
        let match = line.firstMatch(of: /\b(override)\b.*?\b(?:func|var)\s+(\w)/)
      {
        replace(
          Self.range(of: match.1.startIndex..<match.1.endIndex, in: line, from: start), with: "")
        replace(
          Self.range(of: match.2.startIndex..<match.2.endIndex, in: line, from: start),
          with: match.2.uppercased())
      }
      // Submodules are a feature of Clang's modules, such as 'os.log' and 'UIKit.UIView'.
      if line.contains("import"), line.contains("."),
        let match = line.firstMatch(of: /^\s*(?:@\w+\s+)*import\s+\w+(\.[\w.]+)\s*;?\s*$/)
      {
        replace(
          Self.range(of: match.1.startIndex..<match.1.endIndex, in: line, from: start), with: "")
      }
    }
    text = isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Beginnings and ends of the attributes that are replaced.
  private static let attributes = ["ApplicationMain", "@objc", "@IB"]

  /// Returns the lines of code, without comments and strings, each with its position in the source.
  private static func lines(of source: MaskedSource) -> [(start: Int, line: Substring)] {
    var start = 0
    let lines = source.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { line in
      defer { start += line.count + 1 }
      return (start, String(decoding: line, as: UTF8.self)[...])
    }
  }

  /// Returns the ranges of the extensions of UIKit's classes.
  private static func extensions(in source: MaskedSource) -> [Range<Int>] {
    guard source.find("override", from: 0) != nil else { return [] }
    var (ranges, start) = ([Range<Int>](), 0)
    while let found = source.find("extension", from: start) {
      start = found + 9
      let name = source.skippingSpace(from: start)
      guard source.word(at: name).hasPrefix("UI"),
        let brace = source.code[name...].firstIndex(of: UInt8(ascii: "{"))
      else { continue }
      start = source.closing(brace)
      ranges.append(brace..<start)
    }
    return ranges
  }

  private static func range(
    of range: Range<Substring.Index>, in line: Substring, from start: Int
  ) -> Range<Int> {
    let lower = start + line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    return lower..<lower + line.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension AdaptedSource {
  /// Returns the files to compile: copies in a folder of those that are adapted or have previews, in which
  /// the compiler reports problems at the places of the originals.
  ///
  /// - Parameter changed: Called with the path of a copy that is written.
  /// - Throws: `UsageError` if a file is not UTF-8; errors of writing the copies.
  static func files(
    _ files: [String], for platform: Platform, in folder: String, changed: (String) -> Void
  ) throws -> [String] {
    let copies = "\(folder)/sources"
    let names = Dictionary(grouping: files) { ($0 as NSString).lastPathComponent }
    return try files.map { file in
      let name = (file as NSString).lastPathComponent
      guard let data = FileManager.default.contents(atPath: file) else { return file }
      let source = try text(of: data, file)
      // The compiler accepts no files of the same name, and should say so about the files themselves.
      guard names[name]?.count == 1 else { return file }
      let adapted = AdaptedSource(source, for: platform).text
      guard let text = ExpandedPreviews(adapted ?? source, of: file).text ?? adapted else {
        return file
      }
      let copy = "\(copies)/\(name)"
      let lines = "#sourceLocation(file: \(file.swiftLiteral), line: 1)\n\(text)"
      // Leave an unchanged copy alone, to avoid recompiling it.
      if FileManager.default.contents(atPath: copy) != Data(lines.utf8) {
        try Folder.make(copies)
        try AtomicFile.write(Array(lines.utf8), to: copy)
        changed(copy)
      }
      return copy
    }
  }

  /// - Throws: `UsageError` if the file is not UTF-8: the compiler would replace characters silently.
  private static func text(of data: Data, _ file: String) throws -> String {
    if let text = String(validating: data, as: UTF8.self) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw UsageError("\(file):\(line + 1): the file is not UTF-8", hint: "save the file as UTF-8")
  }
}
