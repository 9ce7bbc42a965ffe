import Foundation

/// How values of a format are stored and compared.
public struct Diffing<Value> {
  /// Returns the contents of a reference.
  public var toData: (Value) -> Data
  /// Returns the value of a reference.
  public var fromData: (Data) -> Value
  /// Compares a reference with the current value. Returns `nil` if they match, or else a description
  /// of the difference, and files that show it.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])?
  /// How pictures are compared; `nil` for other values and for custom comparisons.
  var pictures: PicturePrecision?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ value: Value) -> (String, [XCTAttachment])?
  ) {
    self = .diff(toData: toData, fromData: fromData) { reference, value in
      diff(reference, value).map { ($0, $1.map { .xcTest($0) }) }
    }
  }

  private init(
    _ toData: @escaping (Value) -> Data, _ fromData: @escaping (Data) -> Value,
    _ diff: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) {
    (self.toData, self.fromData, diffV2) = (toData, fromData, diff)
  }

  /// Returns a comparison whose differences can have files.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ value: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(toData, fromData, diffV2)
  }

  /// Compares a reference with the current value, with attachments for XCTest.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get {
      { [diffV2] reference, value in
        diffV2(reference, value).map { ($0, $1.map(\.attachment)) }
      }
    }
    set {
      diffV2 = { reference, value in newValue(reference, value).map { ($0, $1.map { .xcTest($0) }) }
      }
    }
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
