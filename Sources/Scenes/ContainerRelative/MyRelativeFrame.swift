import GalleyCatalog

/// A replica of `containerRelativeFrame`, written with the public `Layout` protocol.
struct MyRelativeFrame: Layout {
  let container: ContainerProxy?
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// Returns the frame's own length if the axis is listed and the container's length is known.
  private func own(_ axis: Axis) -> CGFloat? {
    let isNamed = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    guard isNamed, let available = container?.length(along: axis) else { return nil }
    let result = length(available, axis)
    return result.isFinite && result >= 0 ? result : nil
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: own(.horizontal) ?? proposal.width, height: own(.vertical) ?? proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(offer(proposal))
    return CGSize(width: own(.horizontal) ?? size.width, height: own(.vertical) ?? size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = offer(proposal)
    let view = subviews[0].dimensions(in: offer)
    func share(_ isStart: Bool, _ isEnd: Bool, _ length: CGFloat) -> CGFloat {
      isStart ? 0 : isEnd ? length : length / 2
    }
    let x = share(
      alignment.horizontal == .leading, alignment.horizontal == .trailing, bounds.width)
    let y = share(alignment.vertical == .top, alignment.vertical == .bottom, bounds.height)
    subviews[0].place(
      at: CGPoint(
        x: bounds.minX + x - view[alignment.horizontal],
        y: bounds.minY + y - view[alignment.vertical]),
      proposal: offer)
  }
}

private struct MyRelativeFrameModifier: ViewModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @Environment(\.containerProxy) private var container

  func body(content: Content) -> some View {
    MyRelativeFrame(container: container, axes: axes, alignment: alignment, length: length)
      .callAsFunction { content }
  }
}

extension View {
  /// Applies the replica or the built-in modifier.
  @ViewBuilder
  func relativeFrame(
    _ axes: Axis.Set, isReplica: Bool, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    if isReplica {
      modifier(MyRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    } else {
      containerRelativeFrame(axes, alignment: alignment, length)
    }
  }
}
