/// Swift source that lets Foundation's defaults mean what they mean in an app on a device: the picture's
/// locale, and the resources beside the files. Declarations of a module take precedence over those that
/// it imports, so the source is compiled together with the files. They are public, as Foundation's are, so
/// that public declarations of the files can mention them.
enum AppDefaults {
  private struct Part {
    /// The words that show that a file needs the part: it contains at least one of them.
    let words: [String]
    let source: String
  }

  /// Returns the source that the files need; `nil` if they use none of these defaults.
  ///
  /// - Parameter fixesDate: Whether the current date is not the clock's.
  static func source(for texts: [String], fixesDate: Bool) -> String? {
    let needed = (parts + (fixesDate ? [date] : [])).filter { part in
      part.words.contains { word in texts.contains { $0.contains(word) } }
    }
    guard !needed.isEmpty else { return nil }
    return (["import Combine\nimport Foundation\nimport SwiftUI"] + needed.map(\.source)).joined(
      separator: "\n\n")
  }

  private static let parts =
    [
      Part(
        words: ["Locale", "locale:", "locale("],
        source: """
          public extension Foundation.Locale {
            static var current: Foundation.Locale { _PictureDefaults.locale }
            static var autoupdatingCurrent: Foundation.Locale { _PictureDefaults.locale }
            static var preferredLanguages: [String] {
              [_PictureDefaults.locale.identifier.replacingOccurrences(of: "_", with: "-")]
            }
          }
          """),
      Part(
        words: ["Calendar", "calendar:"],
        source: """
          public extension Foundation.Calendar {
            static var current: Foundation.Calendar { _PictureDefaults.calendar }
            static var autoupdatingCurrent: Foundation.Calendar { _PictureDefaults.calendar }
          }
          """),
      Part(
        words: ["Bundle"],
        source: """
          public extension Foundation.Bundle {
            func url(forResource name: String?, withExtension ext: String?) -> URL? {
              _PictureDefaults.url(in: self, forResource: name, withExtension: ext)
            }
            func path(forResource name: String?, ofType ext: String?) -> String? {
              _PictureDefaults.url(in: self, forResource: name, withExtension: ext)?.path
            }
            var infoDictionary: [String: Any]? { _PictureDefaults.information(of: self) }
            var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
            func localizedString(forKey key: String, value: String?, table: String?) -> String {
              _PictureDefaults.string(forKey: key, value: value, table: table, in: self)
            }
            func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
          }
          """),
      Part(
        words: ["NSLocalizedString"],
        source: """
          public func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
            value: String = "", comment: String
          ) -> String {
            _PictureDefaults.string(forKey: key, value: value, table: tableName, in: bundle)
          }
          """),
      Part(
        words: ["localizedStringWithFormat"],
        source: """
          public extension String {
            static func localizedStringWithFormat(_ format: String, _ args: CVarArg...) -> String {
              String(format: format, locale: _PictureDefaults.locale, arguments: args)
            }
          }
          """),
      Part(
        words: ["DateComponentsFormatter"],
        source: """
          public final class DateComponentsFormatter: Combine.DateComponentsFormatter, @unchecked Sendable {
            public override init() {
              super.init()
              calendar = _PictureDefaults.calendar
            }
            public required init?(coder: NSCoder) { super.init(coder: coder) }
          }
          """),
      Part(
        words: ["MeasurementFormatter"],
        source: """
          public final class MeasurementFormatter: Combine.MeasurementFormatter, @unchecked Sendable {
            public override init() {
              super.init()
              locale = _PictureDefaults.locale
            }
            public required init?(coder: NSCoder) { super.init(coder: coder) }
          }
          """),
      Part(
        words: ["NSPredicate(format:"],
        source: """
          public extension Foundation.NSPredicate {
            convenience init(format: String, _ arguments: Any...) {
              self.init(_format: format, arguments)
            }
          }
          """),
      Part(words: [".formatted("], source: formatted),
      Part(
        words: ["DateIntervalFormatter"],
        source: "public typealias DateIntervalFormatter = _DateIntervalFormatter"),
      formatter(
        "DateFormatter", "_DateFormatter",
        localizedString: """
          (
              from date: Date, dateStyle: Style, timeStyle: Style
            ) -> String {
              let formatter = DateFormatter()
              (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
              return formatter.string(from: date)
            }
          """),
      formatter(
        "NumberFormatter", "Combine._NumberFormatter",
        localizedString: """
          (from number: NSNumber, number style: Style) -> String {
              let formatter = NumberFormatter()
              formatter.numberStyle = style
              return formatter.string(from: number) ?? ""
            }
          """),
    ]

  private static let date = Part(
    words: ["Date", ".now", "SinceNow"],
    source: """
      public extension Foundation.Date {
        static var now: Foundation.Date { _PictureDefaults.now }
        init() { self = _PictureDefaults.now }
        init(timeIntervalSinceNow seconds: TimeInterval) {
          self = _PictureDefaults.now.addingTimeInterval(seconds)
        }
        var timeIntervalSinceNow: TimeInterval { timeIntervalSince(_PictureDefaults.now) }
      }

      public extension Foundation.Calendar {
        func isDateInToday(_ date: Foundation.Date) -> Bool {
          isDate(date, inSameDayAs: _PictureDefaults.now)
        }
        func isDateInYesterday(_ date: Foundation.Date) -> Bool { isDate(date, daysFromNow: -1) }
        func isDateInTomorrow(_ date: Foundation.Date) -> Bool { isDate(date, daysFromNow: 1) }
        private func isDate(_ date: Foundation.Date, daysFromNow days: Int) -> Bool {
          let day = self.date(byAdding: .day, value: days, to: _PictureDefaults.now)
          return day.map { isDate(date, inSameDayAs: $0) } ?? false
        }
      }
      """)

  /// - Parameter localizedString: The parameters and the body of the class method of that name.
  private static func formatter(
    _ name: String, _ base: String, localizedString: String
  ) -> Part {
    Part(
      words: [name],
      source: """
        public class \(name): \(base), @unchecked Sendable {
          public override init() {
            super.init()
            locale = _PictureDefaults.locale
          }
          public required init?(coder: NSCoder) { super.init(coder: coder) }
          public override class func localizedString\(localizedString)
        }
        """)
  }

  private static let formatted =
    """
    public extension Foundation.Date {
      func formatted() -> String {
        _PictureDefaults.format(self, Foundation.Date.FormatStyle(date: .numeric, time: .shortened))
      }
      func formatted(
        date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
      ) -> String {
        _PictureDefaults.format(self, Foundation.Date.FormatStyle(date: date, time: time))
      }
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Foundation.Date { _PictureDefaults.format(self, format) }
    }

    public extension Range where Bound == Foundation.Date {
      func formatted() -> String {
        _PictureDefaults.format(self, Foundation.Date.IntervalFormatStyle())
      }
      func formatted(
        date: Foundation.Date.IntervalFormatStyle.DateStyle,
        time: Foundation.Date.IntervalFormatStyle.TimeStyle
      ) -> String {
        _PictureDefaults.format(self, Foundation.Date.IntervalFormatStyle(date: date, time: time))
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput == Range<Foundation.Date> { _PictureDefaults.format(self, format) }
    }

    public extension BinaryFloatingPoint {
      func formatted() -> String {
        _PictureDefaults.format(self, FloatingPointFormatStyle<Self>())
      }
    }

    public extension BinaryInteger {
      func formatted() -> String { _PictureDefaults.format(self, IntegerFormatStyle<Self>()) }
    }

    public extension Foundation.Decimal {
      func formatted() -> String {
        _PictureDefaults.format(self, Foundation.Decimal.FormatStyle())
      }
    }

    public extension Measurement where UnitType: Dimension {
      func formatted() -> String {
        _PictureDefaults.format(self, Measurement.FormatStyle(width: .abbreviated))
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput == Measurement { _PictureDefaults.format(self, format) }
    }

    public extension Sequence where Element == String {
      func formatted() -> String {
        _PictureDefaults.format(self, ListFormatStyle<StringStyle, Self>.list(type: .and))
      }
    }

    """
    + [
      ("BinaryFloatingPoint", "BinaryFloatingPoint"), ("BinaryInteger", "BinaryInteger"),
    ].map { type, constraint in
      """
      public extension \(type) {
        func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
        where S.FormatInput: \(constraint) { _PictureDefaults.format(S.FormatInput(self), format) }
      }

      """
    }.joined()
    + [
      "BinaryFloatingPoint", "BinaryInteger", "Foundation.Decimal", "Duration", "Sequence",
    ].map { type in
      """
      public extension \(type) {
        func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
        where S.FormatInput == Self { _PictureDefaults.format(self, format) }
      }

      """
    }.joined()
}
