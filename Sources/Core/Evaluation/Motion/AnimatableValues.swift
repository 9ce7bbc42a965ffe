/// Makes a type animate all of its stored properties that can be interpolated: numbers, angles and
/// other values that are `Animatable`. Constants and properties with attributes, such as `@State`,
/// don't animate.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "GalleyMacros", type: "AnimatableMacro")

/// Excludes a property from those that `@Animatable` interpolates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "GalleyMacros", type: "AnimatableIgnoredMacro")

/// The animatable data of several properties, in the order of their declaration.
public struct _AnimatableValues: VectorArithmetic {
  private var parts: [any VectorArithmetic] = []

  /// Creates data without any values.
  public init() {}

  /// Adds the data of a property.
  public mutating func add<Value: Animatable>(_ value: Value) {
    parts.append(value.animatableData)
  }

  /// Adds nothing for a property that can't be interpolated.
  @_disfavoredOverload
  public mutating func add<Value>(_ value: Value) {}

  /// Removes the first data and stores them in a property.
  public mutating func move<Value: Animatable>(to value: inout Value) {
    guard !parts.isEmpty else { return }
    if let data = parts.removeFirst() as? Value.AnimatableData { value.animatableData = data }
  }

  /// Stores nothing in a property that can't be interpolated.
  @_disfavoredOverload
  public mutating func move<Value>(to value: inout Value) {}

  // MARK: Arithmetic

  /// Data without any values, to which others can be added.
  public static var zero: _AnimatableValues { _AnimatableValues() }

  /// Adds corresponding values. A missing value counts as zero.
  public static func + (a: Self, b: Self) -> Self { combined(a, b, isSum: true) }

  /// Subtracts corresponding values. A missing value counts as zero.
  public static func - (a: Self, b: Self) -> Self { combined(a, b, isSum: false) }

  private static func combined(_ a: Self, _ b: Self, isSum: Bool) -> Self {
    func combined<V: VectorArithmetic>(_ a: V, _ b: (any VectorArithmetic)?) -> V {
      let other = b as? V ?? .zero
      return isSum ? a + other : a - other
    }
    func negated<V: VectorArithmetic>(_ value: V) -> V { isSum ? value : .zero - value }
    var result = a
    for (index, other) in b.parts.enumerated() {
      if index < a.parts.count {
        result.parts[index] = combined(a.parts[index], other)
      } else {
        result.parts.append(negated(other))
      }
    }
    return result
  }

  /// Multiplies all values by a factor.
  public mutating func scale(by factor: Double) {
    for index in parts.indices { parts[index].scale(by: factor) }
  }

  /// The sum of the squared lengths of all values.
  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }

  /// Returns whether all values are equal.
  public static func == (a: Self, b: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool {
      a == b as? V
    }
    guard a.parts.count == b.parts.count else { return false }
    for (a, b) in zip(a.parts, b.parts) where !isEqual(a, b) { return false }
    return true
  }
}
