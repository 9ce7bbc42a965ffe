import Foundation

/// The animatable numbers of a drawing and their structure.
///
/// Vectors of the same structure can be added and scaled. The sum or difference of vectors of
/// different structures is the first operand, so that nothing is interpolated between them.
package struct AnimatableVector: VectorArithmetic {
  /// Describes the numbers, such as the kinds of styles and the number of their stops.
  private(set) var structure: [UInt32] = []
  private(set) var values: [Double] = []
  /// The animatable data of shapes, which have custom types.
  private(set) var shapes: [AnyAnimatableData] = []

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

// MARK: Writing and reading

extension AnimatableVector {
  mutating func append(structure part: Int) { structure.append(UInt32(truncatingIfNeeded: part)) }
  mutating func append(_ value: Double) { values.append(value) }
  mutating func append(_ size: CGSize) {
    values.append(Double(size.width))
    values.append(Double(size.height))
  }
  mutating func append(_ shape: AnyAnimatableData) { shapes.append(shape) }

  /// Reads numbers in the order in which they were written.
  struct Reader {
    private let vector: AnimatableVector
    private var (value, shape) = (0, 0)

    init(_ vector: AnimatableVector) { self.vector = vector }

    mutating func number() -> Double {
      defer { value += 1 }
      return vector.values[value]
    }

    mutating func length() -> CGFloat { CGFloat(number()) }

    mutating func size() -> CGSize {
      let width = length()
      return CGSize(width: width, height: length())
    }

    mutating func shapeData() -> AnyAnimatableData {
      defer { shape += 1 }
      return vector.shapes[shape]
    }
  }
}

/// A drawing that can be animated: it writes its numbers to a vector and reads them back.
///
/// There is no default implementation: every kind of drawing declares which numbers are animated.
protocol VectorRepresentable {
  func write(to vector: inout AnimatableVector)
  /// Reads what `write(to:)` wrote for a value with the same structure.
  mutating func read(from reader: inout AnimatableVector.Reader)
}

extension VectorRepresentable {
  package var animatableData: AnimatableVector {
    get {
      var vector = AnimatableVector()
      write(to: &vector)
      return vector
    }
    set {
      var reader = AnimatableVector.Reader(newValue)
      read(from: &reader)
    }
  }
}
