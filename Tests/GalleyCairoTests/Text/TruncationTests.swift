import Expectations
import Galley
import GalleyCairo
import Testing

@Suite struct TruncationTests {
  let text = "The quick brown fox jumps over the lazy dog and runs away"

  @Test(arguments: [TruncationPosition.tail, .head, .middle])
  func `a truncated line is no wider than its proposal`(position: TruncationPosition) throws {
    let engine = try PangoTextEngine()
    let ellipsis = engine.shape("…").width
    for width in stride(from: 0.0, to: 420, by: 9.7) {
      let shaped = engine.shape(text, width: width, limit: 1, position)
      expectEqual(shaped.lines.count, 1)
      expect(shaped.isTruncated)
      expectAtMost(shaped.width, max(width + 0.002, ellipsis))
      if width > 60 { expectGreater(shaped.width, width - 30) }
    }
    expect(!engine.shape(text, width: 1000, limit: 1, position).isTruncated)
  }

  @Test func `only the ellipsis remains if nothing fits`() throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape(text, width: 3, limit: 1)
    expectEqual(shaped.lines[0].runs.flatMap(\.glyphs).count, 1)
    expect(near(shaped.width, engine.shape("…").width, 1e-9))
  }

  @Test func `spaces before the ellipsis are dropped`() throws {
    let engine = try PangoTextEngine()
    let width = engine.shape("The …").width
    let shaped = engine.shape("The quick", width: width, limit: 1)
    expect(near(shaped.width, engine.shape("The…").width, 1e-9))
  }

  @Test func `a limit counts the lines of all paragraphs`() throws {
    let engine = try PangoTextEngine()
    let text = "one\ntwo\nthree\nfour"
    let shaped = engine.shape(text, width: 200, limit: 2)
    expectEqual(shaped.lines.count, 2)
    expect(shaped.isTruncated)
    expect(near(shaped.lines[1].width, engine.shape("two…").width, 1e-9))
    expect(near(engine.shape(text, limit: 2).lines[1].width, engine.shape("two…").width, 1e-9))
    expect(!engine.shape(text, width: 200, limit: 4).isTruncated)
    let tight = engine.shape(text, width: engine.shape("two").width, limit: 2)
    expectAtMost(tight.lines[1].width, engine.shape("two").width)
    expectGreater(tight.lines[1].width, engine.shape("…").width)
  }

  @Test func `lines before the last one match those of the whole text`() throws {
    let engine = try PangoTextEngine()
    let whole = engine.shape(text, width: 120)
    let cut = engine.shape(text, width: 120, limit: 3)
    expectGreater(whole.lines.count, 3)
    expectEqual(cut.lines.count, 3)
    expectEqual(Array(cut.lines.prefix(2)), Array(whole.lines.prefix(2)))
    expectEqual(cut.lines[2].range.lowerBound, whole.lines[2].range.lowerBound)
  }

  @Test func `truncation does not depend on whether the whole text was laid out before`() throws {
    let texts = [text, "one\ntwo three four five\n\nsix", String(repeating: text + " ", count: 12)]
    let known = try PangoTextEngine()
    for (text, width) in texts.flatMap({ text in [30.0, 90, 171, 260].map { (text, $0) } }) {
      let whole = known.shape(text, width: width)
      for limit in [1, 2, 3, whole.lines.count - 1, whole.lines.count] where limit > 0 {
        let cut = known.shape(text, width: width, limit: limit)
        try expectEqual(cut, PangoTextEngine().shape(text, width: width, limit: limit))
      }
    }
  }

  @Test func `a limit that is not positive is ignored`() throws {
    let engine = try PangoTextEngine()
    expectEqual(engine.shape("a\nb", limit: 0).lines.count, 2)
    expectEqual(engine.shape("a\nb", limit: -1).lines.count, 2)
    expectEqual(engine.shape("a\nb", limit: .max).lines.count, 2)
  }
}
