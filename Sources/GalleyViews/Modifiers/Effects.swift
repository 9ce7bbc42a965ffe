import Foundation

/// A change to how the content is drawn that layout does not notice.
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
  /// Draws the view and its content with this opacity, 0…1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return modifier(EffectModifier(label: "opacity") { _ in .opacity(opacity) })
  }

  /// Leaves the view's place empty.
  nonisolated public func hidden() -> some View {
    modifier(EffectModifier(label: "hidden") { _ in .hidden })
  }

  /// Cuts off what sticks out of the view's rectangle.
  ///
  /// - Parameter antialiased: Whether pixels that the edges cross are cut off in part. Default:
  ///   they are seen whole or not at all.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(
      EffectModifier(label: "clipped") { _ in
        .clip(ShapeOutline { Path($0) }, FillStyle(antialiased: antialiased))
      })
  }

  /// Cuts off what sticks out of a shape in the view's rectangle.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(
      EffectModifier(label: "clipShape") { _ in .clip(ShapeOutline(shape), style) })
  }

  /// Cuts off the corners of the view's rectangle, in quarter circles of `radius` points.
  ///
  /// - Parameter antialiased: Whether pixels that the edges cross are cut off in part. Default:
  ///   they are.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Draws a soft copy of the view beneath it; lengths in points.
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

  /// Draws the view turned about `anchor`; layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier(label: "rotationEffect") { _ in
        .rotation(angle, anchor: anchor)
      })
  }

  /// Draws the view scaled about `anchor`; layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      EffectModifier(label: "scaleEffect") { _ in
        .scale(CGSize(width: x, height: y), anchor: anchor)
      })
  }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

extension View {
  /// Draws the view with its points transformed, from its top left corner; layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(label: "transformEffect") { _ in .transform(transform) })
  }

  /// Draws the view as in a mirror where the layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      EffectModifier(label: "flipsForRightToLeftLayoutDirection") { environment in
        let isFlipped = enabled && environment.layoutDirection == .rightToLeft
        return .scale(CGSize(width: isFlipped ? -1 : 1, height: 1), anchor: .center)
      })
  }
}
