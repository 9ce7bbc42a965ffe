import Foundation

/// Divides a range of dates into bins, such as months.
public struct DateBins: RandomAccessCollection {
  /// The limits between the bins, in ascending order.
  public let thresholds: [Date]

  /// Creates bins between limits, in ascending order.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a length, in seconds, that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let start = range.lowerBound.timeIntervalSinceReferenceDate
    let seconds = NumberBins(
      size: timeInterval, range: start...range.upperBound.timeIntervalSinceReferenceDate)
    thresholds = seconds.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Creates bins of calendar units that cover a range.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit.
  ///   - count: The number of units in a bin. Default: 1.
  ///   - range: The range.
  ///   - calendar: The calendar. Default: the current one.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    self.init(DateStep(unit, count), range, calendar)
  }

  /// Creates bins of calendar units that cover data.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit.
  ///   - count: The number of units in a bin. Default: 1.
  ///   - data: The dates.
  ///   - calendar: The calendar. Default: the current one.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    self.init(unit: unit, by: count, range: data.span, calendar: calendar)
  }

  /// Creates bins of a calendar unit that suits a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The approximate number of bins. Default: 10.
  ///   - calendar: The calendar. Default: the current one.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    self.init(DateStep(span: span, count: desiredCount), range, calendar)
  }

  /// Creates bins of a calendar unit that suits data.
  ///
  /// - Parameters:
  ///   - data: The dates.
  ///   - desiredCount: The approximate number of bins. Default: 10.
  ///   - calendar: The calendar. Default: the current one.
  public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
    self.init(range: data.span, desiredCount: desiredCount, calendar: calendar)
  }

  private init(_ step: DateStep, _ range: ClosedRange<Date>, _ calendar: Calendar) {
    // Steps before and after the range are its ends.
    let margin = 2 * step.approximateLength
    let start = range.lowerBound.timeIntervalSinceReferenceDate - margin
    let wide = start...(range.upperBound.timeIntervalSinceReferenceDate + margin)
    let dates = step.dates(in: wide, calendar).map { Date(timeIntervalSinceReferenceDate: $0) }
    guard let first = dates.lastIndex(where: { $0 <= range.lowerBound }),
      let last = dates.firstIndex(where: { $0 > range.upperBound })
    else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    thresholds = Array(dates[first...last])
  }

  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at an index.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the index of the bin that a date belongs to, the first or the last one for dates outside
  /// of the range.
  public func index(for value: Date) -> Int { thresholds.indexOfBin(value) }
}

extension [Date] {
  fileprivate var span: ClosedRange<Date> {
    let first = self.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    return first...(self.max() ?? first)
  }
}
