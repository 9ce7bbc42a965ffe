import Foundation

/// Collects the views written in a closure, one statement each.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// No view at all: it takes neither space nor spacing.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {}
}

/// Several views, each a member of the container around them.
public struct TupleView<T> {
  public var value: T
  private let resolve: @MainActor (T, _ResolveContext, inout _NodeList) -> Void

  public init<each Content: View>(_ content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    resolve = { value, context, list in
      var position = 0
      @MainActor func visit<V: View>(_ view: V, _ list: inout _NodeList) {
        var context = context
        context.identity.enter(position)
        position += 1
        V._resolve(view, in: context, into: &list)
      }
      repeat visit(each value, &list)
    }
  }
}

extension TupleView: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(view.value, context, &list)
  }
}

/// One of two views: what `if … else …` and `switch` make.
public enum _ConditionalContent<First, Second> {
  case first(First)
  case second(Second)
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
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
