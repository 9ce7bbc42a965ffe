import Foundation

/// The scroll position of a scroll view; kept with the view's state.
package final class ScrollOffset {
  /// The distance from the initial position, in points.
  package private(set) var value = CGSize.zero
  /// The insets around the visible part of the content.
  package let insets = ScrollInsets()
  /// The part of longer content that is visible initially, from 0 for its top to 1; `nil` if the view
  /// does not scroll vertically.
  package var verticalAnchor: CGFloat?
  /// Whether user scrolling is disabled.
  package var isDisabled = false
  /// Whether the content starts, and scrolls from, the right edge.
  package var isRightToLeft = false
  /// The latest request of a binding.
  package var position: ScrollRequest?
  /// Whether lazy content lays out all of its views, because one of them may be scrolled to.
  package private(set) var showsAll = false
  /// Whether no binding has requested a position yet, not even `nil`.
  var isNew = true
  /// The binding that follows user scrolling.
  package var follower: ScrollFollower?
  /// Called with the extents before and after the user scrolls.
  package var observers: [(ScrollExtent, ScrollExtent) -> Void] = []
  package var geometryObservers: [ScrollGeometryObserver] = []
  fileprivate let changes: StateChanges

  fileprivate init(_ changes: StateChanges) { self.changes = changes }

  /// Converts a rectangle to coordinates in which `x` grows from the leading to the trailing edge.
  package func fromLeading(_ frame: CGRect) -> CGRect {
    isRightToLeft ? CGRect(origin: CGPoint(x: -frame.maxX, y: frame.minY), size: frame.size) : frame
  }

  /// Returns the visible part of a scroll view with this frame, from the leading edge.
  package func visiblePart(of frame: CGRect) -> CGRect {
    fromLeading(frame).inset(by: insets.value)
  }

  /// Converts a distance between left-based and leading-based coordinates.
  package func fromLeading(_ distance: CGSize) -> CGSize {
    isRightToLeft ? CGSize(width: -distance.width, height: distance.height) : distance
  }

  /// Makes lazy content lay out all of its views.
  ///
  /// - Returns: Whether it did not do so before.
  func showAll() -> Bool {
    if showsAll { return false }
    showsAll = true
    changes.addWithoutBody("ScrollView")
    return true
  }

  /// Sets the vertical distance to the one already shown by the layout, which stops at the ends.
  func settle(at height: CGFloat) { value.height = height }

  /// Scrolls and invalidates the layout.
  package func change(to value: CGSize) {
    guard value != self.value else { return }
    self.value = value
    changes.addWithoutBody("ScrollView")
  }
}

/// A binding to the position of a scroll view.
package struct ScrollFollower {
  /// The point of the scroll view that identifies the bound view; `nil` for the first visible view.
  let anchor: UnitPoint?
  /// Receives the identifiers of the bound view, outermost first; empty if the content has no
  /// target layout. Returns the binding's new request.
  let follow: ([AnyHashable]) -> ScrollRequest?

  package init(
    anchor: UnitPoint?, follow: @escaping ([AnyHashable]) -> ScrollRequest?
  ) {
    (self.anchor, self.follow) = (anchor, follow)
  }
}

/// An observer of the geometry of the first scroll view in a view.
package struct ScrollGeometryObserver {
  let id: ObjectIdentifier
  /// Receives the extent after each layout.
  let report: (ScrollExtent) -> Void

  package init(id: ObjectIdentifier, report: @escaping (ScrollExtent) -> Void) {
    (self.id, self.report) = (id, report)
  }
}

/// The extent of a scroll view's content, in points.
package struct ScrollExtent {
  package let offset: CGPoint
  package let content: CGSize
  package let insets: EdgeInsets
  package let container: CGSize

  /// Creates the extent of a scroll view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the scroll view.
  ///   - content: The frame of the content.
  package init(of scroll: ScrollOffset, in frame: CGRect, content: CGRect) {
    let (frame, content) = (scroll.fromLeading(frame), scroll.fromLeading(content))
    offset = CGPoint(x: frame.minX - content.minX, y: frame.minY - content.minY)
    self.content = content.size
    insets = scroll.insets.value
    container = frame.size
  }
}

extension _ResolveContext {
  /// The state of the scroll view being resolved.
  @MainActor package var scrollOffset: ScrollOffset {
    let store = session.store
    return store.value(StateStore.Key(identity: identity, offset: -7)) {
      ScrollOffset(store.changes)
    }
  }
}

extension LayoutNode {
  private static let scrollOffsetKey = ObjectIdentifier(ScrollOffset.self)

  /// The scroll position; `nil` if the node is not a scroll view.
  package var scrollOffset: ScrollOffset? {
    get { hasTraits ? traits[Self.scrollOffsetKey] as? ScrollOffset : nil }
    nonmutating set { traits[Self.scrollOffsetKey] = newValue }
  }
}
