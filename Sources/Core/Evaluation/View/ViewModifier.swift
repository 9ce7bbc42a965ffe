import Foundation

/// A modifier that produces a modified version of a view; apply it with `View.modifier(_:)`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view, inferred from `body(content:)`.
  associatedtype Body: View

  /// The type of the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Resolves the modified view to layout nodes. Custom modifiers never implement this.
  @MainActor @preconcurrency
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void)
}

extension ViewModifier {
  /// Updates the modifier's dynamic properties and resolves its body.
  @MainActor @preconcurrency
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, modifier, into: &list, content: content)
    }
    bodies.resolve(inner, into: &list) {
      _resolve(inside: inner, modifier, into: &$0, content: content)
    }
  }

  /// Resolves the body.
  ///
  /// - Parameter inner: The context one level deeper, with the modifier's own identity.
  fileprivate static func _resolve(
    inside inner: _ResolveContext, _ modifier: Self, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    var modifier = modifier
    DynamicProperties.install(in: &modifier, inner)
    let body = inner.body(of: modifier) {
      $0.body(content: _ViewModifier_Content(resolve: content))
    }
    var inside = inner
    inside.modified = ModifiedViews(Self.self, content, outer: inner.modified)
    Body._resolve(body, in: inside, into: &list)
  }

  /// Returns a modifier that applies this one and then `modifier`.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Self: Animatable {
  /// Updates the modifier's dynamic properties and resolves its body with interpolated data.
  @MainActor @preconcurrency
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, inner.animated(modifier), into: &list, content: content)
    }
    bodies.resolve(inner, into: &list) {
      _resolve(inside: inner, inner.animated(modifier), into: &$0, content: content)
    }
  }
}

/// A modifier with animatable data; new code conforms to `Animatable` and `ViewModifier` instead.
public typealias AnimatableModifier = Animatable & ViewModifier

extension ViewModifier where Body == Never {
  /// Never called: the modifier creates its layout nodes itself.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The view that a modifier is applied to, and those of the surrounding modifiers.
final class ModifiedViews {
  private let modifier: Any.Type
  let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
  let outer: ModifiedViews?

  init(
    _ modifier: Any.Type,
    _ resolve: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void,
    outer: ModifiedViews?
  ) {
    self.modifier = modifier
    self.resolve = resolve
    self.outer = outer
  }

  /// Returns the nearest view that a modifier of this type is applied to.
  func nearest(_ modifier: Any.Type) -> ModifiedViews? {
    var views: ModifiedViews? = self
    while let current = views, current.modifier != modifier { views = current.outer }
    return views
  }
}

/// The view that a modifier is applied to, as passed to `body(content:)`.
///
/// In a cached body it refers to the view that the modifier is currently applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  /// Resolves the view that the modifier was applied to when the body was read.
  fileprivate let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
  /// Resolves the view that the nearest modifier of this type is applied to.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let present = context.modified?.nearest(Modifier.self) else {
      return view.resolve(context, &list)
    }
    var context = context
    context.modified = present.outer
    present.resolve(context, &list)
  }
}

/// A modifier that has no effect.
public struct EmptyModifier: Sendable {
  /// Creates a modifier that has no effect.
  public init() {}

  /// The modifier that has no effect.
  public static let identity = EmptyModifier()
}

extension EmptyModifier: ViewModifier {
  /// Resolves the content unmodified.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    content(context, &list)
  }
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that `modifier` is applied to.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  // Inlined, as are the stacks and what resolves them, so that types are not looked up at run time.
  /// Applies `modifier` to `content`, which may itself be a modifier.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Resolves the modifier around the view.
  @inlinable
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    // Captures only the content: capturing the whole view would require another type lookup.
    let content = view.content
    Modifier._resolve(view.modifier, in: context, into: &list) { context, list in
      Content._resolve(content, in: context, into: &list)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Resolves the outer modifier around the inner one.
  public static func _resolve(
    _ pair: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    Modifier._resolve(pair.modifier, in: context, into: &list) { context, list in
      Content._resolve(pair.content, in: context, into: &list, content: content)
    }
  }
}

extension View {
  /// Applies `modifier` to this view.
  @inlinable
  nonisolated public consuming func modifier<T: ViewModifier>(
    _ modifier: consuming T
  ) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
