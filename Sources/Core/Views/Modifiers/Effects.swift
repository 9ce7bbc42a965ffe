import Foundation

/// A change to the content's drawing that does not affect layout.
struct EffectModifier {
  let label: String
  let effect: (EnvironmentValues) -> Drawing.Kind
}

extension EffectModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(
      child, in: PassthroughLayout(), .modifier(label),
      payload: Drawing(effect(context.environment)))
  }
}

extension View {
  /// Sets the opacity of the view, clamped to 0…1. NaN counts as 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return modifier(EffectModifier(label: "opacity") { _ in .opacity(opacity) })
  }

  /// Clips the view to its frame.
  ///
  /// - Parameter antialiased: Whether to smooth edges that fall between pixels. Default: `false`.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(
      EffectModifier(label: "clipped") { _ in
        .clip(ShapeOutline { Path($0) }, FillStyle(antialiased: antialiased))
      })
  }

  /// Clips the view to its frame with rounded, continuous corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: Whether to smooth edges that fall between pixels. Default: `true`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
  ///   - radius: The radius of the blur, in points. Negative values count as 0.
  ///   - x: The horizontal offset, in points. Default: 0.
  ///   - y: The vertical offset, in points. Default: 0.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier(label: "shadow") { environment in
        .shadow(
          color.resolve(in: environment), radius: max(Double(radius), 0),
          offset: CGSize(width: x, height: y))
      })
  }
}

extension View {
  /// Mirrors the view's drawing horizontally in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    mirrored(in: enabled ? .rightToLeft : nil, "flipsForRightToLeftLayoutDirection")
  }

  /// Mirrors the view's drawing horizontally in the layout direction that the behavior names.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    let direction: LayoutDirection? =
      if case .mirrors(let direction) = behavior { direction } else { nil }
    return mirrored(in: direction, "layoutDirectionBehavior")
  }

  nonisolated private func mirrored(in direction: LayoutDirection?, _ label: String) -> some View {
    modifier(
      EffectModifier(label: label) { environment in
        let isFlipped = environment.layoutDirection == direction
        return .scale(CGSize(width: isFlipped ? -1 : 1, height: 1), anchor: .center)
      })
  }
}
