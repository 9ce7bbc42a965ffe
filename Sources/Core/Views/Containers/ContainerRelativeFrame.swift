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
  /// Gives the view a frame as large as the nearest container.
  ///
  /// Containers are the window, a `NavigationStack`, a column of a `NavigationSplitView`, a tab of
  /// a `TabView`, a `ScrollView` and a `List`, each without its safe area.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame follows the container; along the others nothing
  ///     changes.
  ///   - alignment: Where the view lies in the frame. Default: center.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a frame that covers some of several equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container is divided.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the frame covers. Default: 1.
  ///   - spacing: The distance between two parts, in points; it adds no space by itself.
  ///   - alignment: Where the view lies in the frame. Default: center.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (CGFloat(count) - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }

  /// Gives the view a frame whose lengths are computed from the nearest container's.
  ///
  /// - Parameters:
  ///   - axes: The axes along which `length` is called.
  ///   - alignment: Where the view lies in the frame. Default: center.
  ///   - length: The frame's length along an axis, from the container's, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}
