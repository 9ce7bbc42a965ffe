import Expectations
import GalleySnapshots
import SwiftUI
import Synchronization
import Testing

@testable import SnapshotTesting

@Suite("Assertions of suites")
@MainActor
struct AssertionTests {
  let bench = SuiteBench()

  @Test("a missing reference is recorded and fails once, as text and as a picture")
  func missing() throws {
    let text = try require(bench.verify("a\nb\n", as: .lines))
    expect(text, startsWith: "AppTests/CardTests/card.it was recorded:\n")
    expectNil(bench.verify("a\nb\n", as: .lines))
    let picture = try require(
      bench.verify(Color.red, as: .image(layout: .fixed(width: 4, height: 3))))
    expect(picture, startsWith: "AppTests/CardTests/card.it.linux was recorded:\n")
    expectNil(bench.verify(Color.red, as: .image(layout: .fixed(width: 4, height: 3))))
    expectEqual(
      bench.references, ["card.it.linux.layout.txt", "card.it.linux.png", "card.it.txt"])
  }

  @Test("a difference says which lines or which views changed")
  func different() throws {
    _ = bench.verify("a\nb\nc", as: .lines)
    let text = try require(bench.verify("a\nB\nc", as: .lines))
    expectEqual(
      text,
      """
      AppTests/CardTests/card.it differs from its reference:
        @@ line 1 → 1 @@
          a
        − b
        + B
          c
      reference: \(bench.folder)/card.it.txt
      actual:    \(bench.root)/failures/AppTests/CardTests/card.it.txt
      accept:    SNAPSHOT_TESTING_RECORD=failed swift test --filter 'SnapshotTestingTests.AssertionTests/different'
      """)
    try expectEqual(
      SnapshotStore.read("\(bench.root)/failures/AppTests/CardTests/card.it.txt"),
      Array("a\nB\nc".utf8))
    expectNil(bench.verify("a\nb\nc", as: .lines))
    #expect(throws: SnapshotError.self) {
      try SnapshotStore.read("\(bench.root)/failures/AppTests/CardTests/card.it.txt")
    }
    func box(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 5).accessibilityIdentifier("box")
    }
    _ = bench.verify(box(5), as: .image)
    let moved = try require(bench.verify(box(6), as: .image))
    expect(moved, contains: "  frame #box resized from 5×5 to 6×5\n")
  }

  @Test("each mode records or fails as documented")
  func modes() throws {
    _ = bench.verify("a", as: .lines)
    for mode: SnapshotTestingConfiguration.Record in [.missing, .never, false] {
      expectEqual(bench.verify("b", as: .lines, record: mode)?.contains("differs"), true)
    }
    try expectEqual(bench.bytes("card.it.txt"), Array("a".utf8))
    expectEqual(bench.verify("b", as: .lines, record: true)?.contains("was re-recorded"), true)
    expectNil(bench.verify("b", as: .lines, record: .all))
    expectEqual(
      bench.verify("a", as: .lines, named: "other", record: .never)?.contains("has no reference"),
      true)
    bench.variables["SNAPSHOT_TESTING_RECORD"] = "failed"
    expectEqual(bench.verify("c", as: .lines)?.contains("was re-recorded"), true)
    bench.variables["SNAPSHOT_TESTING_RECORD"] = "sometimes"
    expectEqual(
      bench.verify("c", as: .lines)?.contains("the unknown value 'sometimes'"), true)
    let configured = withSnapshotTesting(record: .never) { bench.verify("d", as: .lines) }
    expectEqual(configured?.contains("differs"), true)
  }

  @Test("the configuration of a trait applies", .snapshots(record: .never))
  func trait() {
    expectEqual(bench.verify("a", as: .lines)?.contains("has no reference"), true)
  }

  @Test(
    "each case of a test with the trait counts from 1", .snapshots(record: .never),
    arguments: ["a", "b"])
  func cases(value: String) {
    let message = bench.verify(value, as: .lines, named: nil)
    expectEqual(message?.hasPrefix("AppTests/CardTests/card.1 has no reference"), true)
  }

  @Test("several strategies have names or numbers")
  func several() {
    let strategies: [String: Snapshotting<String, String>] = ["long": .lines, "raw": .description]
    let messages = Mutex<[String]>([])
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        bench.within {
          assertSnapshots(of: "c", as: strategies, file: "/none/Several.swift", testName: "named()")
          assertSnapshots(
            of: "c", as: [.lines, .description], file: "/none/Several.swift", testName: "counted()")
        }
      }
    } matching: { issue in
      messages.withLock { $0.append(issue.description) }
      return true
    }
    let names = ["named.long", "named.raw", "counted.1", "counted.2"]
    for (name, message) in zip(names, messages.withLock { $0 }) {
      expect(message, contains: "Several/\(name) has no reference")
    }
    expectEqual(messages.withLock { $0.count }, names.count)
  }

  @Test("the command of a diff tool is printed with both files, for texts and for pictures")
  func tool() async throws {
    func picture(_ color: Color) -> String? {
      bench.verify(color, as: .image(layout: .fixed(width: 4, height: 3)), named: "color")
    }
    _ = picture(.red)
    _ = bench.verify("a", as: .lines)
    let (text, color) = await withSnapshotTesting(record: .never, diffTool: "differ") {
      await Task.yield()
      return (bench.verify("b", as: .lines), picture(.blue))
    }
    let failures = "\(bench.root)/failures/AppTests/CardTests"
    expectEqual(
      text?.contains(
        "compare:   differ \(bench.folder)/card.it.txt \(failures)/card.it.txt"), true)
    expectEqual(
      color?.contains(
        "compare:   differ \(bench.folder)/card.color.linux.png"
          + " \(failures)/card.color.linux/actual.png"), true)
    expectEqual(picture(.blue)?.contains("compare:"), false)
    let quiet = withSnapshotTesting(diffTool: "differ") { picture(.red) }
    expectNil(quiet)
    let quoted = SnapshotTestingConfiguration.DiffTool.ksdiff
    expectEqual(quoted(currentFilePath: "a b", failedFilePath: "c"), "ksdiff \"a b\" \"c\"")
  }

  @Test("assertions without names are counted, and names become file names")
  func names() {
    for value in ["a", "b"] { _ = bench.verify(value, as: .lines, named: nil) }
    _ = bench.verify("c", as: .lines, named: "dark / XL")
    expectEqual(bench.references.filter { $0.hasSuffix("txt") }.count, 3)
    expect(bench.references, contains: "card.dark-XL.txt")
    expect(bench.references, contains: "card.2.txt")
  }

  @Test("without a folder, references are beside the test's file")
  func path() throws {
    let reference = try SuiteReference(
      .init(
        fileID: "AppTests/CardTests.swift", filePath: "/app/Tests/CardTests.swift",
        testName: "testCard()", line: 1, column: 1), name: "dark", directory: nil, suffix: "json",
      isOfPlatform: false)
    expectEqual(reference.path, "/app/Tests/__Snapshots__/CardTests/testCard.dark.json")
    expectEqual(reference.id, "AppTests/CardTests/testCard.dark")
  }

  @Test("asynchronous snapshots are compared when they arrive, and fail if they never do")
  func later() throws {
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    expectEqual(
      bench.verify("a", as: never, timeout: 0.05)?.contains("did not arrive within 0.05 seconds"),
      true)
    let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        Thread.detachNewThread { callback(value) }
      }
    }
    _ = bench.verify("a", as: .wait(for: 0.01, on: later))
    expectNil(bench.verify("a", as: later))
  }
}
