import Foundation

/// A type that defines how a view appears and disappears. `ImageRenderer.animate` shows
/// transitions.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that represents the body; Swift infers it from `body(content:phase:)`.
  associatedtype Body: View
  /// The view that the transition applies to.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase. Differences between phases are animated.
  ///
  /// - Parameters:
  ///   - content: The inserted or removed view.
  ///   - phase: The phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition. Default: with motion.
  static var properties: TransitionProperties { get }
}

/// The properties of a transition. Accepted for source compatibility.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views.
  public var hasMotion: Bool
  /// Creates properties. Default: with motion.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A placeholder for the view that a transition or an animator applies to.
public struct PlaceholderContentView<Value> {
  package let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
}

extension PlaceholderContentView {
  /// Creates a placeholder for what a view shows.
  nonisolated package init<V: View>(showing view: @escaping @MainActor () -> V) {
    self.init { context, list in V._resolve(view(), in: context, into: &list) }
  }
}

extension PlaceholderContentView: PrimitiveView {
  /// Resolves the original view.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(context, &list)
  }
}

struct CombinedTransition<Outer: Transition, Inner: Transition> {
  let outer: Outer
  let inner: Inner
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

struct AnimatedTransition<Base: Transition> {
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
