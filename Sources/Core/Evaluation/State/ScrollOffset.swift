import Foundation

/// How far a scroll view was scrolled; kept with the view's state.
package final class ScrollOffset {
  /// From where the content is seen at first, in points.
  package private(set) var value = CGSize.zero
  /// What is around the part of the scroll view where the content is seen.
  package let insets = ScrollInsets()
  /// Whether a person cannot scroll the view.
  package var isDisabled = false
  /// Whether the content begins at the right edge, from which it is scrolled then.
  package var isRightToLeft = false
  /// What a binding asked for last.
  package var position: ScrollRequest?
  /// The binding that follows a person who scrolls the view.
  package var follower: ScrollFollower?
  /// Are told how the content lay before and after a person has scrolled the view.
  package var observers: [(ScrollExtent, ScrollExtent) -> Void] = []
  fileprivate let changes: StateChanges

  fileprivate init(_ changes: StateChanges) { self.changes = changes }

  /// A rectangle with `x` growing from the leading edge to the trailing one, as the offset does.
  package func fromLeading(_ frame: CGRect) -> CGRect {
    isRightToLeft ? CGRect(origin: CGPoint(x: -frame.maxX, y: frame.minY), size: frame.size) : frame
  }

  /// Where the content is seen in a scroll view of this frame, from the leading edge.
  package func visiblePart(of frame: CGRect) -> CGRect {
    fromLeading(frame).inset(by: insets.value)
  }

  /// A distance from the left as one from the leading edge, and the other way around.
  package func fromLeading(_ distance: CGSize) -> CGSize {
    isRightToLeft ? CGSize(width: -distance.width, height: distance.height) : distance
  }

  /// Scrolls, so that the views are laid out again.
  package func change(to value: CGSize) {
    guard value != self.value else { return }
    self.value = value
    changes.addWithoutBody("ScrollView")
  }
}

/// A binding that holds where a scroll view is.
package struct ScrollFollower {
  /// The point of the scroll view at which the view lies that the binding is to hold; `nil` takes the
  /// first one that is seen.
  let anchor: UnitPoint?
  /// Is given the identifiers of that view, the outermost first; none where the content has no target
  /// layout. Returns what the binding asks for from then on.
  let follow: ([AnyHashable]) -> ScrollRequest?

  package init(
    anchor: UnitPoint?, follow: @escaping ([AnyHashable]) -> ScrollRequest?
  ) {
    (self.anchor, self.follow) = (anchor, follow)
  }
}

/// How the content of a scroll view lies in it, in points.
package struct ScrollExtent {
  package let offset: CGPoint
  package let content: CGSize
  package let insets: EdgeInsets
  package let container: CGSize

  /// - Parameters:
  ///   - frame: That of the scroll view.
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
