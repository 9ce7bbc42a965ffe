import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyTesting

@Suite("Failing snapshots")
@MainActor
struct FailureTests {
  let bench = Workbench()
  let id = "AppTests/CardTests/card"

  func replaceReference(_ bytes: [UInt8]) throws {
    try AtomicFile.write(bytes, to: bench.store.picturePath(id))
  }

  @Test("report moved views, then pixels, the paths of pictures and the accept command")
  func message() throws {
    _ = bench.verify(Card())
    let message = try require(bench.verify(Card(inset: 17)))
    let parts = [
      "AppTests/CardTests/card differs from its reference:",
      "VStack with #title moved by (+1, +1) from (16, 16) to (17, 17)",
      "the picture is 252×166 pixels", "reference: ", "Snapshots/AppTests/CardTests/card.png",
      "actual:    ",
      "failures/AppTests/CardTests/card/actual.png",
      "accept:    SNAPSHOT_TESTING_RECORD=failed swift test --filter '",
      "FailureTests/message'",
    ]
    var rest = message[...]
    for part in parts {
      let range = try require(rest.range(of: part), "\(part) is not in \(message)")
      rest = rest[range.upperBound...]
    }
    expectEqual(
      bench.reports,
      ["actual", "difference", "reference"].map { "\(id)/\($0).png" }
        + ["\(id)/report.txt"])
    expectNil(bench.verify(Card()))
    expect(bench.reports.isEmpty)
  }

  @Test("fail the test")
  func issue() throws {
    withKnownIssue {
      bench.within {
        assertSnapshot(
          of: Card(), record: .never, snapshotDirectory: bench.snapshots,
          fileID: "AppTests/CardTests.swift", testName: "card()", line: 1)
      }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("has no reference") == true
    }
  }

  @Test("attach the pictures of each reference")
  func attachments() throws {
    let assertion = SnapshotAssertion(
      strategy: .image, name: nil, variants: [.light, .dark], record: nil,
      directory: bench.snapshots,
      source: SnapshotSource(
        fileID: "AppTests/CardTests.swift", filePath: #filePath, testName: "card()", line: 1,
        column: 1))
    expect(bench.within { assertion.issues { Card() } }.flatMap(\.attachments).isEmpty)
    let issues = bench.within { assertion.issues { Card(title: "Latte") } }
    let names: [String] = issues.flatMap { $0.attachments.map(\.name) }
    var expected: [String] = []
    for variant in ["light", "dark"] {
      for file in ["reference.png", "actual.png", "difference.png", "report.txt"] {
        expected.append("AppTests.CardTests.card@\(variant).\(file)")
      }
    }
    expectEqual(names, expected)
  }

  @Test("unusable references fail with specific messages and are not replaced")
  func damaged() throws {
    _ = bench.verify(Card())
    let whole = try bench.store.picture(id).bytes
    let cases: [(bytes: [UInt8], words: String)] = [
      (Array(whole.prefix(whole.count / 2)), "is damaged: it ends early"),
      ([], "is damaged: it is empty"),
      (Array("GIF89a".utf8), "is damaged: not a PNG file"),
      (
        Array("version https://git-lfs.github.com/spec/v1\n".utf8),
        "is a Git LFS pointer, not a picture\n  run 'git lfs pull'"
      ),
      (Array(whole[..<16]) + [0, 0, 255, 255, 0, 0, 255, 255] + whole[24...], "65535×65535"),
    ]
    for (bytes, words) in cases {
      try replaceReference(bytes)
      for mode in [SnapshotTestingConfiguration.Record.missing, .never] {
        let message = try require(bench.verify(Card(), record: mode))
        expect(message, contains: "has an unusable reference:")
        expect(message, contains: words)
        // A Git LFS file that was not fetched must not be re-recorded.
        expectEqual(message.contains("accept: "), !words.contains("git lfs pull"))
      }
      expectEqual(
        FileManager.default.contents(atPath: try bench.store.picturePath(id)), Data(bytes))
    }
  }

  @Test("a folder in place of a reference is not replaced")
  func folder() throws {
    _ = bench.verify(Card())
    unlink(try bench.store.picturePath(id))
    mkdir(try bench.store.picturePath(id), 0o777)
    for mode in [SnapshotTestingConfiguration.Record.missing, .all] {
      expectEqual(bench.verify(Card(), record: mode)?.contains("Is a directory"), true)
    }
  }

  @Test("a different environment is reported once for all failures")
  func environment() throws {
    _ = bench.verify(Card())
    try bench.store.write(EnvironmentManifest(libraries: ["cairo": "0.9"], fonts: []))
    expect(bench.session.summary(isWhole: false).isEmpty)
    _ = bench.verify(Card(inset: 17))
    let lines = bench.session.summary(isWhole: false)
    expectGreater(lines.count { $0.hasPrefix("the references were recorded with other ") }, 0)
    expect(lines.contains { $0.contains("libraries or fonts: cairo 0.9 → ") })
  }

  @Test("a view that cannot be rendered fails")
  func unrenderable() throws {
    let message = try require(bench.verify(EmptyView()))
    expect(message, contains: "cannot test the snapshot: the view's size is 0×0 points")
    expect(bench.references.isEmpty)
  }

  @Test("recording a picture of one color adds a remark")
  func blank() throws {
    let message = try require(bench.verify(Color.red.frame(width: 9, height: 9)))
    expect(message, contains: "The picture has only one color.")
  }

  // MARK: Summaries

  /// Rows that all change with two numbers.
  struct Menu: View {
    var spacing = 4.0
    var alignment = VerticalAlignment.firstTextBaseline

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<6) { index in
          HStack(alignment: alignment, spacing: spacing) {
            Text("Tea \(index)")
            Text("4.20").font(.largeTitle)
            Text("EUR").font(.footnote)
          }
        }
      }
    }
  }

  @Test("only views that caused the change are reported, once for all variants")
  func short() throws {
    let variants = [SnapshotVariant.light, .dark, .rightToLeft]
    _ = bench.verify(Menu(), variants: variants)
    let message = try require(
      bench.verify(Menu(spacing: 6, alignment: .center), variants: variants))
    let lines = message.split(separator: "\n")
    expectEqual(
      lines[0],
      "AppTests/CardTests/card@light differs from its reference, the same in @dark, @rtl:")
    expect(
      lines,
      contains:
        "  HStack with “Tea 0” and 5 like it: spacing 4 → 6, alignment firstTextBaseline → center")
    expect(lines, contains: "  19 followed", "\(message)")
    expectLess(lines.count, 12, "\(message)")
    expectEqual(message.components(separatedBy: "differs from its reference").count, 2)
  }

  @Test("variants that fail for different causes are reported separately")
  func apart() throws {
    struct Fickle: View {
      let change: Double
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Card(inset: scheme == .dark ? 16 + change : 16 + 2 * change)
      }
    }
    _ = bench.verify(Fickle(change: 0), variants: [.light, .dark])
    let message = try require(bench.verify(Fickle(change: 1), variants: [.light, .dark]))
    expect(message, contains: "card@light differs from its reference:")
    expect(message, contains: "card@dark differs from its reference:")
  }

  @Test("a text with another font is a cause that names the font")
  func font() throws {
    _ = bench.verify(Text("Total").font(.system(size: 20)))
    let larger = try require(bench.verify(Text("Total").font(.system(size: 30))))
    expect(larger, contains: ", font about 1.5 times as large")
    let bold = try require(bench.verify(Text("Total").font(.system(size: 20).bold())))
    expect(bold, contains: ", another font weight or width")
    let other = try require(bench.verify(Text("Totals").font(.system(size: 20))))
    expect(other, lacks: ", font")
    expect(other, lacks: "another font")
  }

  // MARK: After all tests

  @Test("one report shows all failures, and is removed when all tests pass")
  func report() throws {
    for line in [UInt(1), 2] { _ = bench.verify(Card(), named: "\(line)", line: line) }
    bench.session = SnapshotSession()
    for line in [UInt(1), 2] { _ = bench.verify(Card(inset: 17), named: "\(line)", line: line) }
    let lines = bench.session.summary(isWhole: false)
    expectEqual(lines.count, 1, "\(lines)")
    expectEqual(lines.first?.hasPrefix("2 of 2 snapshots differ from their references;"), true)
    expectEqual(lines.first?.hasSuffix("failures/report.html"), true)
    let page = try String(contentsOfFile: bench.failures + "/report.html", encoding: .utf8)
    expect(page, contains: "card.1")
    expect(page, contains: "card.2")

    bench.session = SnapshotSession()
    for line in [UInt(1), 2] { expectNil(bench.verify(Card(), named: "\(line)", line: line)) }
    expect(bench.session.summary(isWhole: false).isEmpty)
    expect(!bench.hasPage)
  }

  /// `swift test` runs XCTest and Swift Testing in different processes.
  @Test("the processes of one run share a report, whichever of them fail")
  func processes() throws {
    for line in [UInt(1), 2, 3] { _ = bench.verify(Card(), named: "\(line)", line: line) }
    func process(_ run: String, _ insets: [Double]) throws -> (lines: [String], page: String) {
      bench.session = SnapshotSession(run: run)
      for (inset, line) in zip(insets, UInt(1)...) where inset > 0 {
        _ = bench.verify(Card(inset: inset), named: "\(line)", line: line)
      }
      let lines = bench.session.summary(isWhole: false).filter { $0.contains(" differ from ") }
      let path = bench.failures + "/report.html"
      guard FileManager.default.fileExists(atPath: path) else { return (lines, "") }
      return (lines, try String(contentsOfFile: path, encoding: .utf8))
    }
    let first = try process("a", [17, 0, 0])
    expectEqual(first.lines.count, 1)
    let second = try process("a", [0, 17, 0])
    expectEqual(second.lines.count, 1)
    expect(second.page, contains: "card.1")
    expect(second.page, contains: "card.2")
    expect(second.page, contains: #""total":2"#)
    // Its own pictures are equal, but the failures of the other processes stay.
    let third = try process("a", [0, 0, 16])
    expect(third.lines.isEmpty)
    expect(third.page, contains: "card.1")
    expect(third.page, contains: #""total":3"#)

    let next = try process("b", [16, 17, 0])
    expect(next.page, lacks: "card.1")
    expect(next.page, contains: "card.2")
    try expect(process("c", [16, 16, 16]).page.isEmpty)
  }

  @Test("references that the completed tests no longer use are listed")
  func stale() throws {
    _ = bench.verify(Card(), variants: [.light, .dark])
    try bench.store.write("AppTests/CardTests/other", [.layout: [10]])
    bench.session = SnapshotSession()
    _ = bench.verify(Card(), variants: [.light])
    let lines = bench.session.summary(isWhole: false)
    expectEqual(lines.count, 3)
    expect(lines[0], startsWith: "2 files in ")
    expect(lines[0], contains: "belong to no test assertion")
    expectEqual(
      Array(lines.dropFirst()),
      ["layout.txt", "png"].map { "  AppTests/CardTests/card@dark.\($0)" })
  }

  // MARK: Missing symbols

  @Test("a view that requests a missing symbol warns when it is recorded and compared")
  func warnings() throws {
    let assertion = SnapshotAssertion(
      strategy: .image, name: nil, variants: [.light, .dark], record: nil,
      directory: bench.snapshots,
      source: SnapshotSource(
        fileID: "AppTests/CardTests.swift", filePath: #filePath, testName: "card()", line: 1,
        column: 1))
    for isRecorded in [true, false] {
      let issues = bench.within { assertion.issues { Label("Tea", systemImage: "no.such") } }
      let warnings = issues.filter(\.isWarning)
      expectEqual(warnings.count, 1)
      expectEqual(issues.count, isRecorded ? 3 : 1)
      expectEqual(
        warnings.first?.message,
        """
        AppTests/CardTests/card does not show everything it requests:
          Image: unknown symbol “no.such”; an empty box is shown instead
        """)
    }
  }

  @Test("a strict assertion fails for a missing symbol and records nothing")
  func strict() throws {
    let view = Label("Tea", systemImage: "no.such")
    let message = try require(bench.verify(view, as: .image.strict))
    expect(message, contains: "is strict, but does not show")
    expect(message, contains: "no.such")
    expect(bench.references.isEmpty)
    withSnapshotTesting(strict: true) {
      expectEqual(bench.verify(view)?.contains("is strict"), true)
    }
    expectEqual(bench.verify(Card(), as: .image.strict, named: "b")?.contains("was recorded"), true)
  }

  @Test("recording a large reference adds a remark unless there is a reason")
  func large() throws {
    var generator = SystemRandomNumberGenerator()
    let pixels = (0..<200 * 200 * 4).map {
      $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
    }
    let file = URL(filePath: bench.root + "/noise.png")
    let bitmap = Bitmap(width: 200, height: 200, pixels: pixels)
    try Data(PNGFile.encode(bitmap)).write(to: file)
    let noise = Image(contentsOf: file)
    let loud = try require(bench.verify(noise, as: .png(scale: 1)))
    expect(loud, contains: "was recorded")
    expect(loud, contains: "largeReason: of .image(…)")
    let reason = Snapshotting.png(scale: 1, largeReason: "noise")
    expectEqual(bench.verify(noise, as: reason, named: "b")?.contains("is large:"), false)
  }
}
