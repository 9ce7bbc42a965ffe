import Foundation

/// What a property expects of JSON, in words.
enum JSONExpectation {
  case wholeNumber, number, boolean, text, date, array, object
  case other(String)

  /// - Parameter type: The type that could not be decoded.
  init(_ type: Any.Type) {
    self =
      switch type {
      case is any FixedWidthInteger.Type: .wholeNumber
      case is any BinaryFloatingPoint.Type, is Decimal.Type: .number
      case is Bool.Type: .boolean
      case is String.Type: .text
      case is Date.Type: .date
      case is [Any].Type: .array
      case is [String: Any].Type: .object
      default: .other("\(type)")
      }
  }

  /// The hint for a value that is not of the type.
  static let correction = "correct the value, or change the type of the property"

  var isNot: String {
    switch self {
    case .wholeNumber: "is not a whole number"
    case .number: "is not a number"
    case .boolean: "is neither true nor false"
    case .text: "is not text"
    case .date: "is not a date"
    case .array: "is not an array"
    case .object: "is not an object"
    case .other(let name): "is not a value of \(name)"
    }
  }

  /// - Parameter value: The value found, as written.
  func hint(for value: String?) -> String {
    let isQuoted = value?.hasPrefix("\"") ?? false
    let text = isQuoted ? value.map { String($0.dropFirst().dropLast()) } : value
    guard value != "null", text != "" else {
      return "give it a value, or declare the property as optional"
    }
    switch self {
    case .wholeNumber, .number:
      let meant = text.flatMap(Self.number)
      guard let meant, !isWhole || !meant.contains(".") else {
        return isWhole ? "write a whole number, such as 3" : "write a number, such as 3.50"
      }
      return meant == text ? "write \(meant), without quotation marks" : "write \(meant)"
    case .boolean: return "write true or false"
    case .text: return isQuoted ? "" : "write it in quotation marks"
    case .date: return "write 2026-01-02, 2026-01-02T10:30:00Z, or the seconds since 2001"
    case .array: return "write it as an array of JSON, such as [\"a\", \"b\"]"
    case .object: return "write it as an object of JSON, such as {\"a\": 1}"
    case .other: return Self.correction
    }
  }

  private var isWhole: Bool { if case .wholeNumber = self { true } else { false } }

  /// Returns the number that a text such as `€ 1.234,50` probably means, as JSON.
  static func number(_ text: String) -> String? {
    let plain = text.filter { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    guard !text.contains(where: { $0.isASCII && $0.isLetter }) else { return nil }
    let marks = plain.filter { ".,".contains($0) }
    guard let last = marks.last else { return PlainNumber.json(plain) }
    // One thousand, or one.
    if marks == ",", plain.contains(/,\d{3}$/) { return nil }
    // The last mark is the decimal one, unless it is repeated, as in 1.234.567.
    let isGrouping = marks.count > 1 && marks.allSatisfy { $0 == last }
    return PlainNumber.json(plain, decimal: isGrouping ? (last == "," ? "." : ",") : last)
  }
}
