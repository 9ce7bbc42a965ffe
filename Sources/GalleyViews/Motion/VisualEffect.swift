import Foundation

/// A change to how a view is drawn that may depend on its geometry and does not affect layout.
public protocol VisualEffect: Sendable {
  /// Applies the effect to a view. Effects of yours never implement it.
  @MainActor func _apply(to view: AnyView) -> AnyView
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no effect.
  public init() {}
  /// The view as it is.
  public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect after another one.
private struct NextVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView

  func _apply(to view: AnyView) -> AnyView { change(base._apply(to: view)) }
}

extension VisualEffect {
  private func then<V: View>(
    _ change: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> some VisualEffect {
    NextVisualEffect(base: self) { AnyView(change($0)) }
  }

  /// Draws the view moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { $0.offset(x: x, y: y) }
  }
  /// Draws the view moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }
  /// Draws the view scaled by one factor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Draws the view scaled by two factors.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Draws the view scaled by two factors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }
  /// Draws the view rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Draws the view rotated in space, as `View.rotation3DEffect` does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let (x, y, z) = axis
    return then {
      $0.rotation3DEffect(
        angle, axis: (x, y, z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }
  /// Draws the view transformed.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { $0.transformEffect(transform) }
  }
  /// Draws the view with an opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity(opacity) } }
  /// Draws the view blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { $0.blur(radius: radius, opaque: opaque) }
  }
  /// Draws the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { then { $0.brightness(amount) } }
  /// Draws the view with another contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { then { $0.contrast(amount) } }
  /// Draws the view with another saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { then { $0.saturation(amount) } }
  /// Draws the view in shades of gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.grayscale(amount) } }
  /// Draws the view with other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.hueRotation(angle) } }
}

/// Where a view is, as the visual effect of it needs to know.
private struct EffectPlace: Equatable, @unchecked Sendable {
  // It holds the results of a layout, which nobody changes; it is compared by the frames in it.
  let proxy: GeometryProxy

  static func == (a: EffectPlace, b: EffectPlace) -> Bool {
    a.proxy.size == b.proxy.size && a.proxy.frame(in: .global) == b.proxy.frame(in: .global)
      && a.proxy.bounds(of: .scrollView) == b.proxy.bounds(of: .scrollView)
  }
}

/// Applies an effect as soon as the geometry of the content is known.
private struct PlacedEffectModifier {
  let effect: @MainActor (AnyView, GeometryProxy) -> AnyView
  @State private var place: EffectPlace?

  init(_ effect: @escaping @MainActor (AnyView, GeometryProxy) -> AnyView) { self.effect = effect }
}

extension PlacedEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    PlacedEffect(content: content, effect: effect, place: place)
      .onGeometryChange(for: EffectPlace.self, of: { EffectPlace(proxy: $0) }) { place = $0 }
  }
}

/// A view with an effect around it, which is added once its place is known: the view is the same
/// one before and after.
private struct PlacedEffect<Content: View>: PrimitiveView {
  let content: Content
  let effect: @MainActor (AnyView, GeometryProxy) -> AnyView
  let place: EffectPlace?

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    guard let place = view.place else {
      return Content._resolve(view.content, in: inner, into: &list)
    }
    var plain = _NodeList()
    Content._resolve(view.content, in: inner, into: &plain)
    var outer = inner
    func add(_ nodes: ContiguousArray<LayoutNode>, to list: inout _NodeList) {
      for node in nodes {
        // Each has an identity of its own.
        outer.identity.enter(1)
        let subview = AnyView(inner.session.subviews.add(node))
        AnyView._resolve(view.effect(subview, place.proxy), in: outer, into: &list)
      }
    }
    add(plain.nodes, to: &list)
    if plain.isDynamic { list.isDynamic = true }
    guard !plain.removed.isEmpty else { return }
    var removed = _NodeList()
    add(plain.removed, to: &removed)
    list.removed += removed.nodes + removed.removed
  }
}

extension View {
  /// Draws the view with effects that depend on its geometry; its layout stays the same.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedEffectModifier { view, proxy in effect(EmptyVisualEffect(), proxy)._apply(to: view) })
  }

  /// Draws the view with effects while it comes into the scroll view around and leaves it. A picture
  /// shows it as far as the view is seen.
  ///
  /// - Parameters:
  ///   - configuration: When the effects begin and end.
  ///   - axis: The axis of the scroll view; `nil` is the one that it scrolls along.
  ///   - transition: The effects in a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with effects while it comes into the scroll view around and leaves it. A picture
  /// shows it as far as the view is seen.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedEffectModifier { view, proxy in
        let (phase, progress) = ScrollTransitionPhase.of(proxy, axis)
        let isLeading = phase == .topLeading
        let shown = (isLeading ? topLeading : bottomTrailing).amount(hidden: progress)
        guard phase != .identity, shown > 0 else {
          return transition(EmptyVisualEffect(), .identity)._apply(to: view)
        }
        return transition(EmptyVisualEffect(), isLeading ? .topLeading : .bottomTrailing)
          ._apply(to: view)
      })
  }
}

/// Where a view is in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible part.
  case topLeading
  /// In the visible part.
  case identity
  /// After the visible part.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }

  /// The phase of a view, and the fraction of it that is not seen.
  fileprivate static func of(_ proxy: GeometryProxy, _ axis: Axis?) -> (Self, Double) {
    guard let bounds = proxy.bounds(of: .scrollView) else { return (.identity, 0) }
    let scrollsVertically =
      axis.map { $0 == .vertical } ?? (proxy.bounds(of: .scrollView(axis: .vertical)) != nil)
    let length = scrollsVertically ? proxy.size.height : proxy.size.width
    guard length > 0 else { return (.identity, 0) }
    let before = scrollsVertically ? bounds.minY : bounds.minX
    let after = length - (scrollsVertically ? bounds.maxY : bounds.maxX)
    if before > 0, before >= after { return (.topLeading, min(before / length, 1)) }
    if after > 0 { return (.bottomTrailing, min(after / length, 1)) }
    return (.identity, 0)
  }
}

/// When the effects of a scroll transition begin and end.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that has to be seen.
  public struct Threshold: Sendable {
    /// The fraction of the view that may be hidden.
    fileprivate let hidden: Double
    /// All of the view.
    public static let visible = Threshold(hidden: 0)
    /// None of the view.
    public static let hidden = Threshold(hidden: 1)
    /// The middle of the view.
    public static var centered: Threshold { Threshold(hidden: 0.5) }
    /// A fraction of the view, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(hidden: 1 - amount) }
    /// Between two thresholds.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(hidden: hidden + (other.hidden - hidden) * amount)
    }
    /// Accepted for source compatibility.
    public func inset(by distance: Double) -> Threshold { self }
  }

  private var limit = 0.5
  private var isIdentity = false

  /// The effects follow the scrolling. A picture shows them from the middle of the view on.
  public static let interactive = ScrollTransitionConfiguration()
  /// The effects follow the scrolling with a curve, which a picture does not show.
  public static func interactive(timingCurve: UnitCurve) -> Self { interactive }
  /// The effects are animated.
  public static let animated = ScrollTransitionConfiguration()
  /// The effects are animated.
  public static func animated(_ animation: Animation = .default) -> Self { animated }
  /// No effects.
  public static let identity: Self = {
    var configuration = ScrollTransitionConfiguration()
    configuration.isIdentity = true
    return configuration
  }()
  /// Accepted for source compatibility: pictures do not scroll.
  public func animation(_ animation: Animation) -> Self { self }
  /// Sets the part of the view that has to be seen.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.limit = threshold.hidden
    return copy
  }

  /// More than 0 where a view of which a fraction is hidden has effects.
  fileprivate func amount(hidden: Double) -> Double { isIdentity ? 0 : hidden - limit }
}
