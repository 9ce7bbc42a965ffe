import Foundation

/// Views that are created after their container has been placed.
package final class LateContent: PlacementHook {
  private let make: @MainActor (Int, Placement) -> ContiguousArray<LayoutNode>

  /// - Parameters:
  ///   - context: The context of the views.
  ///   - make: Returns the nodes of the views.
  @MainActor
  package init(
    in context: _ResolveContext,
    _ make: @escaping @MainActor (Int, Placement) -> ContiguousArray<LayoutNode>
  ) {
    let store = context.session.store
    guard let row = store.rows.place else {
      self.make = make
      return
    }
    store.rows.expectContent(of: row)
    var isExpected = true
    self.make = { index, placement in
      if isExpected { store.rows.receiveContent(of: row) }
      isExpected = false
      return store.notingState(of: row) { make(index, placement) }
    }
  }

  package func children(at index: Int, in placement: Placement) -> ContiguousArray<LayoutNode>? {
    // Views are resolved and placed on the main actor, but layouts are not isolated to it.
    let make = make
    nonisolated(unsafe) let placement = placement
    nonisolated(unsafe) var nodes: ContiguousArray<LayoutNode> = []
    MainActor.assumeIsolated { nodes = make(index, placement) }
    return nodes
  }
}

/// An action to perform after layout.
package final class PlacementObserver: PlacementHook {
  private let act: @MainActor (Int, Placement) -> Void

  package init(_ act: @escaping @MainActor (Int, Placement) -> Void) { self.act = act }

  package func didFinishPlacement(at index: Int, in placement: Placement) {
    let act = act
    nonisolated(unsafe) let placement = placement
    MainActor.assumeIsolated { act(index, placement) }
  }
}

extension _ResolveContext {
  @MainActor
  package func latest<Value>(_ type: Value.Type) -> Box<Value?> {
    session.store.value(StateStore.Key(identity: identity, offset: -2)) { Box<Value?>(nil) }
  }
}
