import Foundation

extension _ResolveContext {
  /// Presents views next to the presenting view, whose frame is known only after placement.
  ///
  /// - Parameter content: Returns views that are placed from the top leading corner of the screen,
  ///   for the frame of the presenting view in their coordinates, with leading on the left.
  @MainActor
  func anchored<Content: View>(
    to view: Presenting, dismiss: @escaping () -> Void,
    _ content: @escaping @MainActor (CGRect) -> Content
  ) -> PresentationLayer {
    let late = leaf(LateLayerLayout(alignment: .topLeading), .container("Anchor"))
    let context = self
    // Resolved nodes can be placed again but not resolved again.
    var made: ContiguousArray<LayoutNode>?
    late.hook = LateContent(in: self) { index, placement in
      if let made { return made }
      // Everything behind the layer is already placed.
      let frame = placement.nodes.first { $0.node.identity == view.identity }?.frame ?? .zero
      let own = placement.nodes[index].frame
      var anchor = frame.offsetBy(dx: -own.minX, dy: -own.minY)
      if context.environment.layoutDirection == .rightToLeft {
        anchor.origin.x = own.width - anchor.maxX
      }
      let layer = ZStack(alignment: .topLeading) {
        PresentationBackdrop(isClear: true, dismiss: dismiss)
        content(anchor)
      }
      .frame(width: view.screen.size.width, height: view.screen.size.height)
      let nodes: ContiguousArray<LayoutNode> =
        context.layer(layer, alignment: .topLeading).map { [$0] } ?? []
      made = nodes
      return nodes
    }
    return PresentationLayer(node: late)
  }
}

/// Places one view below a rectangle, above it if there is more room, or over it, within the
/// screen.
struct AnchoredLayout: Layout {
  /// The rectangle in the layout's coordinates, with leading on the left.
  let anchor: CGRect
  let insets: EdgeInsets
  let isOver: Bool
  static let gap: CGFloat = 8
  static let margin: CGFloat = 16

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let view = subviews.first else { return }
    let (top, bottom) = (insets.top + Self.gap, bounds.height - insets.bottom - Self.gap)
    let below = bottom - anchor.maxY - Self.gap
    let above = anchor.minY - Self.gap - top
    let width = max(bounds.width - 2 * Self.margin, 0)
    let ideal = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let isBelow = below >= ideal.height || below >= above
    let room = isOver ? bottom - top : isBelow ? below : above
    let size = view.sizeThatFits(
      ProposedViewSize(width: width, height: min(ideal.height, max(room, 0))))
    // As on an iPhone, the view aligns with the anchor's edge that is closer to the screen's edge.
    let isLeading = anchor.midX <= bounds.width / 2
    let wanted = isLeading ? anchor.minX : anchor.maxX - size.width
    let x = max(Self.margin, min(wanted, bounds.width - Self.margin - size.width))
    let y =
      isOver
      ? max(top, min(anchor.minY, bottom - size.height))
      : isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - size.height
    view.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + y),
      proposal: ProposedViewSize(width: size.width, height: size.height))
  }
}
