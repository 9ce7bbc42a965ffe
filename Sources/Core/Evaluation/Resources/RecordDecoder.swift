import Foundation

/// Decodes the records that views are made of.
package enum RecordDecoder {
  private static let decoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(date)
    return decoder
  }()

  /// - Throws: `DecodingError`, which names the field that does not fit.
  package static func decode<Record: Decodable>(
    _ type: Record.Type, from data: Data
  ) throws -> Record {
    try decoder.decodeNamingFields(type, from: data)
  }

  /// Decodes a date in ISO 8601, or the number of seconds since 2001.
  @Sendable private static func date(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      if let date = RecordDate.date(text) { return date }
    } else if case let seconds = try container.decodeNumber(), let seconds {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    throw DecodingError.typeMismatch(
      Date.self,
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "the value is not a date"))
  }
}

extension SingleValueDecodingContainer {
  /// Decodes a number; `nil` if the value is something else.
  ///
  /// - Throws: An error for a number that `Double` cannot hold.
  fileprivate func decodeNumber() throws -> Double? {
    do {
      return try decode(Double.self)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }
}

/// Reads dates in ISO 8601.
enum RecordDate {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Returns the date of a text such as `2026-01-02`, `2026-01-02T10:30`, `2026-01-02 10:30:00.5Z` or
  /// `2026-01-02T10:30:00+02:00`; without a zone in UTC. `nil` for other texts, and for days and times
  /// that do not exist.
  static func date(_ text: String) -> Date? {
    let words = text.trimmingCharacters(in: .whitespaces)
    let pattern =
      /(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?([Zz]|[+-]\d\d(?::?\d\d)?)?)?/
    guard words.utf8.count < 60, let match = words.wholeMatch(of: pattern) else { return nil }
    let (_, year, month, day, hour, minute, second, fraction, zone) = match.output
    func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
    let components = DateComponents(
      calendar: calendar, year: number(year), month: number(month), day: number(day),
      hour: number(hour), minute: number(minute), second: number(second))
    guard components.isValidDate, let date = components.date, let offset = offset(zone) else {
      return nil
    }
    return date + (fraction.flatMap { Double("0.\($0)") } ?? 0) - offset
  }

  /// Returns the offset of a zone such as `+02:00`, in seconds.
  private static func offset(_ zone: Substring?) -> Double? {
    guard let zone, let sign = zone.first, "+-".contains(sign) else { return 0 }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), hours < 24,
      let minutes = Int("0" + digits.dropFirst(2)),
      minutes < 60
    else { return nil }
    return Double(hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
