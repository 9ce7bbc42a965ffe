import Foundation

/// A value to plot, with a label that says what it is.
public struct PlottableValue<Value: Plottable> {
  let coordinate: Coordinate

  /// Creates a value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(coordinate: Coordinate(.key(labelKey), value.plotted))
  }

  /// Creates a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(coordinate: Coordinate(.string(String(label)), value.plotted))
  }

  /// Creates a value with a label.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(coordinate: Coordinate(.text(label), value.plotted))
  }

  /// Creates a range with a label, such as a bin.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(coordinate: range.coordinate(.key(labelKey)))
  }

  /// Creates a range with a label, such as a bin.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(coordinate: range.coordinate(.string(String(label))))
  }

  /// Creates a range with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    .value(labelKey, ChartBinRange(lowerBound: range.lowerBound, upperBound: range.upperBound))
  }
}

extension PlottableValue where Value == Date {
  /// Creates a date that stands for the whole calendar unit that it is in.
  ///
  /// - Parameters:
  ///   - labelKey: What the value is.
  ///   - value: The date.
  ///   - unit: The calendar unit.
  ///   - calendar: The calendar. Default: the current one.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(coordinate: Coordinate(.key(labelKey), value, DateUnit(unit, calendar)))
  }

  /// Creates a date that stands for the whole calendar unit that it is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(
      coordinate: Coordinate(.string(String(label)), value, DateUnit(unit, calendar)))
  }

  /// Creates a date that stands for the whole calendar unit that it is in.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(coordinate: Coordinate(.text(label), value, DateUnit(unit, calendar)))
  }
}

/// What a value is, in words.
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
