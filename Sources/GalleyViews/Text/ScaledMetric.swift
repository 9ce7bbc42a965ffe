import Foundation

/// A value that the reader's text size scales.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// - Parameters:
  ///   - wrappedValue: The value at the default text size.
  ///   - style: The text style with whose size the value grows. Default: body.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    scaled = wrappedValue
    self.style = style
  }

  /// The value at the reader's text size.
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
