import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// Proposes: its own proposal, or the ideal length if unspecified, within the limits.
/// Reports: the proposal within the limits if both are set, else the view's answer within them.
/// Places: by `alignment`, against an empty view of the frame's size.
package struct FlexibleFrameLayout: UnaryLayout {
  /// The limits along one axis, in points.
  package struct Limits: Equatable {
    package var min: CGFloat?
    package var ideal: CGFloat?
    package var max: CGFloat?

    /// Resolves contradictions upward: lengths are at least 0, ideal at least min, max at least
    /// ideal. Without an ideal length, max may stay below min; then the view's answer is used.
    package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      func number(_ value: CGFloat?) -> CGFloat? { value?.isNaN == true ? nil : value }
      self.min = number(min).map { Swift.max($0.isFinite ? $0 : 0, 0) }
      self.ideal = number(ideal).map { Swift.max($0, self.min ?? 0) }
      self.max = number(max).map { Swift.max($0, self.ideal ?? 0) }
    }

    private var isContradictory: Bool {
      if let min, let max { min > max } else { false }
    }

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard let base = proposal ?? ideal else { return nil }
      return Swift.min(Swift.max(base, min ?? -.infinity), max ?? .infinity)
    }

    /// The length, if it is independent of the view's answer.
    func length(_ proposal: CGFloat?) -> CGFloat? {
      if isContradictory { return nil }
      if let proposal, let min, let max { return Swift.min(Swift.max(proposal, min), max) }
      if proposal == nil, let ideal { return ideal }
      return nil
    }

    func length(_ proposal: CGFloat?, answer: CGFloat) -> CGFloat {
      switch (min, max) {
      case _ where isContradictory: answer
      case (let min?, let max?): Swift.min(Swift.max(answer, min), max)
      case (let min?, nil): Swift.max(Swift.min(offer(proposal) ?? .infinity, answer), min)
      case (nil, let max?): Swift.min(Swift.max(offer(proposal) ?? -.infinity, answer), max)
      case (nil, nil): answer
      }
    }

    /// The proposal for the view once the frame has its size.
    func placementOffer(_ proposal: CGFloat?, size: CGFloat) -> CGFloat? {
      let hugs =
        proposal == nil && ideal == nil
        && min ?? -.infinity < size && size < max ?? .infinity
      return hugs ? nil : size
    }
  }

  package let horizontal: Limits
  package let vertical: Limits
  package let alignment: Alignment

  package init(horizontal: Limits, vertical: Limits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    var known = children
    func note(_ limits: Limits, _ axis: Axis.Set) {
      if limits.isEmpty { return }
      known.fixedAxes.subtract(axis)
      if limits.max == .infinity {
        known.greedyAxes.formUnion(axis)
      } else if limits.max != nil {
        known.greedyAxes.subtract(axis)
      }
      if limits.length(0) != nil {
        known.steadyAxes.formUnion(axis)
      } else if let min = limits.min, min > 0 {
        // With a minimum alone, the smallest length is the minimum, whatever the view answers.
        if limits.max == nil {
          known.steadyAxes.formUnion(axis)
        } else {
          known.steadyAxes.subtract(axis)
        }
      }
    }
    note(horizontal, .horizontal)
    note(vertical, .vertical)
    return known
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let width = horizontal.length(proposal.width)
    let height = vertical.length(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = subviews[0].sizeThatFits(
      ProposedViewSize(
        width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height)))
    return CGSize(
      width: width ?? horizontal.length(proposal.width, answer: answer.width),
      height: height ?? vertical.length(proposal.height, answer: answer.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      in: bounds, alignment: alignment,
      proposal: ProposedViewSize(
        width: horizontal.placementOffer(proposal.width, size: bounds.width),
        height: vertical.placementOffer(proposal.height, size: bounds.height)))
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing.resetting([
      horizontal.isEmpty ? [] : .horizontal, vertical.isEmpty ? [] : .vertical,
    ])
  }
}
