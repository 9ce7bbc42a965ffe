import Foundation

/// A type that defines how views are inserted and removed. It is shown by `ImageRenderer.animate`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase; Swift infers it from `body(content:phase:)`.
  associatedtype Body: View
  /// The type of the view that the transition is applied to.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; differences between phases are animated.
  ///
  /// - Parameters:
  ///   - content: The view that is inserted or removed.
  ///   - phase: The phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// Transitions have motion by default.
  static var properties: TransitionProperties { get }
}

/// The properties of a transition. Accepted for source compatibility.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views.
  public var hasMotion: Bool
  /// Creates properties. Default: with motion.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// Transitions have motion by default.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(
      content: Content { context, list in V._resolve(content, in: context, into: &list) },
      phase: phase)
  }

  /// Combines two transitions that are performed at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(outer: self, inner: other)
  }

  /// Gives the transition an animation of its own; `nil` keeps that of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The view that a transition or an animator is applied to.
public struct PlaceholderContentView<Value> {
  package let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
}

extension PlaceholderContentView: PrimitiveView {
  /// Resolves the view that the value is applied to.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(context, &list)
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
