import Foundation

/// A type whose data can be interpolated between two values.
public protocol Animatable {
  /// The type of the data to interpolate; by default empty.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The values to interpolate.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data: a type without its own data does not animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Data that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by a factor.
  mutating func scale(by rhs: Double)
  /// The squared length of the vector.
  var magnitudeSquared: Double { get }
}

/// Animatable data without any values.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}
  /// Empty data.
  public static let zero = EmptyAnimatableData()
  /// Empty data.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Empty data.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values interpolated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Zero for both values.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds the first values and the second values.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Subtracts the first values and the second values.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squared lengths of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Data of any type. Data of different types cannot be interpolated: a sum is then the second
/// operand, and a difference the second operand negated.
public struct AnyAnimatableData: VectorArithmetic {
  private let box: DataBox?

  package init<Data: VectorArithmetic>(_ data: Data) { box = TypedDataBox(data) }
  private init(box: DataBox?) { self.box = box }

  /// Zero for data of any type.
  public static var zero: Self { Self(box: nil) }

  package func value<Data: VectorArithmetic>(_ type: Data.Type) -> Data? {
    (box as? TypedDataBox<Data>)?.data
  }

  /// Returns the sum, or the right operand if the types differ.
  public static func + (a: Self, b: Self) -> Self {
    guard let first = a.box, let second = b.box else { return a.box == nil ? b : a }
    return Self(box: first.adding(second))
  }

  /// Returns the difference, or the right operand negated if the types differ.
  public static func - (a: Self, b: Self) -> Self {
    guard let second = b.box else { return a }
    return Self(box: a.box.map { $0.adding(second.scaled(by: -1)) } ?? second.scaled(by: -1))
  }

  /// Returns whether type and value are equal.
  public static func == (a: Self, b: Self) -> Bool {
    guard let first = a.box, let second = b.box else { return a.box == nil && b.box == nil }
    return first.isEqual(to: second)
  }

  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) { self = Self(box: box?.scaled(by: rhs)) }
  /// The squared length of the wrapped data.
  public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }
}

private class DataBox {
  var magnitudeSquared: Double { fatalError("abstract") }
  func adding(_ other: DataBox) -> DataBox { fatalError("abstract") }
  func scaled(by factor: Double) -> DataBox { fatalError("abstract") }
  func isEqual(to other: DataBox) -> Bool { fatalError("abstract") }
}

private final class TypedDataBox<Data: VectorArithmetic>: DataBox {
  let data: Data

  init(_ data: Data) { self.data = data }

  override var magnitudeSquared: Double { data.magnitudeSquared }

  override func adding(_ other: DataBox) -> DataBox {
    (other as? Self).map { TypedDataBox(data + $0.data) } ?? other
  }

  override func scaled(by factor: Double) -> DataBox {
    var copy = data
    copy.scale(by: factor)
    return TypedDataBox(copy)
  }

  override func isEqual(to other: DataBox) -> Bool { (other as? Self)?.data == data }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

// MARK: Geometry

extension CGPoint: Animatable {
  /// The coordinates, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and height, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// In degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

extension UnitPoint: Animatable {
  /// The fractions along x and y.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
