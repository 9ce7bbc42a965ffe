import Foundation

extension PopoverAttachmentAnchor {
  /// Returns the part of a view with a given frame, in the coordinates of the frame.
  func frame(in bounds: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      source.value(bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY)
    case .point(let point): CGRect(origin: point.point(in: bounds), size: .zero)
    }
  }
}

/// The frame of a popover and the place of its arrow.
struct PopoverPlace {
  /// The edge of the anchor that the popover is at.
  let edge: Edge
  /// The frame without the arrow.
  let bubble: CGRect
  /// The distance of the arrow's tip from the start of the side with the arrow.
  let tip: CGFloat

  /// The minimum distance from the edges of the screen, in points.
  private static let margin: CGFloat = 10

  /// Places a popover next to an anchor, centered on it unless the edges of the screen are too close. An anchor that
  /// leaves too little room at the edge, or above and below, such as a whole screen, is replaced by its middle.
  ///
  /// - Parameters:
  ///   - edge: The edge of the anchor; `nil` for the bottom edge, or the top edge if there is more
  ///     room.
  ///   - measure: Returns the size of the popover's content for a proposal.
  @MainActor
  init(
    at edge: Edge?, of anchor: CGRect, on screen: PresentationScreen,
    measure: (ProposedViewSize) -> CGSize
  ) {
    let (insets, margin) = (screen.insets, Self.margin)
    let area = CGRect(
      x: insets.leading + margin, y: insets.top + margin,
      width: screen.size.width - insets.leading - insets.trailing - 2 * margin,
      height: screen.size.height - insets.top - insets.bottom - 2 * margin)
    let arrow = PopoverOutline.arrow
    var anchor = anchor
    func room(_ edge: Edge) -> CGSize {
      var room = area.size
      switch edge {
      case .top: room.height = anchor.minY - arrow.height - area.minY
      case .bottom: room.height = area.maxY - anchor.maxY - arrow.height
      case .leading: room.width = anchor.minX - arrow.height - area.minX
      case .trailing: room.width = area.maxX - anchor.maxX - arrow.height
      }
      return CGSize(width: max(room.width, 0), height: max(room.height, 0))
    }
    func height(_ edge: Edge) -> CGFloat {
      measure(ProposedViewSize(width: room(edge).width, height: nil)).height
    }
    func start(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length))
    }

    /// Whether there is less room at an edge than the content needs, and than a quarter of the screen.
    func isNarrow(_ edge: Edge) -> Bool {
      edge == .top || edge == .bottom
        ? room(edge).height < min(height(edge), area.height / 4)
        : room(edge).width < min(measure(.unspecified).width, area.width / 4)
    }
    let edges: [Edge] =
      edge.map { [$0, $0.opposite, .bottom, .top, .trailing, .leading] } ?? [.top, .bottom]
    let free = edges.first { !isNarrow($0) }
    if free == nil {
      anchor = CGRect(x: anchor.midX, y: anchor.midY, width: 0, height: 0)
    }
    let wanted = edge == nil ? nil : free ?? edge
    let isBelow =
      height(.bottom) <= room(.bottom).height || room(.bottom).height >= room(.top).height
    let edge = wanted ?? (isBelow ? .bottom : .top)
    let size = measure(
      ProposedViewSize(
        width: room(edge).width, height: min(height(edge), room(edge).height)))
    var origin = CGPoint(
      x: start(anchor.midX, size.width, area.minX, area.maxX),
      y: start(anchor.midY, size.height, area.minY, area.maxY))
    switch edge {
    case .top: origin.y = anchor.minY - arrow.height - size.height
    case .bottom: origin.y = anchor.maxY + arrow.height
    case .leading: origin.x = anchor.minX - arrow.height - size.width
    case .trailing: origin.x = anchor.maxX + arrow.height
    }
    let isVertical = edge == .top || edge == .bottom
    let length = isVertical ? size.width : size.height
    let middle = isVertical ? anchor.midX - origin.x : anchor.midY - origin.y
    // The arrow begins beside the rounded corners.
    let least = min(PopoverOutline.radius + arrow.width / 2, length / 2)
    self.edge = edge
    bubble = CGRect(origin: origin, size: size)
    tip = min(max(middle, least), length - least)
  }

  /// The side of the bubble with the arrow.
  fileprivate var side: Edge { edge.opposite }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension _ResolveContext {
  /// Presents views in a popover that points to the presenting view.
  ///
  /// - Parameters:
  ///   - content: The resolved views.
  ///   - node: Their node.
  ///   - edge: The edge of the view that the popover is at; `nil` for the bottom edge, or the top edge if there is
  ///     more room.
  ///   - attachment: The part of the view that it points to.
  @MainActor
  func popover(
    _ content: ResolvedSubview, of node: LayoutNode, at edge: Edge? = nil,
    from attachment: PopoverAttachmentAnchor = .rect(.bounds), over view: Presenting,
    dismiss: @escaping () -> Void
  ) -> PresentationLayer {
    anchored(to: view, dismiss: dismiss) { bounds in
      let place = PopoverPlace(
        at: edge, of: attachment.frame(in: bounds), on: view.screen,
        measure: { node.size(for: $0) })
      return PopoverBubble(content: content, place: place)
    }
  }
}

/// The content of a popover on a bubble with an arrow, placed from the corner of the screen.
struct PopoverBubble: View {
  let content: ResolvedSubview
  let place: PopoverPlace

  var body: some View {
    content
      .frame(width: place.bubble.width, height: place.bubble.height)
      .clipShape(RoundedRectangle(cornerRadius: PopoverOutline.radius))
      .background {
        PresentationMaterial()
          .clipShape(PopoverOutline(side: place.side, tip: place.tip))
          .shadow(color: .black.opacity(0.2), radius: 20, y: 4)
          .padding(Edge.Set(place.side), -PopoverOutline.arrow.height)
      }
      .modifier(PresentedSurface())
      .padding(.leading, place.bubble.minX)
      .padding(.top, place.bubble.minY)
  }
}

/// A rounded rectangle with an arrow at one of its sides.
private struct PopoverOutline: Shape {
  /// The radius of the corners.
  nonisolated static let radius: CGFloat = 13
  /// The length along the side, and the distance of the tip from the rectangle.
  nonisolated static let arrow = CGSize(width: 26, height: 13)

  let side: Edge
  /// The distance of the tip from the start of the side.
  let tip: CGFloat

  func path(in rect: CGRect) -> Path {
    let isVertical = side == .top || side == .bottom
    let length = isVertical ? rect.width : rect.height
    let depth = isVertical ? rect.height : rect.width
    /// Returns the point at a distance along the side, and a distance from the arrow's tip inward.
    func point(_ along: CGFloat, _ inward: CGFloat) -> CGPoint {
      switch side {
      case .top: CGPoint(x: rect.minX + along, y: rect.minY + inward)
      case .bottom: CGPoint(x: rect.minX + along, y: rect.maxY - inward)
      case .leading: CGPoint(x: rect.minX + inward, y: rect.minY + along)
      case .trailing: CGPoint(x: rect.maxX - inward, y: rect.minY + along)
      }
    }
    let height = Self.arrow.height
    let radius = max(min(Self.radius, length / 2, (depth - height) / 2), 0)
    let half = max(min(Self.arrow.width / 2, length / 2 - radius), 0)
    let corners = [
      point(length, height), point(length, depth), point(0, depth), point(0, height),
    ]
    return Path { path in
      path.move(to: point(tip - half, height))
      path.addCurve(
        to: point(tip - half * 0.25, height * 0.08),
        control1: point(tip - half * 0.6, height),
        control2: point(tip - half * 0.42, height * 0.27))
      path.addQuadCurve(
        to: point(tip + half * 0.25, height * 0.08), control: point(tip, -height * 0.08))
      path.addCurve(
        to: point(tip + half, height), control1: point(tip + half * 0.42, height * 0.27),
        control2: point(tip + half * 0.6, height))
      for index in corners.indices {
        path.addArc(
          tangent1End: corners[index], tangent2End: corners[(index + 1) % corners.count],
          radius: radius)
      }
      path.closeSubpath()
    }
  }
}
