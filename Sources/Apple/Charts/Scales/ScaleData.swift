import Foundation

/// The values of a chart's marks along an axis, and the scale that results from them.
struct ScaleData {
  private(set) var categories: [String] = []
  private var known: Set<String> = []
  private(set) var hasDates = false
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  private(set) var smallestPositive = Double.infinity
  /// The calendar unit of bins, if there are any.
  private(set) var unit: DateUnit?
  /// The numbers of values that aren't bins, if bars need the distance between them.
  private(set) var places: Set<Double> = []

  mutating func add(_ coordinate: Coordinate) {
    add(coordinate.value)
    if let upper = coordinate.upper { add(number: upper) }
    unit = unit ?? coordinate.unit
  }

  mutating func add(_ value: _PlottedValue) {
    switch value {
    case .category(let name): if known.insert(name).inserted { categories.append(name) }
    case .date(let seconds):
      hasDates = true
      add(number: seconds)
    case .number(let number): add(number: number)
    }
  }

  mutating func add(number: Double) {
    guard number.isFinite else { return }
    low = min(low, number)
    high = max(high, number)
    if number > 0 { smallestPositive = min(smallestPositive, number) }
  }

  /// Adds the ends of a bar or area, but its start at 0 only if the bar or area is empty.
  mutating func add(ends: (low: Double, high: Double)) {
    if ends.low != 0 || ends.high == 0 { add(number: ends.low) }
    if ends.high != 0 { add(number: ends.high) }
  }

  mutating func add(place: Double) { places.insert(place) }

  /// The smallest distance between two places; `nil` for fewer than two.
  var smallestGap: Double? {
    let sorted = places.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
  }

  private var isEmpty: Bool { low > high }

  /// Whether the axis has any values to mark.
  func hasValues(_ settings: ScaleSettings) -> Bool {
    !isEmpty || !categories.isEmpty || settings.domain?.values.isEmpty == false
  }

  /// Returns the scale.
  ///
  /// - Parameter round: Extends an automatic domain to round numbers.
  func scale(
    _ settings: ScaleSettings, round: (ClosedRange<Double>) -> RoundedDomain
  ) -> PositionScale {
    let domain = settings.domain ?? AutomaticScaleDomain.automatic._domain
    var scale = unpaddedScale(settings, domain, round: round)
    if let range = settings.range { (scale.padding, scale.points) = (range.padding, range.points) }
    scale.isFlipped = domain.isReversed != scale.isFlipped
    return scale
  }

  private func unpaddedScale(
    _ settings: ScaleSettings, _ domain: _ScaleDomain,
    round: (ClosedRange<Double>) -> RoundedDomain
  ) -> PositionScale {
    let names = domain.values.compactMap(\.category)
    let isCategory = settings.type == .category || !names.isEmpty || !categories.isEmpty
    if isCategory {
      var categories = domain.isAutomatic || names.isEmpty ? categories : names
      if let modify = domain.modify {
        categories = modify(categories.map { .category($0) }).compactMap(\.category)
      }
      if let length = settings.visibleLength, length >= 1 {
        // Categories are one apart.
        if let first = settings.scrollPosition?.category {
          categories = Array(categories.drop { $0 != first })
        }
        categories = Array(categories.prefix(Int(min(length, 1e6))))
      }
      return PositionScale(categories: categories)
    }
    var isDate = hasDates || settings.type == .date
    let transform = transform(settings.type)
    let given = domain.values.compactMap(\.number).filter(\.isFinite)
    if !domain.isAutomatic, let first = given.first, let last = given.last, given.count > 1 {
      if case .date? = domain.values.first { isDate = true }
      let (low, high) = (min(first, last), max(first, last))
      var scale = PositionScale(positive(low, high, transform), isDate: isDate, transform)
      scale.isFlipped = first > last
      return visible(scale, settings)
    }
    var range = automatic(isDate: isDate, domain, transform)
    var step: Double?
    if let modify = domain.modify {
      let ends: [_PlottedValue] = [range.lowerBound, range.upperBound].map {
        isDate ? .date($0) : .number($0)
      }
      let changed = modify(ends).compactMap(\.number).filter(\.isFinite)
      if let low = changed.min(), let high = changed.max() { range = low...high }
    } else if !isDate, transform == .logarithmic {
      range = NiceNumbers.decades(around: range)
    } else if !isDate {
      let rounded = round(range)
      (range, step) = (rounded.range, rounded.step)
    }
    var scale = PositionScale(range, isDate: isDate, transform)
    scale.step = step
    return visible(scale, settings)
  }

  private func transform(_ type: ScaleType?) -> PositionScale.Transform {
    switch type?.kind {
    case .log: .logarithmic
    case .power(let exponent): .power(exponent)
    case .symmetricLog(let slope): .symmetricLog(slope)
    case .linear, .date, .category, nil: .linear
    }
  }

  /// The range of the data.
  private func automatic(
    isDate: Bool, _ domain: _ScaleDomain, _ transform: PositionScale.Transform
  ) -> ClosedRange<Double> {
    if isEmpty { return transform == .logarithmic ? 1...10 : isDate ? 0...86400 : 0...1 }
    if transform == .logarithmic { return positive(low, high, transform) }
    if isDate {
      // A single moment is in the middle of a day.
      return low < high ? low...high : (low - 43200)...(high + 43200)
    }
    var (low, high) = (low, high)
    if domain.includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
    if low < high { return low...high }
    return low == 0 ? 0...1 : (low - abs(low) / 2)...(low + abs(low) / 2)
  }

  private func positive(
    _ low: Double, _ high: Double, _ transform: PositionScale.Transform
  ) -> ClosedRange<Double> {
    guard transform == .logarithmic, low <= 0 else { return low...max(high, low) }
    let start = smallestPositive.isFinite ? smallestPositive : 1
    return min(start, high > 0 ? high : start)...max(high, start)
  }

  /// Limits a scale to the part that is visible before scrolling.
  private func visible(_ scale: PositionScale, _ settings: ScaleSettings) -> PositionScale {
    guard let length = settings.visibleLength, length > 0, length.isFinite else { return scale }
    let start = settings.scrollPosition?.number ?? scale.range.lowerBound
    guard start.isFinite else { return scale }
    var visible = PositionScale(
      start...(start + length), isDate: scale.isDate, scale.transform)
    visible.isFlipped = scale.isFlipped
    return visible
  }
}
