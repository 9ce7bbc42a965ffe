import Foundation

/// A window onto content that may be larger: the layout behind `ScrollView`.
///
/// Subviews: one, the content.
/// Proposes: nothing along the axes that scroll; its own proposal across them.
/// Reports: along the axes that scroll what it is proposed; across them the content's length.
/// Places: the content's leading edge, or the anchor's point, where the content begins to scroll.
package struct ScrollLayout: Layout {
  private let axes: Axis.Set
  private let scope: ContainerScope
  private let insets: ScrollInsets
  /// Which point of the content is seen at first.
  private let anchor: UnitPoint

  package init(axes: Axis.Set, scope: ContainerScope, insets: ScrollInsets, anchor: UnitPoint) {
    self.axes = axes
    self.scope = scope
    self.insets = insets
    self.anchor = anchor
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  /// What the content is proposed, after the container's size is made known.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inside = proposal.inset(by: insets.total)
    scope.offer(inside)
    return ProposedViewSize(
      width: scrolls(.horizontal) ? nil : inside.width,
      height: scrolls(.vertical) ? nil : inside.height)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if scrolls(.horizontal), scrolls(.vertical), let width = proposal.width,
      let height = proposal.height
    {
      return CGSize(width: width, height: height)
    }
    let content = subviews.nodes.first?.size(for: offer(proposal)) ?? .zero
    let outset = insets.total
    return CGSize(
      width: scrolls(.horizontal)
        ? proposal.width ?? content.width + outset.leading + outset.trailing
        : content.width + outset.leading + outset.trailing,
      height: scrolls(.vertical)
        ? proposal.height ?? content.height + outset.top + outset.bottom
        : content.height + outset.top + outset.bottom)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.nodes.first else { return }
    var final = proposal
    if scrolls(.horizontal) { final.width = bounds.width }
    if scrolls(.vertical) { final.height = bounds.height }
    let offer = offer(final)
    let size = content.size(for: offer)
    let inside = bounds.inset(by: insets.total)
    func origin(_ axis: Axis, _ start: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
      guard scrolls(axis), length > room else { return start }
      let point = axis == .horizontal ? anchor.x : anchor.y
      return start + (room - length) * point
    }
    content.place(
      at: CGPoint(
        x: origin(.horizontal, inside.minX, inside.width, size.width),
        y: origin(.vertical, inside.minY, inside.height, size.height)),
      proposal: offer)
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

/// The room that a scroll view keeps free around its content: margins, and bars that lie over it.
package final class ScrollInsets {
  package var margins = EdgeInsets()
  /// With the modifiers that ask for the room, always in the same order, as sums depend on it.
  private var safeAreas: [(owner: ObjectIdentifier, insets: EdgeInsets)] = []
  /// The scroll view's node, set when it exists.
  package var node: LayoutNode?

  package init() {}

  package var total: EdgeInsets {
    safeAreas.reduce(margins) { sum, part in
      EdgeInsets(
        top: sum.top + part.insets.top, leading: sum.leading + part.insets.leading,
        bottom: sum.bottom + part.insets.bottom, trailing: sum.trailing + part.insets.trailing)
    }
  }

  /// Keeps room free for a bar, or for padding.
  ///
  /// - Parameter container: The node that says so; what is inside of it is measured anew.
  package func set(_ insets: EdgeInsets, for owner: AnyObject, in container: LayoutNode?) {
    let owner = ObjectIdentifier(owner)
    if let index = safeAreas.firstIndex(where: { $0.owner == owner }) {
      guard safeAreas[index].insets != insets else { return }
      safeAreas[index].insets = insets
    } else {
      safeAreas.append((owner, insets))
    }
    node?.forgetAnswers(upTo: container)
  }
}

extension LayoutNode {
  private static let scrollInsetsKey = ObjectIdentifier(ScrollInsets.self)

  /// The room that a scroll view keeps free, for modifiers around it.
  package var scrollInsets: ScrollInsets? {
    get { traits.isEmpty ? nil : traits[Self.scrollInsetsKey] as? ScrollInsets }
    nonmutating set { traits[Self.scrollInsetsKey] = newValue }
  }
}

extension ProposedViewSize {
  /// The proposal less insets; lengths do not become negative.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

extension CGRect {
  /// The rectangle less insets, leading being left.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
