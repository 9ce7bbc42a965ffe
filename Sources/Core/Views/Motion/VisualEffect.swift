import Foundation

/// A change to how a view is drawn that may depend on its geometry and does not affect layout.
public protocol VisualEffect: Sendable {
  /// The changes, the innermost first. Effects of yours never implement it.
  var _steps: [_VisualEffectStep] { get }
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no effect.
  public init() {}
  /// No changes.
  public var _steps: [_VisualEffectStep] { [] }
}

/// Effects one after the other.
struct VisualEffectList: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  private func then(_ step: _VisualEffectStep) -> some VisualEffect {
    VisualEffectList(_steps: _steps + [step])
  }

  /// The effect with another change after it, which is whole or not there.
  package func then<V: View>(
    _ change: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> some VisualEffect {
    then(_VisualEffectStep(.other { AnyView(change($0)) }))
  }

  /// Draws the view moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  /// Draws the view moved.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then(_VisualEffectStep(.offset(offset)))
  }
  /// Draws the view scaled by one factor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// Draws the view scaled by two factors.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_VisualEffectStep(.scale(scale, anchor)))
  }
  /// Draws the view scaled by two factors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Draws the view rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_VisualEffectStep(.rotation(angle, anchor)))
  }
  /// Draws the view rotated in space, as `View.rotation3DEffect` does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let (x, y, z) = axis
    return then(
      _VisualEffectStep(
        .rotation3D(angle) {
          AnyView(
            $0.rotation3DEffect(
              $1, axis: (x, y, z), anchor: anchor, anchorZ: anchorZ, perspective: perspective))
        }))
  }
  /// Draws the view transformed.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(_VisualEffectStep(.transform(transform)))
  }
  /// Draws the view with an opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    number(opacity) { AnyView($0.opacity($1)) }
  }
  /// Draws the view blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    number(Double(radius)) { AnyView($0.blur(radius: CGFloat($1), opaque: opaque)) }
  }
  /// Draws the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    number(amount) { AnyView($0.brightness($1)) }
  }
  /// Draws the view with another contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    number(amount) { AnyView($0.contrast($1)) }
  }
  /// Draws the view with another saturation.
  public func saturation(_ amount: Double) -> some VisualEffect {
    number(amount) { AnyView($0.saturation($1)) }
  }
  /// Draws the view in shades of gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    number(amount) { AnyView($0.grayscale($1)) }
  }
  /// Draws the view with other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    number(angle.radians) { AnyView($0.hueRotation(.radians($1))) }
  }

  private func number(
    _ value: Double, _ apply: @escaping @MainActor @Sendable (AnyView, Double) -> AnyView
  ) -> some VisualEffect { then(_VisualEffectStep(.number(value, apply))) }
}

/// One change of a visual effect, with its numbers.
public struct _VisualEffectStep: Sendable {
  enum Kind: Sendable {
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case rotation3D(Angle, @MainActor @Sendable (AnyView, Angle) -> AnyView)
    case transform(CGAffineTransform)
    case number(Double, @MainActor @Sendable (AnyView, Double) -> AnyView)
    case other(@MainActor @Sendable (AnyView) -> AnyView)
  }
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  @MainActor
  fileprivate func applied(to view: AnyView) -> AnyView {
    switch kind {
    case .offset(let offset): AnyView(view.offset(offset))
    case .scale(let scale, let anchor): AnyView(view.scaleEffect(scale, anchor: anchor))
    case .rotation(let angle, let anchor): AnyView(view.rotationEffect(angle, anchor: anchor))
    case .rotation3D(let angle, let rotate): rotate(view, angle)
    case .transform(let transform): AnyView(view.transformEffect(transform))
    case .number(let number, let apply): apply(view, number)
    case .other(let change): change(view)
    }
  }

  /// The change on the way to another one of its kind; `nil` for changes that have nothing between
  /// them.
  fileprivate func mixed(with other: Self, by progress: CGFloat) -> Self? {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    func mix(_ from: CGSize, _ to: CGSize) -> CGSize {
      CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    }
    func mix(_ from: Angle, _ to: Angle) -> Angle {
      .radians(Double(mix(CGFloat(from.radians), CGFloat(to.radians))))
    }
    switch (kind, other.kind) {
    case (.offset(let from), .offset(let to)): return Self(.offset(mix(from, to)))
    case (.scale(let from, _), .scale(let to, let anchor)):
      return Self(.scale(mix(from, to), anchor))
    case (.rotation(let from, _), .rotation(let to, let anchor)):
      return Self(.rotation(mix(from, to), anchor))
    case (.rotation3D(let from, _), .rotation3D(let to, let rotate)):
      return Self(.rotation3D(mix(from, to), rotate))
    case (.transform(let from), .transform(let to)):
      return Self(
        .transform(
          CGAffineTransform(
            a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c),
            d: mix(from.d, to.d), tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))))
    case (.number(let from, _), .number(let to, let apply)):
      return Self(.number(Double(mix(CGFloat(from), CGFloat(to))), apply))
    default: return nil
    }
  }
}

extension VisualEffect {
  @MainActor
  fileprivate func apply(to view: AnyView) -> AnyView {
    _steps.reduce(view) { $1.applied(to: $0) }
  }

  /// The effect on the way to another one; that one where its changes are of other kinds.
  fileprivate func mixed(with other: some VisualEffect, by progress: CGFloat) -> VisualEffectList {
    let (mine, theirs) = (_steps, other._steps)
    let steps = zip(mine, theirs).compactMap { $0.mixed(with: $1, by: progress) }
    return VisualEffectList(
      _steps: mine.count == theirs.count && steps.count == mine.count ? steps : theirs)
  }
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
struct PlacedEffectModifier {
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
        let subview = AnyView(inner.session.add(node))
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
      PlacedEffectModifier { view, proxy in effect(EmptyVisualEffect(), proxy).apply(to: view) })
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
        let (phase, hidden) = ScrollTransitionPhase.of(proxy, axis)
        let identity = transition(EmptyVisualEffect(), .identity)
        let side = phase == .topLeading ? topLeading : bottomTrailing
        let progress = side.progress(hidden: hidden)
        guard phase != .identity, progress > 0 else { return identity.apply(to: view) }
        let effect = transition(EmptyVisualEffect(), phase)
        return identity.mixed(with: effect, by: CGFloat(progress)).apply(to: view)
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

  private enum Kind: Sendable {
    case interactive(UnitCurve)
    case animated
    case identity
  }
  private var kind: Kind
  /// How much of a view may be hidden before the effects begin.
  private var limit: Double

  /// The effects follow the scrolling: they grow from the point at which the view is no longer seen
  /// whole to that at which none of it is seen.
  public static let interactive = interactive(timingCurve: .linear)
  /// The effects follow the scrolling by a curve.
  public static func interactive(timingCurve: UnitCurve) -> Self {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), limit: 0)
  }
  /// The effects are animated. A picture shows them whole, where half of the view is hidden.
  public static let animated = animated()
  /// The effects are animated. A picture shows them whole, where half of the view is hidden.
  public static func animated(_ animation: Animation = .default) -> Self {
    ScrollTransitionConfiguration(kind: .animated, limit: 0.5)
  }
  /// No effects.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, limit: 0)
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  public func animation(_ animation: Animation) -> Self { self }
  /// Sets the part of the view that has to be seen.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.limit = threshold.hidden
    return copy
  }

  /// How far the effects have come where a fraction of the view is hidden, 0…1.
  fileprivate func progress(hidden: Double) -> Double {
    if case .identity = kind { return 0 }
    guard hidden > limit else { return hidden >= 1 && limit >= 1 ? 1 : 0 }
    switch kind {
    case .identity: return 0
    case .animated: return 1
    case .interactive(let curve):
      return limit < 1 ? curve.value(at: min((hidden - limit) / (1 - limit), 1)) : 1
    }
  }
}
