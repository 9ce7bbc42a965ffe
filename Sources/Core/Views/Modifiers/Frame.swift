import Foundation

@usableFromInline
struct FrameModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }
}

extension FrameModifier: NodeModifier {
  @usableFromInline
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if !FrameLayout.isValid(width) || !FrameLayout.isValid(height) {
      context.report(
        "invalid frame dimension (negative or non-finite)", modifier: "frame", of: child)
    }
    return context.wrapping(
      child, in: FrameLayout(width: width, height: height, alignment: alignment), .modifier("frame")
    )
  }
}

struct FlexibleFrameModifier {
  let horizontal: FlexibleFrameLayout.Limits
  let vertical: FlexibleFrameLayout.Limits
  let alignment: Alignment
  let isContradictory: Bool
}

extension FlexibleFrameModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if isContradictory {
      context.report(
        "contradictory frame constraints: give min ≤ ideal ≤ max, none negative", modifier: "frame",
        of: child)
    }
    return context.wrapping(
      child,
      in: FlexibleFrameLayout(horizontal: horizontal, vertical: vertical, alignment: alignment),
      .modifier("frame"))
  }
}

extension View {
  /// Gives the view an invisible frame with size constraints, in points; `nil` sets no constraint.
  ///
  /// The ideal lengths apply when no size is proposed. Constraints that are negative or violate
  /// minimum ≤ ideal ≤ maximum report a warning.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment,
        isContradictory: !isAscending(minWidth, idealWidth, maxWidth)
          || !isAscending(minHeight, idealHeight, maxHeight)))
  }
}

private func isAscending(_ values: CGFloat?...) -> Bool {
  let given = [0] + values.compactMap { $0 }
  return zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
}
