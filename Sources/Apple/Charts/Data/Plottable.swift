import Foundation

/// A type whose values can be plotted: a number, a date, or a category.
public protocol Plottable {
  /// The number, date or string that represents a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that represents the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value that a number, date or string represents; `nil` if it represents none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a scale sees it. Custom types never implement this.
  var _plotted: _PlottedValue { get }

  /// Creates a value from a scale's value; `nil` if the kinds differ.
  init?(_plotted: _PlottedValue)
}

/// A value as a scale sees it.
public enum _PlottedValue: Hashable, Sendable {
  /// A quantity.
  case number(Double)
  /// A moment, in seconds since the reference date.
  case date(Double)
  /// A category.
  case category(String)

  /// The quantity, or the seconds of a date; `nil` for a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  /// The name of a category; `nil` for a quantity or a date.
  var category: String? { if case .category(let name) = self { name } else { nil } }

  var isFinite: Bool { number?.isFinite ?? true }

  /// Returns a value of the same kind with another number.
  func with(_ number: Double) -> _PlottedValue {
    if case .date = self { .date(number) } else { .number(number) }
  }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The number, date or string that represents the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// Creates the value whose raw value is represented.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Plottable {
  var plotted: _PlottedValue { primitivePlottable._plotted }

  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// Creates the nearest integer.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// Creates a number.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The nearest `Double`.
  public var _plotted: _PlottedValue { .number((self as NSDecimalNumber).doubleValue) }

  /// Creates a number.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The moment.
  public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

  /// Creates a date.
  public init?(_plotted: _PlottedValue) {
    guard case .date(let seconds) = _plotted else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The category.
  public var _plotted: _PlottedValue { .category(self) }

  /// Creates the name of a category.
  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}
