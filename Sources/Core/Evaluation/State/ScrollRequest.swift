import Foundation

/// A request to scroll to a target.
package struct ScrollRequest: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// The view whose identifier has this hash, which is stable within a process.
    case view(Int)
    case edge(Edge)
    /// The offset of the visible part from the content's origin, in points; `nil` leaves the axis
    /// unchanged.
    case point(x: CGFloat?, y: CGFloat?)
  }

  package let target: Target
  /// The point of the scroll view to align with the same point of the target; `nil` scrolls as
  /// little as necessary.
  package let anchor: UnitPoint?

  package init(_ target: Target, anchor: UnitPoint? = nil) {
    (self.target, self.anchor) = (target, anchor)
  }
}

/// Sends scroll requests to the scroll views of a renderer.
package struct ScrollRequests: Sendable {
  private let changes: StateChanges

  @MainActor
  package init(_ store: StateStore) { changes = store.changes }

  /// Scrolls the scroll views that contain the target, after placement.
  package func add(_ request: ScrollRequest) { changes.add(request) }
}

extension StateStore {
  /// Performs the scroll requests since the last call.
  ///
  /// - Returns: Whether a new layout is needed.
  package func performScrolls(in placement: Placement) -> Bool {
    var requests = changes.takeScrolls().map { ($0, ScrollOffset?.none, false) }
    requests += positions.map { ($0.request, $0.offset, $0.isInitial) }
    let (followed, bars) = (scrolled, scrolledBars)
    (positions, scrolled, scrolledBars) = ([], [], [])
    for (request, offset, isInitial) in requests
    where !placement.perform(request, of: offset, isInitial: isInitial) {
      // The target may be in lazy content that is out of sight.
      guard placement.showAll(in: offset) else { continue }
      if let offset {
        positions.append((request, offset, isInitial))
      } else {
        changes.add(request)
      }
    }
    for offset in followed {
      guard let follower = offset.follower else { continue }
      // The view is already at the position that the binding now requests.
      offset.position = follower.follow(placement.target(of: offset, at: follower.anchor))
    }
    // A bar follows the final position.
    if !hasChanged { for bar in bars { placement.update(bar) } }
    return !(requests.isEmpty && followed.isEmpty && bars.isEmpty) && hasChanged
  }
}

/// The identifier of a view that can be scrolled to.
private struct ScrollTarget {
  let hash: Int
  let id: AnyHashable
}

extension LayoutNode {
  private static let scrollTargetsKey = ObjectIdentifier(ScrollRequest.self)

  private static let scrollTargetLayoutKey = ObjectIdentifier(ScrollFollower.self)

  /// The identifiers of the view as a scroll target, innermost first.
  fileprivate var scrollTargets: [ScrollTarget] {
    hasTraits ? traits[Self.scrollTargetsKey] as? [ScrollTarget] ?? [] : []
  }

  /// Makes the view a scroll target with an identifier.
  package func markAsScrollTarget(_ id: some Hashable) {
    traits[Self.scrollTargetsKey] = scrollTargets + [ScrollTarget(hash: id.hashValue, id: id)]
  }

  /// Whether bindings of scroll views refer to the views in this container.
  fileprivate var isScrollTargetLayout: Bool {
    hasTraits && traits[Self.scrollTargetLayoutKey] != nil
  }

  /// Makes bindings of scroll views refer to the views in this container.
  package func markAsScrollTargetLayout() { traits[Self.scrollTargetLayoutKey] = true }
}

extension Placement {
  /// Performs a request.
  ///
  /// - Parameters:
  ///   - offset: The scroll view to scroll; `nil` for all scroll views around the target.
  ///   - isInitial: Whether this is the first position of a binding, which without an anchor does
  ///     not move a view that is already visible in part.
  ///
  /// - Returns: Whether the target was found.
  fileprivate func perform(
    _ request: ScrollRequest, of offset: ScrollOffset?, isInitial: Bool
  ) -> Bool {
    // Surrounding modifiers share the scroll view's traits, so the last match is the scroll view.
    let scrollView = offset.flatMap { offset in
      nodes.lastIndex { $0.node.scrollOffset === offset }
    }
    if case .view(let id) = request.target {
      let target = nodes.firstIndex { $0.node.scrollTargets.contains { $0.hash == id } }
      guard let target else { return false }
      // From the inside out, accounting for how far inner scroll views have scrolled.
      var (index, moved) = (target, CGSize.zero)
      while index > 0 {
        index = nodes[index].parent
        guard let offset = nodes[index].node.scrollOffset, scrollView == nil || scrollView == index
        else { continue }
        let frame = nodes[target].frame.offsetBy(dx: -moved.width, dy: -moved.height)
        if isInitial, request.anchor == nil,
          let seen = frame.overlap(with: nodes[index].frame.inset(by: offset.insets.value)),
          seen.width > 0, seen.height > 0
        {
          continue
        }
        let step = offset.fromLeading(
          scroll(index, to: offset.fromLeading(frame), anchor: request.anchor))
        moved = CGSize(width: moved.width + step.width, height: moved.height + step.height)
      }
    } else if let scrollView, let offset, let content = content(of: scrollView) {
      let seen = offset.visiblePart(of: nodes[scrollView].frame)
      let point = request.point(of: offset.fromLeading(content), seenIn: seen)
      scroll(scrollView, to: point, anchor: request.corner)
    }
    return true
  }

  /// Makes lazy content lay out all of its views, in one scroll view or in all.
  ///
  /// - Returns: Whether any did not do so before.
  fileprivate func showAll(in offset: ScrollOffset?) -> Bool {
    let offsets = offset.map { [$0] } ?? nodes.compactMap(\.node.scrollOffset)
    return offsets.filter { $0.showAll() }.isEmpty == false
  }

  /// Returns the identifiers of the scroll target at a point of a scroll view, or of the first
  /// visible one; empty if there is none.
  fileprivate func target(of offset: ScrollOffset, at anchor: UnitPoint?) -> [AnyHashable] {
    guard let scrollView = nodes.lastIndex(where: { $0.node.scrollOffset === offset })
    else { return [] }
    let seen = offset.visiblePart(of: nodes[scrollView].frame)
    func point(_ frame: CGRect, _ anchor: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
    var (layout, isOwn) = (-1, false)
    var found: (distance: CGFloat, index: Int)?
    for index in nodes.indices where index > scrollView {
      let parent = nodes[index].parent
      if parent != layout {
        (layout, isOwn) = (parent, nodes[parent].node.isScrollTargetLayout)
        isOwn = isOwn && self.scrollView(around: parent) == scrollView
      }
      guard isOwn, !nodes[index].node.scrollTargets.isEmpty else { continue }
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
      if let offset = nodes[index].node.scrollOffset {
        return nodes.lastIndex { $0.node.scrollOffset === offset }
      }
    }
    return nil
  }

  func content(of scrollView: Int) -> CGRect? {
    nodes.indices.first { $0 > scrollView && nodes[$0].parent == scrollView }
      .map { nodes[$0].frame }
  }

  /// Scrolls as far as the content allows.
  ///
  /// - Parameter target: The target from the leading edge, as is the returned distance.
  @discardableResult
  private func scroll(_ index: Int, to target: CGRect, anchor: UnitPoint?) -> CGSize {
    guard let offset = nodes[index].node.scrollOffset, let content = content(of: index)
    else { return .zero }
    let seen = offset.visiblePart(of: nodes[index].frame)
    func step(_ axis: (CGRect) -> (CGFloat, CGFloat), _ anchor: CGFloat?) -> CGFloat {
      let (target, seen, content) = (axis(target), axis(seen), axis(offset.fromLeading(content)))
      func point(_ span: (CGFloat, CGFloat), _ share: CGFloat) -> CGFloat {
        span.0 + (span.1 - span.0) * share
      }
      let wanted =
        if let anchor {
          point(target, anchor) - point(seen, anchor)
        } else {
          target.0 < seen.0 ? target.0 - seen.0 : max(min(target.1 - seen.1, target.0 - seen.0), 0)
        }
      return min(max(wanted, min(content.0 - seen.0, 0)), max(content.1 - seen.1, 0))
    }
    let steps = CGSize(
      width: step({ ($0.minX, $0.maxX) }, anchor?.x),
      height: step({ ($0.minY, $0.maxY) }, anchor?.y))
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
