import Foundation

/// A JSON value, read and written by Foundation.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads JSON; `nil` if it is invalid.
  init?(_ bytes: some Sequence<UInt8>) {
    let data = Data(bytes)
    guard
      let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    self.init(foundation: value)
  }

  private init(foundation value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(value.map { JSONValue(foundation: $0) })
    case let value as [String: Any]:
      self = .object(value.mapValues { JSONValue(foundation: $0) })
    case let value as NSNumber:
      self = CFNumberIsBoolean(value) ? .bool(value.boolValue) : .number(value.doubleValue)
    default: self = .null
    }
  }

  private var foundation: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value):
      // Whole numbers are written without a point.
      Int(exactly: value).map { $0 as Any } ?? value
    case .string(let value): value
    case .array(let values): values.map(\.foundation)
    case .object(let members): members.mapValues(\.foundation)
    }
  }

  /// The JSON on one line.
  var bytes: [UInt8] {
    let options: JSONSerialization.WritingOptions = [
      .fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(withJSONObject: foundation, options: options)
    return data.map { [UInt8]($0) } ?? Array("null".utf8)
  }

  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var isObject: Bool { if case .object = self { true } else { false } }

  /// The kind of value, with its article, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Whether a number was `true` or `false`.
private func CFNumberIsBoolean(_ number: NSNumber) -> Bool {
  String(cString: number.objCType) == "c"
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
