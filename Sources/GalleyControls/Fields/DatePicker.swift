import Foundation

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A label with a date and a time in compact fields, as they look at rest.
public struct DatePicker<Label> {
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>?
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// - Parameters:
  ///   - selection: The date that is shown and changed.
  ///   - displayedComponents: Which parts of it. Default: the day and the time.
  ///   - label: Stands before the fields.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, displayedComponents, label())
  }

  /// - Parameters:
  ///   - selection: The date that is shown and changed.
  ///   - range: The first and the last date that can be chosen.
  ///   - displayedComponents: Which parts of it are shown. Default: the day and the time.
  ///   - label: Stands before the fields.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a text as its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date picker with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style is about to show.
  public init(_ configuration: DatePickerStyleConfiguration) {
    let (first, last) = (configuration.minimumDate, configuration.maximumDate)
    self.init(
      configuration.$selection,
      first == nil && last == nil
        ? nil : (first ?? .distantPast)...max(first ?? .distantPast, last ?? .distantFuture),
      configuration.displayedComponents, configuration.label)
  }
}

extension DatePicker: View where Label: View {
  public var body: some View {
    StyledControl(
      configuration: DatePickerStyleConfiguration(
        label: _ControlPart(label), selection: selection, minimumDate: range?.lowerBound,
        maximumDate: range?.upperBound, displayedComponents: components)
    ) { DefaultDatePickerStyle().makeBody(configuration: $0) }
    .control(
      .set(.datePicker) { value in
        guard let date = value as? Date else { return false }
        selection.wrappedValue =
          range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
        return true
      }, label: label)
  }
}

/// The style of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes a view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style makes a view of.
public struct DatePickerStyleConfiguration {
  public typealias Label = _ControlPart
  /// What the date is for.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen; `nil` for any.
  public let minimumDate: Date?
  /// The last date that can be chosen; `nil` for any.
  public let maximumDate: Date?
  /// Which parts of the date are shown.
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

/// Date pickers where no style is set: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The label, and the date and the time in fields at the end of the row.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      DateFields(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The fields of a compact date picker.
private struct DateFields: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  /// A date in the reader's words.
  private func text(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(environment.locale)
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return date.formatted(style)
  }

  private var day: Date.FormatStyle { .dateTime.year().month(.abbreviated).day() }
  private var time: Date.FormatStyle { .dateTime.hour().minute() }

  /// Dates and times whose texts are the widest that a field may have to show, so that its size
  /// does not depend on the selection.
  private var samples: [Date] {
    (1...12).compactMap { month in
      environment.calendar.date(
        from: DateComponents(
          timeZone: environment.timeZone, year: 2028, month: month, day: 28, hour: 10 + month,
          minute: 58))
    }
  }

  var body: some View {
    HStack(spacing: 5) {
      if components.contains(.date) { field(day) }
      if components.contains(.hourAndMinute) { field(time) }
    }
  }

  private func field(_ style: Date.FormatStyle) -> some View {
    ZStack {
      ForEach(samples, id: \.self) { Text(text($0, style)).hidden() }
      Text(text(date, style))
    }
    .lineLimit(1)
    .fixedSize()
    .monospacedDigit()
    .padding(.horizontal, 11)
    .padding(.vertical, 7)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
    .opacity(environment.isEnabled ? 1 : 0.5)
  }
}
