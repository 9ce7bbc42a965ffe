import Foundation

/// Fills what it is offered, 10 points where nothing is: the layout behind `GeometryReader`.
///
/// Proposes: its size to every view.
/// Reports: the proposal; no guides, the spacing of a plain view.
/// Places: every view at the top leading corner.
package struct GeometryReaderLayout: LeafLayout {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for node in subviews.nodes {
      node.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Fills what it is offered and aligns one view in it: where a layer's views are made late.
package struct LateLayerLayout: LeafLayout {
  private let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for node in subviews.nodes {
      node.place(in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size))
    }
  }
}
