import Foundation

/// Content between bars that fills the proposed size: windows, navigation stacks, tabs, columns.
///
/// Subviews: the content, then the optional top bar, then the optional bottom bar.
/// Proposes: to bars its width and no height; to the content the space between them.
/// Reports: the proposal; for an unspecified length, 10 points, or what the content and the bars need
/// if it fits its content.
/// Places: the content in the center of the remaining space.
package struct ScreenLayout: GuidedLayout {
  package struct Bars: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let top = Bars(rawValue: 1)
    package static let bottom = Bars(rawValue: 2)
  }

  /// The name used in messages about views that follow its size.
  private let name: String
  private let bars: Bars
  /// The bars that reduce the size that views inside follow.
  private let countedBars: Bars
  /// Additional insets at the edges, in points.
  private let insets: EdgeInsets
  private let fitsContent: Bool

  package init(
    name: String, bars: Bars = [], countedBars: Bars = [], insets: EdgeInsets = EdgeInsets(),
    fitsContent: Bool = false
  ) {
    self.name = name
    self.fitsContent = fitsContent
    self.bars = bars
    self.countedBars = countedBars
    self.insets = insets
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  /// Returns the heights of the bars.
  private func barHeights(_ width: CGFloat, _ subviews: Subviews) -> EdgeInsets {
    let proposal = ProposedViewSize(width: width, height: nil)
    var next = 1
    func height(_ bar: Bars) -> CGFloat {
      guard bars.contains(bar), next < subviews.count else { return 0 }
      defer { next += 1 }
      return subviews[next].sizeThatFits(proposal).height
    }
    let top = height(.top)
    return EdgeInsets(top: top, leading: 0, bottom: height(.bottom), trailing: 0)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard fitsContent, proposal.width == nil || proposal.height == nil, let content = subviews.first
    else { return proposal.replacingUnspecifiedDimensions() }
    let heights = barHeights(proposal.width ?? content.sizeThatFits(.unspecified).width, subviews)
    let size = content.sizeThatFits(proposal.inset(by: insets).inset(by: heights))
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: proposal.height ?? size.height + heights.top + heights.bottom + insets.top
        + insets.bottom)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = bounds.inset(by: insets)
    let heights = barHeights(inner.width, subviews)
    var counted: Edge.Set = []
    if countedBars.contains(.top) { counted.insert(.top) }
    if countedBars.contains(.bottom) { counted.insert(.bottom) }
    let size = ProposedViewSize(inner.size).inset(by: heights.only(counted))
    if let content = subviews.entering(LayoutContainer(name, size: size)).first {
      let area = inner.inset(by: heights)
      content.place(in: area, alignment: .center, proposal: ProposedViewSize(area.size))
    }
    var next = 1
    for (bar, y) in [(Bars.top, inner.minY), (.bottom, inner.maxY - heights.bottom)]
    where bars.contains(bar) && next < subviews.count {
      subviews[next].place(
        at: CGPoint(x: inner.minX, y: y),
        proposal: ProposedViewSize(width: inner.width, height: nil))
      next += 1
    }
  }

  /// Returns the part of the container's canvas rectangle that no bar or inset covers.
  package func uncovered(_ frame: CGRect, _ subviews: Subviews) -> CGRect {
    let inner = frame.inset(by: insets)
    return inner.inset(by: barHeights(inner.width, subviews))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? { nil }
}
