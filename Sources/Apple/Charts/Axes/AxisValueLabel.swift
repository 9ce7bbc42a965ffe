import Foundation

/// The label of a value.
public struct AxisValueLabel<Content: View> {
  private var label: AxisLabel
  private var isCentered: Bool?

  private init(
    _ view: AnyView?, _ format: AxisFormat?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    label = AxisLabel(
      view: view, format: format, anchor: anchor, orientation: orientation, collision: collision,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    isCentered = centered
  }

  /// Creates a label of one's own.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle of a category or bin. Default: yes, if each
  ///     one has a label.
  ///   - anchor: The point of the label that is at the value.
  ///   - multiLabelAlignment: Accepted for source compatibility: labels are not joined.
  ///   - collisionResolution: What happens to labels that overlap.
  ///   - offsetsMarks: Accepted for source compatibility: labels never move the plot.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The horizontal distance, in points.
  ///   - verticalSpacing: The vertical distance, in points.
  ///   - content: The label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AnyView(content()), nil, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      nil, nil, centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label with the formatted value.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      nil, AxisFormat(format), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label with a text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AnyView(Text(titleKey)), nil, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AnyView(Text(title)), nil, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel: AxisMark {
  /// Never called: the mark has its parts itself.
  public var body: Never { fatalError("AxisValueLabel has no body") }
  /// The label.
  public var _parts: _AxisParts {
    _AxisParts(parts: [AxisPart(kind: .label(label), isCentered: isCentered)])
  }
}

/// The direction of the text of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let angle: Angle

  /// Horizontal.
  public static let automatic = AxisValueLabelOrientation(angle: .zero)
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(angle: .zero)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(angle: .degrees(90))
  /// From bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(angle: .degrees(-90))
}

/// What happens to labels that overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let hides: Bool
  var spacing: CGFloat = 4

  /// Labels are left out.
  public static let automatic = AxisValueLabelCollisionResolution(hides: true)
  /// Labels overlap.
  public static let disabled = AxisValueLabelCollisionResolution(hides: false)
  /// Labels are left out.
  public static let greedy = AxisValueLabelCollisionResolution(hides: true)
  /// Text is truncated. Galley leaves labels out.
  public static let truncate = AxisValueLabelCollisionResolution(hides: true)

  /// Labels are left out.
  ///
  /// - Parameters:
  ///   - priority: Accepted for source compatibility: the first label stays.
  ///   - minimumSpacing: The smallest distance, in points. Default: 4.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(hides: true, spacing: minimumSpacing ?? 4)
  }
}

/// Formats the values of an axis.
struct AxisFormat {
  let text: (_PlottedValue) -> Text?

  init<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    text = { Format.FormatInput(plotted: $0).map { Text($0, format: format) } }
  }

  /// The format of an axis without one: as many digits or fields as tell its values apart.
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

  /// The number of digits after the point of the multiples of a step.
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
