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
}
