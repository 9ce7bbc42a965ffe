import Foundation

/// `frame(width:height:alignment:)`.
///
/// Proposes: the fixed length, else its own proposal. Reports: the fixed length, else the view's
/// answer. Places: by `alignment`, against an empty view of the frame's size.
package struct FrameLayout: UnaryLayout {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  /// Creates a frame. Negative and infinite lengths and NaN count as `nil`.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  package static func isValid(_ length: CGFloat?) -> Bool { valid(length) == length }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    var axes: Axis.Set = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    var known = children
    known.fixedAxes.formUnion(axes)
    known.greedyAxes.subtract(axes)
    known.steadyAxes.formUnion(axes)
    return known
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = subviews[0].sizeThatFits(offer(proposal))
    return CGSize(width: width ?? answer.width, height: height ?? answer.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(in: bounds, alignment: alignment, proposal: offer(proposal))
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing.resetting([
      width == nil ? [] : .horizontal, height == nil ? [] : .vertical,
    ])
  }
}
