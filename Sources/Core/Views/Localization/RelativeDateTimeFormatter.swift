import Foundation

/// Creates localized texts such as "2 days ago" and "tomorrow", as Foundation does on Apple's
/// platforms.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract: as on Apple's platforms, clients must not change a
  // formatter on several threads at once.

  /// Whether to use words such as "yesterday" for near dates.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// The style of the units.
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

  /// Whether to use words such as "yesterday" for near dates. Default: numeric.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of the units. Default: full.
  open var unitsStyle = UnitsStyle.full
  /// The context in which the text appears. Default: unknown.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that defines days and months. Default: the current calendar.
  open var calendar: Calendar! = _PictureDefaults.calendar
  /// The locale of the text. Default: the current locale.
  open var locale: Locale! = _PictureDefaults.locale

  /// Returns the distance of `date` from `referenceDate` in its largest unit, rounded toward 0.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: clock.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    )
  }

  /// Returns the text for an interval in seconds from now. Negative intervals are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(
      for: Self.start.addingTimeInterval(timeInterval), relativeTo: Self.start)
  }

  /// Returns the text for the largest nonzero unit of the components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    typealias Unit = (Int?, Calendar.Component, Date.RelativeFormatStyle.Field)
    let known: [Unit] = [
      (dateComponents.year, .year, .year), (dateComponents.month, .month, .month),
      (dateComponents.weekOfMonth, .weekOfMonth, .week), (dateComponents.day, .day, .day),
      (dateComponents.hour, .hour, .hour), (dateComponents.minute, .minute, .minute),
    ]
    let (count, component, field) =
      known.first { ($0.0 ?? 0) != 0 } ?? (dateComponents.second, .second, .second)
    // Starts in a long month without a clock change, so units stay whole.
    let date = clock.date(byAdding: component, value: count ?? 0, to: Self.start)
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date ?? Self.start, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? _PictureDefaults.locale, calendar: clock,
      capitalizationContext: context)
    style.allowedFields = [field]
    return style.format(Self.start)
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private var clock: Calendar { calendar ?? _PictureDefaults.calendar }

  /// Returns the distance of a `Date` from now, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: _PictureDefaults.now) }
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

  /// Returns a formatter with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    (copy.dateTimeStyle, copy.unitsStyle) = (dateTimeStyle, unitsStyle)
    (copy.formattingContext, copy.calendar, copy.locale) = (formattingContext, calendar, locale)
    return copy
  }
}
