import Foundation

/// Parses inline Markdown around values that are not parsed: `**bold**`, `*italic*`,
/// `~~strikethrough~~`, `` `code` ``, `[link](address)` and bare URLs. Whitespace is preserved, and
/// block syntax such as `# ` or `- ` is shown as text.
struct InlineMarkdown {
  private enum Part {
    case literal(String)
    case value([Text.Run])
  }

  private var parts: [Part] = []
  private var hasMarks = false
  var readsExtendedAttributes = true
  /// Whether English nouns agree with their number where an extended attribute requires it.
  var inflects = false

  mutating func append(verbatim string: String) { append([Text.Run(string: string)]) }

  mutating func append(_ runs: [Text.Run]) { parts.append(.value(runs)) }

  /// Adds a literal part. A mark next to a value acts as if next to a letter.
  mutating func read(_ literal: String) {
    hasMarks = hasMarks || Self.mayHaveMarks(literal)
    parts.append(.literal(literal))
  }

  /// Returns the runs with their styles.
  func finish() -> [Text.Run] {
    var runs: [Text.Run] = []
    if hasMarks, let paragraph = MarkedParagraph(self) {
      for piece in paragraph.read() { paragraph.add(piece, to: &runs) }
    } else {
      for part in parts {
        switch part {
        case .literal(let string): runs.append(plain: string, Text.Style())
        case .value(let inner): for run in inner { runs.append(run, within: Text.Style()) }
        }
      }
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  /// The text pieces with their values inserted.
  var pieces: [MarkdownPiece] {
    guard let paragraph = MarkedParagraph(self) else {
      return finish().map(\.string).map { MarkdownPiece(text: $0) }
    }
    return paragraph.read().compactMap { piece in
      var copy = piece
      copy.blocks = []
      copy.link = piece.link.map(paragraph.withValues)
      copy.imageURL = piece.imageURL.map(paragraph.withValues)
      copy.text = paragraph.withValues(piece.text)
      return copy.text.isEmpty ? nil : copy
    }
  }

  private static func mayHaveMarks(_ literal: String) -> Bool {
    var literal = literal
    return literal.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
          UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"),
          UInt8(ascii: "@"):
          return true
        case UInt8(ascii: ":"):
          if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") { return true }
        case UInt8(ascii: "w"):
          if index + 3 < bytes.count, bytes[index + 3] == UInt8(ascii: ".") { return true }
        default: break
        }
      }
      return false
    }
  }

  /// The parts as a single-paragraph document, with placeholders for the values.
  private struct MarkedParagraph {
    private var source = String.UnicodeScalarView()
    private var values: [[Text.Run]] = []

    /// - Returns: `nil` if there are more values than placeholders.
    init?(_ markdown: InlineMarkdown) {
      for part in markdown.parts {
        switch part {
        case .literal(let literal): add(literal)
        case .value(let runs): add(runs)
        }
      }
      guard values.count <= Self.placeholderCount else { return nil }
      if markdown.readsExtendedAttributes {
        source = ExtendedAttributes.removed(
          fromParagraph: source,
          value: markdown.inflects
            ? { [self] in value(of: $0).map { $0.map(\.string).joined() } } : nil)
      }
      let beginsBlock = source.first.map { !$0.properties.isAlphabetic } ?? false
      if beginsBlock { source.insert(Self.margin, at: source.startIndex) }
      if source.last?.properties.isWhitespace ?? false { source.append(Self.margin) }
    }

    func read() -> [MarkdownPiece] { Backend.current.markdown(String(source)) }

    private mutating func add(_ runs: [Text.Run]) {
      let index = min(values.count, Self.placeholderCount)
      source.append(Unicode.Scalar(Self.firstPlaceholder + UInt32(index)) ?? "\u{FFFD}")
      values.append(runs)
    }

    private mutating func add(_ literal: String) {
      for scalar in literal.unicodeScalars {
        switch scalar {
        case "\n": source.append(Self.lineEnd)
        case "\t": source.append(Self.tab)
        case "\r": source.append(Self.carriageReturn)
        case Self.margin: add([Text.Run(string: String(scalar))])
        case _ where scalar.value >= Self.firstPlaceholder:
          add([Text.Run(string: String(scalar))])
        default: source.append(scalar)
        }
      }
    }

    // MARK: Placeholders

    /// Private-use characters that stand for values.
    private static let firstPlaceholder: UInt32 = 0x100000
    private static let placeholderCount = 0xFFFB
    /// Placeholders for characters that would end the paragraph or that stand for a line end.
    private static let tab: Unicode.Scalar = "\u{10FFFC}"
    private static let carriageReturn: Unicode.Scalar = "\u{10FFFD}"
    /// Stands for a line end: with a single line, only its start can begin a block.
    private static let lineEnd: Unicode.Scalar = "\t"
    /// Whitespace that starts no block and keeps the parser from trimming the paragraph.
    private static let margin: Unicode.Scalar = "\u{1680}"

    private func value(of scalar: Unicode.Scalar) -> [Text.Run]? {
      guard scalar.value >= Self.firstPlaceholder else { return nil }
      let index = Int(scalar.value - Self.firstPlaceholder)
      return values.indices.contains(index) ? values[index] : nil
    }

    func withValues(_ string: String) -> String {
      var runs: [Text.Run] = []
      add(MarkdownPiece(text: string), to: &runs)
      return runs.map(\.string).joined()
    }

    /// Adds a piece of text, replacing placeholders with their values.
    func add(_ piece: MarkdownPiece, to runs: inout [Text.Run]) {
      var style = Text.Style()
      style.add(piece.intents)
      if let link = piece.link {
        style.color = Text.TextColor(TintShapeStyle())
        style.link = URL(string: withValues(link))
      }
      var plain = ""
      for scalar in piece.text.unicodeScalars {
        if let inner = value(of: scalar) {
          runs.append(plain: plain, style)
          plain = ""
          for run in inner { runs.append(run, within: style) }
        } else if scalar == Self.tab {
          plain += "\t"
        } else if scalar == Self.carriageReturn {
          plain.unicodeScalars.append("\r")
        } else if scalar == Self.lineEnd {
          plain.unicodeScalars.append("\n")
        } else if scalar != Self.margin {
          plain.unicodeScalars.append(scalar)
        }
      }
      runs.append(plain: plain, style)
    }
  }
}

extension [Text.Run] {
  /// Appends a string, merging it into the last run if the styles match.
  fileprivate mutating func append(plain string: String, _ style: Text.Style) {
    guard !string.isEmpty else { return }
    if let last = indices.last, !self[last].hasExtras, self[last].style == style {
      self[last].string += string
    } else {
      append(Text.Run(string: string, style: style))
    }
  }

  fileprivate mutating func append(_ run: Text.Run, within style: Text.Style) {
    if !run.hasExtras, run.style == Text.Style() {
      append(plain: run.string, style)
    } else {
      append(run.styled(below: style))
    }
  }
}
