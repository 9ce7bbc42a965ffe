import Expectations
import Galley
import Testing

@testable import GalleyCairo

/// Long segments are broken piece by piece.
@Suite struct PieceTests {
  private static let texts = [
    String(repeating: "The quick (brown) fox jumps over 12,345.67 lazy dogs - or $5! ", count: 48),
    String(repeating: "a bb ccc .dddd eeeee-ffffff \"ggggggg\" hhhhhhhh/iiiiiiiii; ", count: 48),
    String(repeating: "Wörter und “Sätze”, naïve – très ﬁn. ", count: 64),
    String(repeating: "iPhone 和 Swift 的排版，and 肘子 Layout 系统。", count: 48),
    String(repeating: "one\ttwo   three\u{A0}four five\u{200B}six ", count: 64),
    String(repeating: "abc שלום עולם def ", count: 80),
    String(repeating: "0123456789", count: 240),
  ]

  @Test(arguments: texts)
  func `lines broken piece by piece match those of the whole segment`(text: String) throws {
    let engine = try PangoTextEngine()
    var compared = 0
    for (size, tracking) in [(17.0, 0.0), (13, 1.5)] {
      let styled = styled(text, size: size, tracking: tracking)
      let shaper = try require(engine.shaper(for: styled, isComplete: true))
      let segment = try require(TextSegment.segments(of: styled).first)
      for width in [20.0, 57, 103, 248, 391] {
        let whole = shaper.lines(of: segment, width: width)
        // Pango does not hyphenate words that are wider than a line.
        if whole.contains(where: { segment.word(around: $0.range.upperBound) != nil }) { continue }
        let breaker = LineBreaker(shaper: shaper, segments: [segment], width: width)
        let lines = breaker.lines(limit: .max)
        // The last two lines may be evened out.
        let count = max(0, whole.count - 2)
        expectEqual(lines.prefix(count).map(\.range), whole.prefix(count).map(\.range), "\(width)")
        expectEqual(lines.prefix(count).map(\.line), whole.prefix(count).map(\.line), "\(width)")
        compared += count
      }
    }
    expectGreater(compared, 200)
  }

  @Test(arguments: [
    "Title", "AVA. To, Yo", "office 12/3 - \"fi\"", " spaces  inside ", "a/b (c) [d] 50% #1", "1.5",
    "x",
  ])
  func `a line that needs no layout equals that of a layout`(text: String) throws {
    let engine = try PangoTextEngine()
    let families: [FontDescription.Family] = [.system, .serif, .monospaced]
    for (size, family) in zip([17.0, 11, 40], families) {
      for isRightToLeft in [false, true] {
        let styled = styled(text, size: size, family: family)
        let shaper = try require(engine.shaper(for: styled, isComplete: true))
        var segment = try require(TextSegment.segments(of: styled).first)
        segment.isRightToLeft = isRightToLeft
        _ = try require(PlainLine(of: segment, shaper))
        let plain = shaper.lines(of: segment, width: nil)
        // Pango lays out text that it may break.
        let laidOut = shaper.lines(of: segment, width: 10_000)
        expectEqual(plain.map(\.line), laidOut.map(\.line), "\(size) points")
        expectEqual(plain.map(\.range), laidOut.map(\.range))
      }
    }
  }

  @Test(arguments: ["a\tb", "é", "日本", "a\u{200B}b"])
  func `tabs and characters beyond ASCII need a layout`(text: String) throws {
    let engine = try PangoTextEngine()
    let styled = styled(text, size: 17)
    let shaper = try require(engine.shaper(for: styled, isComplete: true))
    expectNil(PlainLine(of: try require(TextSegment.segments(of: styled).first), shaper))
  }
}
