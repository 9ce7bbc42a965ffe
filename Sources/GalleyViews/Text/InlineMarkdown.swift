import Foundation

/// Reads the Markdown within a paragraph, around values that are no Markdown: `**bold**`,
/// `*italic*`, `~~strikethrough~~`, `` `code` ``, `[link](address)` and bare addresses. Line ends and
/// spaces stay, and what would begin a block, such as `# ` or `- `, is shown as it is.
struct InlineMarkdown {
  /// The literal parts, with a placeholder for each value.
  private var source = String.UnicodeScalarView()
  private var values: [[Text.Run]] = []
  private var hasMarks = false
  var readsExtendedAttributes = true

  mutating func append(verbatim string: String) { append([Text.Run(string: string)]) }

  mutating func append(_ runs: [Text.Run]) {
    source.append(Self.placeholder(values.count))
    values.append(runs)
  }

  /// Adds a literal part; a mark beside a value is beside a letter.
  mutating func read(_ literal: String) {
    hasMarks = hasMarks || Self.mayHaveMarks(literal)
    for scalar in literal.unicodeScalars {
      switch scalar {
      case "\n": source.append(Self.lineEnd)
      case "\t", "\r", Self.margin: append(verbatim: String(scalar))
      case _ where scalar.value >= Self.firstPlaceholder: append(verbatim: String(scalar))
      default: source.append(scalar)
      }
    }
  }

  // MARK: Stand-ins

  /// Characters for private use stand for values, as far as there are enough of them.
  private static let firstPlaceholder: UInt32 = 0x100000
  private static let placeholderCount = 0xFFFD
  /// Stands for a line end, so that the paragraph is one line, which can begin one block only.
  private static let lineEnd: Unicode.Scalar = "\t"
  /// White space that begins no block, so that the paragraph is one, and none is trimmed.
  private static let margin: Unicode.Scalar = "\u{1680}"

  private static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstPlaceholder + UInt32(min(index, placeholderCount))) ?? "\u{FFFD}"
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

  // MARK: Runs

  /// The runs with their styles.
  func finish() -> [Text.Run] {
    var runs: [Text.Run] = []
    if hasMarks, values.count <= Self.placeholderCount {
      for piece in Backend.current.markdown(paragraph) {
        add(piece.text.unicodeScalars, style(of: piece), to: &runs)
      }
    } else {
      add(source, Text.Style(), to: &runs)
    }
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  /// The stretches of text, with the values in their places.
  var pieces: [MarkdownPiece] {
    Backend.current.markdown(paragraph).compactMap { piece in
      var copy = piece
      copy.blocks = []
      copy.link = piece.link.map(withValues)
      copy.imageURL = piece.imageURL.map(withValues)
      var runs: [Text.Run] = []
      add(piece.text.unicodeScalars, Text.Style(), to: &runs)
      copy.text = runs.map(\.string).joined()
      return copy.text.isEmpty ? nil : copy
    }
  }

  /// The source as a document of one paragraph.
  private var paragraph: String {
    var text = String.UnicodeScalarView()
    let beginsBlock = source.first.map { !$0.properties.isAlphabetic } ?? false
    if beginsBlock { text.append(Self.margin) }
    text += readsExtendedAttributes ? ExtendedAttributes.removed(from: source) : source
    if source.last?.properties.isWhitespace ?? false { text.append(Self.margin) }
    return String(text)
  }

  private func style(of piece: MarkdownPiece) -> Text.Style {
    var style = Text.Style()
    style.add(InlinePresentationIntent(rawValue: piece.intents.rawValue))
    if let link = piece.link {
      style.color = Text.TextColor(TintShapeStyle())
      style.link = URL(string: withValues(link))
    }
    return style
  }

  private func value(of scalar: Unicode.Scalar) -> [Text.Run]? {
    guard scalar.value >= Self.firstPlaceholder else { return nil }
    let index = Int(scalar.value - Self.firstPlaceholder)
    return values.indices.contains(index) ? values[index] : nil
  }

  private func withValues(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      if let runs = value(of: scalar) {
        for run in runs { result += run.string }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func add(
    _ scalars: String.UnicodeScalarView, _ style: Text.Style, to runs: inout [Text.Run]
  ) {
    var plain = String.UnicodeScalarView()
    func flush() {
      guard !plain.isEmpty else { return }
      if let last = runs.indices.last, runs[last].isPlain, runs[last].style == style {
        runs[last].string.unicodeScalars += plain
      } else {
        runs.append(Text.Run(string: String(plain), style: style))
      }
      plain = String.UnicodeScalarView()
    }
    for scalar in scalars {
      if let inner = value(of: scalar) {
        for run in inner {
          if run.isPlain, run.style == Text.Style() {
            plain += run.string.unicodeScalars
          } else {
            flush()
            runs.append(run.styled(below: style))
          }
        }
      } else if scalar == Self.lineEnd {
        plain.append("\n")
      } else if scalar != Self.margin {
        plain.append(scalar)
      }
    }
    flush()
  }
}

extension Text.Run {
  /// Whether there is nothing but its string and its style.
  fileprivate var isPlain: Bool {
    value == nil && problem == nil && localized == nil && image == nil
  }
}

/// Apple's extension of Markdown, `^[text](attribute: value)`, of which the text is kept.
enum ExtendedAttributes {
  static func removed(from source: String.UnicodeScalarView) -> String.UnicodeScalarView {
    guard source.contains("^") else { return source }
    let scalars = Array(source)
    var isLeftOut = [Bool](repeating: false, count: scalars.count)
    /// Where brackets are open, and whether a caret is before them.
    var open: [(index: Int, hasCaret: Bool)] = []
    var nextParenthesis = -1
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 1
      case "[": open.append((index, index > 0 && scalars[index - 1] == "^"))
      case "]":
        guard let bracket = open.popLast(), bracket.hasCaret, index + 1 < scalars.count,
          scalars[index + 1] == "("
        else { break }
        if nextParenthesis < index {
          nextParenthesis = scalars[index...].firstIndex(of: ")") ?? scalars.count
        }
        guard nextParenthesis < scalars.count else { break }
        for place in [bracket.index - 1, bracket.index] + Array(index...nextParenthesis) {
          isLeftOut[place] = true
        }
        index = nextParenthesis
      default: break
      }
      index += 1
    }
    var result = String.UnicodeScalarView()
    for (scalar, isLeftOut) in zip(scalars, isLeftOut) where !isLeftOut { result.append(scalar) }
    return result
  }
}
