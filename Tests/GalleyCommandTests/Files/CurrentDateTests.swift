import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

/// Files that read the current date, in programs that are given one.
@Suite("Current date of files", .enabled(if: InstalledProgram.canBeMade), .serialized)
struct CurrentDateTests {
  let program: BuiltProgram

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
    try AtomicFile.write(Array(Self.source.utf8), to: program.folder.path("Today.swift"))
  }

  private static let source = """
    import SwiftUI

    struct Today: View, Decodable {
      @Environment(\\.now) private var now
      var word: String?
      private enum CodingKeys: CodingKey { case word }

      private func days(_ count: Double) -> Date { Date(timeIntervalSinceNow: count * 86_400) }
      private var texts: [String] {
        let calendar = Calendar.current
        let formatter = RelativeDateTimeFormatter()
        let words = DateFormatter()
        words.dateStyle = .short
        words.doesRelativeDateFormatting = true
        return [
          Date().ISO8601Format(), Date.now.ISO8601Format(), now.ISO8601Format(),
          "\\(days(1).timeIntervalSinceNow)", words.string(from: days(-1)),
          "\\(calendar.isDateInToday(.now)) \\(calendar.isDateInToday(days(1)))",
          "\\(calendar.isDateInTomorrow(days(1))) \\(calendar.isDateInYesterday(days(-1)))",
          days(-2).formatted(.relative(presentation: .named)),
          formatter.localizedString(for: days(3), relativeTo: .now),
        ]
      }
      var body: some View {
        VStack {
          Text(texts.joined(separator: "|"))
          Text(Date().addingTimeInterval(3_600), style: .timer)
          Text(days(-3), format: .relative(presentation: .numeric))
        }
      }
    }
    #Preview(traits: .sizeThatFitsLayout) { Today() }
    """

  @Test("Date(), timers and relative dates use the date that is given")
  func fixed() throws {
    let outcome = try program.run("inspect", "Today.swift", "--now", "2026-02-28T09:41+01:00")
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    let time = "2026-02-28T08:41:00Z"
    let texts = [
      "\(time)|\(time)|\(time)|86400.0|Yesterday|true false|true true|2 days ago|in 3 days",
      "1:00:00", "3 days ago",
    ]
    for text in texts { expect(outcome.text, contains: text) }
  }

  @Test("without a date, the clock counts")
  func clock() throws {
    let outcome = try program.run("inspect", "Today.swift")
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    let year = Calendar.current.component(.year, from: .now)
    for text in ["\(year)-", "2001-01-01T00:00:00Z", "|Yesterday|true false|true true|2 days ago"] {
      expect(outcome.text, contains: text)
    }
  }

  @Test("records of a batch have the date, and it decides which pictures are current")
  func batch() throws {
    try AtomicFile.write(Array("{\"word\": \"a\"}".utf8), to: program.folder.path("a.json"))
    func picture(_ date: String) throws -> [UInt8] {
      let outcome = try program.run(
        "batch", "Today.swift", "--data", "a.json", "-o", "out", "--now", date)
      expectEqual(outcome.code, 0, "\(outcome.errors)")
      return try program.folder.bytes("out/1.png")
    }
    let first = try picture("2026-02-28")
    try expect(picture("2027-03-01") != first)
    try expectEqual(picture("2026-02-28"), first)
  }

  @Test("only Swift files have a current date")
  func scenes() throws {
    let outcome = try program.run("render", "alignment/05", "--now", "2026-02-28")
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "--now needs a Swift file")
  }
}
