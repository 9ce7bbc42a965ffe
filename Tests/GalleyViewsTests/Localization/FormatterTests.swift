import Expectations
import Foundation
import Galley
import Testing

/// Formatters that Foundation provides only on Apple's platforms.
@Suite("List and relative date formatters")
struct FormatterTests {
  private func list(_ locale: String) -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test("items are joined according to the locale")
  func lists() {
    expectEqual(list("en_US").string(from: ["Ann", "Ben", "Cleo"]), "Ann, Ben, and Cleo")
    expectEqual(list("en_GB").string(from: ["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo")
    expectEqual(list("de_DE").string(from: ["Ann", "Ben"]), "Ann und Ben")
    expectEqual(list("en_US").string(from: []), "")
    expectEqual(list("en_US").string(from: [7]), "7")
    expectEqual(list("en_US").string(for: [1, 2]), "1 and 2")
    expectNil(list("en_US").string(for: 3))
    let formatter = list("en_US")
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    words.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = words
    expectEqual(formatter.string(from: [1, 2]), "one and two")
    expectEqual((formatter.copy() as? ListFormatter)?.string(from: [1, 2]), "one and two")
    expectEqual(ListFormatter.localizedString(byJoining: ["x"]), "x")
  }

  @Test("date intervals have styles or the fields of a template")
  func intervals() {
    func text(
      _ date: _DateIntervalFormatter.Style, _ time: _DateIntervalFormatter.Style = .none,
      _ template: String = "", _ locale: String = "en_US", days: Double = 2
    ) -> String {
      let formatter = _DateIntervalFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
      (formatter.dateTemplate, formatter.locale) = (template, Locale(identifier: locale))
      formatter.timeZone = .gmt
      let start = Date(timeIntervalSince1970: 1_700_000_000)
      let text = formatter.string(from: start, to: start.addingTimeInterval(days * 86_400))
      // Foundation separates with thin and narrow spaces.
      return String(text.map { $0.isWhitespace ? " " : $0 })
    }
    expectEqual(text(.long), "November 14 – 16, 2023")
    expectEqual(text(.long, days: 0), "November 14, 2023")
    expectEqual(text(.long, .none, "", "de_DE"), "14.–16. November 2023")
    expectEqual(text(.none, .none, "MMMd"), "Nov 14 – 16")
    expectEqual(text(.none), "")
    expectEqual(text(.none, .short, days: 1.0 / 24), "10:13 – 11:13 PM")
    expectEqual(text(.long, days: -1), "November 13 – 14, 2023")
  }

  private func relative(
    _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full, _ locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    (formatter.dateTimeStyle, formatter.unitsStyle) = (style, units)
    formatter.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "a distance is formatted in its largest unit, rounded toward 0",
    arguments: [
      (-7_200, "2 hours ago"), (86_400, "in 1 day"), (-90, "1 minute ago"), (0, "in 0 seconds"),
      (5, "in 5 seconds"), (-3_599, "59 minutes ago"), (86_400 * 13, "in 1 week"),
      (-86_400 * 70, "2 months ago"), (86_400 * 800, "in 2 years"),
    ])
  func seconds(_ seconds: Int, _ text: String) {
    expectEqual(relative().localizedString(fromTimeInterval: TimeInterval(seconds)), text)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let date = now.addingTimeInterval(TimeInterval(seconds))
    expectEqual(relative().localizedString(for: date, relativeTo: now), text)
  }

  @Test("styles and locales determine the wording")
  func styles() {
    let day = DateComponents(day: -1)
    expectEqual(relative(.named).localizedString(from: day), "yesterday")
    expectEqual(relative(.named).localizedString(from: DateComponents(second: 0)), "now")
    expectEqual(relative(.numeric, .spellOut).localizedString(from: day), "one day ago")
    let months = DateComponents(month: -2, day: -20)
    expectEqual(relative(.numeric, .short).localizedString(from: months), "2 mo. ago")
    expectEqual(relative(.numeric, .abbreviated).localizedString(from: months), "2mo ago")
    expectEqual(
      relative(.numeric, .full).localizedString(from: DateComponents(minute: -90)),
      "90 minutes ago")
    expectEqual(relative(.named, .full, "de_DE").localizedString(from: day), "gestern")
    expectEqual(relative(.numeric, .full, "fr_FR").localizedString(from: day), "il y a 1 jour")
    expectNil(relative().string(for: "no date"))
  }
}
