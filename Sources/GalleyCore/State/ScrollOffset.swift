import Foundation

/// How far a scroll view was scrolled; kept with the view's state.
package final class ScrollOffset {
  /// From where the content is seen at first, in points.
  package private(set) var value = CGSize.zero
  /// What is around the part of the scroll view where the content is seen.
  package let insets = ScrollInsets()
  /// Whether a person cannot scroll the view.
  package var isDisabled = false
  /// What a binding asked for last.
  package var position: ScrollRequest?
  fileprivate let changes: StateChanges

  fileprivate init(_ changes: StateChanges) { self.changes = changes }

  /// Scrolls, so that the views are laid out again.
  package func change(to value: CGSize) {
    guard value != self.value else { return }
    self.value = value
    changes.addWithoutBody("ScrollView")
  }
}

extension _ResolveContext {
  /// The state of the scroll view that is resolved.
  @MainActor package var scrollOffset: ScrollOffset {
    let store = session.store
    return store.value(StateStore.Key(identity: identity, offset: -7)) {
      ScrollOffset(store.changes)
    }
  }
}

extension LayoutNode {
  private static let scrollOffsetKey = ObjectIdentifier(ScrollOffset.self)

  /// How far the scroll view was scrolled; `nil` for other nodes.
  package var scrollOffset: ScrollOffset? {
    get { hasTraits ? traits[Self.scrollOffsetKey] as? ScrollOffset : nil }
    nonmutating set { traits[Self.scrollOffsetKey] = newValue }
  }
}
