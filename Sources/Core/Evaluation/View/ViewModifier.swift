import Foundation

/// A modifier that makes a new version of any view; apply it with `View.modifier(_:)`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view; Swift infers it from `body(content:)`.
  associatedtype Body: View

  /// The type of the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Turns the modified view into layout nodes. Modifiers of yours never implement it.
  @MainActor @preconcurrency
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void)
}

extension ViewModifier {
  /// Installs the modifier's dynamic properties and resolves its body.
  @MainActor @preconcurrency
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, modifier, into: &list, content: content)
    }
    bodies.resolve(inner, into: &list) {
      _resolve(inside: inner, modifier, into: &$0, content: content)
    }
  }

  /// - Parameter inner: The context one level further down, with the modifier's own identity.
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

  /// A modifier that applies this one and then `modifier`.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Self: Animatable {
  /// The same for a modifier whose data animates: the body is read with the interpolated data.
  @MainActor @preconcurrency
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, inner.animated(modifier), into: &list, content: content)
    }
    bodies.resolve(inner, into: &list) {
      _resolve(inside: inner, inner.animated(modifier), into: &$0, content: content)
    }
  }
}

/// A modifier whose data can be interpolated; new code conforms to `Animatable` and `ViewModifier`.
public typealias AnimatableModifier = Animatable & ViewModifier

extension ViewModifier where Body == Never {
  /// Never called: the modifier makes its layout nodes itself.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// What a modifier is applied to, and what the modifiers around it are.
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

  /// The nearest that a modifier of this type is applied to.
  func nearest(_ modifier: Any.Type) -> ModifiedViews? {
    var views: ModifiedViews? = self
    while let current = views, current.modifier != modifier { views = current.outer }
    return views
  }
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
///
/// In a cached body it refers to the view that the modifier is applied to now.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  /// What it was applied to when the body was read.
  fileprivate let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
  /// Resolves the view that the nearest modifier of this type around is applied to.
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

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// Creates a modifier that changes nothing.
  public init() {}

  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
}

extension EmptyModifier: ViewModifier {
  /// Resolves the content as it is.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    content(context, &list)
  }
}

/// A value with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that `modifier` is applied to.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`, which may itself be a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Resolves the modifier around the view.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    // The closure needs the content alone: to keep all of the view means to look up its type again.
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
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
