import Foundation

/// `overlay` and `background`: a primary view, and a secondary view proposed the primary's size.
///
/// Subviews: in drawing order, so the primary is last in a background and first in an overlay.
/// Proposes: its own proposal to the primary, the primary's size to the secondary.
/// Reports: the primary's size, guides, spacing and priority.
/// Places: the secondary with its guides aligned to the primary's.
package struct LayerLayout: GuidedLayout {
  package let primary: Int
  package let alignment: Alignment

  package init(primary: Int, alignment: Alignment) {
    self.primary = primary
    self.alignment = alignment
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    node.children[primary].known
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews[primary].spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[primary].sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let main = subviews[primary]
    main.place(at: bounds.origin, proposal: proposal)
    guard subviews.count > 1 else { return }
    let secondary = subviews[1 - primary]
    let size = ProposedViewSize(bounds.size)
    let (mainSize, ownSize) = (main.sizeThatFits(proposal), secondary.sizeThatFits(size))
    func distance(_ key: AlignmentKey) -> CGFloat {
      main.guide(key, proposal, mainSize) - secondary.guide(key, size, ownSize)
    }
    secondary.place(
      at: CGPoint(
        x: bounds.minX + distance(alignment.horizontal.key),
        y: bounds.minY + distance(alignment.vertical.key)),
      proposal: size)
  }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews[primary].explicitValue(of: key, for: proposal)
  }
}
