import Foundation

/// Paints the marks of a chart on a canvas.
struct MarkPainter {
  let geometry: PlotGeometry
  /// The distance between two pixels, in points; `nil` if bars don't end at pixels.
  let pixelLength: CGFloat?
  private var model: ChartModel { geometry.model }

  init(_ geometry: PlotGeometry, pixelLength: CGFloat? = nil) {
    (self.geometry, self.pixelLength) = (geometry, pixelLength)
  }

  /// The distance between the edges of the plot and those of the drawing.
  ///
  /// Points at the edges, and values outside of a given domain, are not cut off.
  var margin: CGFloat { max(geometry.size.width, geometry.size.height, 50) }

  /// A part of the picture.
  struct Item {
    var path: Path
    let mark: ChartMark
    /// The stroke; `nil` if the path is filled.
    var stroke: StrokeStyle?
    let order: Int
    /// The number of joined marks.
    var count = 1
  }

  /// The parts of the picture from back to front.
  func items() -> [Item] {
    var items: [Item] = []
    let firsts = Dictionary(
      model.series.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    for (index, mark) in model.marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        guard let series = firsts[index] else { continue }
        if mark.kind == .line { addLine(series, mark, index, &items) }
        if mark.kind == .area { addArea(series, mark, index, &items) }
      case .bar, .rectangle:
        guard let frame = geometry.frame(of: index).map({ rounded($0, mark) }) else { continue }
        let path = clipped(rectangle(frame, mark.look.style), frame, mark)
        add(Item(path: path, mark: mark, order: index), &items)
      case .sector:
        guard let sector = geometry.sector(index) else { continue }
        let offset = mark.look.style.offset
        let path = sector.path.offsetBy(dx: offset.x.start, dy: offset.y.start)
        add(Item(path: path, mark: mark, order: index), &items)
      case .rule:
        guard let frame = geometry.frame(of: index) else { continue }
        var path = Path()
        path.move(to: CGPoint(x: frame.minX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        let stroke = mark.look.style.line ?? lineStyle(mark) ?? StrokeStyle(lineWidth: 1)
        add(Item(path: path, mark: mark, stroke: stroke, order: index), &items)
      case .point: addSymbol(index, mark, &items)
      }
    }
    return items.sorted {
      ($0.mark.look.style.zIndex, $0.order) < ($1.mark.look.style.zIndex, $1.order)
    }
  }

  /// Adds an item, or joins it with the last one if both look the same.
  private func add(_ item: Item, _ items: inout [Item]) {
    let end = items.count - 1
    // A path of many parts takes longer to paint than several paths.
    if end >= 0, items[end].count < 500, items[end].mark.look === item.mark.look,
      item.mark.look.joins, items[end].mark.kind == item.mark.kind,
      items[end].stroke == item.stroke
    {
      items[end].path.addPath(item.path)
      items[end].count += 1
    } else {
      items.append(item)
    }
  }

  /// Moves the ends of a bar, or all edges of a rectangle or of a bar without a gap, to pixels, so that nothing
  /// shines through between neighbors.
  private func rounded(_ frame: CGRect, _ mark: ChartMark) -> CGRect {
    guard let pixelLength, pixelLength > 0 else { return frame }
    func pixel(_ position: CGFloat) -> CGFloat {
      // Positions in the middle of a pixel that differ by rounding errors are the same.
      ((position + margin) / pixelLength + 0.500_001).rounded(.down) * pixelLength - margin
    }
    func extent(_ start: CGFloat, _ end: CGFloat, _ rounds: Bool) -> (CGFloat, CGFloat) {
      let (first, last) = (pixel(start), pixel(end))
      // Thin bars keep their length instead of disappearing.
      return rounds && last > first ? (first, last - first) : (start, end - start)
    }
    let (isVertical, isRectangle) = (mark.isVertical, mark.kind == .rectangle)
    let roundsAll = isRectangle || (isVertical ? mark.width : mark.height).leavesNoGap
    let (x, width) = extent(frame.minX, frame.maxX, roundsAll || !isVertical)
    let (y, height) = extent(frame.minY, frame.maxY, roundsAll || isVertical)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func rectangle(_ frame: CGRect, _ style: MarkStyle) -> Path {
    guard let corners = style.corners, corners.radius > 0 else { return Path(frame) }
    let radius = min(corners.radius, frame.width / 2, frame.height / 2)
    return Path(
      roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: corners.style)
  }

  private func clipped(_ path: Path, _ frame: CGRect, _ mark: ChartMark) -> Path {
    guard let clip = mark.look.style.clip else { return path }
    return path.intersection(clip(frame))
  }

  private func lineStyle(_ mark: ChartMark) -> StrokeStyle? {
    mark.look.style.lineBy.flatMap { model.lines($0.value, LegendStyles.lines) }
  }

  private func addLine(_ series: [Int], _ mark: ChartMark, _ index: Int, _ items: inout [Item]) {
    let points = geometry.line(series)
    let curve = Curve(
      points, mark.look.style.interpolation ?? .linear, isVertical: mark.isVertical)
    var path = Path()
    curve.add(to: &path)
    let stroke =
      mark.look.style.line ?? lineStyle(mark)
      ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    items.append(Item(path: path, mark: mark, stroke: stroke, order: index))
    for index in series { addSymbol(index, model.marks[index], &items) }
  }

  private func addArea(_ series: [Int], _ mark: ChartMark, _ index: Int, _ items: inout [Item]) {
    let (ends, starts) = geometry.area(series)
    let method = mark.look.style.interpolation ?? .linear
    var path = Path()
    Curve(ends, method, isVertical: mark.isVertical).add(to: &path)
    Curve(starts, method, isVertical: mark.isVertical).add(
      to: &path, reversed: true, joins: true)
    guard !path.isEmpty else { return }
    path.closeSubpath()
    items.append(Item(path: path, mark: mark, order: index))
  }

  private func addSymbol(_ index: Int, _ mark: ChartMark, _ items: inout [Item]) {
    guard let symbol = symbol(of: mark), case .shape(let shape) = symbol,
      let point = geometry.point(index)
    else { return }
    let side = side(of: mark)
    let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    add(Item(path: shape(frame), mark: mark, order: index), &items)
  }

  /// The symbol of a mark; `nil` if it has none.
  func symbol(of mark: ChartMark) -> MarkStyle.Symbol? {
    guard mark.kind == .point || mark.kind == .line else { return nil }
    if let symbol = mark.look.style.symbol { return symbol }
    if let value = mark.look.style.symbolBy?.value {
      return model.symbols(value, LegendStyles.symbols)
    }
    return mark.kind == .point ? LegendStyles.symbols[0] : nil
  }

  /// The width of a symbol, in points.
  private func side(of mark: ChartMark) -> CGFloat {
    let area =
      mark.look.style.symbolSize ?? mark.look.style.symbolSizeBy.map { model.sizes($0.value) } ?? 50
    return area > 0 && area.isFinite ? (area * 4 / .pi).squareRoot() : 0
  }

  /// Draws items.
  func paint(_ items: [Item], in context: inout GraphicsContext) {
    let plot = CGRect(origin: .zero, size: geometry.size)
    if model.clips { context.clip(to: Path(plot)) }
    for item in items {
      let style = item.mark.look.style
      var layer = context
      layer.opacity *= style.opacity.isNaN ? 0 : min(max(style.opacity, 0), 1)
      if let shadow = style.shadow {
        layer.addFilter(
          .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
      }
      if style.blur > 0 { layer.addFilter(.blur(radius: style.blur)) }
      var shading = GraphicsContext.Shading.style(model.style(of: item.mark))
      if style.alignsWithPlot {
        shading = .style(
          PlotAlignedStyle(
            style: model.style(of: item.mark), plot: plot, frame: item.path.boundingRect))
      }
      if let stroke = item.stroke {
        layer.stroke(item.path, with: shading, style: stroke)
      } else {
        layer.fill(item.path, with: shading)
      }
    }
  }
}

/// A linear gradient over the plot instead of the frame of a mark.
private struct PlotAlignedStyle: ShapeStyle {
  let style: AnyShapeStyle
  let plot: CGRect
  let frame: CGRect

  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let resolved = style._resolved(in: environment)
    guard case .linear(let stops, let start, let end) = resolved, frame.width > 0,
      frame.height > 0
    else { return resolved }
    func moved(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(
        x: (plot.minX + point.x * plot.width - frame.minX) / frame.width,
        y: (plot.minY + point.y * plot.height - frame.minY) / frame.height)
    }
    return .linear(stops, start: moved(start), end: moved(end))
  }
}
