import Foundation

/// A rectangle whose edges are covered by bars and the like, as a part of the view tree sees it.
package final class SafeArea {
  package let outer: SafeArea?
  /// On the canvas, in points.
  private(set) var whole = CGRect.null
  private(set) var safe = CGRect.null

  package init(outer: SafeArea?) { self.outer = outer }

  /// Says where the area is, once its node has its place.
  package func set(whole: CGRect, safe: CGRect) {
    self.whole = whole
    self.safe = safe
  }

  private static let tolerance: CGFloat = 0.26

  /// How far a rectangle on the canvas may grow into what is covered, on the edges where it touches
  /// or overlaps that; in points, leading being left.
  package func growth(of frame: CGRect) -> EdgeInsets {
    guard !whole.isNull else { return outer?.growth(of: frame) ?? EdgeInsets() }
    var result = EdgeInsets()
    let near = Self.tolerance
    if frame.minY <= safe.minY + near { result.top = max(frame.minY - whole.minY, 0) }
    if frame.minX <= safe.minX + near { result.leading = max(frame.minX - whole.minX, 0) }
    if frame.maxY >= safe.maxY - near { result.bottom = max(whole.maxY - frame.maxY, 0) }
    if frame.maxX >= safe.maxX - near { result.trailing = max(whole.maxX - frame.maxX, 0) }
    guard let outer else { return result }
    // Grown so far, the rectangle may touch what is covered further out.
    let more = outer.growth(of: frame.outset(by: result))
    return EdgeInsets(
      top: result.top + more.top, leading: result.leading + more.leading,
      bottom: result.bottom + more.bottom, trailing: result.trailing + more.trailing)
  }

  /// What is covered at the edges of a rectangle that touches or overlaps it.
  package func insets(of frame: CGRect) -> EdgeInsets {
    let all = growth(of: frame)
    guard !whole.isNull else { return all }
    // Where the rectangle lies in the covered part already, that counts as well.
    return EdgeInsets(
      top: all.top + max(safe.minY - frame.minY, 0),
      leading: all.leading + max(safe.minX - frame.minX, 0),
      bottom: all.bottom + max(frame.maxY - safe.maxY, 0),
      trailing: all.trailing + max(frame.maxX - safe.maxX, 0))
  }
}

extension CGRect {
  /// The rectangle with insets added around it, leading being left.
  package func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}

/// Tells a safe area where its node was placed.
package final class SafeAreaFollower: PlacementFollower {
  private let area: SafeArea
  /// The part of the node's rectangle that is not covered.
  private let safe: (CGRect) -> CGRect

  package init(_ area: SafeArea, safe: @escaping (CGRect) -> CGRect) {
    self.area = area
    self.safe = safe
  }

  package func content(
    at index: Int, in placed: PlacedTree
  ) -> ContiguousArray<LayoutNode>? {
    let frame = placed.nodes[index].frame
    area.set(whole: frame, safe: safe(frame))
    return nil
  }
}

/// `ignoresSafeArea`: the view is drawn, and laid out inside, as large as the covered edges allow.
///
/// Proposes: its own proposal for sizing; for placing, that and what is covered at the edges it
/// touches.
/// Reports: the view's answer. Places: the view over the covered edges.
package struct IgnoresSafeAreaLayout: UnaryLayout {
  private let growth: SafeAreaGrowth

  package init(_ growth: SafeAreaGrowth) { self.growth = growth }

  package static var layoutProperties: LayoutProperties { .builtIn(keepsPriority: true) }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews.nodes[0].size(for: proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let insets = growth.insets
    if insets == EdgeInsets() {
      return subviews.nodes[0].place(at: bounds.origin, proposal: proposal)
    }
    let grown = bounds.outset(by: insets)
    subviews.nodes[0].place(in: grown, alignment: .center, proposal: ProposedViewSize(grown.size))
  }
}

/// How far a view that ignores the safe area grows where it was placed.
package final class SafeAreaGrowth: PlacementFollower {
  private let area: SafeArea
  private let edges: Edge.Set
  /// With leading before trailing, as layouts count.
  fileprivate var insets = EdgeInsets()
  /// With leading on the left.
  package private(set) var onCanvas = EdgeInsets()

  package init(_ area: SafeArea, edges: Edge.Set) {
    self.area = area
    self.edges = edges
  }

  package func content(
    at index: Int, in placed: PlacedTree
  ) -> ContiguousArray<LayoutNode>? {
    let entry = placed.nodes[index]
    let all = area.growth(of: entry.frame)
    func part(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat { edges.contains(edge) ? length : 0 }
    onCanvas = EdgeInsets(
      top: part(.top, all.top), leading: all.leading, bottom: part(.bottom, all.bottom),
      trailing: all.trailing)
    // In the layout's own coordinates leading is always left.
    let own = all.onCanvas(entry.node.layoutDirection)
    insets = EdgeInsets(
      top: part(.top, own.top), leading: part(.leading, own.leading),
      bottom: part(.bottom, own.bottom), trailing: part(.trailing, own.trailing))
    return nil
  }
}

/// `safeAreaPadding`: room at the edges that backgrounds and scrolling content may cover.
///
/// Subviews: one. A scroll view keeps its size and keeps the room free inside; any other view is
/// made smaller, as by padding.
package struct SafeAreaPaddingLayout: UnaryLayout {
  private let insets: EdgeInsets

  package init(insets: EdgeInsets) { self.insets = insets }

  private func effective(_ node: LayoutNode) -> EdgeInsets {
    node.scrollInsets == nil ? insets : EdgeInsets()
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let node = subviews.nodes[0]
    let insets = effective(node)
    let size = node.size(for: proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let insets = effective(subviews.nodes[0])
    subviews.nodes[0].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }
}

/// `safeAreaInset`: a bar at an edge of a view.
///
/// Subviews: the view, then the bar.
/// Proposes: to the bar its own proposal, nothing along the bar's axis; to the view what is left. A
/// scroll view is proposed everything and keeps the bar's room free inside.
/// Reports: the view, the gap and the bar along the axis; across it the view.
package struct SafeAreaInsetLayout: Layout {
  private let edge: Edge
  private let spacing: CGFloat?
  private let alignment: AlignmentKey
  /// Tells the bar of one modifier from those of others.
  private let owner: SafeArea

  package init(edge: Edge, spacing: CGFloat?, alignment: AlignmentKey, owner: SafeArea) {
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
    self.owner = owner
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func gap(_ subviews: Subviews) -> CGFloat {
    if let spacing, spacing.isFinite { return spacing }
    let (view, bar) = (subviews.nodes[0].spacing, subviews.nodes[1].spacing)
    return isFirst ? bar.distance(to: view, along: axis) : view.distance(to: bar, along: axis)
  }

  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, nil, minor: proposal[axis.other])
  }

  /// What the bar and the gap take along the axis.
  private func taken(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    subviews.nodes[1].size(for: barOffer(proposal))[axis] + gap(subviews)
  }

  /// The view's proposal, and the length that it leaves to the bar.
  private func offer(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (ProposedViewSize, CGFloat) {
    let taken = taken(proposal, subviews)
    if let insets = subviews.nodes[0].scrollInsets {
      insets.set(EdgeInsets(Edge.Set(edge), taken), for: owner, in: subviews.nodes[0].parent)
      return (proposal, 0)
    }
    var offer = proposal
    offer[axis] = proposal[axis].map { max($0 - taken, 0) }
    return (offer, taken)
  }

  /// The part of the node's rectangle on the canvas that the bar does not cover.
  package func safe(_ frame: CGRect, _ node: LayoutNode) -> CGRect {
    let taken = taken(ProposedViewSize(frame.size), LayoutSubviews(of: node))
    return frame.inset(by: EdgeInsets(Edge.Set(edge), taken).onCanvas(node.layoutDirection))
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.nodes[0].spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (offer, taken) = offer(proposal, subviews)
    var size = subviews.nodes[0].size(for: offer)
    size[axis] += taken
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (view, bar) = (subviews.nodes[0], subviews.nodes[1])
    let (offer, taken) = offer(proposal, subviews)
    var origin = bounds.origin
    if isFirst { if axis == .vertical { origin.y += taken } else { origin.x += taken } }
    view.place(at: origin, proposal: offer)
    let barOffer = barOffer(ProposedViewSize(bounds.size))
    let size = bar.size(for: barOffer)
    let across =
      alignment.builtInDefault(bounds.size) ?? ViewDimensions(empty: bounds.size)[alignment]
    let minor = across - bar.guide(alignment, for: barOffer)
    let major = isFirst ? 0 : bounds.size[axis] - size[axis]
    bar.place(
      at: CGPoint(
        x: bounds.minX + (axis == .horizontal ? major : minor),
        y: bounds.minY + (axis == .horizontal ? minor : major)),
      proposal: barOffer)
  }
}
