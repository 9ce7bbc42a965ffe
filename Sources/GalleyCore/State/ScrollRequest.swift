import Foundation

/// What a scroll view is asked to show.
package struct ScrollRequest: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// The view with an identifier, by the identifier's hash, which is the same in one process.
    case view(Int)
    case edge(Edge)
    /// The content's origin is this far beyond that of the view, in points; `nil` leaves the axis.
    case point(x: CGFloat?, y: CGFloat?)
  }

  package let target: Target
  /// The point of the scroll view at which the same point of the target is; `nil` scrolls as little
  /// as is needed.
  package let anchor: UnitPoint?

  package init(_ target: Target, anchor: UnitPoint? = nil) {
    (self.target, self.anchor) = (target, anchor)
  }
}

/// Asks the scroll views of a renderer for what they are to show.
package struct ScrollRequests: Sendable {
  private let changes: StateChanges

  @MainActor
  package init(_ store: StateStore) { changes = store.changes }

  /// The scroll views that contain the target show it, once everything has its place.
  package func add(_ request: ScrollRequest) { changes.add(request) }
}

extension StateStore {
  /// Scrolls to what was asked for since the last time.
  ///
  /// - Returns: Whether something has to be laid out again.
  package func performScrolls(in placement: Placement) -> Bool {
    var requests = changes.takeScrolls().map { (request: $0, offset: ScrollOffset?.none) }
    requests += positions.map { ($0.request, $0.offset) }
    positions = []
    for (request, offset) in requests { placement.perform(request, of: offset) }
    return !requests.isEmpty && hasChanged
  }
}

extension LayoutNode {
  private static let scrollTargetsKey = ObjectIdentifier(ScrollRequest.self)

  /// The identifiers by which scroll views find the view.
  fileprivate var scrollTargets: [Int] {
    hasTraits ? traits[Self.scrollTargetsKey] as? [Int] ?? [] : []
  }

  /// Lets scroll views find the view by an identifier.
  package func markAsScrollTarget(_ id: some Hashable) {
    traits[Self.scrollTargetsKey] = scrollTargets + [id.hashValue]
  }
}

extension Placement {
  /// - Parameter offset: The scroll view that is asked; `nil` asks those around the target.
  fileprivate func perform(_ request: ScrollRequest, of offset: ScrollOffset?) {
    let scrollView = offset.flatMap { offset in
      nodes.firstIndex { $0.node.scrollOffset === offset }
    }
    if case .view(let id) = request.target {
      guard let target = nodes.firstIndex(where: { $0.node.scrollTargets.contains(id) })
      else { return }
      // From the inside out, each with what it has moved already.
      var (index, moved) = (target, CGSize.zero)
      while index > 0 {
        index = nodes[index].parent
        guard nodes[index].node.scrollOffset != nil, scrollView == nil || scrollView == index
        else { continue }
        let frame = nodes[target].frame.offsetBy(dx: -moved.width, dy: -moved.height)
        let step = scroll(index, to: frame, anchor: request.anchor)
        moved = CGSize(width: moved.width + step.width, height: moved.height + step.height)
      }
    } else if let scrollView, let offset, let content = content(of: scrollView) {
      let seen = nodes[scrollView].frame.inset(by: offset.insets.value)
      scroll(scrollView, to: request.point(of: content, seenIn: seen), anchor: request.corner)
    }
  }

  private func content(of scrollView: Int) -> CGRect? {
    nodes.indices.first { $0 > scrollView && nodes[$0].parent == scrollView }
      .map { nodes[$0].frame }
  }

  /// Scrolls as far as the content goes.
  @discardableResult
  private func scroll(_ index: Int, to target: CGRect, anchor: UnitPoint?) -> CGSize {
    guard let offset = nodes[index].node.scrollOffset, let content = content(of: index)
    else { return .zero }
    let seen = nodes[index].frame.inset(by: offset.insets.value)
    func step(_ axis: (CGRect) -> (CGFloat, CGFloat), _ anchor: CGFloat?) -> CGFloat {
      let (target, seen, content) = (axis(target), axis(seen), axis(content))
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
  /// The point of the content that is asked for; along an axis that is left alone, what is seen.
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

  /// The point that is the same in the scroll view and in the part that is asked for.
  fileprivate var corner: UnitPoint {
    switch target {
    case .edge(.bottom): UnitPoint(x: 0, y: 1)
    case .edge(.trailing): UnitPoint(x: 1, y: 0)
    default: .topLeading
    }
  }
}
