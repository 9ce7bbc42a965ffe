import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The days and times that date pickers show in the environment's locale and time zone.
@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try require(TimeZone(identifier: zone))
    return calendar
  }

  private func texts(_ view: some View, locale: String = "en_US") -> [String] {
    layout(400, 400) { view.environment(\.locale, Locale(identifier: locale)) }
      .texts
  }

  @Test("the calendar uses the environment's locale and time zone, not the machine's")
  func calendarOfTheEnvironment() throws {
    var environment = EnvironmentValues()
    expectEqual(environment.calendar.timeZone.secondsFromGMT(), 0)
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = try require(TimeZone(identifier: "Asia/Tokyo"))
    expectEqual(environment.calendar.timeZone.identifier, "Asia/Tokyo")
    expectEqual(environment.calendar.locale?.identifier, "de_DE")
    expectEqual(environment.calendar.firstWeekday, 2)
    environment.calendar = Calendar(identifier: .hebrew)
    expectEqual(environment.calendar, Calendar(identifier: .hebrew))
  }

  /// The marked days, which are larger than the others.
  private func markedDays(_ picker: some View) -> [String] {
    layout(400, 400) { picker }.nodes.filter { $0.frame.height > 25 && $0.frame.height < 30 }
      .compactMap(\.text?.string)
  }

  @Test(
    "days are marked in the environment's time zone, not its calendar's", .enabled(if: hasPainter),
    arguments: ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
  func markedDay(zone: String) throws {
    let day: Set = [DateComponents(year: 2026, month: 1, day: 15)]
    let picker = MultiDatePicker("Days", selection: .constant(day))
      .environment(\.calendar, try calendar(zone))
    expectEqual(markedDays(picker), ["15"])
  }

  @Test(
    "wheels use the environment's time zone",
    arguments: ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
  func wheels(zone: String) throws {
    let date = Date(timeIntervalSince1970: 1_772_330_400)  // 2026-03-01 02:00 UTC
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.wheel).environment(\.calendar, try calendar(zone))
    let texts = texts(picker)
    let months = [
      "November", "December", "January", "February", "March", "April", "May", "June", "July",
    ]
    expectEqual(texts.filter { months.contains($0) }, months)
    expect(Set(texts).isSuperset(of: ["1", "28", "2", "2026", "2027"]))
  }

  @Test("the end of a range is excluded")
  func range() throws {
    let calendar = try calendar("UTC")
    func day(_ day: Int) throws -> Date {
      try require(calendar.date(from: DateComponents(year: 2026, month: 1, day: day)))
    }
    func shown(until end: Date) throws -> DisplayList {
      let picker = MultiDatePicker("Days", selection: .constant([]), in: try day(5)..<end)
      let renderer = ImageRenderer(content: picker)
      renderer.proposedSize = ProposedViewSize(width: 400, height: 400)
      return try renderer.displayList()
    }
    let midnight = try shown(until: day(8))
    try expectEqual(midnight, shown(until: day(8).addingTimeInterval(-1)))
    try expect(midnight != shown(until: day(8).addingTimeInterval(1)))
  }

  @Test("wheels fit into narrow rows", arguments: [200, 240, 280, 320, 390] as [CGFloat])
  func narrowWheels(width: CGFloat) throws {
    let date = Date(timeIntervalSince1970: 1_700_001_800)  // 2023-11-14 22:43 UTC
    let picker = DatePicker("Date", selection: .constant(date)).datePickerStyle(.wheel)
      .environment(\.locale, Locale(identifier: "en_US"))
    let wheels = layout(width, nil) { picker.labelsHidden() }
    expectEqual(wheels.root.frame.width, width)
    let selected = try ["Tue, Nov 14", "10", "43", "PM"].map { text in
      try require(wheels.nodes.first { $0.text?.string == text }, "no \(text)").frame
    }
    expectAtLeast(selected[0].minX, wheels.root.frame.minX)
    for (wheel, next) in zip(selected, selected.dropFirst()) {
      expectLess(wheel.maxX, next.minX)
    }
    expectAtMost(selected[3].maxX, wheels.root.frame.maxX)
    expectClose([layout(width, nil) { picker }.root.frame.width], [width], tolerance: 0.001)
    let form = layout(width, 400) {
      Form {
        picker.named("picker")
        Color.clear.frame(height: 1).named("row")
      }
    }
    let frames = form.frames("picker", "row")
    expectClose(
      [frames[0].minX, frames[0].maxX], [frames[1].minX, frames[1].maxX], tolerance: 0.001)
  }

  @Test("the wheels of a date are ideally as wide as UIKit's")
  func idealWheels() {
    let picker = DatePicker("Date", selection: .constant(.distantPast)).datePickerStyle(.wheel)
    expectEqual(
      layout(nil, nil) { picker.labelsHidden() }.root.frame.size, CGSize(width: 320, height: 216))
  }

  @Test("wheels show AM and PM with a 12-hour clock")
  func halves() throws {
    func shown(_ hour: Int, _ locale: String) -> [String] {
      let date = Date(timeIntervalSince1970: TimeInterval(hour * 3600))
      return texts(
        DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel), locale: locale)
    }
    expectEqual(shown(9, "en_US").suffix(2), ["AM", "PM"])
    let afternoon = layout(400, 400) {
      DatePicker(
        "Time", selection: .constant(Date(timeIntervalSince1970: 15 * 3600)),
        displayedComponents: .hourAndMinute
      ).datePickerStyle(.wheel)
    }
    let rows = afternoon.nodes.compactMap { node in node.text.map { ($0.string, node.frame.midY) } }
    let middle = try require(rows.first { $0.0 == "PM" }).1
    try expectEqual(require(rows.first { $0.0 == "3" }).1, middle)
    expect(Set(shown(9, "de_DE")).isDisjoint(with: ["AM", "PM"]))
    let korean = shown(9, "ko_KR")
    let first = try require(korean.firstIndex(of: "오전"))
    expectLess(first, try require(korean.firstIndex(of: "9")))
  }
}
