import Foundation

/// Filters on pixels that do not affect layout. Source of the matrices: `ColorMatrix`.
extension View {
  nonisolated func filter(
    _ label: String, _ filter: @escaping (EnvironmentValues) -> Filter
  ) -> some View {
    modifier(EffectModifier(label: label) { .filter(filter($0)) })
  }

  nonisolated func colors(
    _ label: String, _ matrix: @escaping (EnvironmentValues) -> ColorMatrix
  ) -> some View {
    filter(label) { .color(matrix($0)) }
  }

  /// Applies a Gaussian blur to the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation, in points, clamped to 0…10,000.
  ///   - opaque: Whether the edges stay opaque. Default: `false`, which makes them transparent.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // With larger radii, no shape remains visible.
    let radius = radius.isNaN ? 0 : min(max(Double(radius), 0), 10_000)
    return filter("blur") { _ in .blur(radius: radius, isOpaque: opaque) }
  }
}

/// The color space for blending colors of a picture or drawing group. Accepted for source
/// compatibility.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
