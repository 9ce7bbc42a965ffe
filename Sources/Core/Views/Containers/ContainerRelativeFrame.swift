import Foundation

struct ContainerRelativeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(
      child, in: ContainerRelativeLayout(axes: axes, alignment: alignment, length: length),
      .modifier("containerRelativeFrame"))
  }
}

extension View {
  /// Gives the view a frame that spans some of several equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container is divided.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the frame spans. Default: 1.
  ///   - spacing: The distance between two parts, in points. It adds no space by itself.
  ///   - alignment: The position of the view in the frame. Default: center.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (CGFloat(count) - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }
}
