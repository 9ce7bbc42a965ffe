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

/// How content of one aspect ratio is sized for a proposal of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Within the proposal.
  case fit
  /// Covering the proposal.
  case fill
}

extension View {
  /// Gives the view its ideal size on both axes.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size on the chosen axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Proposes the view a size of one aspect ratio.
  ///
  /// - Parameter aspectRatio: Width to height; `nil` takes that of the view's ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Proposes the view a size of the aspect ratio of `aspectRatio`.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// The order in which a stack serves its views: higher values first. Default: 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
