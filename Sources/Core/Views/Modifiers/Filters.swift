import Foundation

/// Filters on pixels that do not affect layout. Source of the matrices: `ColorMatrix`.
extension View {
  nonisolated private func filter(
    _ label: String, _ filter: @escaping (EnvironmentValues) -> Filter
  ) -> some View {
    modifier(EffectModifier(label: label) { .filter(filter($0)) })
  }

  nonisolated private func colors(
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

  /// Brightens the view, or darkens it for negative amounts. 1 is white; -1 is black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    colors("brightness") { _ in .brightness(amount) }
  }

  /// Multiplies the difference from middle gray by `amount`. 1 changes nothing; negative amounts
  /// invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    colors("contrast") { _ in .contrast(amount) }
  }

  /// Multiplies the saturation of the view's colors by `amount`. 1 changes nothing; 0 is gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    colors("saturation") { _ in .saturation(amount) }
  }

  /// Reduces the view's saturation by an amount from 0 to 1. 0 changes nothing; 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colors("grayscale") { _ in .saturation(1 - min(max(amount, 0), 1)) }
  }

  /// Rotates the hues of the view's colors by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colors("hueRotation") { _ in .hueRotation(angle.radians) }
  }

  /// Inverts the view's colors.
  nonisolated public func colorInvert() -> some View { colors("colorInvert") { _ in .inversion } }

  /// Multiplies each component of the view's colors by the matching component of `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    colors("colorMultiply") { .multiplication(by: color.resolve(in: $0)) }
  }

  /// Converts the view's luminance to the opacity of black.
  nonisolated public func luminanceToAlpha() -> some View {
    colors("luminanceToAlpha") { _ in .luminanceToAlpha }
  }

  /// Blends the view with the background within the nearest compositing group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    filter("blendMode") { _ in .blend(blendMode) }
  }

  /// Renders the view as a group before compositing: opacity applies to it as a whole, and blend
  /// modes within it do not affect the background.
  nonisolated public func compositingGroup() -> some View {
    filter("compositingGroup") { _ in .group }
  }

  /// Renders the view as a group before compositing.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view is opaque. An opaque view is black where it draws nothing.
  ///     Default: `false`.
  ///   - colorMode: Accepted for source compatibility.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    background { if opaque { Color.black } }.filter("drawingGroup") { _ in .group }
  }

  /// Masks the view with the opacity of another view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask with the view. Default: center.
  ///   - mask: The views that provide the opacity. An empty mask hides the view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: mask(), side: .mask, alignment: alignment))
  }

  /// Masks the view with the opacity of another view, centered on it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(layer: mask, side: .mask, alignment: .center))
  }
}

/// The color space for blending colors of a picture or drawing group. Accepted for source
/// compatibility.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
