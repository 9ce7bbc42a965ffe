import Foundation

/// Rotates the content in space and draws it as it is seen from the front.
private struct Rotation3DModifier: ViewModifier, Animatable {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }

  func body(content: Content) -> some View {
    let rotation = SpaceRotation(angle: angle, axis: axis)
    content.modifier(
      EffectModifier(label: "rotation3DEffect") { _ in
        .projection(
          ViewProjection(
            .rotation(rotation, anchor: anchor, depth: anchorZ, perspective: perspective)))
      })
  }
}

extension View {
  /// Draws the view rotated in space, as it is seen from the front; its layout stays the same.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis, from the anchor; z points at the viewer.
  ///   - anchor: The point of the view that stays where it is. Default: the center.
  ///   - anchorZ: The depth of that point, in points. Default: 0.
  ///   - perspective: How strongly distances shrink with their depth: by half where they are as deep
  ///     as the view is long, at 1, the default; 0 shows the view as from far away.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view projected, with the origin at its top left corner; its layout stays the same.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(
      EffectModifier(label: "projectionEffect") { _ in
        .projection(ViewProjection(.matrix(transform)))
      })
  }
}

/// A modifier that draws a view projected, by its size; the layout stays the same.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The projection of a view of this size, with the origin at its top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Draws each view of the content projected. Effects of yours never implement it.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let (start, removed) = (list.nodes.count, list.removed.count)
    content(inner, &list)
    let effect = inner.animated(modifier)
    func projected(_ node: LayoutNode) -> LayoutNode {
      context.wrapping(
        node, in: PassthroughLayout(), .modifier(typeName(Self.self)),
        payload: SizedDrawing { size in
          .projection(ViewProjection(.matrix(effect.effectValue(size: size))))
        })
    }
    for index in start..<list.nodes.count { list.nodes[index] = projected(list.nodes[index]) }
    for index in removed..<list.removed.count {
      list.removed[index] = projected(list.removed[index])
    }
  }

  /// The effect, which never takes part in layout.
  nonisolated public func ignoredByLayout() -> some GeometryEffect { IgnoredEffect(base: self) }
}

/// The same effect.
private struct IgnoredEffect<Base: GeometryEffect> {
  var base: Base
}

extension IgnoredEffect: GeometryEffect {
  nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}
