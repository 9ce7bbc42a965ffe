import Foundation

/// A modifier whose content may be laid out in a rectangle other than its own, such as
/// `ignoresSafeArea`; placement determines that rectangle (`PlacementHook.contentFrame`).
///
/// Proposes: its own proposal for sizing; the size of the content's rectangle for placing.
/// Reports: the view's answer.
/// Places: by the alignment, if the view does not fill the content's rectangle.
package struct ContentFrameLayout: UnaryLayout {
  private let alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package static var layoutProperties: LayoutProperties { .builtIn(preservesLayoutPriority: true) }

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
