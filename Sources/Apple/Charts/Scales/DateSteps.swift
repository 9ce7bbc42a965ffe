import Foundation

/// A distance between dates in calendar units.
struct DateStep: Equatable {
  let component: Calendar.Component
  let count: Int

  /// The step that divides a span into about `count` parts.
  ///
  /// - Parameter span: In seconds.
  init(span: Double, count: Int, minimum: Calendar.Component? = nil) {
    let raw = max(span, 1e-3) / Double(max(count, 1))
    let shortest = minimum.flatMap { Self.seconds[$0] } ?? 0
    let candidates = Self.candidates.filter { $0.seconds >= shortest * 0.99 }
    let nearest = candidates.min {
      abs(log($0.seconds / raw)) < abs(log($1.seconds / raw))
    }
    let year = 366 * 86400.0
    if let nearest, raw < year * 1.5 {
      self = nearest.step
    } else {
      let years = NiceNumbers.step(span: raw / year, count: 1)
      self.init(.year, max(Int(exactly: years.rounded()) ?? 1, 1))
    }
  }

  init(_ component: Calendar.Component, _ count: Int) {
    (self.component, self.count) = (component, min(max(count, 1), 1_000_000))
  }

  /// Whether calendars support a date: it is within 30,000 years.
  static func isReasonable(_ seconds: Double) -> Bool { abs(seconds) < 1e12 }

  private static let seconds: [Calendar.Component: Double] = [
    .second: 1, .minute: 60, .hour: 3600, .day: 86400, .weekOfYear: 7 * 86400,
    .weekOfMonth: 7 * 86400, .month: 30.4 * 86400, .quarter: 91.3 * 86400, .year: 365.25 * 86400,
  ]

  /// The approximate length of the step, in seconds.
  var approximateLength: Double { (Self.seconds[component] ?? 86400) * Double(count) }

  private static let candidates: [(seconds: Double, step: DateStep)] = [
    (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]),
    (.weekOfYear, [1, 2]), (.month, [1, 3, 6]), (.year, [1]),
  ].flatMap { (component: Calendar.Component, counts: [Int]) in
    counts.map { ((seconds[component] ?? 1) * Double($0), DateStep(component, $0)) }
  }

  /// Returns the dates at multiples of the step in a range of seconds.
  func dates(in range: ClosedRange<Double>, _ calendar: Calendar) -> [Double] {
    guard Self.isReasonable(range.lowerBound), Self.isReasonable(range.upperBound) else {
      return []
    }
    let first = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard var start = calendar.dateInterval(of: component, for: first)?.start else { return [] }
    start = aligned(start, calendar)
    var dates: [Double] = []
    for index in 0...NiceNumbers.limit {
      guard let date = calendar.date(byAdding: unit, value: index * amount, to: start) else {
        break
      }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > range.upperBound + 1e-6 { return dates }
      if seconds >= range.lowerBound - 1e-6 { dates.append(seconds) }
    }
    return dates.count < NiceNumbers.limit ? dates : []
  }

  private var unit: Calendar.Component { component == .quarter ? .month : component }
  private var amount: Int { component == .quarter ? 3 * count : count }

  /// Returns the last multiple of the step before a start of the unit: 12 hours are counted from
  /// midnight, 3 months from January.
  private func aligned(_ date: Date, _ calendar: Calendar) -> Date {
    guard amount > 1 else { return date }
    let base: Int
    switch unit {
    case .second: base = calendar.component(.second, from: date)
    case .minute: base = calendar.component(.minute, from: date)
    case .hour: base = calendar.component(.hour, from: date)
    case .day: base = calendar.component(.day, from: date) - 1
    case .month: base = calendar.component(.month, from: date) - 1
    case .year: base = calendar.component(.year, from: date)
    default: base = 0
    }
    return calendar.date(byAdding: unit, value: -(base % amount), to: date) ?? date
  }
}
