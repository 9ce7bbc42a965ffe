import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case date, time, relative, offset, timer }
    fileprivate let kind: Kind
    /// The day, the month and the year.
    public static let date = DateStyle(kind: .date)
    /// The hour and the minute.
    public static let time = DateStyle(kind: .time)
    /// How long ago, or in how long, in words.
    public static let relative = DateStyle(kind: .relative)
    /// How long ago, or in how long, in words with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How long ago, or in how long, in hours, minutes and seconds.
    public static let timer = DateStyle(kind: .timer)
  }

  /// The time at which a picture is made, as far as texts depend on it: the first of January 2001,
  /// as for a `TimelineView`, so that pictures are equal whenever they are made.
  private static let now = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a text of a date. Styles that depend on the present show the first of January 2001 as
  /// the present.
  public init(_ date: Date, style: DateStyle) {
    let seconds = date.timeIntervalSince(Self.now)
    switch style.kind {
    case .date: self.init(date, format: .dateTime.year().month(.wide).day())
    case .time: self.init(date, format: .dateTime.hour().minute())
    case .relative: self.init(verbatim: Self.words(abs(seconds)))
    case .offset: self.init(verbatim: (seconds < 0 ? "-" : "+") + Self.words(abs(seconds)))
    case .timer: self.init(verbatim: Self.clock(abs(seconds)))
    }
  }

  /// Creates a text of a time between two dates that is counted. A picture shows its beginning.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Self.clock(countsDown ? length : 0))
  }

  /// Creates a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: .interval)
  }

  /// Creates a text of the time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of a value that a formatter formats.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an image: its symbol or picture is not drawn among letters; a space stands
  /// for it.
  public init(_ image: Image) { self.init(verbatim: "\u{2003}") }

  /// Two units of a time, such as "2 min, 5 sec".
  private static func words(_ seconds: Double) -> String {
    let total = seconds.isFinite ? Int(min(seconds, 1e12)) : 0
    let units = [
      (total / 86_400, "day"), (total % 86_400 / 3600, "hr"), (total % 3600 / 60, "min"),
      (total % 60, "sec"),
    ]
    let first = units.firstIndex { $0.0 > 0 } ?? units.count - 1
    return units[first..<min(first + 2, units.count)].map { count, name in
      "\(count) \(name)" + (name == "day" && count != 1 ? "s" : "")
    }.joined(separator: ", ")
  }

  /// A time as a clock shows it, such as "1:02:03".
  private static func clock(_ seconds: Double) -> String {
    let total = seconds.isFinite ? Int(min(seconds, 1e12)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = total % 3600 / 60
    let tail = two(total % 60)
    return total < 3600 ? "\(minutes):\(tail)" : "\(total / 3600):\(two(minutes)):\(tail)"
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image. Its symbol or picture is not drawn among letters; a space stands for it.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends the time between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a value that a formatter formats.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Appends a text with attributes, of which the characters are shown.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(String(attributedString.characters))
  }
}
