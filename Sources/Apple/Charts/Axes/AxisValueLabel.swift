import Foundation

/// The label of a value.
public struct AxisValueLabel<Content: View> {
  private let label: AxisLabel
  private let isCentered: Bool?

  /// - Parameter view: The label; `nil` for the formatted value.
  init(
    _ view: AnyView?, _ format: AxisFormat?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    label = AxisLabel(
      view: view, format: format, anchor: anchor, orientation: orientation,
      collision: collision, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    isCentered = centered
  }
}

extension AxisValueLabel: PrimitiveAxisMark {
  /// The label.
  public var _parts: _AxisParts {
    _AxisParts(parts: [AxisPart(kind: .label(label), isCentered: isCentered)])
  }
}

/// Formats the values of an axis.
struct AxisFormat {
  let text: (_PlottedValue) -> Text?

  init<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    text = { Format.FormatInput(plotted: $0).map { Text($0, format: format) } }
  }

  /// The default format of an axis: enough digits or fields to tell its values apart.
  static func text(_ value: _PlottedValue, _ ticks: AxisTicks) -> Text {
    switch value {
    case .category(let name): return Text(verbatim: name)
    case .number(let number):
      if ticks.isPercent { return Text(number, format: .percent) }
      let digits = ticks.step.map(digits(of:)) ?? 6
      let format = FloatingPointFormatStyle<Double>.number
      guard abs(number) < 1e12, abs(number) > 1e-6 || number == 0 else {
        return Text(number, format: format.notation(.scientific))
      }
      let precision: NumberFormatStyleConfiguration.Precision =
        ticks.step == nil ? .fractionLength(0...digits) : .fractionLength(digits)
      return Text(number, format: format.precision(precision))
    case .date(let seconds):
      guard DateStep.isReasonable(seconds) else { return Text(verbatim: "") }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return Text(date, format: format(of: ticks.dateStep?.component ?? .day))
    }
  }

  /// The number of digits after the decimal point in the multiples of a step.
  private static func digits(of step: Double) -> Int {
    (0..<9).first { digits in
      let scaled = step * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1)
    } ?? 9
  }

  private static func format(of component: Calendar.Component) -> Date.FormatStyle {
    switch component {
    case .second, .nanosecond: .dateTime.hour().minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}
