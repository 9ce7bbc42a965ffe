import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Formatted texts")
struct FormattedTextTests {
  private func string(_ text: some View) -> String? {
    layout(nil, nil) { text }.texts.first
  }

  private let date = Date(timeIntervalSince1970: 1_000_000_000)

  @Test("formatted values use the environment's locale, calendar and time zone, not the machine's")
  func environment() {
    let price = Text(1234.5, format: .number)
    expectEqual(string(price), "1,234.5")
    expectEqual(string(price.environment(\.locale, Locale(identifier: "de"))), "1.234,5")
    let mixed = Text("\(1234.5, format: .number) of \(7, format: .number)")
    expectEqual(string(mixed.environment(\.locale, Locale(identifier: "de"))), "1.234,5 of 7")
    let time = Text(date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
    expectEqual(string(time), "01:46")
    let tokyo = time.environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
    expectEqual(string(tokyo), "10:46")
    let day = Text(date, format: .dateTime.month(.wide).day().year())
    expectEqual(string(day.environment(\.locale, Locale(identifier: "fr"))), "9 septembre 2001")
  }

  @Test("interpolated integers are written as Foundation formats them in the locale")
  func integers() {
    let numbers = [0, 7, -7, 999, -999, 1_000, -1_000, 12_345, 123_456, 9_876_543, .min, .max]
    for identifier in ["en", "en_US", "en_US_POSIX", "en_US@numbers=arab", "en_IN", "de", "ar_EG"] {
      let locale = Locale(identifier: identifier)
      func shown(_ text: Text) -> String? { string(text.environment(\.locale, locale)) }
      for number in numbers {
        let formatted = number.formatted(.number.locale(locale))
        expectEqual(shown(Text("\(number)")), formatted, "\(identifier)")
      }
      let largest = UInt64.max.formatted(.number.locale(locale))
      expectEqual(shown(Text("\(UInt64.max)")), largest, "\(identifier)")
    }
  }

  @Test("explicit format settings are kept")
  func explicit() {
    let german = Text(1234.5, format: .number.locale(Locale(identifier: "de")))
    expectEqual(string(german.environment(\.locale, Locale(identifier: "en"))), "1.234,5")
    var style = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    style.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    expectEqual(string(Text(date, format: style)), "10:46")
  }

  @Test("formatted texts compare by value and format, and can be joined and styled")
  func equality() {
    expectEqual(Text(1, format: .percent), Text(1, format: .percent))
    expect(Text(1, format: .percent) != Text(2, format: .percent))
    let sum = Text(0.5, format: .percent).bold() + Text(" of it")
    expectEqual(string(sum), "50% of it")
  }
}
