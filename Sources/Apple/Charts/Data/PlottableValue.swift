import Foundation

/// A value to plot, with a label that describes it.
public struct PlottableValue<Value: Plottable> {
  let coordinate: Coordinate

  /// The extent of a mark at the value.
  var span: Span { .at(coordinate) }

  /// The extent of a mark from the value to another.
  func to(_ end: PlottableValue) -> Span { .between(coordinate, end.coordinate) }
}

extension PlottableValue {
  init(_ label: ChartLabel, _ value: Value) {
    coordinate = Coordinate(label, value.plotted)
  }

  init(_ label: ChartLabel, _ range: ChartBinRange<Value>) {
    coordinate = Coordinate(
      label, range.lowerBound.plotted, upper: range.upperBound.plotted.number)
  }
}

extension PlottableValue<Date> {
  init(_ label: ChartLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    coordinate = Coordinate(label, date, DateUnit(unit, calendar))
  }
}

/// The description of a value, in words.
enum ChartLabel {
  case key(LocalizedStringKey)
  case string(String)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

/// A calendar unit that a date stands for.
final class DateUnit: Sendable {
  let component: Calendar.Component
  let calendar: Calendar

  init(_ component: Calendar.Component, _ calendar: Calendar) {
    (self.component, self.calendar) = (component, calendar)
  }
}

/// A value or a bin along an axis.
struct Coordinate {
  let label: ChartLabel
  let value: _PlottedValue
  /// The end of the bin; `nil` for a single value.
  var upper: Double?
  /// The calendar unit of the bin, if it is one.
  var unit: DateUnit?

  init(_ label: ChartLabel, _ value: _PlottedValue, upper: Double? = nil) {
    (self.label, self.value, self.upper) = (label, value, upper)
  }

  init(_ label: ChartLabel, _ date: Date, _ unit: DateUnit) {
    self.label = label
    self.unit = unit
    let isReasonable = DateStep.isReasonable(date.timeIntervalSinceReferenceDate)
    let whole = isReasonable ? unit.calendar.dateInterval(of: unit.component, for: date) : nil
    value = (whole?.start ?? date).plotted
    upper = whole?.end.timeIntervalSinceReferenceDate
  }

  /// The middle of the bin, or the value.
  var middle: _PlottedValue {
    guard let upper, let lower = value.number else { return value }
    return value.with(lower + (upper - lower) / 2)
  }

  var isFinite: Bool { value.isFinite && upper?.isFinite ?? true }
}
