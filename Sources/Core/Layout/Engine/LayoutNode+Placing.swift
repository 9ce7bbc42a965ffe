import Foundation

// What layouts call while they place their subviews.

extension _LayoutNode {
  /// Places the node so that `anchor` of its size for `proposal` lies at `position`.
  @inline(__always)
  func place(
    at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, in context: LayoutContext
  ) {
    let place = place(position, anchor, proposal, context)
    if !record.pointee.shared.pointee.requests.place(self, place) { notePlacedLate() }
  }

  /// Places the node in `frame`, whose size is known to be the answer to `proposal`.
  @inline(__always)
  func place(in frame: CGRect, proposal: ProposedViewSize, in context: LayoutContext) {
    let place = NodeRecord.Placed(
      frame: frame, proposal: ProposalKey(proposal), context: context)
    if !record.pointee.shared.pointee.requests.place(self, place) { notePlacedLate() }
  }

  /// Omits the node, so that it is not shown.
  func omit() {
    if !record.pointee.shared.pointee.requests.omit(self) { notePlacedLate() }
  }

  private func notePlacedLate() { if isOver { reportLate("cannot be placed") } }

  @inline(__always)
  private func place(
    _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> NodeRecord.Placed {
    let size = size(for: proposal, in: context)
    return NodeRecord.Placed(
      frame: CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height),
      proposal: ProposalKey(proposal), context: context)
  }

  /// The rectangle that the container requested; a node that was not placed is centered.
  @inline(__always)
  private func checked(
    _ requested: NodeRecord.Placed?, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ context: LayoutContext
  ) -> NodeRecord.Placed {
    var place =
      requested
      ?? place(CGPoint(x: bounds.midX, y: bounds.midY), .center, proposal, context)
    let frame = place.frame
    if !frame.minX.isPlaceable || !frame.minY.isPlaceable || !frame.width.isFinite
      || !frame.height.isFinite
    {
      if ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) {
        report(
          "it was placed at \(frame.minX), \(frame.minY) with size "
            + "\(frame.width)×\(frame.height)")
      }
      place.frame.origin.x = frame.minX.placeable ?? bounds.minX
      place.frame.origin.y = frame.minY.placeable ?? bounds.minY
    }
    return place
  }

  /// Places the children, but not their descendants.
  ///
  /// - Parameter bounds: The node's rectangle in its container, for `proposal`.
  /// - Returns: The children with their rectangles in this node.
  func placeChildren(
    in bounds: CGRect, for proposal: ProposedViewSize, _ context: LayoutContext
  ) -> PlacedChildren {
    let shared = record.pointee.shared
    let placing = shared.pointee.requests.begin(self)
    let outer = shared.pointee.measuring
    shared.pointee.measuring = (self, context)
    record.pointee.layout._place(childrenOf: self, in: bounds, for: proposal, context)
    shared.pointee.measuring = outer
    let children = children
    for (position, child) in children.enumerated()
    where !shared.pointee.requests.isOmitted(at: position) {
      var place = child.checked(
        shared.pointee.requests.place(at: position), in: bounds, proposal, context)
      place.frame.origin.x -= bounds.origin.x
      place.frame.origin.y -= bounds.origin.y
      if layoutDirection == .rightToLeft {
        let mirrored = bounds.width - place.frame.origin.x - place.frame.size.width
        // An infinite width has no opposite side to mirror from.
        place.frame.origin.x = mirrored.isPlaceable ? mirrored : 0
      }
      shared.pointee.trace?.place(child, place)
      shared.pointee.requests.setPlace(place, at: position)
    }
    return PlacedChildren(
      all: children, requests: shared.pointee.requests.close(), outer: placing)
  }

  /// The guide's explicit value where the container has just placed this node, in the container's
  /// coordinates.
  func explicitValueInPlace(
    of key: AlignmentKey, bounds: CGRect, proposal: ProposedViewSize, in context: LayoutContext
  ) -> CGFloat? {
    let shared = record.pointee.shared
    guard guides.mayAnswer(key), !shared.pointee.requests.isOmitted(self) else { return nil }
    let place = checked(shared.pointee.requests.place(of: self), in: bounds, proposal, context)
    guard
      let value = explicitValue(of: key, for: place.proposal.proposal, in: place.context)
    else { return nil }
    return key.axis == .horizontal
      ? place.frame.minX - bounds.minX + value : place.frame.minY - bounds.minY + value
  }
}

/// The children of a container with their places, until they are placed themselves.
struct PlacedChildren {
  fileprivate let all: ChildList
  fileprivate let requests: PlaceRequests.Container
  fileprivate let outer: PlaceRequests.Container
  /// The position of the next child.
  private var next = 0

  fileprivate init(
    all: ChildList, requests: PlaceRequests.Container, outer: PlaceRequests.Container
  ) {
    (self.all, self.requests, self.outer) = (all, requests, outer)
  }

  /// Returns the next visible child, with its position among all children and its place in the
  /// container.
  @inline(__always)
  mutating func takeNext(
    _ tree: LayoutNodeTree
  ) -> (position: Int, node: LayoutNode, place: NodeRecord.Placed)? {
    while next < all.count {
      let position = next
      next += 1
      if let place = tree.state.pointee.requests.place(at: position, in: requests) {
        return (position, all[position], place)
      }
    }
    return nil
  }

  /// Forgets the places, and those of containers that were placed since.
  func end(_ tree: LayoutNodeTree) { tree.state.pointee.requests.end(outer) }
}

extension CGFloat {
  /// Whether the coordinate is small enough that sums of many such coordinates stay finite.
  var isPlaceable: Bool { magnitude <= 1e300 }

  /// The nearest placeable coordinate; `nil` if the number is not finite. Views in the largest of
  /// frames are that far away, and out of sight.
  fileprivate var placeable: CGFloat? { isFinite ? Swift.min(Swift.max(self, -1e300), 1e300) : nil }
}
