import Foundation

/// Makes texts such as "2 days ago" and "tomorrow", as Foundation does on Apple's platforms. The words
/// are those of the locale.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract; as with Apple's, one is not changed on several threads at once.

  /// Whether there are words for near times.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether there are words for near times. Default: numeric.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written. Default: in full.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is. Default: unknown.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar whose days and months count. Default: the current one.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the words. Default: the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// When `date` is, seen from `referenceDate`: their distance in its largest unit, rounded toward 0.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: clock.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    )
  }

  /// What a number of seconds from now is called; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(
      for: Self.start.addingTimeInterval(timeInterval), relativeTo: Self.start)
  }

  /// What a distance in time is called: its largest unit that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    typealias Unit = (Int?, Calendar.Component, Date.RelativeFormatStyle.Field)
    let known: [Unit] = [
      (dateComponents.year, .year, .year), (dateComponents.month, .month, .month),
      (dateComponents.weekOfMonth, .weekOfMonth, .week), (dateComponents.day, .day, .day),
      (dateComponents.hour, .hour, .hour), (dateComponents.minute, .minute, .minute),
    ]
    let (count, component, field) =
      known.first { ($0.0 ?? 0) != 0 } ?? (dateComponents.second, .second, .second)
    // From a day at which months are long and clocks do not change, so that units stay whole.
    let date = clock.date(byAdding: component, value: count ?? 0, to: Self.start)
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date ?? Self.start, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .autoupdatingCurrent, calendar: clock,
      capitalizationContext: context)
    style.allowedFields = [field]
    return style.format(Self.start)
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private var clock: Calendar { calendar ?? .autoupdatingCurrent }

  /// When a `Date` is, seen from now; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .listItem: .listItem
    case .standalone: .standalone
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }

  /// A formatter with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    (copy.dateTimeStyle, copy.unitsStyle) = (dateTimeStyle, unitsStyle)
    (copy.formattingContext, copy.calendar, copy.locale) = (formattingContext, calendar, locale)
    return copy
  }
}
