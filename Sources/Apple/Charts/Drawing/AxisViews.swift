import Foundation

/// The labels of the values of an axis.
struct AxisLabels: View {
  let axis: ResolvedAxis
  let scale: PositionScale
  /// The index of the set of marks.
  let set: Int

  private struct Item: Identifiable {
    let id: Int
    let place: AxisLabelPlace
    let view: AnyView
  }

  private var items: [Item] {
    var items: [Item] = []
    for mark in axis.marks {
      for part in mark.parts {
        guard case .label(let label) = part.kind else { continue }
        items.append(item(items.count, mark, part, label))
      }
    }
    return items
  }

  private func item(
    _ id: Int, _ mark: ResolvedAxis.Mark, _ part: AxisPart, _ label: AxisLabel
  ) -> Item {
    let centers = part.isCentered ?? axis.centersLabels
    let room = abs(mark.end - mark.start)
    let isVertical = label.orientation.angle != .zero
    let fraction = mark.fraction(isCentered: centers)
    let isLeading = axis.hasLeadingLabels && !centers && label.anchor == nil
    let isInset = axis.preset == .inset
    let tick = isLeading || isInset ? nil : tickLength(at: fraction, of: mark)
    let spacing =
      (axis.isX ? label.verticalSpacing : label.horizontalSpacing)
      ?? max(axis.isX ? 4 : 6, tick.map { $0 + 2 } ?? 0)
    let place = AxisLabelPlace(
      isX: axis.isX, set: set, edge: axis.edge, fraction: fraction,
      room: scale.categories != nil ? room : nil, isLeading: isLeading, anchor: label.anchor,
      isInset: isInset, isVerticalText: isVertical, hides: label.collision.hides,
      minimumSpacing: label.collision.spacing,
      spacing: axis.preset == .extended ? spacing + 4 : spacing,
      shift: axis.isX ? part.offset.width : part.offset.height)
    let text = (label.format?.text(mark.value) ?? AxisFormat.text(mark.value, axis.ticks))
    let view = label.view ?? AnyView(text.lineLimit(scale.categories == nil ? 1 : 3))
    return Item(
      id: id, place: place,
      view: AnyView(
        view.font(part.font ?? .caption)
          .foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary))
          .multilineTextAlignment(axis.isX ? .center : axis.edge == .leading ? .trailing : .leading)
          .turned(label.orientation.angle)))
  }

  /// The length of the ticks between the plot and a label, in points; `nil` if there are none.
  private func tickLength(at fraction: Double, of mark: ResolvedAxis.Mark) -> CGFloat? {
    mark.parts.compactMap { part in
      guard case .tick(let length) = part.kind, !length.includesLabel,
        mark.fraction(isCentered: part.isCentered ?? (scale.categories != nil)) == fraction
      else { return nil }
      return length.points
    }.max()
  }

  var body: some View {
    ForEach(items) { item in
      // A label that has no space is proposed a height of 0.
      ViewThatFits(in: .vertical) {
        item.view
        Color.clear.frame(width: 0, height: 0)
      }
      .accessibilityHidden(true)
      .chartPart(.label(item.place))
    }
  }
}

extension View {
  /// Turns a view by a right angle, with its frame.
  @ViewBuilder
  func turned(_ angle: Angle) -> some View {
    if angle == .zero { self } else { Turned { rotationEffect(angle) } }
  }
}

/// Exchanges the width and the height of a view.
struct Turned: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

/// The grid lines and ticks of an axis, around a plot of a given size.
struct AxisLines: View {
  let axis: ResolvedAxis
  let scale: PositionScale
  let size: CGSize
  @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 16

  private struct Line: Identifiable {
    let id: Int
    var path: Path
    let style: AnyShapeStyle
    let stroke: StrokeStyle
  }

  static let color = AnyShapeStyle(Color.gray.opacity(0.35))

  private var lines: [Line] {
    var lines: [Line] = []
    for mark in axis.marks {
      for part in mark.parts {
        let path: Path
        switch part.kind {
        case .label: continue
        case .gridLine: path = gridLine(mark, part)
        case .tick(let length): path = tick(mark, part, length)
        }
        let dash: [CGFloat] = axis.isX ? [2, 2] : []
        let stroke = part.stroke ?? StrokeStyle(lineWidth: 0.5, dash: dash)
        // Neighbors with the same stroke and no style of their own are drawn as one path.
        if let last = lines.last, part.style == nil, last.stroke == stroke {
          lines[lines.count - 1].path.addPath(path)
        } else {
          lines.append(
            Line(id: lines.count, path: path, style: part.style ?? Self.color, stroke: stroke))
        }
      }
    }
    return lines
  }

  private func line(_ mark: ResolvedAxis.Mark, _ part: AxisPart, from: CGFloat, to: CGFloat) -> Path
  {
    let fraction = mark.fraction(isCentered: part.isCentered ?? (scale.categories != nil))
    let at = scale.position(fraction, in: axis.isX ? size.width : size.height)
    var path = Path()
    path.move(to: axis.isX ? CGPoint(x: at, y: from) : CGPoint(x: from, y: at))
    path.addLine(to: axis.isX ? CGPoint(x: at, y: to) : CGPoint(x: to, y: at))
    return path.offsetBy(dx: part.offset.width, dy: part.offset.height)
  }

  private func gridLine(_ mark: ResolvedAxis.Mark, _ part: AxisPart) -> Path {
    line(mark, part, from: 0, to: axis.isX ? size.height : size.width)
  }

  private func tick(
    _ mark: ResolvedAxis.Mark, _ part: AxisPart, _ length: AxisTick.Length
  ) -> Path {
    let length = length.points + (length.includesLabel ? labelHeight + 2 : 0)
    let outer = axis.isX ? size.height : size.width
    let isBefore = axis.edge == .leading || axis.edge == .top
    return line(
      mark, part, from: isBefore ? 0 : outer, to: isBefore ? -length : outer + length)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(lines) { line in
        line.path.stroke(line.style, style: line.stroke)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}
