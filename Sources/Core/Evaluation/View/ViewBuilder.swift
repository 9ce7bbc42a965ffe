import Foundation

/// Collects the views written in a closure, one statement each.
@resultBuilder
public enum ViewBuilder {
  /// Takes one statement: a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure builds an `EmptyView`.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view is used as it is.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become a `TupleView`, each a view of the container that the closure is passed
  /// to.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// An `if` without `else` builds the view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if … else` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// The second branch of an `if … else` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// Content of an `if #available` is erased to `AnyView`, so that its type does not escape the
  /// check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// No view at all: it takes neither space nor spacing.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  /// Adds no layout nodes.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {}
}

/// Several views, each a member of the container around them.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T
  @usableFromInline let resolve: @MainActor (T, _ResolveContext, inout _NodeList) -> Void
  @usableFromInline let erased: (T) -> [any View]

  /// The views, each by itself.
  package var views: [any View] { erased(value) }

  // A part of the code that declares the views: to look up the types of a pack while the program runs
  // takes longer than to resolve most views.
  /// Creates a view from several views, in order.
  @inlinable
  public init<each Content: View>(_ content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    resolve = { value, context, list in
      var position = 0
      repeat _resolveMember(each value, &position, context, &list)
    }
    erased = { value in
      var views: [any View] = []
      for view in repeat each value { views.append(view) }
      return views
    }
  }
}

/// Resolves the view at a position of a `TupleView`.
@MainActor @inlinable
public func _resolveMember<V: View>(
  _ view: V, _ position: inout Int, _ context: _ResolveContext, _ list: inout _NodeList
) {
  V._resolve(view, in: context.member(position), into: &list)
  position += 1
}

extension _ResolveContext {
  /// The context of one of several views.
  @usableFromInline
  package func member(_ position: Int) -> _ResolveContext {
    var context = self
    context.identity.enter(position)
    return context
  }
}

extension TupleView: PrimitiveView {
  /// Resolves each view in turn.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(view.value, context, &list)
  }
}

/// One of two views: what `if … else` and `switch` build.
public enum _ConditionalContent<First, Second> {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// Resolves the view of the branch that was taken; each branch has a state of its own.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    switch view {
    case .first(let content): context.resolve(content, branch: 1, into: &list)
    case .second(let content): context.resolve(content, branch: 2, into: &list)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Resolves the wrapped view; `nil` adds no layout nodes.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    if let view {
      context.resolve(view, branch: 3, into: &list)
    } else if context.motion.remembersViews {
      context.resolve([], into: &list)
    }
  }
}

extension _ResolveContext {
  /// Resolves one of the views that a condition chooses among.
  @MainActor
  fileprivate func resolve<V: View>(_ view: V, branch: Int, into list: inout _NodeList) {
    var inner = self
    inner.identity.enter(branch)
    guard motion.remembersViews else { return V._resolve(view, in: inner, into: &list) }
    let dynamic = DynamicView(identity: inner.identity) {
      V._resolve(view, in: $0, into: &$1)
    }
    resolve([dynamic], into: &list)
  }
}
