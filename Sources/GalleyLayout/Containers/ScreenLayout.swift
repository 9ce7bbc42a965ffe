import Foundation

/// Content between bars that fills what it is offered: windows, navigation stacks, tabs, columns.
///
/// Subviews: the content, then a bar at the top, then one at the bottom, as far as there are any.
/// Proposes: to bars its width and no height; to the content what is left between them.
/// Reports: the proposal, 10 points where there is none.
/// Places: the content in the middle of what is left.
package struct ScreenLayout: Layout {
  package struct Bars: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let top = Bars(rawValue: 1)
    package static let bottom = Bars(rawValue: 2)
  }

  private let scope: ContainerScope
  private let bars: Bars
  /// Which bars make the container smaller for views that follow its size.
  private let countedBars: Bars
  /// Covered at the edges, besides the bars.
  private let insets: EdgeInsets
  private let area: SafeArea

  package init(
    scope: ContainerScope, area: SafeArea, bars: Bars = [], countedBars: Bars = [],
    insets: EdgeInsets = EdgeInsets()
  ) {
    self.scope = scope
    self.area = area
    self.bars = bars
    self.countedBars = countedBars
    self.insets = insets
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  /// The heights of the bars.
  private func barHeights(
    _ width: CGFloat, _ subviews: Subviews
  ) -> (top: CGFloat, bottom: CGFloat) {
    let offer = ProposedViewSize(width: width, height: nil)
    var next = 1
    func height(_ bar: Bars) -> CGFloat {
      guard bars.contains(bar), next < subviews.count else { return 0 }
      defer { next += 1 }
      return subviews.nodes[next].size(for: offer).height
    }
    let top = height(.top)
    return (top, height(.bottom))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = bounds.inset(by: insets)
    let heights = barHeights(inner.width, subviews)
    scope.offer(
      ProposedViewSize(
        width: inner.width,
        height: max(
          inner.height - (countedBars.contains(.top) ? heights.top : 0)
            - (countedBars.contains(.bottom) ? heights.bottom : 0), 0)))
    let room = inner.inset(
      by: EdgeInsets(top: heights.top, leading: 0, bottom: heights.bottom, trailing: 0))
    place(subviews, inner, room, heights)
  }

  private func place(
    _ subviews: Subviews, _ inner: CGRect, _ room: CGRect,
    _ heights: (top: CGFloat, bottom: CGFloat)
  ) {
    guard let content = subviews.nodes.first else { return }
    content.place(in: room, alignment: .center, proposal: ProposedViewSize(room.size))
    let offer = ProposedViewSize(width: inner.width, height: nil)
    var next = 1
    for (bar, y) in [(Bars.top, inner.minY), (.bottom, inner.maxY - heights.bottom)]
    where bars.contains(bar) && next < subviews.count {
      subviews.nodes[next].place(at: CGPoint(x: inner.minX, y: y), proposal: offer)
      next += 1
    }
  }

  /// The part of the node's rectangle on the canvas that no bar and no inset covers.
  package func safe(_ frame: CGRect, _ node: LayoutNode) -> CGRect {
    let inner = frame.inset(by: insets)
    let heights = barHeights(inner.width, LayoutSubviews(of: node))
    return inner.inset(
      by: EdgeInsets(top: heights.top, leading: 0, bottom: heights.bottom, trailing: 0))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}
