import Foundation

/// A part of a user interface, described as a value in terms of other views.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body, inferred from `body`.
  associatedtype Body: View

  /// The content of the view. It is read on the main actor, and read again only if something that
  /// the view depends on has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Resolves the view to layout nodes. The default implementation resolves the body; custom views
  /// never implement this.
  @MainActor @preconcurrency
  static func _resolve(_ view: Self, in context: _ResolveContext, into list: inout _NodeList)
}

extension View {
  /// Updates the view's dynamic properties and resolves its body.
  @MainActor @preconcurrency
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.enteringBody(of: Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, view, into: &list)
    }
    bodies.resolve(inner, into: &list) { _resolve(inside: inner, view, into: &$0) }
  }

  /// Resolves the body.
  ///
  /// - Parameter inner: The context one level deeper, with the view's own identity.
  fileprivate static func _resolve(
    inside inner: _ResolveContext, _ view: Self, into list: inout _NodeList
  ) {
    var view = view
    DynamicProperties.install(in: &view, inner)
    Body._resolve(inner.body(of: view) { $0.body }, in: inner, into: &list)
  }
}

extension View where Self: Animatable {
  /// Updates the view's dynamic properties and resolves its body with interpolated animatable data.
  @MainActor @preconcurrency
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.enteringBody(of: Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, inner.animated(view), into: &list)
    }
    bodies.resolve(inner, into: &list) {
      _resolve(inside: inner, inner.animated(view), into: &$0)
    }
  }
}

/// A view without a body that creates its own nodes.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the view creates its layout nodes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  /// Never called: `Never` has no values.
  public var body: Never { fatalError("Never has no values") }
}
