import Foundation

extension PlacedTree {
  /// A view or modifier, in order of declaration.
  package struct Node: Sendable {
    /// Stable across evaluations.
    package let id: ViewID
    package let kind: NodeKind
    package let layoutDirection: LayoutDirection
    /// Whether the node belongs to an inserted or removed view.
    package let isInTransition: Bool
    /// The number of the animation of the node's latest change; 0 for none.
    package let animation: UInt16
    /// The frame in canvas coordinates, in points, before rounding to pixels.
    package var frame: CGRect
    fileprivate let proposalKey: ProposalKey
    // Stored as small integers: in large trees each node is fetched from memory.
    fileprivate let parentIndex: Int32
    fileprivate let childPosition: Int32
    fileprivate let endIndex: Int32
    /// -1 for no text.
    fileprivate let textIndex: Int32
    /// The node's drawing, or its effect on the drawing of its content.
    package var drawing: Drawing?

    /// The proposal that the node was placed with; the frame has the size of its answer.
    package var proposal: ProposedViewSize { proposalKey.proposal }
    /// The index of the container; the root is its own parent.
    package var parent: Int { Int(parentIndex) }
    /// The position among the container's children.
    package var position: Int { Int(childPosition) }
    /// The index after the node's last descendant.
    package var end: Int { Int(endIndex) }
    /// The index of the node's text; `nil` if it has none.
    package var text: Int? { textIndex < 0 ? nil : Int(textIndex) }
  }
}

extension PlacedTree.Node {
  package init(
    id: ViewID, kind: NodeKind, frame: CGRect, proposal: ProposedViewSize, parent: Int,
    position: Int, end: Int, animation: UInt16, isInTransition: Bool,
    layoutDirection: LayoutDirection, drawing: Drawing?, text: Int?
  ) {
    self.init(
      id: id, kind: kind, layoutDirection: layoutDirection, isInTransition: isInTransition,
      animation: animation, frame: frame, proposalKey: ProposalKey(proposal),
      // Decoded trees may contain any values.
      parentIndex: Int32(clamping: parent), childPosition: Int32(clamping: position),
      endIndex: Int32(clamping: end), textIndex: text.map { Int32(clamping: $0) } ?? -1,
      drawing: drawing)
  }
}

extension PlacedTree.Node {
  /// Creates a node from a placement.
  ///
  /// - Parameter text: The index of the node's text.
  init(_ placed: Placement.Node, drawing: Drawing?, text: Int?) {
    self.init(
      id: ViewID(rawValue: placed.identity), kind: placed.kind,
      layoutDirection: placed.layoutDirection, isInTransition: placed.isInTransition,
      animation: placed.animation, frame: placed.frame, proposalKey: placed.proposalKey,
      parentIndex: placed.parentIndex, childPosition: placed.childPosition,
      endIndex: placed.endIndex, textIndex: text.map { Int32(truncatingIfNeeded: $0) } ?? -1,
      drawing: drawing)
  }
}

extension Drawing {
  /// Returns the drawing in a node's payload, if any, for a view of this size.
  static func of(_ payload: (any NodePayload)?, in size: CGSize) -> Drawing? {
    guard let payload else { return nil }
    return payload as? Drawing ?? (payload as? SizedDrawing)?.drawing(in: size)
  }
}
