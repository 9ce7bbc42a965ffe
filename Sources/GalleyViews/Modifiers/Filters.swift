import Foundation

/// Changes to pixels. Layout does not notice any of them. Source of the matrices: `ColorMatrix`.
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

  /// Draws the view out of focus.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - opaque: Whether edges keep their opacity, instead of becoming transparent.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // Beyond this no shape is left to see.
    let radius = radius.isNaN ? 0 : min(max(Double(radius), 0), 10_000)
    return filter("blur") { _ in .blur(radius: radius, isOpaque: opaque) }
  }

  /// Draws the view lighter, or darker for negative amounts; 1 is white, -1 black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    colors("brightness") { _ in .brightness(amount) }
  }

  /// Draws differences from middle grey `amount` times as large; negative amounts invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    colors("contrast") { _ in .contrast(amount) }
  }

  /// Draws the view with more colour than it has, or with less; 0 is grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    colors("saturation") { _ in .saturation(amount) }
  }

  /// Draws the view with less colour; 1 is grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colors("grayscale") { _ in .saturation(1 - min(max(amount, 0), 1)) }
  }

  /// Draws the view with all hues turned.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colors("hueRotation") { _ in .hueRotation(angle.radians) }
  }

  /// Draws the view with opposite colours.
  nonisolated public func colorInvert() -> some View { colors("colorInvert") { _ in .inversion } }

  /// Draws the view with each component of its colours times that of `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    colors("colorMultiply") { .multiplication(by: color.resolve(in: $0)) }
  }

  /// Draws the view in black, the more opaque the lighter it was.
  nonisolated public func luminanceToAlpha() -> some View {
    colors("luminanceToAlpha") { _ in .luminanceToAlpha }
  }

  /// Mixes the view's colours with those of what is below it, within the nearest group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    filter("blendMode") { _ in .blend(blendMode) }
  }

  /// Paints the view on its own before it is laid on what is below: opacity holds for the whole, and
  /// blend modes in it do not reach out.
  nonisolated public func compositingGroup() -> some View {
    filter("compositingGroup") { _ in .group }
  }

  /// Paints the view on its own before it is laid on what is below.
  ///
  /// - Parameters:
  ///   - opaque: Whether nothing shows through the view's rectangle: where it paints nothing it is
  ///     black. Default: what is below shows through.
  ///   - colorMode: Accepted for source compatibility.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    background { if opaque { Color.black } }.filter("drawingGroup") { _ in .group }
  }

  /// Shows the view where `mask` is opaque, as far as it is.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: mask(), side: .mask, alignment: alignment))
  }

  /// Shows the view where `mask` is opaque, as far as it is.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(layer: mask, side: .mask, alignment: .center))
  }
}

/// In which space the colours of a picture or a drawing group are mixed; accepted for source
/// compatibility.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
