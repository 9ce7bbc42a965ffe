import Foundation

/// A piece of user interface: a value that describes what to show, in terms of other views.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Turns the view into layout nodes. Views of yours never implement it: by default the body is
  /// resolved.
  @MainActor @preconcurrency
  static func _resolve(_ view: Self, in context: _ResolveContext, into list: inout _NodeList)
}

extension View {
  @MainActor @preconcurrency
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    _resolve(inside: inner, view, into: &list)
  }

  /// - Parameter inner: The view's own place.
  fileprivate static func _resolve(
    inside inner: _ResolveContext, _ view: Self, into list: inout _NodeList
  ) {
    var view = view
    DynamicProperties.install(in: &view, inner)
    Body._resolve(inner.body(of: view) { $0.body }, in: inner, into: &list)
  }
}

extension View where Self: Animatable {
  @MainActor @preconcurrency
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    _resolve(inside: inner, inner.animated(view), into: &list)
  }
}

/// A view that makes its own nodes and has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public var body: Never { fatalError("there is no value of type Never") }
}
