import Foundation

/// A piece of user interface: a value that describes what to show, in terms of other views.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body; Swift infers it from `body`.
  associatedtype Body: View

  /// The views that this view consists of. It is read on the main actor, and only again after
  /// something that the view depends on has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Turns the view into layout nodes. Views of yours never implement it: by default the body is
  /// resolved.
  @MainActor @preconcurrency
  static func _resolve(_ view: Self, in context: _ResolveContext, into list: inout _NodeList)
}

extension View {
  /// Installs the view's dynamic properties and resolves its body.
  @MainActor @preconcurrency
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, view, into: &list)
    }
    bodies.resolve(inner, into: &list) { _resolve(inside: inner, view, into: &$0) }
  }

  /// - Parameter inner: The context one level further down, with the view's own identity.
  fileprivate static func _resolve(
    inside inner: _ResolveContext, _ view: Self, into list: inout _NodeList
  ) {
    var view = view
    DynamicProperties.install(in: &view, inner)
    Body._resolve(inner.body(of: view) { $0.body }, in: inner, into: &list)
  }
}

extension View where Self: Animatable {
  /// The same for a view whose data animates: the body is read with the interpolated data.
  @MainActor @preconcurrency
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    guard let bodies = inner.session.bodies else {
      return _resolve(inside: inner, inner.animated(view), into: &list)
    }
    bodies.resolve(inner, into: &list) {
      _resolve(inside: inner, inner.animated(view), into: &$0)
    }
  }
}

/// A view that makes its own nodes and has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the view makes its layout nodes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { fatalError("there is no value of type Never") }
}
