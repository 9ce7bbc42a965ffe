import Foundation

// What layouts ask for while they place their subviews.

extension _LayoutNode {
  /// `anchor` of the size for `proposal` comes to lie at `position`.
  @inline(__always)
  func place(
    at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, in context: LayoutContext
  ) {
    let size = size(for: proposal, in: context)
    record.pointee.requested = NodeRecord.Placed(
      frame: CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height),
      proposal: ProposalKey(proposal), context: context)
  }

  /// Forgets where the children were wanted last.
  func resetPlaces() {
    for child in children {
      child.record.pointee.requested = nil
      child.record.pointee.isOmitted = false
    }
  }

  /// The rectangle that the container asked for just now; a node that was not placed is centred.
  private func requestedPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ context: LayoutContext
  ) -> NodeRecord.Placed {
    if record.pointee.requested == nil {
      place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal,
        in: context)
    }
    var place = record.pointee.requested.unsafelyUnwrapped
    let frame = place.frame
    if !frame.minX.isPlaceable || !frame.minY.isPlaceable || !frame.width.isFinite
      || !frame.height.isFinite
    {
      report(
        "it was placed at \(frame.minX), \(frame.minY) with size "
          + "\(frame.width)×\(frame.height)")
      if !frame.minX.isPlaceable { place.frame.origin.x = bounds.minX }
      if !frame.minY.isPlaceable { place.frame.origin.y = bounds.minY }
    }
    return place
  }

  /// Places the children, whose own children are not touched, and hands out each child that is
  /// shown, with its position among all children and its rectangle in this node.
  ///
  /// - Parameter bounds: The node's rectangle in its container, for `proposal`.
  func placeChildren(
    in bounds: CGRect, for proposal: ProposedViewSize, _ context: LayoutContext,
    _ use: (Int, LayoutNode, NodeRecord.Placed) -> Void
  ) {
    resetPlaces()
    let outer = record.pointee.shared.pointee.measuring
    record.pointee.shared.pointee.measuring = (self, context)
    record.pointee.layout._place(childrenOf: self, in: bounds, for: proposal, context)
    record.pointee.shared.pointee.measuring = outer
    for (position, child) in children.enumerated() where !child.record.pointee.isOmitted {
      var place = child.requestedPlace(in: bounds, proposal, context)
      place.frame.origin.x -= bounds.origin.x
      place.frame.origin.y -= bounds.origin.y
      if layoutDirection == .rightToLeft {
        let mirrored = bounds.width - place.frame.origin.x - place.frame.size.width
        // In an infinite width, there is no other side to count from.
        place.frame.origin.x = mirrored.isPlaceable ? mirrored : 0
      }
      record.pointee.shared.pointee.trace?.place(child, place)
      use(position, child, place)
    }
  }

  /// The explicit value where the container just placed this node, in the container's coordinates.
  func explicitValueInPlace(
    of key: AlignmentKey, bounds: CGRect, proposal: ProposedViewSize, in context: LayoutContext
  ) -> CGFloat? {
    guard guides.mayAnswer(key), !record.pointee.isOmitted else { return nil }
    let place = requestedPlace(in: bounds, proposal, context)
    guard
      let value = explicitValue(of: key, for: place.proposal.proposal, in: place.context)
    else { return nil }
    return key.axis == .horizontal
      ? place.frame.minX - bounds.minX + value : place.frame.minY - bounds.minY + value
  }
}

extension CGFloat {
  /// Whether a view can lie there: sums of many such positions are still numbers.
  var isPlaceable: Bool { magnitude <= 1e300 }
}
