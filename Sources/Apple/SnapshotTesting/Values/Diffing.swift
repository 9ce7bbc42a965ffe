import Foundation

/// How values of a format are stored and compared.
public struct Diffing<Value> {
  /// Returns the contents of a reference.
  public var toData: (Value) -> Data
  /// Returns the value of a reference.
  public var fromData: (Data) -> Value
  /// Compares a reference with the current value. Returns `nil` if they match, or else a description
  /// of the difference, and attachments.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// How pictures are compared; `nil` for other values and for custom comparisons.
  var pictures: PicturePrecision?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ value: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      reference, value in
      LineDifference.description(from: reference, to: value).map { ($0, []) }
    }
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  static var bytes: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { reference, value in
      guard reference != value else { return nil }
      return reference.count == value.count
        ? ("the \(value.count) bytes differ", [])
        : ("\(value.count) bytes instead of \(reference.count)", [])
    }
  }
}
