import Foundation

/// A type-erased view.
///
/// If the wrapped type changes between two evaluations, the state of the previous view is
/// discarded.
public struct AnyView {
  package let view: any View

  /// Creates a type-erased view.
  public init<V: View>(_ view: V) { self.view = view }

  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) { self.view = view }

  /// Creates a type-erased view from a value, or returns `nil` if the value is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  /// Resolves the wrapped view under its own type.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    func open<V: View>(_ view: V, _ list: inout _NodeList) {
      var content = inner
      content.identity.enter(V.self)
      guard inner.motion.remembersViews else {
        return V._resolve(view, in: content, into: &list)
      }
      let dynamic = DynamicView(identity: content.identity) {
        V._resolve(view, in: $0, into: &$1)
      }
      inner.resolve([dynamic], into: &list)
    }
    open(view.view, &list)
  }
}
