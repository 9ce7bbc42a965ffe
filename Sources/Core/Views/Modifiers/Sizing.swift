import Foundation

struct FixedSizeModifier {
  let axes: Axis.Set
}

extension FixedSizeModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: FixedSizeLayout(axes: axes), .modifier("fixedSize"))
  }
}

struct AspectRatioModifier {
  let ratio: CGFloat?
  let mode: ContentMode
}

extension AspectRatioModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(
      child, in: AspectRatioLayout(ratio: ratio, fills: mode == .fill), .modifier("aspectRatio"))
  }
}

struct LayoutPriorityModifier {
  let value: Double
}

extension LayoutPriorityModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let node = context.wrapping(child, in: PassthroughLayout(), .modifier("layoutPriority"))
    node.priority = value.isNaN ? 0 : value
    return node
  }
}

/// The way content fills a proposal of a different aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size within the proposal.
  case fit
  /// The smallest size that covers the proposal.
  case fill
}

extension View {
  /// Fixes the view at its ideal size along both axes.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size along the given axes. Along the others it gets the
  /// container's proposal.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Constrains the size proposed to the view to an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; `nil` uses that of the view's ideal size.
  ///   - contentMode: Whether the size fits or fills the proposal.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains the size proposed to the view to the aspect ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the proposal, at the aspect ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the proposal, at the aspect ratio of its ideal size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority for a stack to propose space to its views, higher values first. Default: 0,
  /// also for NaN.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
