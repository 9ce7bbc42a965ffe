/// A color computed from the environment, such as one from an asset catalog.
package struct AdaptiveColor: Hashable, Sendable {
  /// The name used in descriptions.
  package let name: String
  /// Returns the color for an environment.
  package let resolve: @Sendable (EnvironmentValues) -> ResolvedColor
  private let key: any Hashable & Sendable

  /// Creates a color.
  ///
  /// - Parameter key: Everything the color depends on besides the environment. Colors with equal
  ///   keys are equal.
  package init<K: Hashable & Sendable>(
    _ name: String, key: K, resolve: @escaping @Sendable (EnvironmentValues) -> ResolvedColor
  ) {
    (self.name, self.key, self.resolve) = (name, key, resolve)
  }

  package static func == (a: AdaptiveColor, b: AdaptiveColor) -> Bool {
    AnyHashable(a.key) == AnyHashable(b.key)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(key).hash(into: &hasher) }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates a color from a `#colorLiteral`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
