import Foundation

/// `containerRelativeFrame`: a frame whose lengths are computed from the nearest container's.
///
/// Proposes, reports and places as `FrameLayout`; axes that are not named pass through.
package struct ContainerRelativeLayout: Layout {
  private let lengths: ContainerRelativeLengths
  private let alignment: Alignment

  package init(_ lengths: ContainerRelativeLengths, alignment: Alignment) {
    self.lengths = lengths
    self.alignment = alignment
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }

  private var frame: FrameLayout {
    let size = lengths.size
    return FrameLayout(width: size.width, height: size.height, alignment: alignment)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    frame.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    frame.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    frame.spacing(subviews: subviews, cache: &cache)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    frame.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    frame.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// What a relative frame makes of its container's lengths: once for each size of the container.
package final class ContainerRelativeLengths {
  private let scope: ContainerScope?
  private let axes: Axis.Set
  private let length: (CGFloat, Axis) -> CGFloat
  private var generation = -1
  private var latest = ProposedViewSize.unspecified
  /// Set when the node exists.
  package var node: LayoutNode?

  package init(
    _ scope: ContainerScope?, axes: Axis.Set, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.scope = scope
    self.axes = axes
    self.length = length
  }

  fileprivate var size: ProposedViewSize {
    if generation == scope?.generation ?? 0 { return latest }
    generation = scope?.generation ?? 0
    latest = ProposedViewSize(
      width: computed(.horizontal), height: computed(.vertical))
    return latest
  }

  private func computed(_ axis: Axis) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    guard let scope, let available = scope.length(axis) else {
      // An endless or open proposal of a stack that just asks is nothing to complain of.
      if scope == nil || (scope?.outer == nil && scope?.size[axis] == nil) {
        node?.report("no container around it has a \(axis) length to follow")
      }
      return nil
    }
    if scope.contentAxes.contains(Axis.Set(axis)), !scope.reportedAxes.contains(Axis.Set(axis)) {
      scope.reportedAxes.insert(Axis.Set(axis))
      node?.report(
        "it follows the \(axis) length of a \(scope.name) that follows from its content;"
          + " name the axis that scrolls")
    }
    let result = length(available, axis)
    if result.isFinite, result >= 0 { return result }
    node?.report("its \(axis) length in relation to \(NumberText.points(available)) is \(result)")
    return nil
  }
}
