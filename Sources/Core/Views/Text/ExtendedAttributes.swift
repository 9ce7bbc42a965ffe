/// Apple's extension of Markdown, `^[text](attribute: value)`, of which the text is kept.
enum ExtendedAttributes {
  /// A document without the extension, which is left alone in code.
  ///
  /// Code between backticks ends in its paragraph, and nothing is read between fences of backticks or
  /// tildes: paragraphs are read one by one. Where they end is found without all rules of blocks.
  static func removed(fromDocument source: String) -> String {
    let scalars = source.unicodeScalars
    guard scalars.contains("^") else { return source }
    var result = String.UnicodeScalarView()
    var paragraph = String.UnicodeScalarView()
    func end() {
      result += removed(fromParagraph: paragraph)
      paragraph = String.UnicodeScalarView()
    }
    var fence: Fence?
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let lineEnd = scalars[start...].firstIndex(of: "\n").map(scalars.index(after:))
      let line = scalars[start..<(lineEnd ?? scalars.endIndex)]
      start = line.endIndex
      // Quotations and the items of lists hold blocks, too.
      let content = line.drop { $0 == " " || $0 == ">" }
      if let open = fence {
        result += line
        if Fence(content)?.closes(open) == true { fence = nil }
      } else if let opened = Fence(content), opened.canOpen {
        end()
        result += line
        fence = opened
      } else {
        // Empty lines end a paragraph; items and headings begin one.
        let isHeading = content.first == "#"
        if isHeading || isItem(content) || content.allSatisfy(\.properties.isWhitespace) { end() }
        paragraph += line
        if isHeading { end() }
      }
    }
    end()
    return String(result)
  }

  /// Whether a line begins an item of a list.
  private static func isItem(_ line: Substring.UnicodeScalarView) -> Bool {
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    guard let mark = rest.first, (digits.isEmpty ? "-+*" : ".)").unicodeScalars.contains(mark)
    else { return false }
    return rest.dropFirst().first?.properties.isWhitespace ?? true
  }

  /// The line that a block of code begins or ends with.
  private struct Fence {
    private let mark: Unicode.Scalar
    private let length: Int
    private let rest: Substring.UnicodeScalarView

    /// - Parameter line: Without what is before it.
    init?(_ line: Substring.UnicodeScalarView) {
      guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
      rest = line.drop { $0 == mark }
      length = line.prefix { $0 == mark }.count
      self.mark = mark
      guard length >= 3 else { return nil }
    }

    /// Three backticks with others after them are code within a line.
    var canOpen: Bool { mark == "~" || !rest.contains("`") }

    func closes(_ open: Fence) -> Bool {
      mark == open.mark && length >= open.length
        && rest.allSatisfy(\.properties.isWhitespace)
    }
  }

  /// A paragraph without the extension.
  static func removed(
    fromParagraph source: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    guard source.contains("^") else { return source }
    let scalars = Array(source)
    var isLeftOut = [Bool](repeating: false, count: scalars.count)
    /// Where brackets are open, and whether a caret is before them.
    var open: [(index: Int, hasCaret: Bool)] = []
    var nextParenthesis = -1
    var index = 0
    /// Where the last run of backticks of each length begins.
    var lastRuns: [Int: Int] = [:]
    func run(at start: Int) -> Int {
      scalars[start...].prefix { $0 == scalars[start] }.count
    }
    var place = 0
    while place < scalars.count {
      let length = scalars[place] == "`" ? run(at: place) : 1
      if scalars[place] == "`" { lastRuns[length] = place }
      place += length
    }
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 1
      case "`":
        // Code, of one line or several, ends with as many backticks as it began with.
        let length = run(at: index)
        var end = index + length
        if let last = lastRuns[length], last > index {
          while !(scalars[end] == "`" && run(at: end) == length) {
            end += scalars[end] == "`" ? run(at: end) : 1
          }
          end += length
        }
        index = end - 1
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
