import Foundation

/// `padding(_:)`.
///
/// Proposes: its own proposal less the insets, never below 0. Reports: the view's answer plus the
/// insets. Places: the view at the leading and top inset.
package struct PaddingLayout: UnaryLayout {
  package let insets: EdgeInsets

  package init(insets: EdgeInsets) { self.insets = insets }

  /// The default length of `padding()`, in points.
  package static let defaultLength: CGFloat = 16

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    var known = children
    // Negative padding proposes more than 0.
    if insets.horizontal < 0 { known.steadyAxes.remove(.horizontal) }
    if insets.vertical < 0 { known.steadyAxes.remove(.vertical) }
    return known
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let answer = subviews[0].sizeThatFits(offer(proposal))
    return CGSize(
      width: max(answer.width + insets.horizontal, 0),
      height: max(answer.height + insets.vertical, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: offer(proposal))
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return subviews[0].spacing.resetting(edges)
  }
}
