import Foundation

/// The plot of a chart: grid lines, marks, and views at marks.
struct PlotView: View {
  let model: ChartModel
  @Environment(\.layoutDirection) private var direction

  /// The name of the coordinate space of the whole chart.
  enum Space: Hashable { case chart }

  var body: some View {
    GeometryReader { geometry in
      let plot = PlotGeometry(model: model, size: geometry.size)
      let painter = MarkPainter(plot)
      let chart = geometry.bounds(of: .named(Space.chart)) ?? plot.bounds
      ZStack(alignment: .topLeading) {
        ForEach(0..<model.xAxis.count, id: \.self) {
          AxisLines(axis: model.xAxis[$0], scale: model.x, size: plot.size)
        }
        ForEach(0..<model.yAxis.count, id: \.self) {
          AxisLines(axis: model.yAxis[$0], scale: model.y, size: plot.size)
        }
        MarkCanvas(painter: painter, size: plot.size)
        MarkViews(painter: painter, plot: plot, chart: chart, direction: direction)
        MarkElements(plot: plot)
      }
      .frame(width: plot.size.width, height: plot.size.height, alignment: .topLeading)
    }
    // Positions are those on the canvas.
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension PlotGeometry {
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// The symbols that are views, and the annotations.
private struct MarkViews: View {
  let painter: MarkPainter
  let plot: PlotGeometry
  let chart: CGRect
  let direction: LayoutDirection

  private struct Item: Identifiable {
    let id: Int
    let layout: AnnotationLayout
    let view: AnyView
  }

  @MainActor private var items: [Item] {
    var items: [Item] = []
    for (index, mark) in plot.model.marks.enumerated() {
      if case .view(let view)? = painter.symbol(of: mark), let point = plot.point(index) {
        let layout = AnnotationLayout(
          target: CGRect(origin: point, size: .zero), point: .center, isOverlay: true,
          alignment: .center, spacing: 0)
        items.append(Item(id: items.count, layout: layout, view: view))
      }
      for annotation in mark.look.style.annotations {
        guard let target = plot.target(of: annotation, at: index) else { continue }
        let context = AnnotationContext(targetSize: target.size)
        items.append(
          Item(
            id: items.count, layout: layout(annotation, mark, target),
            view: annotation.content(context)))
      }
    }
    return items
  }

  private func layout(
    _ annotation: MarkAnnotation, _ mark: ChartMark, _ target: CGRect
  ) -> AnnotationLayout {
    let isRightToLeft = direction == .rightToLeft
    return AnnotationLayout(
      target: target, point: annotation.point(of: mark, isRightToLeft: isRightToLeft),
      isOverlay: annotation.position.isOverlay,
      alignment: annotation.alignment.point(isRightToLeft: isRightToLeft),
      spacing: annotation.spacing, xLimits: limits(annotation.overflow.x),
      yLimits: limits(annotation.overflow.y))
  }

  private func limits(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
    strategy.boundary.map { $0.isPlot ? plot.bounds : chart }
  }

  var body: some View {
    ForEach(items) { item in
      item.layout { item.view.environment(\.layoutDirection, direction) }
        .frame(width: plot.size.width, height: plot.size.height)
    }
  }
}

/// Places a view beside or on a target.
struct AnnotationLayout: Layout {
  let target: CGRect
  /// The point of the target where the view is placed.
  let point: UnitPoint
  let isOverlay: Bool
  /// The point at which the target and the view are aligned.
  let alignment: UnitPoint
  /// In points.
  let spacing: CGFloat
  var xLimits: CGRect?
  var yLimits: CGRect?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      let size = view.sizeThatFits(
        isOverlay && target.size != .zero ? ProposedViewSize(target.size) : .unspecified)
      let origin = origin(of: size)
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(size))
    }
  }

  /// The corner of the view, relative to the plot.
  func origin(of size: CGSize) -> CGPoint {
    let free = CGSize(width: target.width - size.width, height: target.height - size.height)
    func along(
      _ side: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ free: CGFloat,
      _ fraction: CGFloat
    ) -> CGFloat {
      if side == 0 { return start - length - spacing }
      return side == 1 ? end + spacing : start + free * fraction
    }
    var x: CGFloat
    var y: CGFloat
    if isOverlay {
      x = target.minX + free.width * alignment.x
      y = target.minY + free.height * alignment.y
    } else {
      x = along(point.x, target.minX, target.maxX, size.width, free.width, alignment.x)
      y = along(point.y, target.minY, target.maxY, size.height, free.height, alignment.y)
      // At a corner, the view is above or below the mark, from or to its edge.
      if point.x != 0.5, point.y != 0.5 {
        x = point.x == 0 ? target.minX - size.width : target.maxX
      }
    }
    if let limits = xLimits { x = max(min(x, limits.maxX - size.width), limits.minX) }
    if let limits = yLimits { y = max(min(y, limits.maxY - size.height), limits.minY) }
    return CGPoint(x: x, y: y)
  }
}
