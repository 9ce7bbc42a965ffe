import Foundation

/// A control for picking a date, rendered at rest. `ImageRenderer.set` sets the date.
@TitleForms
public struct DatePicker<Label: View> {
  /// The date components that the picker shows.
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>?
  private let components: Components
  private let label: Label
  @Environment(\.timeZone) private var timeZone

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Creates a picker for any date, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The components to show. Default: date and time.
  ///   - label: The label, before the fields.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, displayedComponents, label())
  }

  /// Creates a picker for a date in a range, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The selectable dates; setting a date outside the range clamps it.
  ///   - displayedComponents: The components to show. Default: date and time.
  ///   - label: The label, before the fields.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker from its style configuration, for styles that modify the current style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    let (first, last) = (configuration.minimumDate, configuration.maximumDate)
    self.init(
      configuration.$selection,
      first == nil && last == nil
        ? nil : (first ?? .distantPast)...max(first ?? .distantPast, last ?? .distantFuture),
      configuration.displayedComponents, configuration.label)
  }
}

extension DatePicker: View {
  /// The label and the date, as the style shows them.
  public var body: some View {
    StyledControl(
      configuration: DatePickerStyleConfiguration(
        label: _ControlPart(label), selection: selection, minimumDate: range?.lowerBound,
        maximumDate: range?.upperBound, displayedComponents: components)
    ) { DefaultDatePickerStyle().makeBody(configuration: $0) }
    .control(
      .set(.datePicker, value: text) { value in
        guard let date = value as? Date else { return false }
        selection.wrappedValue =
          range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
        return true
      }, label: label)
  }
}

extension DatePicker {
  /// The date as a text such as `2026-11-25T22:40:00+01:00`.
  fileprivate var text: String {
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone)
    return selection.wrappedValue.formatted(style)
  }
}

/// The properties of a date picker that a style renders.
public struct DatePickerStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first selectable date, or `nil` for no limit.
  public let minimumDate: Date?
  /// The last selectable date, or `nil` for no limit.
  public let maximumDate: Date?
  /// The date components to show.
  public let displayedComponents: DatePickerComponents

  fileprivate init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The default date picker style: compact.
@StyleInit public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The compact style.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows the label and, at the trailing end of the row, the date and time in fields.
@StyleInit public struct CompactDatePickerStyle: DatePickerStyle {
  /// A row with the label and the fields.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label, fit: .wrapping) {
      DateFields(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}

extension EnvironmentValues {
  /// The calendar that date pickers use: the environment's, but always in the environment's locale
  /// and time zone.
  var pickerCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Formats a date the way date pickers show it.
  func pickerText(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.calendar = pickerCalendar
    style.timeZone = timeZone
    return date.formatted(style)
  }
}

/// The fields of a compact date picker.
struct DateFields: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  private var day: Date.FormatStyle { .dateTime.year().month(.abbreviated).day() }
  private var time: Date.FormatStyle { .dateTime.hour().minute() }

  /// Dates and times with the widest texts, so that the size of a field does not depend on the
  /// selection.
  private var samples: [Date] {
    (1...12).compactMap { month in
      environment.pickerCalendar.date(
        from: DateComponents(year: 2028, month: month, day: 28, hour: 10 + month, minute: 58))
    }
  }

  var body: some View {
    Group {
      if isLarge {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 5) { fields }
          VStack(alignment: .leading, spacing: 5) { fields }
        }
      } else {
        HStack(spacing: 5) { fields }
      }
    }
    .hidingTextLeading()
  }

  /// Whether the fields may need several lines, or smaller text, to be no wider than their row.
  private var isLarge: Bool { environment.dynamicTypeSize > .large }

  @ViewBuilder
  private var fields: some View {
    if components.contains(.date) { field(day, "Date Picker") }
    if components.contains(.hourAndMinute) { field(time, "Time Picker") }
  }

  /// - Parameter name: The label for screen readers.
  private func field(_ style: Date.FormatStyle, _ name: String) -> some View {
    ZStack {
      ForEach(samples, id: \.self) { Text(environment.pickerText($0, style)).hidden() }
      Text(environment.pickerText(date, style))
    }
    .lineLimit(1)
    .minimumScaleFactor(isLarge ? 0.5 : 1)
    .fixedSize(horizontal: !isLarge, vertical: true)
    .monospacedDigit()
    // A system control: its text ignores inherited styles.
    .foregroundStyle(Color(.label))
    .padding(.horizontal, 11)
    .padding(.vertical, 7)
    .background(
      Color(.tertiaryFill),
      in: RoundedRectangle(cornerRadius: environment.look.button.isCapsule ? .infinity : 8)
    )
    .opacity(environment.isEnabled ? 1 : 0.5)
    .accessibilityRole(
      ControlSpeech(
        .replaced, .isButton, value: environment.pickerText(date, style), hasSystemSize: true),
      label: _ControlPart(Text(verbatim: name)))
  }
}
