import Foundation

/// A set of marks of an axis with its values and parts.
struct ResolvedAxis {
  struct Mark {
    let value: _PlottedValue
    /// The fractions of the start and the end of the category or bin.
    let start: Double
    let end: Double
    let parts: [AxisPart]

    func fraction(isCentered: Bool) -> Double { isCentered ? (start + end) / 2 : start }
  }

  let isX: Bool
  /// The edge of the plot on the canvas, where leading is always on the left.
  var edge: Edge
  let preset: AxisMarkPreset
  let ticks: AxisTicks
  let marks: [Mark]
  /// Whether labels are in the middle of categories and bins by default.
  let centersLabels: Bool
  /// Whether values have a start but no end, so that labels are placed after the start.
  let hasLeadingLabels: Bool
}

extension Edge {
  /// The horizontally opposite edge, for right-to-left layouts.
  var mirrored: Edge { self == .leading ? .trailing : self == .trailing ? .leading : self }

  var isVertical: Bool { self == .leading || self == .trailing }
}

/// A domain that ends at round numbers.
struct RoundedDomain {
  let range: ClosedRange<Double>
  /// The distance between the numbers that the axis marks, if it is known.
  var step: Double?
}

/// The sets of marks of both axes.
struct Axes {
  let xSets: [AxisSet]?
  let ySets: [AxisSet]?
  let xCount: Int
  let yCount: Int

  /// Extends an automatic domain of numbers to values that its first set of marks may mark. The step is the
  /// distance between them if the marks choose it.
  func rounded(_ range: ClosedRange<Double>, isX: Bool) -> RoundedDomain {
    let values = (isX ? xSets : ySets)?.first?.values ?? .automatic
    let automatic = isX ? xCount : yCount
    func rounded(_ step: Double) -> ClosedRange<Double> {
      NiceNumbers.rounded(
        range, to: step, lower: values.rounds.lower ?? true, upper: values.rounds.upper ?? true)
    }
    func step(_ range: ClosedRange<Double>, _ count: Int) -> Double {
      NiceNumbers.step(span: range.upperBound - range.lowerBound, count: count)
    }
    switch values.kind {
    case .automatic(let count, let minimum):
      let count = count ?? automatic
      let fine = max(step(range, count), minimum)
      let domain = rounded(fine)
      // A domain that rounding makes much longer has marks at larger steps, and ends at them.
      let coarse = max(step(domain, count), minimum)
      let isFine = (domain.upperBound - domain.lowerBound) / fine < Double(count) + 1.5
      return isFine || coarse <= fine
        ? RoundedDomain(range: domain, step: fine)
        : RoundedDomain(range: rounded(coarse), step: coarse)
    case .stride(let step): return RoundedDomain(range: rounded(step))
    case .calendar: return RoundedDomain(range: range)
    case .values: return RoundedDomain(range: rounded(step(range, automatic)))
    }
  }

  @MainActor
  private func content(_ set: AxisSet, _ value: AxisValue, _ scale: PositionScale, isX: Bool)
    -> [AxisPart]
  {
    if let content = set.content { return content(value) }
    let label = AxisPart(kind: .label(AxisLabel(format: set.format)))
    // Categories need no grid lines.
    guard scale.categories == nil || set.stroke != nil else { return [label] }
    let line = AxisPart(kind: .gridLine, stroke: set.stroke)
    guard isX, scale.isDate else { return [line, label] }
    return [line, AxisPart(kind: .tick(.label), stroke: set.stroke), label]
  }

  @MainActor
  func resolved(
    _ scale: PositionScale, _ unit: DateUnit?, _ calendar: Calendar, _ isPercent: Bool, isX: Bool
  ) -> [ResolvedAxis] {
    let sets = (isX ? xSets : ySets) ?? [AxisSet()]
    return sets.enumerated().map { index, set in
      var scale = scale
      // The domain ends at the marks of the first set, and of others that choose theirs in the same way.
      if index > 0, !set.values.choosesMarks(like: sets[0].values) { scale.step = nil }
      return resolved(set, scale, unit, calendar, isPercent, isX: isX)
    }
  }

  @MainActor
  private func resolved(
    _ set: AxisSet, _ scale: PositionScale, _ unit: DateUnit?, _ calendar: Calendar,
    _ isPercent: Bool, isX: Bool
  ) -> ResolvedAxis {
    var ticks = AxisTicks(set.values, of: scale, count: isX ? xCount : yCount, calendar)
    if let unit, case .automatic(let count, _) = set.values.kind, scale.isDate {
      // No marks within bins.
      let step = DateStep(
        span: scale.span, count: count ?? (isX ? xCount : yCount), minimum: unit.component)
      ticks = AxisTicks(
        AxisMarkValues(kind: .calendar(step.component, step.count, calendar)), of: scale,
        count: 0, calendar)
    }
    ticks.isPercent = isPercent
    var marks: [ResolvedAxis.Mark] = []
    let values = ticks.values.filter { value in
      // The end of the last bin would begin a new one.
      guard unit != nil, scale.isDate, let number = value.number else { return true }
      return number < scale.range.upperBound - 1e-6
    }
    for (index, value) in values.enumerated() {
      var upper: Double?
      if let unit, case .date(let seconds) = value {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        upper =
          unit.calendar.dateInterval(of: unit.component, for: date)?.end
          .timeIntervalSinceReferenceDate
      }
      guard let (start, end) = scale.fractions(value, upper: upper),
        start > -1e-6, start < 1 + 1e-6
      else { continue }
      let axisValue = AxisValue(value: value, index: index, count: values.count)
      marks.append(
        ResolvedAxis.Mark(
          value: value, start: start, end: end,
          parts: content(set, axisValue, scale, isX: isX)))
    }
    let isEveryBin = unit.map { ticks.dateStep == DateStep($0.component, 1) } ?? false
    let centers = scale.categories != nil || isEveryBin
    return ResolvedAxis(
      isX: isX, edge: set.position.edge(isX: isX, scale), preset: set.preset, ticks: ticks,
      marks: marks, centersLabels: centers,
      hasLeadingLabels: isX && scale.isDate && !centers)
  }
}

extension AxisMarkPosition {
  /// The edge in a left-to-right chart.
  fileprivate func edge(isX: Bool, _ scale: PositionScale) -> Edge {
    if isX { return self == .top ? .top : .bottom }
    if self == .leading { return .leading }
    return self == .automatic && scale.categories != nil ? .leading : .trailing
  }
}
