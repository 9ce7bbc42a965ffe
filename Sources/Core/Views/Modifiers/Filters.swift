import Foundation

/// Effects on pixels, none of which affects layout. Source of the matrices: `ColorMatrix`.
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

  /// Draws the view with a Gaussian blur.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points, 0…10,000; others are clamped.
  ///   - opaque: Whether the edges stay opaque. Default: `false`, they become transparent.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // Beyond this no shape is visible.
    let radius = radius.isNaN ? 0 : min(max(Double(radius), 0), 10_000)
    return filter("blur") { _ in .blur(radius: radius, isOpaque: opaque) }
  }

  /// Draws the view lighter, or darker for negative amounts; 1 is white, -1 black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    colors("brightness") { _ in .brightness(amount) }
  }

  /// Multiplies the differences from middle gray by `amount`; 1 changes nothing, and negative
  /// amounts invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    colors("contrast") { _ in .contrast(amount) }
  }

  /// Multiplies the saturation of the view's colors by `amount`; 1 changes nothing, 0 is gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    colors("saturation") { _ in .saturation(amount) }
  }

  /// Draws the view with less saturation, 0…1; 0 changes nothing, 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colors("grayscale") { _ in .saturation(1 - min(max(amount, 0), 1)) }
  }

  /// Rotates the hues of the view's colors by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colors("hueRotation") { _ in .hueRotation(angle.radians) }
  }

  /// Inverts the view's colors.
  nonisolated public func colorInvert() -> some View { colors("colorInvert") { _ in .inversion } }

  /// Multiplies each component of the view's colors by that of `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    colors("colorMultiply") { .multiplication(by: color.resolve(in: $0)) }
  }

  /// Draws the view in black, with its luminance as the opacity.
  nonisolated public func luminanceToAlpha() -> some View {
    colors("luminanceToAlpha") { _ in .luminanceToAlpha }
  }

  /// Blends the view with what is drawn below it in the nearest compositing group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    filter("blendMode") { _ in .blend(blendMode) }
  }

  /// Draws the view by itself before it is composited: opacity applies to it as a whole, and blend
  /// modes in it do not affect what is below.
  nonisolated public func compositingGroup() -> some View {
    filter("compositingGroup") { _ in .group }
  }

  /// Draws the view by itself before it is composited.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view is opaque: where it draws nothing, it is black. Default: `false`.
  ///   - colorMode: Accepted for source compatibility.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    background { if opaque { Color.black } }.filter("drawingGroup") { _ in .group }
  }

  /// Masks the view with the opacity of another one.
  ///
  /// - Parameters:
  ///   - alignment: Where the mask lies on the view. Default: center.
  ///   - mask: The views whose opacity is used; without any, the view is hidden.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: mask(), side: .mask, alignment: alignment))
  }

  /// Masks the view with the opacity of another one, which is centered on it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(layer: mask, side: .mask, alignment: .center))
  }
}

/// The color space in which the colors of a picture or drawing group are blended. Accepted for
/// source compatibility.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
