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

/// How content of one aspect ratio is sized in a proposal of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size within the proposal.
  case fit
  /// The smallest size that covers the proposal.
  case fill
}

extension View {
  /// Gives the view its ideal size along both axes.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size along the given axes; along the others it is proposed what the
  /// container proposes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Proposes the view a size of an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; `nil` is that of the view's ideal size.
  ///   - contentMode: Whether the size fits in the proposal or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Proposes the view a size of the same aspect ratio as `aspectRatio`.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit in the proposal, at the aspect ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the proposal, at the aspect ratio of its ideal size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority by which a stack proposes space to its views: higher values first. Default:
  /// 0, also for NaN.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
