extension MaskedSource {
  /// Returns the original source in a range, without white space at its ends.
  package func trimmed(_ range: Range<Int>) -> String { text(range)[...].trimmed }

  /// Whether a bracket opens at `index`.
  package func isOpening(_ index: Int) -> Bool { "([{".utf8.contains(code[index]) }

  /// Returns the items between commas that are not inside brackets.
  package func list(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var (start, index, depth) = (range.lowerBound, range.lowerBound, 0)
    while index < range.upperBound {
      switch code[index] {
      case UInt8(ascii: ",") where depth == 0:
        items.append(start..<index)
        start = index + 1
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where code[index - 1] != UInt8(ascii: "-"): depth -= 1
      default: if isOpening(index) { index = closing(index) }
      }
      index += 1
    }
    if skippingSpace(from: start) < range.upperBound { items.append(start..<range.upperBound) }
    return items
  }
}

extension Substring {
  /// The text without white space at its ends.
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let count = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(count))
  }
}

extension String {
  /// The text as a Swift string literal; it must not contain line breaks.
  package var swiftLiteral: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
