import Expectations
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
    expectEqual(string(view), "May 9, 2026")
    expectEqual(string(view.environment(\.locale, Locale(identifier: "de"))), "9. Mai 2026")
    let time = Text(now, style: .time).environment(\.timeZone, .gmt)
    expectEqual(string(time.environment(\.locale, Locale(identifier: "de"))), "06:13")
  }

  @Test("relative styles use the environment's current time")
  func relative() {
    expectEqual(string(125, .relative), "2 min, 5 sec")
    expectEqual(string(-125, .relative), "2 min, 5 sec")
    expectEqual(string(2 * 3600, .offset), "+2 hours")
    expectEqual(string(-2 * 3600, .offset), "-2 hours")
    expectEqual(string(86_400 * 400, .relative), "1 yr, 1 mth")
    expectEqual(string(-86_400 * 95, .offset), "-3 months")
    expectEqual(string(3_723, .timer), "1:02:03")
    expectEqual(string(-59, .timer), "0:59")
    let german = Text(now.addingTimeInterval(7200), style: .offset)
    expectEqual(string(german.environment(\.locale, Locale(identifier: "de"))), "+2 Stunden")
    expect(string(.infinity, .timer) != nil)
    expect(string(.nan, .relative) != nil)
  }

  @Test("timers count down or up within their interval until they pause")
  func timers() {
    let interval = now.addingTimeInterval(-60)...now.addingTimeInterval(5400)
    expectEqual(string(Text(timerInterval: interval)), "1:30:00")
    expectEqual(string(Text(timerInterval: interval, showsHours: false)), "90:00")
    expectEqual(string(Text(timerInterval: interval, countsDown: false)), "1:00")
    let pause = now.addingTimeInterval(-30)
    expectEqual(
      string(Text(timerInterval: interval, pauseTime: pause, countsDown: false)), "0:30")
    let later = now.addingTimeInterval(10)...now.addingTimeInterval(70)
    expectEqual(string(Text(timerInterval: later)), "1:00")
    expectEqual(string(Text("left: \(timerInterval: later)")), "left: 1:00")
    // The time passes between two calls of `Date()`.
    expectEqual(string(Text(timerInterval: now...now.addingTimeInterval(60.001))), "1:00")
    expectEqual(string(Text(timerInterval: now...now.addingTimeInterval(60.1))), "1:01")
  }

  @Test("formats of the system show the current time")
  func systemFormats() {
    func shown(_ seconds: Double, _ format: SystemFormatStyle.DateOffset) -> String? {
      string(Text(.currentDate, format: format).environment(\.now, now.addingTimeInterval(seconds)))
    }
    let clock = SystemFormatStyle.DateOffset(to: now, allowedFields: [.minute, .second])
    expectEqual(shown(90, clock), "1:30")
    expectEqual(shown(-45, clock), "-0:45")
    expectEqual(shown(5400, clock), "90:00")
    let signed = SystemFormatStyle.DateOffset(
      to: now, allowedFields: [.minute, .second], sign: .always(includingZero: false))
    expectEqual(shown(90, signed), "+1:30")
    let words = SystemFormatStyle.DateOffset(to: now)
    expectEqual(shown(5643, words), "1 hour, 34 minutes")
    expectEqual(shown(0, words), "0 seconds")
    expectEqual(shown(86_400 * 101, words), "3 months, 1 week")
    expectEqual(
      shown(
        300,
        SystemFormatStyle.DateOffset(to: now, allowedFields: [.minute, .second], maxFieldCount: 1)),
      "5 minutes")
    let german = Text(.currentDate, format: words).environment(\.now, now.addingTimeInterval(7200))
    expectEqual(string(german.environment(\.locale, Locale(identifier: "de"))), "2 Stunden")

    let interval = now.addingTimeInterval(-60)..<now.addingTimeInterval(5400)
    expectEqual(string(Text(.currentDate, format: .timer(countingDownIn: interval))), "1:30:00")
    expectEqual(
      string(Text(.currentDate, format: .timer(countingDownIn: interval, showsHours: false))),
      "90:00")
    expectEqual(
      string(Text(.currentDate, format: .timer(countingDownIn: interval, maxFieldCount: 2))),
      "1:30")
    expectEqual(string(Text(.currentDate, format: .timer(countingUpIn: interval))), "1:00")
    func stopwatch(_ seconds: Double, _ precision: Duration = .milliseconds(10)) -> String? {
      string(
        Text(
          .currentDate,
          format: .stopwatch(
            startingAt: now.addingTimeInterval(-seconds), maxPrecision: precision)))
    }
    expectEqual(stopwatch(65.25), "01:05.25")
    expectEqual(stopwatch(57_723, .seconds(1)), "16:02:03")
    expectEqual(stopwatch(-3), "00:00.00")
    expect(stopwatch(.nan) != nil)

    func reference(_ seconds: Double) -> String? {
      string(
        Text(.currentDate, format: .reference(to: now.addingTimeInterval(seconds)))
          .environment(\.timeZone, .gmt))
    }
    expectEqual(reference(3 * 3600), "in 3 hours")
    expectEqual(reference(-86_400), "yesterday")
    expectEqual(reference(-86_400 * 40), "March 30")
    expectEqual(reference(-86_400 * 700), "June 2024")

    expectEqual(string(Text("since \(.currentDate, format: clock)")), "since 0:00")
    expectEqual(string(Text(now.addingTimeInterval(61), format: clock)), "1:01")
    expectEqual(
      string(
        Text(
          .durationOffset(to: now.addingTimeInterval(-61)), format: .time(pattern: .minuteSecond))),
      "1:01")
  }

  @Test("a system format names the dates at which its text changes")
  func changes() {
    let style = SystemFormatStyle.Timer(countingUpIn: now..<now.addingTimeInterval(100))
    expectEqual(style.discreteInput(after: now), now.addingTimeInterval(1))
    expectNil(style.discreteInput(before: now))
    expectNil(style.discreteInput(after: now.addingTimeInterval(100)))
    let before = style.discreteInput(before: now.addingTimeInterval(50))
    expectEqual(before.map { style.format($0) }, style.format(now.addingTimeInterval(49)))
  }

  private struct Loud: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      AttributedString("\(value)!", attributes: AttributeContainer().foregroundColor(.red))
    }
  }

  @Test("a format with attributes styles its text, below modifiers of the text")
  func attributedFormats() throws {
    let red = try styled(Text(3, format: Loud()))
    expectEqual(red.lines, (try styled(Text("3!"))).lines)
    expectEqual(red.paints, (try styled(Text("3!").foregroundColor(.red))).paints)
    let bold = try styled(Text(3, format: Loud()).bold())
    expectEqual(bold.source, (try styled(Text("3!").foregroundColor(.red).bold())).source)
  }

  @Test("a range within one day shows times, a longer one shows dates")
  func ranges() {
    func text(_ seconds: Double) -> String? {
      string(Text(now...now.addingTimeInterval(seconds)).environment(\.timeZone, .gmt))
    }
    expectEqual(text(3600)?.contains("6:13"), true)
    expectEqual(text(3600)?.contains("7:13"), true)
    expectEqual(text(3600)?.contains("2026"), false)
    expectEqual(text(86_400 * 2)?.contains("2026"), true)
  }

  @Test("a timeline view uses the environment's current time")
  func timeline() {
    let view = TimelineView(.periodic(from: now, by: 1)) { context in
      Text(verbatim: "\(context.date == now)")
    }
    expectEqual(string(view), "true")
  }
}
