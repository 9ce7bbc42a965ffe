import Foundation

/// Parses inline Markdown: `**bold**`, `*italic*`, `_italic_`, `~~strikethrough~~`, `` `code` ``,
/// `[link](address)` and `\` before a mark. A mark without a counterpart is shown as it is.
struct InlineMarkdown {
  private enum Token {
    case text(String)
    case runs([Text.Run])
    case mark(Mark, canOpen: Bool, canClose: Bool)
    case code(String)
    case link([Token])
  }

  /// Searches a text for a character from ever larger indices. All searches together pass each
  /// character once.
  private struct ForwardSearch {
    private let character: Character
    /// The latest result; the end of the text where there was none.
    private var position = -1

    init(_ character: Character) { self.character = character }

    mutating func index(in characters: [Character], from start: Int) -> Int? {
      if position < start {
        position = characters[start...].firstIndex(of: character) ?? characters.count
      }
      return position < characters.count ? position : nil
    }
  }

  private enum Mark: String {
    case bold = "**"
    case italic = "*"
    case underscore = "_"
    case strike = "~~"
  }

  private var tokens: [Token] = []

  mutating func append(verbatim string: String) { tokens.append(.text(string)) }
  mutating func append(_ runs: [Text.Run]) { tokens.append(.runs(runs)) }

  /// Parses a literal; a mark beside an interpolated value is beside its text.
  mutating func read(_ literal: String, followsValue: Bool, precedesValue: Bool) {
    guard literal.contains(where: { "*_~`[\\".contains($0) }) else {
      return append(verbatim: literal)
    }
    tokens += Self.tokens(
      of: Array(literal), before: followsValue ? Self.value : " ",
      after: precedesValue ? Self.value : " ")
  }

  /// A placeholder for the text of an interpolated value.
  private static let value: Character = "\u{FFFC}"

  private static func tokens(
    of characters: [Character], before start: Character = " ", after end: Character = " "
  ) -> [Token] {
    var tokens: [Token] = []
    var plain = ""
    var index = 0
    var brackets = ForwardSearch("]")
    var parentheses = ForwardSearch(")")
    func flush() {
      if !plain.isEmpty { tokens.append(.text(plain)) }
      plain = ""
    }
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if character == "\\", let next, next.isPunctuation || next.isSymbol {
        plain.append(next)
        index += 2
      } else if character == "`",
        let end = characters[(index + 1)...].firstIndex(of: "`"), end > index + 1
      {
        flush()
        tokens.append(.code(String(characters[(index + 1)..<end])))
        index = end + 1
      } else if character == "[",
        let (label, end) = link(characters, at: index, &brackets, &parentheses)
      {
        flush()
        tokens.append(.link(Self.tokens(of: label)))
        index = end
      } else if let mark = mark(character, next) {
        flush()
        let length = mark.rawValue.count
        let before = index > 0 ? characters[index - 1] : start
        let after = index + length < characters.count ? characters[index + length] : end
        // An underscore within a word is part of it.
        let joins = mark == .underscore && before.isLetter && after.isLetter
        tokens.append(
          .mark(
            mark, canOpen: !after.isWhitespace && !joins, canClose: !before.isWhitespace && !joins))
        index += length
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush()
    return tokens
  }

  private static func mark(_ character: Character, _ next: Character?) -> Mark? {
    switch character {
    case "*": next == "*" ? .bold : .italic
    case "_": .underscore
    case "~": next == "~" ? .strike : nil
    default: nil
    }
  }

  private static func link(
    _ characters: [Character], at start: Int, _ brackets: inout ForwardSearch,
    _ parentheses: inout ForwardSearch
  ) -> (label: [Character], end: Int)? {
    guard let close = brackets.index(in: characters, from: start), close + 1 < characters.count,
      characters[close + 1] == "(",
      let end = parentheses.index(in: characters, from: close)
    else { return nil }
    return (Array(characters[(start + 1)..<close]), end + 1)
  }

  /// The runs with their styles.
  func finish() -> [Text.Run] {
    let runs = Self.styled(tokens, Text.Style())
    return runs.isEmpty ? [Text.Run(string: "")] : runs
  }

  private static func styled(_ tokens: [Token], _ base: Text.Style) -> [Text.Run] {
    let active = pairs(tokens)
    var runs: [Text.Run] = []
    var open: [Mark] = []
    func style() -> Text.Style {
      var style = base
      for mark in open {
        switch mark {
        case .bold: style.isBold = true
        case .italic, .underscore: style.isItalic = true
        case .strike: style.isStruckThrough = true
        }
      }
      return style
    }
    func append(_ string: String, _ style: Text.Style) {
      if let last = runs.indices.last, runs[last].style == style,
        runs[last].value == nil, runs[last].localized == nil
      {
        runs[last].string += string
      } else {
        runs.append(Text.Run(string: string, style: style))
      }
    }
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let string): append(string, style())
      case .code(let string):
        var style = style()
        style.isMonospaced = true
        append(string, style)
      case .runs(let inner): runs += inner.map { $0.within(style()) }
      case .link(let inner):
        var style = style()
        style.color = Text.TextColor(TintShapeStyle())
        runs += styled(inner, style)
      case .mark(let mark, _, _):
        guard active.contains(index) else {
          append(mark.rawValue, style())
          continue
        }
        if let position = open.lastIndex(of: mark) {
          open.remove(at: position)
        } else {
          open.append(mark)
        }
      }
    }
    return runs
  }

  /// The indices of marks that have a counterpart.
  private static func pairs(_ tokens: [Token]) -> Set<Int> {
    var waiting: [Mark: Int] = [:]
    var found: Set<Int> = []
    for (index, token) in tokens.enumerated() {
      guard case .mark(let mark, let canOpen, let canClose) = token else { continue }
      if canClose, let start = waiting[mark] {
        found.formUnion([start, index])
        waiting[mark] = nil
      } else if canOpen {
        waiting[mark] = waiting[mark] ?? index
      }
    }
    return found
  }
}

extension Text.Run {
  /// The run with the marks around it, where it has no style of its own.
  fileprivate func within(_ style: Text.Style) -> Text.Run {
    var copy = self
    copy.style.isBold = copy.style.isBold ?? style.isBold
    copy.style.isItalic = copy.style.isItalic ?? style.isItalic
    copy.style.isStruckThrough = copy.style.isStruckThrough ?? style.isStruckThrough
    copy.style.color = copy.style.color ?? style.color
    return copy
  }
}
