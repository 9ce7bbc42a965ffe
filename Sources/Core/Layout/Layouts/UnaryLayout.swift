import Foundation

/// A layout around exactly one view, such as a frame or a padding.
///
/// By default it changes nothing: it proposes its own proposal and reports the view's answer.
/// Guides: the view's explicit values, moved by the view's position.
/// Spacing: the view's own.
package protocol UnaryLayout: GuidedLayout where Cache == Void {}

extension UnaryLayout {
  package static var layoutProperties: LayoutProperties { .builtIn() }

  /// The plain edges are those of the view: modifiers that constrain an edge make it plain.
  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(plain: children.plainEdges)
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    guard subviews.mayHaveExplicit(key) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews[0].explicitValueInPlace(of: key, bounds: bounds, proposal: proposal)
  }
}
