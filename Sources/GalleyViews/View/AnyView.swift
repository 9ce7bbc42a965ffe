import Foundation

/// A view of any type.
public struct AnyView {
  private let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void

  public init<V: View>(_ view: V) {
    resolve = { context, list in V._resolve(view, in: context, into: &list) }
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    view.resolve(inner, &list)
  }
}
