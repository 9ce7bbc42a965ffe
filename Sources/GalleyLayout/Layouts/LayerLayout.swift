import Foundation

/// `overlay` and `background`: one primary view, and a secondary one that it decides the room for.
///
/// Subviews: in drawing order, so the primary is last in a background and first in an overlay.
/// Proposes: its own proposal to the primary, the primary's size to the secondary.
/// Reports: the primary's size, guides, spacing and priority.
/// Places: the secondary with its guides on the primary's.
package struct LayerLayout: Layout {
  package let primary: Int
  package let alignment: Alignment

  package init(primary: Int, alignment: Alignment) {
    self.primary = primary
    self.alignment = alignment
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.nodes[primary].spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.nodes[primary].size(for: proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let main = subviews.nodes[primary]
    main.place(at: bounds.origin, proposal: proposal)
    guard subviews.count > 1 else { return }
    let secondary = subviews.nodes[1 - primary]
    let offer = ProposedViewSize(bounds.size)
    func origin(_ key: AlignmentKey) -> CGFloat {
      main.guide(key, for: proposal) - secondary.guide(key, for: offer)
    }
    secondary.place(
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      proposal: offer)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.nodes[primary].explicitValue(of: guide.key, for: proposal)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.nodes[primary].explicitValue(of: guide.key, for: proposal)
  }
}
