import Foundation

/// An effect that draws a view transformed, depending on the view's size, and that can be animated.
/// The view's layout stays the same.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transform of a view of `size`, in points, with the origin at its top left corner. Of a
  /// projection, the affine part is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content, drawn transformed.
  @MainActor @preconcurrency
  public func body(content: Content) -> some View {
    content.modifier(
      PlacedEffectModifier { view, proxy in
        AnyView(view.projectionEffect(effectValue(size: proxy.size)))
      })
  }

  /// The same effect: here, effects never change layout.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(effect: self)
  }
}

/// An effect that layout does not see.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  fileprivate var effect: Base

  /// What is animated in the effect.
  public var animatableData: Base.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  /// The transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}
