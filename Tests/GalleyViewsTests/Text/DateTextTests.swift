import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Date texts")
struct DateTextTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func string(_ text: some View) -> String? {
    layout(nil, nil) { text.environment(\.now, now) }.texts.first
  }

  private func string(_ seconds: Double, _ style: Text.DateStyle) -> String? {
    string(Text(now.addingTimeInterval(seconds), style: style))
  }

  @Test("date and time follow the environment's locale and time zone")
  func dates() {
    let view = Text(now, style: .date).environment(\.timeZone, .gmt)
    #expect(string(view) == "May 9, 2026")
    #expect(string(view.environment(\.locale, Locale(identifier: "de"))) == "9. Mai 2026")
    let time = Text(now, style: .time).environment(\.timeZone, .gmt)
    #expect(string(time.environment(\.locale, Locale(identifier: "de"))) == "06:13")
  }

  @Test("relative styles use the environment's current time")
  func relative() {
    #expect(string(125, .relative) == "2 min, 5 sec")
    #expect(string(-125, .relative) == "2 min, 5 sec")
    #expect(string(2 * 3600, .offset) == "+2 hours")
    #expect(string(-2 * 3600, .offset) == "-2 hours")
    #expect(string(86_400 * 400, .relative) == "1 yr, 1 mth")
    #expect(string(-86_400 * 95, .offset) == "-3 months")
    #expect(string(3_723, .timer) == "1:02:03")
    #expect(string(-59, .timer) == "0:59")
    let german = Text(now.addingTimeInterval(7200), style: .offset)
    #expect(string(german.environment(\.locale, Locale(identifier: "de"))) == "+2 Stunden")
    #expect(string(.infinity, .timer) != nil)
    #expect(string(.nan, .relative) != nil)
  }

  @Test("timers count down or up within their interval until they pause")
  func timers() {
    let interval = now.addingTimeInterval(-60)...now.addingTimeInterval(5400)
    #expect(string(Text(timerInterval: interval)) == "1:30:00")
    #expect(string(Text(timerInterval: interval, showsHours: false)) == "90:00")
    #expect(string(Text(timerInterval: interval, countsDown: false)) == "1:00")
    let pause = now.addingTimeInterval(-30)
    #expect(
      string(Text(timerInterval: interval, pauseTime: pause, countsDown: false)) == "0:30")
    let later = now.addingTimeInterval(10)...now.addingTimeInterval(70)
    #expect(string(Text(timerInterval: later)) == "1:00")
    #expect(string(Text("left: \(timerInterval: later)")) == "left: 1:00")
  }

  @Test("a range within one day shows times, a longer one shows dates")
  func ranges() {
    func text(_ seconds: Double) -> String? {
      string(Text(now...now.addingTimeInterval(seconds)).environment(\.timeZone, .gmt))
    }
    #expect(text(3600)?.contains("6:13") == true)
    #expect(text(3600)?.contains("7:13") == true)
    #expect(text(3600)?.contains("2026") == false)
    #expect(text(86_400 * 2)?.contains("2026") == true)
  }

  @Test("a timeline view uses the environment's current time")
  func timeline() {
    let view = TimelineView(.periodic(from: now, by: 1)) { context in
      Text(verbatim: "\(context.date == now)")
    }
    #expect(string(view) == "true")
  }
}
