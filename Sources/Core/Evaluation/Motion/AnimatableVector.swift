import Foundation

/// The animatable numbers of a drawing and their structure.
///
/// Vectors of the same structure can be added and scaled. The sum or difference of vectors of
/// different structures is the first operand, so that nothing is interpolated between them.
package struct AnimatableVector: VectorArithmetic {
  /// Describes the numbers, such as the kinds of styles and the number of their stops.
  fileprivate(set) var structure: [UInt32] = []
  fileprivate(set) var values: [Double] = []
  /// The animatable data of shapes, which have custom types.
  fileprivate(set) var shapes: [AnyAnimatableData] = []

  package static var zero: Self { AnimatableVector() }

  private func combined(
    _ other: Self, _ number: (Double, Double) -> Double,
    _ shape: (AnyAnimatableData, AnyAnimatableData) -> AnyAnimatableData
  ) -> Self {
    guard structure == other.structure, values.count == other.values.count,
      shapes.count == other.shapes.count
    else { return self }
    var result = self
    for index in values.indices {
      result.values[index] = number(values[index], other.values[index])
    }
    for index in shapes.indices { result.shapes[index] = shape(shapes[index], other.shapes[index]) }
    return result
  }

  package static func + (a: Self, b: Self) -> Self { a.combined(b, +, +) }
  package static func - (a: Self, b: Self) -> Self { a.combined(b, -, -) }

  package mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
    for index in shapes.indices { shapes[index].scale(by: rhs) }
  }

  package var magnitudeSquared: Double {
    values.reduce(0) { $0 + $1 * $1 } + shapes.reduce(0) { $0 + $1.magnitudeSquared }
  }

  /// Returns the vector interpolated from `old` to `new`; `nil` if their structures differ.
  static func between(_ old: Self, _ new: Self, _ progress: Double) -> Self? {
    guard old.structure == new.structure, old.values.count == new.values.count,
      old.shapes.count == new.shapes.count
    else { return nil }
    var way = new - old
    way.scale(by: progress)
    return old + way
  }
}

// MARK: Collecting and replacing

/// A pass over the animatable numbers of a drawing, which either collects them or replaces them.
///
/// Both run the same code, so that they visit the same numbers in the same order.
struct NumberPass {
  fileprivate(set) var vector = AnimatableVector()
  /// Whether numbers are replaced by those of the vector.
  fileprivate(set) var isReplacing = false
  private var (value, shape) = (0, 0)

  /// Collects a part of the structure, such as the kind of a style or the number of its stops.
  mutating func structure(_ part: Int) {
    if !isReplacing { vector.structure.append(UInt32(truncatingIfNeeded: part)) }
  }

  /// Collects a number or replaces it. The bounds apply to replacements, such as those of a spring
  /// that overshoots.
  mutating func number(
    _ number: inout Double, from lower: Double = -.infinity, to upper: Double = .infinity
  ) {
    if isReplacing {
      number = min(max(vector.values[value], lower), upper)
      value += 1
    } else {
      vector.values.append(number)
    }
  }

  mutating func number(_ number: inout CGFloat, from lower: Double = -.infinity) {
    var value = Double(number)
    self.number(&value, from: lower)
    number = CGFloat(value)
  }

  mutating func numbers(_ numbers: inout [CGFloat], from lower: Double = -.infinity) {
    for index in numbers.indices { number(&numbers[index], from: lower) }
  }

  mutating func size(_ size: inout CGSize) {
    number(&size.width)
    number(&size.height)
  }

  mutating func point(_ point: inout UnitPoint) {
    number(&point.x)
    number(&point.y)
  }

  mutating func point(_ point: inout CGPoint) {
    number(&point.x)
    number(&point.y)
  }

  mutating func angle(_ angle: inout Angle) { number(&angle.radians) }

  mutating func each<Part: VectorRepresentable>(_ parts: inout [Part]) {
    for index in parts.indices { parts[index].pass(&self) }
  }

  /// Collects the data of a shape, or returns its replacement.
  mutating func shape(_ data: () -> AnyAnimatableData) -> AnyAnimatableData? {
    guard isReplacing else {
      vector.shapes.append(data())
      return nil
    }
    defer { shape += 1 }
    return vector.shapes[shape]
  }
}

/// A drawing that can be animated.
///
/// There is no default implementation: every kind of drawing declares which numbers are animated.
protocol VectorRepresentable {
  /// Shows the drawing's structure and its numbers to a pass. Replacements come from a drawing with
  /// the same structure.
  mutating func pass(_ numbers: inout NumberPass)
}

extension VectorRepresentable {
  package var animatableData: AnimatableVector {
    get {
      var (copy, numbers) = (self, NumberPass())
      copy.pass(&numbers)
      return numbers.vector
    }
    set {
      var numbers = NumberPass()
      (numbers.vector, numbers.isReplacing) = (newValue, true)
      pass(&numbers)
    }
  }
}
