import Foundation

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; what is different between two phases is animated.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

/// Facts about a kind of transition.
public struct TransitionProperties: Sendable {
  /// Accepted for source compatibility: whether the transition moves views.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Calls `body` for a view of your own.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(
      content: Content { context, list in V._resolve(content, in: context, into: &list) },
      phase: phase)
  }

  /// Both at once, this one around the other.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(outer: self, inner: other)
  }

  /// The same, by an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The view that a transition or another value of SwiftUI's is applied to.
public struct PlaceholderContentView<Value> {
  let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
}

extension PlaceholderContentView: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(context, &list)
  }
}

// MARK: Built-in transitions

/// There at once, and gone at once.
public struct IdentityTransition {
  public init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
public struct OpacityTransition {
  public init() {}
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from a part of its size, and shrinks to it.
public struct ScaleTransition {
  public var scale: Double
  public var anchor: UnitPoint

  /// - Parameter scale: The part of its size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From and to a distance, in points.
public struct OffsetTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TranslationModifier(offset: phase.isIdentity ? .zero : offset))
  }
}

/// From and to beyond an edge: by its own size.
public struct MoveTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// In from the leading edge, out to the trailing one.
public struct SlideTransition {
  public init() {}
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge = phase == .willAppear ? .leading : .trailing
    content.modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// In from one edge and out to the one across, fading.
public struct PushTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge = phase == .willAppear ? edge : edge.opposite
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// Out of and into a blur, smaller and fading.
public struct BlurReplaceTransition {
  public struct Configuration: Hashable, Sendable {
    let leavesDownward: Bool
    /// Smaller as it comes and as it goes.
    public static let downUp = Configuration(leavesDownward: true)
    /// Smaller as it comes, larger as it goes.
    public static let upUp = Configuration(leavesDownward: false)
  }

  public var configuration: Configuration
  public init(configuration: Configuration = .downUp) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = phase == .didDisappear && !configuration.leavesDownward
    content.blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : grows ? 1.2 : 0.8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal), phase: phase,
      content: content)
  }
}

private struct CombinedTransition<Outer: Transition, Inner: Transition> {
  let outer: Outer
  let inner: Inner
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

private struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(
      insertion: AnyTransition(base).animation(animation), removal: nil, phase: phase,
      content: content)
  }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// From the view's place to beyond the edge, in parts of its size.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// Draws a view elsewhere, also where it runs from right to left; layout stays.
private struct TranslationModifier: NodeModifier {
  var parts = CGSize.zero
  var offset = CGSize.zero

  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    var (parts, offset) = (parts, offset)
    if context.environment.layoutDirection == .rightToLeft {
      (parts.width, offset.width) = (-parts.width, -offset.width)
    }
    return context.wrapping(
      child, in: PassthroughLayout(), .modifier("offset"),
      payload: Drawing(.translation(parts: parts, offset: offset)))
  }
}
