import Foundation
import Galley

extension OptionValues {
  /// Reads a date of ISO 8601, with or without a time, such as `2026-11-28T09:41+01:00`. Times
  /// without a zone are in UTC, like those in pictures.
  static func date(_ text: String) throws -> Date? {
    let form = /(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?)?/
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon)
    guard let match = text.wholeMatch(of: form) else { throw ValueError(expected: expectedDate) }
    let time = "\(match.1)T\(match.2 ?? "00:00")\(match.3 ?? ":00")"
    // Foundation takes February 30 for March 2.
    guard let date = try? style.parse("\(time)\(match.4 ?? "Z")"),
      let inUTC = try? style.parse("\(time)Z"), style.format(inUTC) == "\(time)Z"
    else { throw ValueError(expected: expectedDate) }
    return date
  }

  private static let expectedDate =
    "a date with an optional time and zone, such as 2026-11-28 or 2026-11-28T09:41+01:00"
}
