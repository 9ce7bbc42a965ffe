import Foundation

/// A bar of a screen, which changes while content is scrolled under it; kept with the screen's state.
package final class ScrolledBar {
  /// The edge of the screen that has the bar.
  package let edge: VerticalEdge
  /// Whether content is scrolled under the bar.
  package private(set) var isScrolled = false
  /// How much shorter a top bar is while content is scrolled under it, in points.
  package var collapse: CGFloat = 0
  private let changes: StateChanges

  fileprivate init(_ edge: VerticalEdge, _ changes: StateChanges) {
    (self.edge, self.changes) = (edge, changes)
  }

  fileprivate func change(to isScrolled: Bool) {
    guard isScrolled != self.isScrolled else { return }
    self.isScrolled = isScrolled
    changes.addWithoutBody("NavigationStack")
  }
}

extension _ResolveContext {
  /// Returns the state of a bar of the screen being resolved.
  @MainActor
  package func scrolledBar(at edge: VerticalEdge) -> ScrolledBar {
    let store = session.store
    return store.value(StateStore.Key(identity: identity, offset: edge == .top ? -8 : -9)) {
      ScrolledBar(edge, store.changes)
    }
  }
}

extension StateStore {
  /// Checks after layout whether content is scrolled under a bar.
  package func follow(_ bar: ScrolledBar) { scrolledBars.append(bar) }
}

extension LayoutNode {
  private static let scrolledBarKey = ObjectIdentifier(ScrolledBar.self)

  /// The state of a screen's bar, if the node is the bar.
  package var scrolledBar: ScrolledBar? {
    get { hasTraits ? traits[Self.scrolledBarKey] as? ScrolledBar : nil }
    nonmutating set { traits[Self.scrolledBarKey] = newValue }
  }
}

extension Placement {
  /// Sets whether content is scrolled under a bar.
  ///
  /// The result does not depend on the bar's current height, so that it settles.
  func update(_ bar: ScrolledBar) {
    guard let index = nodes.firstIndex(where: { $0.node.scrolledBar === bar }) else { return }
    let (screen, frame) = (nodes[index].parent, nodes[index].frame)
    let end = bar.edge == .top ? frame.maxY : frame.minY
    let offset = (screen + 1..<index).lazy.compactMap { scrollView -> ScrollOffset? in
      let node = nodes[scrollView]
      guard let offset = node.node.scrollOffset, offset.verticalAnchor != nil else { return nil }
      // Its content also extends under bars between the scroll view and this one.
      let growth = safeAreaGrowth(of: scrollView, .vertical)
      let (top, bottom) = (node.frame.minY - growth.top, node.frame.maxY + growth.bottom)
      let reachesBar =
        bar.edge == .top
        ? top <= end + 0.26 && node.frame.maxY > end
        : node.frame.minY < end && bottom >= end - 0.26
      return reachesBar ? offset : nil
    }.first
    guard let offset, let anchor = offset.verticalAnchor,
      // Surrounding modifiers share the scroll view's traits, so the last match is the scroll view.
      let scrollView = nodes.lastIndex(where: { $0.node.scrollOffset === offset }),
      let content = content(of: scrollView)
    else { return bar.change(to: false) }
    let visible = offset.visiblePart(of: nodes[scrollView].frame).height
    // The distance of the content's start from the start of the visible part.
    func distance(_ visible: CGFloat) -> CGFloat {
      ScrollLayout.distance(
        visible: visible, length: content.height, anchor: anchor, offset: offset.value.height)
    }
    if bar.edge == .bottom {
      return bar.change(to: content.height - distance(visible) - visible > 0.5)
    }
    let isScrolled = distance(bar.isScrolled ? visible - bar.collapse : visible) > 0.5
    if isScrolled == bar.isScrolled {
      offset.settle(at: distance(visible) - max(content.height - visible, 0) * anchor)
    }
    bar.change(to: isScrolled)
  }
}
