import Foundation

extension JSONDecoder {
  /// Decodes a value. If a number does not fit its property, the error names the property and the
  /// number; `decode` says that the data is not valid JSON.
  package func decodeNamingFields<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    do {
      return try decode(type, from: data)
    } catch DecodingError.dataCorrupted(let context) {
      throw (JSONReason.isAboutSyntax(context) ? misfit(type, data) : nil)
        ?? DecodingError.dataCorrupted(context)
    }
  }

  /// Finds a number that does not fit its property: as a text, it gives an error that states the
  /// property and its type.
  private func misfit<Value: Decodable>(_ type: Value.Type, _ data: Data) -> DecodingError? {
    guard JSONReason.syntaxError(data) == nil else { return nil }
    let text = JSONText(data)
    for range in text.numbers.prefix(NumberMisfit.tries(data)) {
      do {
        _ = try decode(type, from: text.quoting(range))
      } catch DecodingError.typeMismatch(let wanted, let context) {
        guard let words = NumberMisfit.words(text[range], wanted) else { continue }
        return .dataCorrupted(
          DecodingError.Context(codingPath: context.codingPath, debugDescription: words))
      } catch {
        continue
      }
    }
    return nil
  }
}

/// A number that a type cannot hold.
private enum NumberMisfit {
  /// How many numbers of a value are tried; fewer for a long one.
  static func tries(_ data: Data) -> Int { max(1, min(1000, (16 << 20) / max(1, data.count))) }

  /// Says why a type cannot hold a number; `nil` if it can.
  static func words(_ text: String, _ type: Any.Type) -> String? {
    if let type = type as? any FixedWidthInteger.Type { return words(text, integer: type) }
    let isHeld =
      switch type {
      case is Float.Type: isHeld(text, Float(text))
      case is Decimal.Type: Decimal(string: text).map { !$0.isNaN } ?? false
      default: isHeld(text, Double(text))
      }
    return isHeld ? nil : "\(text) is too large or too small for \(type)"
  }

  private static func words<Integer: FixedWidthInteger>(
    _ text: String, integer: Integer.Type
  ) -> String? {
    let value = Double(text) ?? .infinity
    guard Integer(text) == nil, Integer(exactly: value) == nil else { return nil }
    return value.rounded() == value
      ? "\(text) is not between \(Integer.min) and \(Integer.max)" : "\(text) is not a whole number"
  }

  /// A number that is too small becomes zero.
  private static func isHeld<Number: BinaryFloatingPoint>(_ text: String, _ value: Number?) -> Bool
  {
    guard let value, value.isFinite else { return false }
    let digits = text.prefix { !"eE".contains($0) }
    return value != 0 || !digits.contains { "123456789".contains($0) }
  }
}
