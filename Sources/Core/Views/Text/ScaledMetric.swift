import Foundation

/// A property wrapper for a number that scales with the Dynamic Type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// Creates a scaled number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the default text size.
  ///   - style: The text style to scale with. Default: body.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    scaled = wrappedValue
    self.style = style
  }

  /// The number, scaled to the environment's Dynamic Type size.
  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    scaled =
      base
      * Value(
        TextStyleMetrics.size(style, context.environment.dynamicTypeSize)
          / TextStyleMetrics.size(style, .large))
  }

  package func isStructurallyEqual(to other: ScaledMetric) -> Bool { scaled == other.scaled }
}
