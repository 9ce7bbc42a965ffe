/// The named colors of a system, and the gradient of its colors. Each system has its own file, such
/// as `SystemPalette+IOS18.swift`.
package final class SystemPalette: Sendable {
  /// The values of a color in light and dark mode.
  package typealias Pair = (light: ResolvedColor, dark: ResolvedColor)

  /// Returns the values of a color.
  package let color: @Sendable (SystemColor) -> Pair
  /// Returns the values for increased contrast, or `nil` if they are the same.
  package let increased: @Sendable (SystemColor) -> Pair?
  /// Returns the stops of `Color.gradient`, from top to bottom.
  package let gradient: @Sendable (ResolvedColor) -> [PaintStop]

  package init(
    color: @escaping @Sendable (SystemColor) -> Pair,
    increased: @escaping @Sendable (SystemColor) -> Pair?,
    gradient: @escaping @Sendable (ResolvedColor) -> [PaintStop]
  ) {
    self.color = color
    self.increased = increased
    self.gradient = gradient
  }
}

extension SystemPalette: Hashable {
  package static func == (a: SystemPalette, b: SystemPalette) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
