import Foundation

/// A change to a view's drawing that can depend on its geometry and does not affect layout.
public protocol VisualEffect: Sendable {
  /// The changes, innermost first. Custom effects never implement this property.
  var _steps: [_VisualEffectStep] { get }
}

/// A sequence of effects.
struct VisualEffectList: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  func then(_ step: _VisualEffectStep) -> some VisualEffect {
    VisualEffectList(_steps: _steps + [step])
  }

  /// Appends a change that cannot be interpolated.
  package func then<V: View>(
    _ change: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> some VisualEffect {
    then(_VisualEffectStep(.other { AnyView(change($0)) }))
  }

  /// Rotates the view's drawing in three dimensions, as `View.rotation3DEffect` does.
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

  func number(
    _ value: Double, _ apply: @escaping @MainActor @Sendable (AnyView, Double) -> AnyView
  ) -> some VisualEffect { then(_VisualEffectStep(.number(value, apply))) }
}

/// One change of a visual effect.
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

  /// Returns an interpolation toward another change, or `nil` if the changes cannot be
  /// interpolated.
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
  func apply(to view: AnyView) -> AnyView {
    _steps.reduce(view) { $1.applied(to: $0) }
  }

  /// Returns an interpolation toward another effect, or that effect if the changes do not match.
  fileprivate func mixed(with other: some VisualEffect, by progress: CGFloat) -> VisualEffectList {
    let (mine, theirs) = (_steps, other._steps)
    let steps = zip(mine, theirs).compactMap { $0.mixed(with: $1, by: progress) }
    return VisualEffectList(
      _steps: mine.count == theirs.count && steps.count == mine.count ? steps : theirs)
  }
}

/// The geometry that a view's visual effect reads.
private struct EffectPlace: Equatable, @unchecked Sendable {
  // The proxy holds immutable layout results. Equality compares only the geometry below.
  let proxy: GeometryProxy

  static func == (a: EffectPlace, b: EffectPlace) -> Bool {
    a.proxy.size == b.proxy.size && a.proxy.frame(in: .global) == b.proxy.frame(in: .global)
      && a.proxy.bounds(of: .scrollView) == b.proxy.bounds(of: .scrollView)
  }
}

/// Applies an effect once the geometry of the content is known.
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

/// A view that gains an effect once its geometry is known. The content keeps its identity.
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
        // Gives each view its own identity.
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
  /// Applies effects as the view enters and leaves the visible part of the enclosing scroll view. A
  /// picture shows the effect at the view's current visibility.
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

/// The position of a view relative to the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible part.
  case topLeading
  /// In the visible part.
  case identity
  /// After the visible part.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 0 in it, and 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }

  /// Returns the phase of a view and the fraction of it that is hidden.
  fileprivate static func of(_ proxy: GeometryProxy, _ axis: Axis?) -> (Self, Double) {
    guard let bounds = proxy.bounds(of: .scrollView) else { return (.identity, 0) }
    // Without an axis, that of the innermost scroll view counts.
    let scrollsVertically = (axis ?? proxy.scrollAxis) == .vertical
    let length = scrollsVertically ? proxy.size.height : proxy.size.width
    guard length > 0 else { return (.identity, 0) }
    let before = scrollsVertically ? bounds.minY : bounds.minX
    let after = length - (scrollsVertically ? bounds.maxY : bounds.maxX)
    if before > 0, before >= after { return (.topLeading, min(before / length, 1)) }
    if after > 0 { return (.bottomTrailing, min(after / length, 1)) }
    return (.identity, 0)
  }
}

/// The timing of a scroll transition's effects.
public struct ScrollTransitionConfiguration: Sendable {
  /// The fraction of a view that must be visible.
  public struct Threshold: Sendable {
    /// The fraction of the view that may be hidden.
    fileprivate let hidden: Double
    /// The entire view.
    public static let visible = Threshold(hidden: 0)
    /// No part of the view.
    public static let hidden = Threshold(hidden: 1)
    /// Half of the view.
    public static var centered: Threshold { Threshold(hidden: 0.5) }
    /// A fraction of the view, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(hidden: 1 - amount) }
    /// Returns a threshold between two thresholds.
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
  /// The fraction of the view that may be hidden before the effects begin.
  private var limit: Double

  /// The effects follow scrolling: they grow from where part of the view is hidden to where all of
  /// it is hidden.
  public static let interactive = interactive(timingCurve: .linear)
  /// The effects follow scrolling along a timing curve.
  public static func interactive(timingCurve: UnitCurve) -> Self {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), limit: 0)
  }
  /// The effects are animated. A picture shows them in full once half of the view is hidden.
  public static let animated = animated()
  /// The effects are animated. A picture shows them in full once half of the view is hidden.
  public static func animated(_ animation: Animation = .default) -> Self {
    ScrollTransitionConfiguration(kind: .animated, limit: 0.5)
  }
  /// No effects.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, limit: 0)
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  public func animation(_ animation: Animation) -> Self { self }
  /// Sets the fraction of the view that must be visible.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.limit = threshold.hidden
    return copy
  }

  /// Returns the progress of the effects when a fraction of the view is hidden, 0…1.
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
