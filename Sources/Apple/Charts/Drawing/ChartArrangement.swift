import Foundation

/// The role of a view in a chart.
enum ChartPart {
  case plot
  case label(AxisLabelPlace)
  /// A legend or the label of an axis.
  case beside(BesidePlace)
}

/// The place of a value's label.
struct AxisLabelPlace {
  let isX: Bool
  /// The index of the set of marks.
  let set: Int
  let edge: Edge
  let fraction: Double
  /// The fraction of the axis that is available to the label; `nil` for a value without extent.
  let room: Double?
  /// Whether the label is after the value instead of in its middle.
  let isLeading: Bool
  let anchor: UnitPoint?
  let isInset: Bool
  let isVerticalText: Bool
  let hides: Bool
  let minimumSpacing: CGFloat
  let spacing: CGFloat
  let shift: CGFloat
}

/// The place of a view beside the plot.
struct BesidePlace {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
}

private struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

extension View {
  func chartPart(_ part: ChartPart) -> some View {
    layoutValue(key: ChartPartKey.self, value: part)
  }
}

/// Arranges the plot, the labels of its axes and the legend in a chart.
struct ChartArrangement: Layout {
  let x: PositionScale
  let y: PositionScale
  let isRightToLeft: Bool

  private struct Label {
    let view: LayoutSubview
    let place: AxisLabelPlace
    var size: CGSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Chart<Never>.idealSize)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    var plot: LayoutSubview?
    var labels: [Label] = []
    var beside: [(LayoutSubview, BesidePlace)] = []
    for view in subviews {
      switch view[ChartPartKey.self] {
      case .plot: plot = view
      case .label(let place):
        labels.append(Label(view: view, place: place, size: view.sizeThatFits(.unspecified)))
      case .beside(let place): beside.append((view, place))
      }
    }
    var rest = bounds
    for (view, place) in beside { rest = put(view, place, at: rest) }
    limit(&labels, in: rest)
    var plotFrame = inset(rest, by: labels, around: rest)
    // The plot is smaller if labels at its ends extend beyond it.
    plotFrame = inset(rest, by: labels, around: plotFrame)
    if let plot {
      let size = plot.sizeThatFits(ProposedViewSize(plotFrame.size))
      plotFrame.origin.x += (plotFrame.width - size.width) / 2
      plotFrame.size = size
      plot.place(at: plotFrame.origin, proposal: ProposedViewSize(size))
    }
    place(labels, around: plotFrame, in: bounds)
  }

  /// Places a view at an edge, and returns the rest.
  private func put(
    _ view: LayoutSubview, _ place: BesidePlace, at rest: CGRect
  ) -> CGRect {
    let size = view.sizeThatFits(ProposedViewSize(width: rest.width, height: nil))
    guard size.width > 0, size.height > 0 else { return rest }
    var point = place.alignment.point(isRightToLeft: isRightToLeft)
    switch place.edge {
    case .leading: point.x = 0
    case .trailing: point.x = 1
    case .top: point.y = 0
    case .bottom: point.y = 1
    }
    view.place(
      at: CGPoint(
        x: rest.minX + (rest.width - size.width) * point.x,
        y: rest.minY + (rest.height - size.height) * point.y),
      proposal: ProposedViewSize(size))
    let depth = (place.edge.isVertical ? size.width : size.height) + place.spacing
    return rest.inset(by: EdgeInsets(Edge.Set(place.edge), depth))
  }

  /// Wraps or truncates the labels of categories that are too wide.
  private func limit(_ labels: inout [Label], in rest: CGRect) {
    for index in labels.indices {
      let (place, size) = (labels[index].place, labels[index].size)
      var limit = CGFloat.infinity
      if place.isX, let room = place.room, !place.isVerticalText {
        // An approximation, because the size of the plot isn't known yet.
        let width = rest.width * 0.94 * CGFloat(room) - 4
        // Lines with space for only two or three letters would break words.
        limit = width >= 2.5 * size.height ? width : .infinity
      } else if !place.isX {
        limit = rest.width * 0.45
      }
      guard size.width > limit else { continue }
      labels[index].size = labels[index].view.sizeThatFits(
        ProposedViewSize(width: limit, height: nil))
    }
  }

  private func inset(_ rest: CGRect, by labels: [Label], around plot: CGRect) -> CGRect {
    var insets = EdgeInsets()
    for label in labels where !label.place.isInset {
      let (size, spacing) = (label.size, label.place.spacing)
      switch label.place.edge {
      case .leading: insets.leading = max(insets.leading, size.width + spacing)
      case .trailing: insets.trailing = max(insets.trailing, size.width + spacing)
      case .top: insets.top = max(insets.top, size.height + spacing)
      case .bottom: insets.bottom = max(insets.bottom, size.height + spacing)
      }
    }
    for label in labels {
      let frame = frame(of: label, around: plot)
      if label.place.isX {
        guard !label.place.isLeading else { continue }
        insets.leading = max(insets.leading, plot.minX - frame.minX)
        insets.trailing = max(insets.trailing, frame.maxX - plot.maxX)
      } else {
        insets.top = max(insets.top, plot.minY - frame.minY)
        insets.bottom = max(insets.bottom, frame.maxY - plot.maxY)
      }
    }
    return rest.inset(by: insets)
  }

  /// The frame of a label around a plot.
  private func frame(of label: Label, around plot: CGRect) -> CGRect {
    let (place, size) = (label.place, label.size)
    let anchor = isRightToLeft ? place.anchor?.mirrored : place.anchor
    let isInside = place.isInset
    var origin = CGPoint.zero
    if place.isX {
      let at = plot.minX + x.position(place.fraction, in: plot.width)
      if let anchor {
        origin.x = at - anchor.x * size.width
      } else if place.isLeading {
        origin.x = isRightToLeft ? at - size.width - 4 : at + 4
      } else {
        origin.x = at - size.width / 2
      }
      origin.x += place.shift
      origin.y =
        (place.edge == .top) != isInside
        ? (isInside ? plot.maxY : plot.minY) - size.height - place.spacing
        : (isInside ? plot.minY : plot.maxY) + place.spacing
    } else {
      let at = plot.minY + y.position(place.fraction, in: plot.height)
      origin.y = at - (anchor?.y ?? (isInside ? 1 : 0.5)) * size.height + place.shift
      origin.x =
        (place.edge == .leading) != isInside
        ? (isInside ? plot.maxX : plot.minX) - size.width - place.spacing
        : (isInside ? plot.minX : plot.maxX) + place.spacing
    }
    return CGRect(origin: origin, size: size)
  }

  /// Places the labels, and hides those that would overlap others.
  private func place(_ labels: [Label], around plot: CGRect, in bounds: CGRect) {
    var sets: [Int: [(Label, CGRect)]] = [:]
    let framed = labels.map { ($0, frame(of: $0, around: plot)) }
    let beside = framed.filter { !$0.0.place.isX }.map(\.1)
    for (label, frame) in framed {
      let place = label.place
      // There may be no space for a label after the last value.
      let isOutside =
        place.isLeading
        && (frame.maxX > bounds.maxX + 0.5 || frame.minX < bounds.minX - 0.5
          || beside.contains { $0.overlaps(frame) })
      if place.hides, isOutside {
        label.view.place(at: plot.origin, proposal: .zero)
      } else {
        sets[place.set, default: []].append((label, frame))
      }
    }
    for set in sets.values {
      let step = Self.step(set.map(\.1), set[0].0.place)
      for (index, (label, frame)) in set.enumerated() {
        if label.place.hides, index % step != 0 {
          label.view.place(at: plot.origin, proposal: .zero)
        } else {
          label.view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
      }
    }
  }

  /// The smallest step between labels at which none overlap: 1 if all labels fit.
  private static func step(_ frames: [CGRect], _ place: AxisLabelPlace) -> Int {
    let spacing = place.isX ? place.minimumSpacing : 0
    return (1..<max(frames.count, 2)).first { step in
      let shown = stride(from: 0, to: frames.count, by: step).map { frames[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy {
        !$0.insetBy(dx: -spacing, dy: 0).overlaps($1)
      }
    } ?? max(frames.count, 1)
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX - 0.01 && other.minX < maxX - 0.01 && minY < other.maxY - 0.01
      && other.minY < maxY - 0.01
  }
}
