import Foundation

/// The target of a request.
private struct ScrolledView {
  /// The index of the view, or of the container around it if the view is not shown.
  let index: Int
  let frame: CGRect
  /// For a view that is not shown yet, the point at which it is certain to be shown, as shares of
  /// the scroll view.
  var reference: (x: CGFloat?, y: CGFloat?)?
}

extension Placement {
  /// Performs a request.
  func perform(_ scroll: inout PendingScroll) -> PendingScroll.Outcome {
    let request = scroll.request
    var scrollView: Int?
    if case .scrollView(let offset) = scroll.scope { scrollView = self.scrollView(of: offset) }
    if case .view(let id) = request.target {
      guard let target = target(id, in: parts(of: scroll.scope)) else { return .isMissing }
      // From the inside out, accounting for how far inner scroll views have scrolled.
      var (index, moved) = (target.index, CGSize.zero)
      // Only the scroll view around the lazy container may need another step.
      var (isEstimated, isBehind) = (target.reference != nil, false)
      scroll.steps += 1
      while index > 0 {
        isEstimated = isEstimated || nodes[index].node.isEstimated
        index = nodes[index].parent
        guard let offset = nodes[index].node.scrollOffset, scrollView == nil || scrollView == index
        else { continue }
        let frame = target.frame.offsetBy(dx: -moved.width, dy: -moved.height)
        if scroll.isInitial, request.anchor == nil, target.reference == nil,
          let seen = frame.overlap(with: nodes[index].frame.inset(by: offset.insets.value)),
          seen.width > 0, seen.height > 0
        {
          continue
        }
        let isNear = isEstimated && !isBehind
        var approach = isNear ? scroll.approach : ScrollApproach(request.anchor)
        let step = offset.fromLeading(
          self.scroll(
            index, to: offset.fromLeading(frame), &approach, isEstimated: isNear,
            reference: isNear ? target.reference : nil))
        if isNear { (scroll.approach, isBehind) = (approach, true) }
        moved = CGSize(width: moved.width + step.width, height: moved.height + step.height)
      }
      scroll.isInitial = false
      return isEstimated && scroll.steps < PendingScroll.limit ? .isEstimated : .isDone
    }
    if let scrollView, case .scrollView(let offset) = scroll.scope,
      let content = content(of: scrollView)
    {
      let seen = offset.visiblePart(of: nodes[scrollView].frame)
      let point = request.point(of: offset.fromLeading(content), seenIn: seen)
      var approach = ScrollApproach(request.corner)
      self.scroll(scrollView, to: point, &approach)
    }
    // The estimated length of lazy content may change with the position.
    scroll.steps += 1
    return scroll.steps < PendingScroll.limit ? .isEstimated : .isDone
  }

  private func scrollView(of offset: ScrollOffset) -> Int? {
    // Surrounding modifiers share the scroll view's traits, so the last match is the scroll view.
    nodes.lastIndex { $0.node.scrollOffset === offset }
  }

  /// Returns the ranges of the nodes in which the target of a request is.
  private func parts(of scope: PendingScroll.Scope) -> [Range<Int>] {
    switch scope {
    case .scrollView(let offset):
      return scrollView(of: offset).map { [$0..<nodes[$0].end] } ?? []
    case .reader(let reader):
      return nodes.indices.filter { index in
        guard nodes[index].hasTraits, nodes[index].node.isContent(ofReader: reader) else {
          return false
        }
        // Surrounding modifiers share the content's traits.
        return !children(of: index).contains { nodes[$0].node.isContent(ofReader: reader) }
      }
      .map { $0..<nodes[$0].end }
    }
  }

  /// Returns the place of the view whose identifier has a hash in parts of the placement, which is
  /// estimated if a lazy container does not show the view yet.
  private func target(_ hash: Int, in parts: [Range<Int>]) -> ScrolledView? {
    let indices = parts.lazy.joined()
    if let index = indices.first(where: { nodes[$0].node.hasScrollTarget(withHash: hash) }) {
      return ScrolledView(index: index, frame: nodes[index].frame)
    }
    return estimatedTarget(hash, in: parts)
  }

  private func estimatedTarget(_ hash: Int, in parts: [Range<Int>]) -> ScrolledView? {
    for index in parts.lazy.joined() where nodes[index].node.isEstimated {
      let node = nodes[index].node
      let runs = node.lateChildren.enumerated().lazy.compactMap { run, elements in
        elements.element(withHash: hash).map { LazyPlace.element($0, run: run) }
      }
      let child = node.children.firstIndex { $0.contains(targetWithHash: hash) }
      if let place = child.map({ LazyPlace.child($0) }) ?? runs.first,
        let (frame, axis, share) = estimatedFrame(of: place, in: index)
      {
        return ScrolledView(
          index: index, frame: frame,
          reference: axis == .horizontal ? (x: share, y: nil) : (x: nil, y: share))
      }
    }
    return nil
  }

  /// Makes the lazy content in which the target of a request may be lay out all of its views.
  ///
  /// - Returns: Whether any did not do so before.
  func showAll(in scope: PendingScroll.Scope) -> Bool {
    let offsets: [ScrollOffset]
    switch scope {
    case .scrollView(let offset): offsets = [offset]
    case .reader:
      let parts = parts(of: scope)
      let around = parts.first.map { ancestors(of: $0.lowerBound) } ?? []
      offsets = (around + parts.joined()).compactMap { nodes[$0].node.scrollOffset }
    }
    return offsets.filter { $0.showAll() }.isEmpty == false
  }

  /// Returns the identifiers of the scroll target at a point of a scroll view, or of the first
  /// visible one; empty if there is none.
  func target(of offset: ScrollOffset, at anchor: UnitPoint?) -> [AnyHashable] {
    guard let scrollView = scrollView(of: offset) else { return [] }
    let seen = offset.visiblePart(of: nodes[scrollView].frame)
    func point(_ frame: CGRect, _ anchor: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
    // Pinned views do not show where the content is.
    let pinned = Set(pinned)
    var (layout, isOwn) = (-1, false)
    var found: (distance: CGFloat, index: Int)?
    for index in scrollView + 1..<nodes[scrollView].end {
      let parent = nodes[index].parent
      if parent != layout {
        (layout, isOwn) = (parent, nodes[parent].node.isScrollTargetLayout)
        isOwn = isOwn && self.scrollView(around: parent) == scrollView
      }
      guard isOwn, !pinned.contains(index), !nodes[index].node.scrollTargets.isEmpty
      else { continue }
      let frame = offset.fromLeading(nodes[index].frame)
      guard let anchor else {
        if frame.maxX > seen.minX + 0.01, frame.maxY > seen.minY + 0.01 {
          return nodes[index].node.scrollTargets.reversed().map(\.id)
        }
        continue
      }
      let (own, wanted) = (point(frame, anchor), point(seen, anchor))
      let distance = hypot(own.x - wanted.x, own.y - wanted.y)
      if found.map({ distance < $0.distance }) ?? true { found = (distance, index) }
    }
    return found.map { nodes[$0.index].node.scrollTargets.reversed().map(\.id) } ?? []
  }

  /// Returns the innermost scroll view that contains a node.
  private func scrollView(around node: Int) -> Int? {
    var index = node
    while index > 0 {
      index = nodes[index].parent
      // Surrounding modifiers share the scroll view's traits, so the last match is the scroll view.
      if let offset = nodes[index].node.scrollOffset { return scrollView(of: offset) }
    }
    return nil
  }

  func content(of scrollView: Int) -> CGRect? {
    nodes[scrollView].end > scrollView + 1 ? nodes[scrollView + 1].frame : nil
  }

  /// Reports the geometry of scroll views to their observers, each of which observes the first
  /// scroll view in its view.
  func reportScrollGeometry() {
    var observed: [(offset: ScrollOffset, index: Int)] = []
    var positions: [ObjectIdentifier: Int] = [:]
    for index in nodes.indices where nodes[index].hasTraits {
      guard let offset = nodes[index].node.scrollOffset, !offset.geometryObservers.isEmpty
      else { continue }
      let position = positions[ObjectIdentifier(offset), default: observed.count]
      if position == observed.count {
        positions[ObjectIdentifier(offset)] = position
        observed.append((offset, index))
      }
      // Surrounding modifiers share the scroll view's traits, so the last match is the scroll view.
      observed[position].index = index
    }
    var reported: Set<ObjectIdentifier> = []
    for (offset, index) in observed {
      let frame = nodes[index].frame
      let content = content(of: index) ?? CGRect(origin: frame.origin, size: .zero)
      let extent = ScrollExtent(of: offset, in: frame, content: content)
      for observer in offset.geometryObservers where reported.insert(observer.id).inserted {
        observer.report(extent)
      }
    }
  }

  /// Scrolls as far as the content allows.
  ///
  /// - Parameters:
  ///   - target: The target, measured from the leading edge, like the returned distance.
  ///   - approach: The points to align; without one, scrolls as little as necessary. Receives the
  ///     point that this aligns, and the step.
  ///   - isEstimated: Whether the target may be elsewhere after scrolling, so that the next step
  ///     considers how far this one moved it.
  ///   - reference: The points to align instead, at which the target is certain to be laid out.
  @discardableResult
  private func scroll(
    _ index: Int, to target: CGRect, _ approach: inout ScrollApproach, isEstimated: Bool = false,
    reference: (x: CGFloat?, y: CGFloat?)? = nil
  ) -> CGSize {
    guard let offset = nodes[index].node.scrollOffset, let content = content(of: index)
    else { return .zero }
    let seen = offset.visiblePart(of: nodes[index].frame)
    func distance(
      _ axis: (CGRect) -> (CGFloat, CGFloat), _ anchor: inout CGFloat?, _ reference: CGFloat?
    ) -> CGFloat {
      let (target, seen) = (axis(target), axis(seen))
      func point(_ span: (CGFloat, CGFloat), _ share: CGFloat) -> CGFloat {
        span.0 + (span.1 - span.0) * share
      }
      if anchor == nil, isEstimated {
        if target.0 < seen.0 { anchor = 0 } else if target.1 > seen.1 { anchor = 1 }
      }
      if let anchor = reference ?? anchor { return point(target, anchor) - point(seen, anchor) }
      return target.0 < seen.0
        ? target.0 - seen.0 : max(min(target.1 - seen.1, target.0 - seen.0), 0)
    }
    let latest = isEstimated && reference == nil ? approach.latest : nil
    func step(
      _ distance: CGFloat, _ axis: (CGRect) -> (CGFloat, CGFloat), _ length: (CGSize) -> CGFloat
    ) -> CGFloat {
      let (seen, content) = (axis(seen), axis(offset.fromLeading(content)))
      // How far the target moves for each point that the scroll view moves.
      var slope: CGFloat = 1
      switch latest {
      case .toView(let size): slope = length(target.size) / length(size)
      case .from(let position, let last):
        slope = (length(last) - distance) / (length(offset.value) - length(position))
      case nil: break
      }
      let wanted = slope.isFinite && slope > 0.05 ? distance / slope : distance
      // Rounding errors do not require another step.
      if isEstimated, wanted.magnitude < 0.01 { return 0 }
      return min(max(wanted, min(content.0 - seen.0, 0)), max(content.1 - seen.1, 0))
    }
    let (x, y) =
      ({ ($0.minX, $0.maxX) }, { ($0.minY, $0.maxY) })
      as (
        (CGRect) -> (CGFloat, CGFloat), (CGRect) -> (CGFloat, CGFloat)
      )
    let distance = CGSize(
      width: distance(x, &approach.anchor.x, reference?.x),
      height: distance(y, &approach.anchor.y, reference?.y))
    let steps = CGSize(
      width: step(distance.width, x, \.width), height: step(distance.height, y, \.height))
    approach.latest =
      reference == nil ? .from(offset.value, distance: distance) : .toView(size: target.size)
    offset.change(
      to: CGSize(
        width: offset.value.width + steps.width, height: offset.value.height + steps.height))
    return steps
  }
}

extension ScrollRequest {
  /// Returns the requested point of the content; unrequested axes keep their position.
  fileprivate func point(of content: CGRect, seenIn seen: CGRect) -> CGRect {
    var point = seen.origin
    switch target {
    case .view: break
    case .edge(.top): point.y = content.minY
    case .edge(.bottom): point.y = content.maxY
    case .edge(.leading): point.x = content.minX
    case .edge(.trailing): point.x = content.maxX
    case .point(let x, let y):
      if let x { point.x = content.minX + x }
      if let y { point.y = content.minY + y }
    }
    return CGRect(origin: point, size: .zero)
  }

  /// The point of the scroll view that is aligned with the target.
  fileprivate var corner: UnitPoint {
    switch target {
    case .edge(.bottom): UnitPoint(x: 0, y: 1)
    case .edge(.trailing): UnitPoint(x: 1, y: 0)
    default: .topLeading
    }
  }
}
