import Foundation

/// Foundation's date formatter, with the words "Yesterday", "Today" and "Tomorrow" of Apple's platforms if they are
/// requested.
///
/// `galley` compiles Swift files against this.
open class _DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// Returns a date as text.
  open override func string(from date: Date) -> String {
    let text = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let word = word(for: date) else {
      return text
    }
    guard timeStyle != .none else { return word }
    let day = Foundation.DateFormatter()
    (day.locale, day.calendar, day.timeZone) = (locale, calendar, timeZone)
    day.dateStyle = dateStyle
    return text.replacingOccurrences(of: day.string(from: date), with: word)
  }

  /// Returns the word for a date near the current one; `nil` for other dates.
  private func word(for date: Date) -> String? {
    var days: Calendar = calendar ?? _PictureDefaults.calendar
    days.timeZone = timeZone
    let from = days.startOfDay(for: _PictureDefaults.now)
    let to = days.startOfDay(for: date)
    guard let distance = days.dateComponents([.day], from: from, to: to).day,
      abs(distance) < 2
    else { return nil }
    let style = Date.RelativeFormatStyle(
      allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale,
      calendar: days, capitalizationContext: .standalone)
    let word = style.format(.now.addingTimeInterval(Double(distance) * 86_400))
    return word.prefix(1).uppercased(with: locale) + word.dropFirst()
  }
}
