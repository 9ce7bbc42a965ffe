import Foundation

/// Rotates the content in three dimensions and draws it as seen from the front.
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
  /// Rotates the view's drawing in three dimensions, as seen from the front. Layout does not
  /// change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis through the anchor. Its z coordinate points at the viewer.
  ///   - anchor: The fixed point of the view. Default: center.
  ///   - anchorZ: The depth of the anchor, in points. Default: 0.
  ///   - perspective: The strength of the perspective. At 1, the default, lengths halve at a depth
  ///     equal to the view's length; 0 disables perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Projects the view's drawing, with the origin at its top left corner. Layout does not change.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(
      EffectModifier(label: "projectionEffect") { _ in
        .projection(ViewProjection(.matrix(transform)))
      })
  }
}

/// A modifier that projects a view's drawing, depending on its size. Layout does not change.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the projection for a view of this size, with the origin at its top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Projects each view of the content. Custom effects never implement this method.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    let (end, removed) = (list.end, list.removed.count)
    content(inner, &list)
    let effect = inner.animated(modifier)
    func projected(_ node: LayoutNode) -> LayoutNode {
      context.wrapping(
        node, in: PassthroughLayout(), .modifier(typeName(Self.self)),
        payload: SizedDrawing { size in
          .projection(ViewProjection(.matrix(effect.effectValue(size: size))))
        })
    }
    for index in list.indices(since: end) { list.nodes[index] = projected(list.nodes[index]) }
    if list.hasLate(since: end) { context.replaceLateNodes(of: &list, since: end, projected) }
    for index in removed..<list.removed.count {
      list.removed[index] = projected(list.removed[index])
    }
  }

  /// Returns the same effect: geometry effects never take part in layout.
  nonisolated public func ignoredByLayout() -> some GeometryEffect { IgnoredEffect(base: self) }
}

/// Wraps an effect without changing it.
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
