import Foundation

/// A type-erased transition.
public struct AnyTransition: Sendable {
  /// Resolves the content in a phase.
  private typealias Body =
    @MainActor (
      _ phase: TransitionPhase, _ isInsertion: Bool, _ context: _ResolveContext,
      _ list: inout _NodeList,
      _ content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
    ) -> Void

  private let body: Body

  private init(body: @escaping Body) { self.body = body }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    // Transitions are values used only on the main actor.
    nonisolated(unsafe) let transition = transition
    body = { phase, _, context, list, content in
      var outer = context
      outer.identity.enter(T.self)
      let inside = transition.body(
        content: PlaceholderContentView { place, list in
          // The content keeps the identity it has without the transition.
          var place = place
          (place.identity, place.depth) = (context.identity, max(place.depth, context.depth))
          content(place, &list)
        }, phase: phase)
      T.Body._resolve(inside, in: outer, into: &list)
    }
  }

  /// A transition that inserts and removes the view without animation.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A transition that fades the view in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// A transition that scales the view from and to zero.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// A transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor to scale from and to.
  ///   - anchor: The fixed point. Default: center.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// A transition that moves the view in from and out to an edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// A transition that moves the view in from one edge and out to the opposite edge while fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// A transition that moves the view from and to an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// A transition that moves the view from and to an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition that animates from one modifier to another on insertion, and back on removal.
  ///
  /// - Parameters:
  ///   - active: The modifier before the insertion and after the removal.
  ///   - identity: The modifier in between.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// A transition that differs between insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition { phase, isInsertion, context, list, content in
      let transition = isInsertion ? insertion : removal
      transition.body(phase, isInsertion, context, &list, content)
    }
  }

  /// Combines two transitions that run at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { phase, isInsertion, context, list, content in
      body(phase, isInsertion, context, &list) { context, list in
        other.body(phase, isInsertion, context, &list, content)
      }
    }
  }

  /// Overrides the animation of the transition; `nil` uses the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { phase, isInsertion, context, list, content in
      var context = context
      if let animation { context.animation = context.motion.number(of: animation) }
      body(phase, isInsertion, context, &list, content)
    }
  }

  /// Resolves the content in a phase.
  @MainActor
  func resolve(
    _ phase: TransitionPhase, isInsertion: Bool, in context: _ResolveContext,
    into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    body(phase, isInsertion, context, &list, content)
  }
}

private struct ModifierTransition<E: ViewModifier> {
  let active: E
  let identity: E
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Content in a phase of one of two transitions.
struct TransitionView<Content: View> {
  let insertion: AnyTransition
  /// The transition for removal; `nil` uses the one for insertion.
  let removal: AnyTransition?
  let phase: TransitionPhase
  let content: Content
}

extension TransitionView: PrimitiveView {
  static func _resolve(_ view: Self, in context: _ResolveContext, into list: inout _NodeList) {
    guard let inner = context.entering(Self.self) else { return }
    let isInsertion = context.isInsertion
    let transition = isInsertion ? view.insertion : view.removal ?? view.insertion
    transition.resolve(view.phase, isInsertion: isInsertion, in: inner, into: &list) {
      Content._resolve(view.content, in: $0, into: &$1)
    }
  }
}

/// Performs the transition of a view that is being inserted or removed.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.enteringMembers(Self.self) else { return }
    guard let pending = context.pendingTransition, !pending.isConsumed else {
      return content(inner, &list)
    }
    pending.isConsumed = true
    inner.pendingTransition = nil
    modifier.transition.resolve(
      pending.phase, isInsertion: pending.isInsertion, in: inner, into: &list, content: content)
  }
}
