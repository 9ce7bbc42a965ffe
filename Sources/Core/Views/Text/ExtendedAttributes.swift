/// Apple's Markdown extension `^[text](attribute: value)`. Only the text is kept.
enum ExtendedAttributes {
  /// Removes the extension from a document, except within code.
  ///
  /// Inline code ends within its paragraph, and fenced code blocks are skipped, so paragraphs are
  /// processed one by one. Finding their ends does not require all the rules for blocks.
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
      // Quotes and list items can contain blocks.
      let content = line.drop { $0 == " " || $0 == ">" }
      if let open = fence {
        result += line
        if Fence(content)?.closes(open) == true { fence = nil }
      } else if let opened = Fence(content), opened.canOpen {
        end()
        result += line
        fence = opened
      } else {
        // Empty lines end a paragraph; list items and headings start one.
        let isHeading = content.first == "#"
        if isHeading || isItem(content) || content.allSatisfy(\.properties.isWhitespace) { end() }
        paragraph += line
        if isHeading { end() }
      }
    }
    end()
    return String(result)
  }

  /// Whether a line starts a list item.
  private static func isItem(_ line: Substring.UnicodeScalarView) -> Bool {
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    guard let mark = rest.first, (digits.isEmpty ? "-+*" : ".)").unicodeScalars.contains(mark)
    else { return false }
    return rest.dropFirst().first?.properties.isWhitespace ?? true
  }

  /// The line that starts or ends a fenced code block.
  private struct Fence {
    private let mark: Unicode.Scalar
    private let length: Int
    private let rest: Substring.UnicodeScalarView

    /// - Parameter line: The line without indentation and quote marks.
    init?(_ line: Substring.UnicodeScalarView) {
      guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
      rest = line.drop { $0 == mark }
      length = line.prefix { $0 == mark }.count
      self.mark = mark
      guard length >= 3 else { return nil }
    }

    /// Three backticks followed by another backtick are inline code.
    var canOpen: Bool { mark == "~" || !rest.contains("`") }

    func closes(_ open: Fence) -> Bool {
      mark == open.mark && length >= open.length
        && rest.allSatisfy(\.properties.isWhitespace)
    }
  }

  /// Removes the extension from a paragraph.
  static func removed(
    fromParagraph source: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    guard source.contains("^") else { return source }
    let scalars = Array(source)
    var isLeftOut = [Bool](repeating: false, count: scalars.count)
    /// The open brackets, and whether each follows a caret.
    var open: [(index: Int, hasCaret: Bool)] = []
    var nextParenthesis = -1
    var index = 0
    /// The position of the last backtick run of each length.
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
        // Inline code ends with as many backticks as it starts with.
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
