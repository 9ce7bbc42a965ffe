import Foundation

/// The marks of a chart with their scales, for one size.
final class ChartModel {
  let marks: [ChartMark]
  /// The extent of each bar and area along its value axis, after stacking; for a sector, fractions
  /// of a turn.
  let extents: [(low: Double, high: Double)?]
  private(set) var x: PositionScale
  private(set) var y: PositionScale
  let xAxis: [ResolvedAxis]
  let yAxis: [ResolvedAxis]
  let foreground: ForegroundScale
  let symbols: StyleScale<MarkStyle.Symbol>
  let lines: StyleScale<StrokeStyle>
  let sizes: SizeScale
  let groups: StyleScale<Int>
  let isRightToLeft: Bool
  /// The smallest distance between bars that stand at neither categories nor bins.
  private let gaps: (x: Double?, y: Double?)
  let calendar: Calendar
  /// Whether the chart contains only sectors.
  let isPolar: Bool
  /// The marks of the lines and areas, in order of their first points.
  let series: [[Int]]
  /// Whether marks are cut off at the edges of the plot.
  let clips: Bool
  /// Whether marks are drawn as layers.
  let hasLayers: Bool
  /// The marks of each mask, on the same scales.
  private(set) var masks: [ObjectIdentifier: ChartModel] = [:]

  @MainActor
  init(
    _ all: _ChartMarks, _ options: ChartOptions, size: CGSize, isRightToLeft: Bool,
    calendar: Calendar
  ) {
    let marks = all.expanded(options.x.scale.domain?.given).filter(\.isFinite)
    self.marks = marks
    self.isRightToLeft = isRightToLeft
    isPolar = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    let extents = Stacking(marks).extents
    self.extents = extents
    let looks = Self.looks(of: marks)
    let masks = Self.masks(looks, options.x.scale.domain?.given)
    var (xData, yData) = (ScaleData(), ScaleData())
    Self.add(marks, extents, &xData, &yData)
    for (_, marks) in masks {
      Self.add(marks, Stacking(marks).extents, isMask: true, &xData, &yData)
    }
    gaps = (xData.smallestGap, yData.smallestGap)
    self.calendar = xData.unit?.calendar ?? yData.unit?.calendar ?? calendar
    let counts = (x: Int(size.width / 65), y: Int(size.height / 45))
    let axes = Axes(
      xSets: options.x.sets, ySets: options.y.sets, xCount: max(min(counts.x, 8), 2),
      yCount: max(min(counts.y, 6), 2))
    var x = xData.scale(options.x.scale) { axes.rounded($0, isX: true) }
    var y = yData.scale(options.y.scale) { axes.rounded($0, isX: false) }
    x.isFlipped = x.isFlipped != isRightToLeft
    // Numbers run upwards, categories downwards.
    if y.categories == nil { y.isFlipped.toggle() }
    (self.x, self.y) = (x, y)
    let percent = Self.percentAxes(marks)
    xAxis =
      isPolar || options.x.visibility == .hidden || !xData.hasValues(options.x.scale)
      ? [] : axes.resolved(x, xData.unit, self.calendar, percent.x, isX: true)
    var yAxis =
      isPolar || options.y.visibility == .hidden || !yData.hasValues(options.y.scale)
      ? [] : axes.resolved(y, yData.unit, self.calendar, percent.y, isX: false)
    if isRightToLeft {
      for index in yAxis.indices { yAxis[index].edge = yAxis[index].edge.mirrored }
    }
    self.yAxis = yAxis
    foreground = ForegroundScale(
      options.foreground, options.gradient, looks.compactMap(\.style.foregroundBy))
    symbols = StyleScale(options.symbols, looks.compactMap(\.style.symbolBy))
    lines = StyleScale(options.lines, looks.compactMap(\.style.lineBy))
    groups = StyleScale(StyleScaleSettings(), looks.compactMap { $0.style.group?.value })
    sizes = SizeScale(options.sizes, looks.compactMap(\.style.symbolSizeBy))
    series = Series.grouped(marks)
    clips =
      [options.x.scale, options.y.scale].contains { $0.isScrollable || $0.visibleLength != nil }
    hasLayers = looks.contains { !$0.style.layers.isEmpty }
    for (layer, marks) in masks { self.masks[layer] = ChartModel(mask: marks, of: self) }
  }

  /// Creates the marks of a mask.
  @MainActor
  private init(mask marks: [ChartMark], of chart: ChartModel) {
    self.marks = marks
    extents = Stacking(marks).extents
    (x, y, xAxis, yAxis) = (chart.x, chart.y, [], [])
    (foreground, symbols, lines) = (chart.foreground, chart.symbols, chart.lines)
    (sizes, groups, gaps) = (chart.sizes, chart.groups, chart.gaps)
    (isRightToLeft, calendar, clips) = (chart.isRightToLeft, chart.calendar, chart.clips)
    isPolar = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    series = Series.grouped(marks)
    let looks = Self.looks(of: marks)
    hasLayers = looks.contains { !$0.style.layers.isEmpty }
    for (layer, marks) in Self.masks(looks, nil) {
      masks[layer] = ChartModel(mask: marks, of: chart)
    }
  }

  /// The marks of each mask, in the order of the marks that they belong to.
  @MainActor
  private static func masks(
    _ looks: [MarkLook], _ domain: [_PlottedValue]?
  ) -> [(layer: ObjectIdentifier, marks: [ChartMark])] {
    var masks: [(layer: ObjectIdentifier, marks: [ChartMark])] = []
    var known: Set<ObjectIdentifier> = []
    for look in looks {
      for layer in look.style.layers where known.insert(ObjectIdentifier(layer)).inserted {
        guard case .mask(let content) = layer.effect else { continue }
        let marks = _ChartMarks(content).expanded(domain).filter(\.isFinite)
        masks.append((ObjectIdentifier(layer), marks))
      }
    }
    return masks
  }

  /// The styles of the marks. A style that neighboring marks share is listed once.
  private static func looks(of marks: [ChartMark]) -> [MarkLook] {
    var looks: [MarkLook] = []
    for mark in marks where mark.look !== looks.last { looks.append(mark.look) }
    return looks
  }

  /// Adds the values of marks.
  private static func add(
    _ marks: [ChartMark], _ extents: [(low: Double, high: Double)?], isMask: Bool = false,
    _ x: inout ScaleData, _ y: inout ScaleData
  ) {
    func add(_ span: Span, to data: inout ScaleData) {
      switch span {
      case .at(let coordinate): data.add(coordinate)
      case .between(let start, let end):
        data.add(start)
        data.add(end)
      case .whole, .points: break
      }
    }
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      let isVertical = mark.isVertical
      let stacked = mark.stackedValue == nil ? nil : extents[index]
      if let stacked, !isVertical {
        x.add(ends: stacked)
      } else {
        add(mark.x, to: &x)
      }
      if let stacked, isVertical {
        y.add(ends: stacked)
      } else {
        add(mark.y, to: &y)
      }
      // Bars have the width that they have without a mask.
      guard !isMask, mark.kind == .bar || mark.kind == .rectangle else { continue }
      if isVertical || mark.kind == .rectangle, let place = mark.x.place { x.add(place: place) }
      if !isVertical || mark.kind == .rectangle, let place = mark.y.place { y.add(place: place) }
    }
  }

  /// Whether all values of an axis are fractions of sums.
  private static func percentAxes(_ marks: [ChartMark]) -> (x: Bool, y: Bool) {
    let stacked = marks.filter { $0.stackedValue != nil && $0.kind != .sector }
    guard !stacked.isEmpty, stacked.allSatisfy({ $0.stacking == .normalized }) else {
      return (false, false)
    }
    return (!stacked[0].isVertical, stacked[0].isVertical)
  }

  /// The width or height available to a value that is neither a category nor a bin, in points.
  func gap(isX: Bool, in length: CGFloat) -> CGFloat {
    let scale = isX ? x : y
    guard let gap = isX ? gaps.x : gaps.y,
      let start = scale.fraction(scale.range.lowerBound),
      let end = scale.fraction(scale.range.lowerBound + gap)
    else { return 25 }
    return abs(CGFloat(end - start)) * length
  }

  /// Sets the space for annotations at the ends of the axes.
  func setRoom(x: AnnotationRoom?, y: AnnotationRoom?) {
    (self.x.room, self.y.room) = (x, y)
    for mask in masks.values { mask.setRoom(x: x, y: y) }
  }

  /// The style of a mark.
  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.look.style.foreground ?? mark.look.style.foregroundBy.map { foreground($0.middle) }
      ?? ForegroundScale.standard
  }
}

extension Span {
  /// The number of a value that is neither a category nor a bin.
  fileprivate var place: Double? {
    guard let coordinate = single, coordinate.upper == nil else { return nil }
    return coordinate.value.number
  }
}

extension Coordinate {
  /// Whether the value is a category or bin, which bars stand on.
  var isBand: Bool { upper != nil || value.number == nil }
}

extension ChartMark {
  /// Whether values run along the vertical axis.
  var isVertical: Bool {
    switch (x, y) {
    case (_, .between): return true
    case (.between, _): return false
    case (.at(let x), .at(let y)):
      if x.isBand { return true }
      if y.isBand { return false }
      if case .date = y.value, case .number = x.value { return false }
      return true
    case (.at(let x), _): return x.isBand
    case (_, .at(let y)): return !y.isBand
    default: return true
    }
  }

  /// The value of a bar, area or sector that begins at 0 or after others.
  var stackedValue: Double? {
    switch kind {
    case .sector: return x.single?.value.number
    case .bar, .area:
      guard let value = (isVertical ? y : x).single, !value.isBand else { return nil }
      return value.value.number
    case .line, .point, .rule, .rectangle: return nil
    }
  }
}
