import Foundation

/// Fills the proposed size, or 10 points if unspecified: the layout behind `GeometryReader`.
///
/// Proposes: its size to every view.
/// Reports: the proposal; no guides; the spacing of a plain view.
/// Places: every view at the top leading corner.
package struct GeometryReaderLayout: LeafLayout {
  package init() {}

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(greedy: .both, steady: .both)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Fills the proposed size and aligns views that are created once it is placed.
package struct LateLayerLayout: LeafLayout {
  let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(greedy: .both, steady: .both)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size))
    }
  }
}
