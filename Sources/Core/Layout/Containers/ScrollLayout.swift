import Foundation

/// The latest placed insets of a scroll view, from margins and bars, in points.
package final class ScrollInsets {
  package fileprivate(set) var value = EdgeInsets()

  package init() {}
}

/// A viewport onto content that may be larger: the layout behind `ScrollView`.
///
/// Subviews: one, the content.
/// Proposes: an unspecified length along scrolling axes; its own proposal along the others.
/// Reports: its proposal along scrolling axes; the content's length along the others. Instead of an unspecified length,
/// lists in vertically scrolling content have no height, and others that of the content.
/// Places: the content's leading edge, or the anchor's point, at the start of the viewport; shorter
/// content by its alignment.
package struct ScrollLayout: GuidedLayout {
  /// The name used in messages about views that follow its size.
  private let name: String
  let axes: Axis.Set
  /// Margins around the content, in points, in addition to the insets of bars.
  private let margins: EdgeInsets
  /// The point of longer content that is visible initially.
  private let anchor: UnitPoint
  /// The point of shorter content that is aligned with the same point of the viewport.
  private let alignment: UnitPoint
  /// The scroll distance from the initial position, in points.
  private let offset: CGSize
  /// Receives the insets around the visible part of the content.
  private let insets: ScrollInsets?
  /// Whether lazy content lays out all of its views.
  private let showsAll: Bool
  /// Whether it has no height of its own in vertically scrolling content, as UIKit's lists.
  private let isList: Bool

  package init(
    name: String, axes: Axis.Set, margins: EdgeInsets, anchor: UnitPoint,
    alignment: UnitPoint = .topLeading, offset: CGSize = .zero, insets: ScrollInsets? = nil,
    showsAll: Bool = false, isList: Bool = false
  ) {
    self.name = name
    self.axes = axes
    self.margins = margins
    self.anchor = anchor
    self.alignment = alignment
    self.offset = offset
    self.insets = insets
    self.showsAll = showsAll
    self.isList = isList
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  /// The scrolling axes along which the start of the content is visible.
  private var startAxes: Axis.Set {
    var axes = axes
    if anchor.x != 0 || offset.width != 0 { axes.remove(.horizontal) }
    if anchor.y != 0 || offset.height != 0 { axes.remove(.vertical) }
    return axes
  }

  /// Whether nothing gives a list in scrolling content a height.
  private func isWithoutHeight(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Bool {
    isList && proposal.height == nil
      && subviews.container?.scrolling?.allAxes.contains(.vertical) ?? false
  }

  /// The content in this container, and its proposal.
  ///
  /// - Parameter isMeasured: Whether only the view's own size is wanted.
  private func content(
    _ subviews: Subviews, _ proposal: ProposedViewSize, _ insets: EdgeInsets, isMeasured: Bool
  ) -> (subview: LayoutSubview?, proposal: ProposedViewSize) {
    let inside = proposal.inset(by: insets)
    let scrolling = LayoutContainer.Scrolling(
      axes: axes, allAxes: axes.union(subviews.container?.scrolling?.allAxes ?? []),
      startAxes: startAxes, insets: insets, showsAll: showsAll,
      isLengthIrrelevant: isMeasured && !showsAll
        && Axis.allCases.allSatisfy { !scrolls($0) || inside[$0] == .infinity })
    let container = LayoutContainer(
      name, size: inside, contentAxes: Axis.Set([.horizontal, .vertical]).subtracting(axes),
      scrolling: scrolling)
    return (
      subviews.entering(container).first,
      ProposedViewSize(
        width: scrolls(.horizontal) ? nil : inside.width,
        height: scrolls(.vertical) ? nil : inside.height)
    )
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if scrolls(.horizontal), scrolls(.vertical), let width = proposal.width,
      let height = proposal.height
    {
      return CGSize(width: width, height: height)
    }
    let insets = margins + subviews.scrollInsets
    let content = content(subviews, proposal, insets, isMeasured: true)
    let size = content.subview?.sizeThatFits(content.proposal) ?? .zero
    if isWithoutHeight(proposal, subviews) {
      return CGSize(width: size.width + insets.horizontal, height: 0)
    }
    return CGSize(
      width: scrolls(.horizontal)
        ? proposal.width ?? size.width + insets.horizontal : size.width + insets.horizontal,
      height: scrolls(.vertical)
        ? proposal.height ?? size.height + insets.vertical : size.height + insets.vertical)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if isWithoutHeight(proposal, subviews) {
      subviews.node.report(
        "has no height in a list or scroll view, as on iOS; give it one with frame(height:)")
    }
    let insets = margins + subviews.scrollInsets
    self.insets?.value = insets
    var final = proposal
    if scrolls(.horizontal) { final.width = bounds.width }
    if scrolls(.vertical) { final.height = bounds.height }
    let content = content(subviews, final, insets, isMeasured: false)
    guard let subview = content.subview else { return }
    let size = subview.sizeThatFits(content.proposal)
    let inside = bounds.inset(by: insets)
    func origin(_ axis: Axis, _ start: CGFloat, _ visible: CGFloat, _ length: CGFloat) -> CGFloat {
      guard scrolls(axis) else { return start }
      guard visible < length else {
        return start + (visible - length) * (axis == .horizontal ? alignment.x : alignment.y)
      }
      return start
        - Self.distance(
          visible: visible, length: length, anchor: axis == .horizontal ? anchor.x : anchor.y,
          offset: axis == .horizontal ? offset.width : offset.height)
    }
    subview.place(
      at: CGPoint(
        x: origin(.horizontal, inside.minX, inside.width, size.width),
        y: origin(.vertical, inside.minY, inside.height, size.height)),
      proposal: content.proposal)
  }

  /// Returns how far content starts above or before the visible part, in points.
  ///
  /// - Parameters:
  ///   - visible: The length of the visible part.
  ///   - length: The length of the content.
  ///   - anchor: The part of the content that is visible initially, from 0 to 1.
  ///   - offset: The scroll distance from there.
  package static func distance(
    visible: CGFloat, length: CGFloat, anchor: CGFloat, offset: CGFloat
  ) -> CGFloat {
    let hidden = max(length - visible, 0)
    return max(min(hidden * anchor + offset, hidden), 0)
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? { nil }
}
