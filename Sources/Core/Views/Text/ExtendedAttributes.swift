/// Apple's Markdown extension `^[text](attribute: value)`. Only the text is kept, in which nouns can
/// agree with their number: `^[2 order](inflect: true)` shows "2 orders".
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
  ///
  /// - Parameter value: Returns the text that a placeholder in the paragraph stands for; `nil` for other
  ///   characters. Without it, nouns don't change.
  static func removed(
    fromParagraph source: String.UnicodeScalarView, value: ((Unicode.Scalar) -> String?)? = nil
  ) -> String.UnicodeScalarView {
    guard source.contains("^") else { return source }
    let scalars = Array(source)
    var isLeftOut = [Bool](repeating: false, count: scalars.count)
    /// The nouns in the plural, by the last positions of those that they replace.
    var plurals: [Int: String] = [:]
    /// The start of the latest phrase whose nouns agree with a number. Phrases around it do not change.
    var latest = -1
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
        if let value, bracket.index > latest, inflects(scalars[index + 2..<nextParenthesis]) {
          latest = bracket.index
          inflect(scalars, bracket.index + 1..<index, value, &isLeftOut, &plurals)
        }
        for place in [bracket.index - 1, bracket.index] + Array(index...nextParenthesis) {
          isLeftOut[place] = true
        }
        index = nextParenthesis
      default: break
      }
      index += 1
    }
    var result = String.UnicodeScalarView()
    for place in scalars.indices {
      if !isLeftOut[place] { result.append(scalars[place]) }
      if let plural = plurals[place] { result += plural.unicodeScalars }
    }
    return result
  }

  private static func inflects(_ attributes: ArraySlice<Unicode.Scalar>) -> Bool {
    var text = String.UnicodeScalarView()
    text += attributes.filter { !$0.properties.isWhitespace && $0 != "'" }
    return String(text).split(separator: ",").contains("inflect:true")
  }

  /// Replaces nouns after a number other than 1 by their plurals.
  ///
  /// - Parameters:
  ///   - isLeftOut: Receives the positions of the nouns.
  ///   - plurals: Receives the plurals.
  private static func inflect(
    _ scalars: [Unicode.Scalar], _ phrase: Range<Int>, _ value: (Unicode.Scalar) -> String?,
    _ isLeftOut: inout [Bool], _ plurals: inout [Int: String]
  ) {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    func isInNumber(_ scalar: Unicode.Scalar) -> Bool {
      isDigit(scalar) || scalar == "." || scalar == ","
    }
    func isLetter(_ place: Int) -> Bool {
      scalars[place].properties.isAlphabetic && value(scalars[place]) == nil
    }
    /// Whether the latest number is 1; `nil` before a number.
    var isOne: Bool?
    var words: [Range<Int>] = []
    var place = phrase.lowerBound
    while place < phrase.upperBound {
      let start = place
      place += 1
      if let text = value(scalars[start]) {
        // Other values are words that don't change.
        guard let first = text.unicodeScalars.first(where: { $0 != "-" }), isDigit(first) else {
          continue
        }
        (isOne, words) = (text == "1", [])
      } else if isDigit(scalars[start]) {
        while place < phrase.upperBound, isInNumber(scalars[place]) { place += 1 }
        (isOne, words) = (place == start + 1 && scalars[start] == "1", [])
      } else if isLetter(start) {
        while place < phrase.upperBound, isLetter(place) { place += 1 }
        words.append(start..<place)
      } else if scalars[start] == "(" {
        // The address of a link.
        break
      }
    }
    guard isOne == false else { return }
    let singular = words.map { String(String.UnicodeScalarView(scalars[$0])) }
    for (range, (old, new)) in zip(words, zip(singular, EnglishNouns.plural(of: singular)))
    where old != new {
      for place in range { isLeftOut[place] = true }
      plurals[range.upperBound - 1] = new
    }
  }
}
