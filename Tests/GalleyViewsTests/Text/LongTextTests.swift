import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Long texts are wrapped without shaping lines that are not shown.
@MainActor
@Suite("Long texts")
struct LongTextTests {
  private let long = String(repeating: "Many words in one text. ", count: 1000)
  /// Short enough to be shaped as a whole.
  private let short = String(repeating: "Many words in one text. ", count: 600)

  @Test("look like the start of a shorter text with the same limit")
  func limits() {
    for limit in [1, 3, 7] {
      let lengthy = layout(150, nil) { Text(verbatim: long).lineLimit(limit) }
      let brief = layout(150, nil) { Text(verbatim: short).lineLimit(limit) }
      expectEqual(lengthy.root.frame, brief.root.frame, "\(limit)")
      expectEqual(lengthy.root.text?.lineBaselines.count, limit)
    }
    for height: CGFloat in [5, 60, 300] {
      let lengthy = layout(150, height) { Text(verbatim: long) }
      let brief = layout(150, height) { Text(verbatim: short) }
      expectEqual(lengthy.root.frame, brief.root.frame, "\(height)")
      expectEqual(lengthy.root.text?.lineBaselines.count, brief.root.text?.lineBaselines.count)
    }
  }

  @Test("are as wide and tall as their lines without a limit")
  func whole() {
    let tree = layout(150, nil) { Text(verbatim: long) }
    expectAtMost(tree.root.frame.width, 150)
    expectGreater(tree.root.text?.lineBaselines.count ?? 0, 100)
  }
}

@MainActor
@Suite("Sums of texts")
struct TextSumTests {
  @Test("share their first parts without changing one another")
  func sharing() {
    let first = Text("a") + Text("b").bold()
    let second = first + Text("c")
    let third = first + Text("d")
    let fourth = second + third
    expectEqual(first.string, "ab")
    expectEqual(second.string, "abc")
    expectEqual(third.string, "abd")
    expectEqual(fourth.string, "abcabd")
    expectEqual(second.bold().string, "abc")
    expectEqual(second, Text("a") + Text("b").bold() + Text("c"))
    expect(second != third)
    expectEqual((Text("") + Text("x")).string, "x")
  }

  @Test("can be built from the same text on several threads")
  func threads() async {
    let first = Text("a") + Text("b")
    var sums: Set<String> = []
    let tasks = (0..<64).map { number in
      Task.detached { (first + Text(verbatim: "\(number)")).string }
    }
    for task in tasks { sums.insert(await task.value) }
    expectEqual(sums, Set((0..<64).map { "ab\($0)" }))
    expectEqual(first.string, "ab")
  }
}
