import Foundation

/// A stack that gives views their ideal lengths along its axis and fills the proposed length across
/// it: the layout behind `LazyHStack` and `LazyVStack`.
///
/// Proposes: an unspecified length along the axis; its own proposal across it.
/// Reports: the sum of the answers and gaps; across the axis, the proposed length.
/// Places: like a stack; pinned headers and footers in the visible part.
package struct LazyStackLayout: Layout {
  let stack: StackLayout

  /// The gaps between the views that were visible last.
  package struct Cache {
    var stack = StackLayout.Cache()
    var first: LayoutNode?
    var count = 0
  }

  package init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package init(alignment: VerticalAlignment, spacing: CGFloat?) {
    stack = StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }
  package static var _borrowsSubviews: Bool { true }
  package var _stackOrientation: Axis? { stack.axis }

  package func makeCache(subviews: Subviews) -> Cache { Cache() }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  /// The views that are laid out.
  private struct Visible {
    let range: Range<Int>
    /// The start of the first of them, along the axis.
    let start: CGFloat
    let subviews: Subviews
    /// The size of the stack; along the axis, that of all views.
    let size: CGSize
  }

  /// Measures the views that are laid out.
  ///
  /// - Parameters:
  ///   - subviews: Receives the views that were created for it.
  ///   - part: The visible part; `nil` is the start.
  private func visible(
    _ proposal: ProposedViewSize, _ subviews: inout Subviews, _ cache: inout Cache,
    _ part: VisibleRange? = nil
  ) -> Visible {
    let inner = innerProposal(proposal)
    var (range, start, length) = (0..<0, CGFloat(0), CGFloat?.none)
    switch subviews.lazyExtent(along: stack.axis) {
    case .all:
      subviews.reachAll()
      range = 0..<subviews.count
    case .start(let limit):
      var (count, lengths, gaps) = (0, CGFloat(0), CGFloat(0))
      while subviews.reach(count), lengths + gaps <= limit {
        lengths += subviews[count].sizeThatFits(inner)[stack.axis]
        count += 1
        if subviews.reach(count) { gaps += stack.gap(after: count - 1, subviews) }
      }
      range = 0..<count
      if subviews.areLate, !subviews.isLengthIrrelevant {
        length = LazyStackMap(stack, subviews, inner, measuring: count).length
      } else if count > 0, count < subviews.count {
        // There are as many gaps as measured views, but no gap follows the last view of all.
        let all = subviews.estimatedCount
        length = (lengths * all + gaps * (all - 1)) / CGFloat(count)
      }
    case .part:
      let map = LazyStackMap(stack, subviews, inner)
      length = map.length
      if let part {
        (range, start) = self.part(part, map, &subviews, inner)
      } else {
        range = 0..<(subviews.node.lateChildren.first?.position ?? 0)
      }
    }
    let shown = subviews[range]
    let first = shown.first?.node
    if cache.first != first || cache.count != shown.count {
      cache = Cache(stack: stack.makeCache(shown), first: first, count: shown.count)
    }
    var size = stack.sizeThatFits(inner, shown, cache.stack)
    if let length { size[stack.axis] = length }
    return Visible(range: range, start: start, subviews: shown, size: size)
  }

  /// Creates and measures the views in a part of the stack, from the view at a reference position
  /// down and up.
  ///
  /// - Returns: The views, and the start of the first of them.
  private func part(
    _ part: VisibleRange, _ map: LazyStackMap, _ subviews: inout Subviews, _ inner: ProposedViewSize
  ) -> (range: Range<Int>, start: CGFloat) {
    let reference = part.reference(in: map.length)
    var (map, position) = (map, reference)
    while let element = map.element(at: position) {
      let next = subviews.reach(element: element.offset, ofRun: element.run)
      map = LazyStackMap(stack, subviews, inner)
      position = map.position(in: element, before: next)
    }
    guard var first = map.child(at: position) else { return (0..<0, 0) }
    func length(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(inner)[stack.axis] }
    var start = reference - (position - map.starts[first])
    var end = start + length(first)
    var last = first
    while end < part.end, subviews.reach(after: last) {
      end += stack.gap(after: last, subviews) + length(last + 1)
      last += 1
    }
    while start > part.start {
      let count = last - first
      guard subviews.reach(before: &first) else { break }
      last = first + count
      first -= 1
      start -= stack.gap(after: first, subviews) + length(first)
    }
    return (first..<last + 1, start)
  }

  private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(stack.axis, nil, minor: proposal[stack.axis.other])
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    var subviews = subviews
    let size = visible(proposal, &subviews, &cache).size
    let across = proposal[stack.axis.other] ?? size[stack.axis.other]
    return CGSize(stack.axis, size[stack.axis], minor: max(across, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var subviews = subviews
    let part = subviews.visibleRange(along: stack.axis)
    let visible = visible(proposal, &subviews, &cache, part)
    let across = stack.axis.other
    let line = AlignedExtent().line(
      stack.alignment, in: bounds.size[across] - visible.size[across])
    let origin = CGPoint(stack.axis, visible.start, minor: line)
    stack.placeSubviews(
      CGRect(
        x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: visible.size.width,
        height: visible.size.height),
      innerProposal(proposal), visible.subviews, cache.stack)
    let inner = ProposedViewSize(
      stack.axis, nil, minor: proposal[across] ?? visible.size[across])
    let pinned = subviews.pinViews(visible.range, along: stack.axis, in: bounds, to: part) {
      let size = $0.sizeThatFits(inner)
      let free = bounds.size[across] - size[across]
      return (minor: AlignedExtent().line(stack.alignment, in: free), proposal: inner)
    }
    for index in subviews.indices
    where !visible.range.contains(index) && !pinned.contains(index) {
      subviews[index].omit()
    }
  }
}

extension LazyStackLayout: LazyLayout {
  var lazyAxis: Axis { stack.axis }

  func estimatedSpan(
    of place: LazyPlace, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> (start: CGFloat, length: CGFloat) {
    LazyStackMap(stack, subviews, innerProposal(proposal)).span(of: place)
  }
}
