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

  @Test("formats of the system show the current time")
  func systemFormats() {
    func shown(_ seconds: Double, _ format: SystemFormatStyle.DateOffset) -> String? {
      string(Text(.currentDate, format: format).environment(\.now, now.addingTimeInterval(seconds)))
    }
    let clock = SystemFormatStyle.DateOffset(to: now, allowedFields: [.minute, .second])
    #expect(shown(90, clock) == "1:30")
    #expect(shown(-45, clock) == "-0:45")
    #expect(shown(5400, clock) == "90:00")
    let signed = SystemFormatStyle.DateOffset(
      to: now, allowedFields: [.minute, .second], sign: .always(includingZero: false))
    #expect(shown(90, signed) == "+1:30")
    let words = SystemFormatStyle.DateOffset(to: now)
    #expect(shown(5643, words) == "1 hour, 34 minutes")
    #expect(shown(0, words) == "0 seconds")
    #expect(shown(86_400 * 101, words) == "3 months, 1 week")
    #expect(
      shown(
        300,
        SystemFormatStyle.DateOffset(to: now, allowedFields: [.minute, .second], maxFieldCount: 1))
        == "5 minutes")
    let german = Text(.currentDate, format: words).environment(\.now, now.addingTimeInterval(7200))
    #expect(string(german.environment(\.locale, Locale(identifier: "de"))) == "2 Stunden")

    let interval = now.addingTimeInterval(-60)..<now.addingTimeInterval(5400)
    #expect(string(Text(.currentDate, format: .timer(countingDownIn: interval))) == "1:30:00")
    #expect(
      string(Text(.currentDate, format: .timer(countingDownIn: interval, showsHours: false)))
        == "90:00")
    #expect(
      string(Text(.currentDate, format: .timer(countingDownIn: interval, maxFieldCount: 2)))
        == "1:30")
    #expect(string(Text(.currentDate, format: .timer(countingUpIn: interval))) == "1:00")
    func stopwatch(_ seconds: Double, _ precision: Duration = .milliseconds(10)) -> String? {
      string(
        Text(
          .currentDate,
          format: .stopwatch(
            startingAt: now.addingTimeInterval(-seconds), maxPrecision: precision)))
    }
    #expect(stopwatch(65.25) == "01:05.25")
    #expect(stopwatch(57_723, .seconds(1)) == "16:02:03")
    #expect(stopwatch(-3) == "00:00.00")
    #expect(stopwatch(.nan) != nil)

    func reference(_ seconds: Double) -> String? {
      string(
        Text(.currentDate, format: .reference(to: now.addingTimeInterval(seconds)))
          .environment(\.timeZone, .gmt))
    }
    #expect(reference(3 * 3600) == "in 3 hours")
    #expect(reference(-86_400) == "yesterday")
    #expect(reference(-86_400 * 40) == "March 30")
    #expect(reference(-86_400 * 700) == "June 2024")

    #expect(string(Text("since \(.currentDate, format: clock)")) == "since 0:00")
    #expect(string(Text(now.addingTimeInterval(61), format: clock)) == "1:01")
    #expect(
      string(
        Text(
          .durationOffset(to: now.addingTimeInterval(-61)), format: .time(pattern: .minuteSecond)))
        == "1:01")
  }

  @Test("a system format names the dates at which its text changes")
  func changes() {
    let style = SystemFormatStyle.Timer(countingUpIn: now..<now.addingTimeInterval(100))
    #expect(style.discreteInput(after: now) == now.addingTimeInterval(1))
    #expect(style.discreteInput(before: now) == nil)
    #expect(style.discreteInput(after: now.addingTimeInterval(100)) == nil)
    let before = style.discreteInput(before: now.addingTimeInterval(50))
    #expect(before.map { style.format($0) } == style.format(now.addingTimeInterval(49)))
  }

  private struct Loud: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      AttributedString("\(value)!", attributes: AttributeContainer().foregroundColor(.red))
    }
  }

  @Test("a format with attributes styles its text, below modifiers of the text")
  func attributedFormats() throws {
    let red = try styled(Text(3, format: Loud()))
    #expect(red.lines == (try styled(Text("3!"))).lines)
    #expect(red.paints == (try styled(Text("3!").foregroundColor(.red))).paints)
    let bold = try styled(Text(3, format: Loud()).bold())
    #expect(bold.source == (try styled(Text("3!").foregroundColor(.red).bold())).source)
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
