import Foundation

/// A modifier whose content may be laid out in another rectangle than its own, such as
/// `ignoresSafeArea`; that rectangle is a matter of placement (`PlacementHook.contentFrame`).
///
/// Proposes: its own proposal for sizing; for placing, the size of the content's rectangle.
/// Reports: the view's answer.
/// Places: a view that does not fill the content's rectangle by the alignment.
package struct ContentFrameLayout: UnaryLayout {
  private let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package static var layoutProperties: LayoutProperties { .builtIn(preservesLayoutPriority: true) }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    if subviews[0].sizeThatFits(proposal) == bounds.size {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    } else {
      subviews[0].place(in: bounds, alignment: alignment, proposal: proposal)
    }
  }
}
