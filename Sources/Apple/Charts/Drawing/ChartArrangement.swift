import Foundation

/// What a view is in a chart.
enum ChartPart {
  case plot
  case label(AxisLabelPlace)
  /// A legend or the label of an axis.
  case beside(BesidePlace)
}

/// Where the label of a value is.
struct AxisLabelPlace {
  let isX: Bool
  /// The number of the set of marks.
  let set: Int
  let edge: PlotEdge
  let fraction: Double
  /// The fraction of the axis that the label has for itself; `nil` for a value without extent.
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

/// Where a view beside the plot is.
struct BesidePlace {
  let edge: PlotEdge
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
    for (view, place) in beside { rest = put(view, place, at: rest, bounds) }
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
    _ view: LayoutSubview, _ place: BesidePlace, at rest: CGRect, _ bounds: CGRect
  ) -> CGRect {
    let size = view.sizeThatFits(ProposedViewSize(width: rest.width, height: nil))
    guard size.width > 0, size.height > 0 else { return rest }
    var rest = rest
    var point = rest.origin
    let isHorizontal = place.edge == .top || place.edge == .bottom
    let depth = (isHorizontal ? size.height : size.width) + place.spacing
    if isHorizontal {
      let fraction: CGFloat =
        place.alignment.horizontal == .leading
        ? 0 : place.alignment.horizontal == .trailing ? 1 : 0.5
      let side = isRightToLeft ? 1 - fraction : fraction
      point.x = rest.minX + (rest.width - size.width) * side
      if place.edge == .bottom { point.y = rest.maxY - size.height }
      rest.size.height = max(rest.height - depth, 0)
      if place.edge == .top { rest.origin.y += depth }
    } else {
      let fraction: CGFloat =
        place.alignment.vertical == .top ? 0 : place.alignment.vertical == .bottom ? 1 : 0.5
      point.y = rest.minY + (rest.height - size.height) * fraction
      if place.edge == .right { point.x = rest.maxX - size.width }
      rest.size.width = max(rest.width - depth, 0)
      if place.edge == .left { rest.origin.x += depth }
    }
    view.place(at: point, proposal: ProposedViewSize(size))
    return rest
  }

  /// Wraps or truncates the labels of categories that are too wide.
  private func limit(_ labels: inout [Label], in rest: CGRect) {
    for index in labels.indices {
      let (place, size) = (labels[index].place, labels[index].size)
      var limit = CGFloat.infinity
      if place.isX, let room = place.room, !place.isVerticalText {
        // Roughly, as the plot is not yet known.
        let width = rest.width * 0.94 * CGFloat(room) - 4
        // Lines of two or three letters are no words.
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
    var insets = (left: CGFloat(0), right: CGFloat(0), top: CGFloat(0), bottom: CGFloat(0))
    for label in labels where !label.place.isInset {
      switch label.place.edge {
      case .left: insets.left = max(insets.left, label.size.width + label.place.spacing)
      case .right: insets.right = max(insets.right, label.size.width + label.place.spacing)
      case .top: insets.top = max(insets.top, label.size.height + label.place.spacing)
      case .bottom: insets.bottom = max(insets.bottom, label.size.height + label.place.spacing)
      }
    }
    for label in labels {
      let frame = frame(of: label, around: plot)
      if label.place.isX {
        guard !label.place.isLeading else { continue }
        insets.left = max(insets.left, plot.minX - frame.minX)
        insets.right = max(insets.right, frame.maxX - plot.maxX)
      } else {
        insets.top = max(insets.top, plot.minY - frame.minY)
        insets.bottom = max(insets.bottom, frame.maxY - plot.maxY)
      }
    }
    return CGRect(
      x: rest.minX + insets.left, y: rest.minY + insets.top,
      width: max(rest.width - insets.left - insets.right, 0),
      height: max(rest.height - insets.top - insets.bottom, 0))
  }

  /// The frame of a label around a plot.
  private func frame(of label: Label, around plot: CGRect) -> CGRect {
    let (place, size) = (label.place, label.size)
    var anchor = place.anchor
    if isRightToLeft, let point = anchor { anchor = UnitPoint(x: 1 - point.x, y: point.y) }
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
      let isInside = place.isInset
      origin.y =
        (place.edge == .top) != isInside
        ? (isInside ? plot.maxY : plot.minY) - size.height - place.spacing
        : (isInside ? plot.minY : plot.maxY) + place.spacing
    } else {
      let at = plot.minY + y.position(place.fraction, in: plot.height)
      origin.y = at - (anchor?.y ?? (place.isInset ? 1 : 0.5)) * size.height + place.shift
      let isInside = place.isInset
      origin.x =
        (place.edge == .left) != isInside
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
      // A label after the last value may have no space.
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

  /// Every how many labels there is one that overlaps no other: 1 if all have space.
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
