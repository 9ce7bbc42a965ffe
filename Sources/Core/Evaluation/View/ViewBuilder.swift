import Foundation

/// A result builder that collects the views in a closure.
///
/// The functions consume the views, because copying and destroying one in each of them takes as long as
/// creating it.
@resultBuilder
public enum ViewBuilder {
  /// Builds a view from one statement.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Builds an `EmptyView` from an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through unmodified.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Builds a `TupleView` from several views, each of which becomes a member of the container.
  @inlinable @inline(__always)
  public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// Builds the view of an `if` statement without `else`, if any.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Builds the first branch of an `if … else` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// Builds the second branch of an `if … else` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// Erases the content of an `if #available` statement to `AnyView`, so that its type does not
  /// escape the availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content that takes up neither space nor spacing.
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

/// Several views, each a member of the enclosing container.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T
  @usableFromInline let resolve: @MainActor (T, _ResolveContext, inout _NodeList) -> Void
  @usableFromInline let erased: (T) -> [any View]

  /// The individual views.
  package var views: [any View] { erased(value) }

  // Inlined into the code that declares the views: looking up the types of a pack at run time takes
  // longer than resolving most views.
  /// Creates a view from several views, in order.
  @inlinable
  public init<each Content: View>(_ content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    resolve = { value, context, list in
      var (position, member) = (0, context)
      repeat _resolveMember(each value, &position, of: context, &member, &list)
    }
    erased = { value in
      var views: [any View] = []
      for view in repeat each value { views.append(view) }
      return views
    }
  }
}

extension TupleView {
  /// Creates a view from a tuple of views, in order. Members that are not views are skipped.
  @_disfavoredOverload
  public init(_ value: T) {
    self.value = value
    resolve = { value, context, list in
      var (position, member) = (0, context)
      for view in Self.members(of: value) {
        _resolveMember(AnyView(view), &position, of: context, &member, &list)
      }
    }
    erased = Self.members
  }

  private static func members(of value: T) -> [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

/// Resolves the view at a position of a `TupleView`.
///
/// - Parameter member: A copy of the context, which all views use one after the other.
@MainActor @inlinable
public func _resolveMember<V: View>(
  _ view: V, _ position: inout Int, of context: _ResolveContext,
  _ member: inout _ResolveContext, _ list: inout _NodeList
) {
  member.becomeMember(position, of: context)
  V._resolve(view, in: member, into: &list)
  position += 1
}

extension _ResolveContext {
  /// Makes a copy of a context that of one of several views.
  @usableFromInline
  package mutating func becomeMember(_ position: Int, of context: _ResolveContext) {
    identity = context.identity
    identity.enter(position)
  }
}

extension TupleView: PrimitiveView {
  /// Resolves each view in order.
  @inlinable
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(view.value, context, &list)
  }
}

/// One of two views, built by `if … else` and `switch`.
public enum _ConditionalContent<First, Second> {
  /// The view in the first branch.
  case first(First)
  /// The view in the second branch.
  case second(Second)
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// Resolves the view of the taken branch; each branch has its own state.
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
  /// Resolves a view selected by a condition.
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
