import Foundation

/// A style that shows a calendar of the selected month, with a field for the time below it.
@StyleInit public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The month, followed by the time if it is shown.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        MonthView(
          month: configuration.selection, selected: [configuration.selection],
          isInRange: { start, end in
            end > configuration.minimumDate ?? .distantPast
              && start <= configuration.maximumDate ?? .distantFuture
          })
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        ControlRow(label: Text("Time").foregroundStyle(Color(.label))) {
          DateFields(date: configuration.selection, components: .hourAndMinute)
        }
      }
    }
  }
}

/// A style that shows a wheel for each date component.
@StyleInit public struct WheelDatePickerStyle: DatePickerStyle {
  /// The label and the wheels.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      DateWheels(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}

/// A control for picking several dates. It shows a calendar of the first date's month.
public struct MultiDatePicker<Label> {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label
  @Environment(\.self) private var environment

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker for any dates. The label is not shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, label())
  }

  /// Creates a picker for dates in a range. The label is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }
}

@TitleForms
extension MultiDatePicker where Label == Text {
  /// Creates a picker for any dates, with a label from a localized string key. The
  /// label is not shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleKey))
  }
}

extension MultiDatePicker: View where Label: View {
  /// The month of the first date, or January 2001 if there are no dates.
  public var body: some View {
    let calendar = environment.pickerCalendar
    let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    MonthView(
      month: dates.first ?? bounds?.lowerBound ?? Date(timeIntervalSinceReferenceDate: 0),
      selected: dates,
      isInRange: { start, end in bounds.map { $0.overlaps(start..<max(start, end)) } ?? true })
  }
}

/// A month laid out in weeks, as on iOS 18.
private struct MonthView: View {
  let month: Date
  let selected: [Date]
  /// Whether any part of the day between the two dates is selectable.
  let isInRange: (Date, Date) -> Bool
  @Environment(\.self) private var environment

  private var title: String {
    environment.pickerText(month, .dateTime.month(.wide).year())
  }

  /// The days of the month, preceded by the empty cells of the first week.
  private func days(_ calendar: Calendar) -> [Date?] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let empty = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    return Array(repeating: nil, count: empty)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  var body: some View {
    let calendar = environment.pickerCalendar
    let days = days(calendar)
    VStack(spacing: 0) {
      HStack(spacing: 24) {
        HStack(spacing: 4) {
          Text(verbatim: title).font(.headline)
          Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.tint)
        }
        .accessibilityRole(button { title })
        Spacer(minLength: 0)
        Group {
          Image(systemName: "chevron.backward")
            .accessibilityRole(button { "Previous Month" })
          Image(systemName: "chevron.forward")
            .accessibilityRole(button { "Next Month" })
        }
        .foregroundStyle(.tint)
      }
      .font(.system(size: 19, weight: .medium))
      .imageScale(.medium)
      .foregroundStyle(Color(.label))
      .frame(height: 44)
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { index in
          let symbols = calendar.shortStandaloneWeekdaySymbols
          Text(verbatim: symbols[(index + calendar.firstWeekday - 1) % 7].uppercased())
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
            .frame(maxWidth: .infinity)
        }
      }
      .lineLimit(1)
      .frame(height: 20)
      ForEach(0..<(days.count + 6) / 7, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            let index = week * 7 + weekday
            day(index < days.count ? days[index] : nil, calendar)
          }
        }
      }
    }
  }

  /// Returns the speech of a part of the calendar that can be pressed.
  private func button(
    _ traits: AccessibilityTraits = [], _ name: @escaping @MainActor () -> String
  ) -> ControlSpeech {
    ControlSpeech(.replaced, traits.union(.isButton), hasSystemSize: true, name: name)
  }

  @ViewBuilder
  private func day(_ day: Date?, _ calendar: Calendar) -> some View {
    if let day {
      let isSelected = selected.contains { calendar.isDate($0, inSameDayAs: day) }
      let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
      let isInRange = isInRange(day, end)
      let isToday = calendar.isDate(environment.now, inSameDayAs: day)
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .font(.system(size: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular))
        .foregroundStyle(
          isSelected && isToday
            ? AnyShapeStyle(.white)
            : isSelected || isToday && isInRange
              ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(isInRange ? .label : .tertiaryLabel))
        )
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .background { if isSelected { Circle().fill(.tint).opacity(isToday ? 1 : 0.12) } }
        .accessibilityRole(
          button(isSelected ? .isSelected : []) {
            environment.pickerText(day, .dateTime.weekday(.wide).month(.wide).day())
          }
        )
        .disabled(!isInRange)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 44)
    }
  }
}

/// The wheels of a date, rendered at rest.
private struct DateWheels: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  private struct Column {
    /// The texts of the selected row and its neighbors.
    let rows: [String]
    var selected = WheelMetrics.reach
    /// The least width where there is room for it, in points.
    let width: CGFloat
  }

  private func column(
    _ component: Calendar.Component, by step: Int = 1, width: CGFloat, _ format: Date.FormatStyle
  ) -> Column {
    let calendar = environment.pickerCalendar
    let reach = WheelMetrics.reach
    let rows = (-reach...reach).map { offset -> String in
      let moved = calendar.date(byAdding: component, value: offset * step, to: date)
      return environment.pickerText(moved ?? date, format)
    }
    return Column(rows: rows, width: width)
  }

  /// The hours of a 12-hour clock, 12 and 1…11, without leading zeros.
  private var halfDayHours: Column {
    let calendar = environment.pickerCalendar
    let rows = (-WheelMetrics.reach...WheelMetrics.reach).map { offset -> String in
      let moved = calendar.date(byAdding: .hour, value: offset, to: date) ?? date
      let hour = (calendar.component(.hour, from: moved) + 11) % 12 + 1
      return hour.formatted(.number.locale(environment.locale))
    }
    return Column(rows: rows, width: 50)
  }

  /// The AM/PM column and whether it comes before the hours; `nil` for a 24-hour clock.
  private var halves: (column: Column, areFirst: Bool)? {
    guard [.oneToTwelve, .zeroToEleven].contains(environment.locale.hourCycle) else { return nil }
    let calendar = environment.pickerCalendar
    let isAfternoon = calendar.component(.hour, from: date) >= 12
    let symbols = [calendar.amSymbol, calendar.pmSymbol]
    let text = environment.pickerText(date, .dateTime.hour())
    let column = Column(rows: symbols, selected: isAfternoon ? 1 : 0, width: 50)
    return (column, symbols.contains { text.hasPrefix($0) })
  }

  private var columns: [Column] {
    let format = Date.FormatStyle.dateTime
    let hasTime = components.contains(.hourAndMinute)
    var columns: [Column] = []
    if components.contains(.date) {
      if hasTime {
        columns.append(
          column(
            .day, width: 120, format.weekday(.abbreviated).month(.abbreviated).day()))
      } else {
        columns.append(column(.month, width: 130, format.month(.wide)))
        columns.append(column(.day, width: 50, format.day()))
        columns.append(column(.year, width: 80, format.year()))
      }
    }
    if hasTime {
      let halves = halves
      if let halves, halves.areFirst { columns.append(halves.column) }
      columns.append(
        halves == nil
          ? column(.hour, width: 50, format.hour(.defaultDigits(amPM: .omitted))) : halfDayHours)
      columns.append(column(.minute, width: 50, format.minute(.twoDigits)))
      if let halves, !halves.areFirst { columns.append(halves.column) }
    }
    return columns
  }

  private func wheels(_ columns: [Column], size: CGFloat) -> some View {
    WheelColumns(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        WheelRows(
          rows: columns[index].rows.map { Text(verbatim: $0) }, selected: columns[index].selected,
          size: size, margin: 4
        )
        .frame(maxWidth: .infinity)
        .accessibilityRole(
          ControlSpeech(
            .replaced, .isAdjustable, value: columns[index].rows[columns[index].selected],
            hasSystemSize: true))
      }
    }
  }

  var body: some View {
    let columns = columns
    ViewThatFits(in: .horizontal) {
      wheels(columns, size: 21)
      wheels(columns, size: 17)
      wheels(columns, size: 13)
    }
    .padding(.horizontal, 16)
    .foregroundStyle(Color(.label))
    .background { WheelBand() }
    .frame(idealWidth: WheelMetrics.width, maxWidth: .infinity)
    .opacity(environment.isEnabled ? 1 : 0.5)
  }
}
