import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// The line positions and line breaks of wrapped text.
@MainActor
@Suite("Alignment of wrapped text")
struct AlignmentTextTests {
  /// Returns the painted lines of the poem.
  private func lines(variant: Int) throws -> [ShapedLine] {
    var options = SceneOptions()
    options.overlays = []
    let list = try alignmentPicture(15, variant: variant).renderer(options).displayList()
    return list.items.compactMap {
      if case .glyphs(let line, _, _) = $0 { line } else { nil }
    }.filter { $0.ascent > 10 }
  }

  @Test(
    "alignment/15: the baselines are those of the first and last lines",
    arguments: [0, 1])
  func multiline(variant: Int) throws {
    let poem = alignmentTree(15, variant: variant)["poem"]
    let lines = try lines(variant: variant)
    let baselines = try require(poem.text?.lineBaselines)
    expectGreater(lines.count, 1)
    expectEqual(baselines.count, lines.count)
    // Text rounds its baselines and height to half points, which are pixels.
    expectAtMost(abs(poem.first - lines[0].ascent), 0.5)
    expectAtMost(abs(poem.last - (poem.frame.height - lines[lines.count - 1].descent)), 1)
    let pitches = zip(baselines, baselines.dropFirst()).map { $1 - $0 }
    let pitch = (poem.last - poem.first) / CGFloat(lines.count - 1)
    for each in pitches { expectAtMost(abs(each - pitch), 0.5) }
    expectEqual(poem.first, baselines.first)
    expectEqual(poem.last, baselines.last)
    expectEqual(poem.explicitFirst, poem.first)
    expectEqual(poem.explicitLast, poem.last)
    expectAtMost(poem.frame.width, 200)
  }

  @Test("alignment/15: no line starts with closing punctuation", arguments: [0, 1])
  func lineStarts(variant: Int) throws {
    let poem = alignmentTree(15, variant: variant)["poem"]
    let bytes = Array(try require(poem.text?.string).utf8)
    for line in try lines(variant: variant) {
      let text = String(decoding: bytes[line.range], as: UTF8.self)
      expect(!"\u{3002}\u{FF0C}\u{FF1A}\u{FF1F},:?.".contains(try require(text.first)), "\(text)")
    }
  }
}
