import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

/// Returns the center of the ink in each group of neighboring columns with ink, in pixels.
private func middles(_ image: Bitmap) -> [Double] {
  let ink = (0..<image.width).map { x in
    (0..<image.height).reduce(0) { $0 + 255 - Double(image.rgba(x, $1)[0]) }
  }
  var result: [Double] = []
  var (sum, moment) = (0.0, 0.0)
  for x in ink.indices {
    if ink[x] > 0 {
      sum += ink[x]
      moment += ink[x] * (Double(x) + 0.5)
    } else if sum > 0 {
      result.append(moment / sum)
      (sum, moment) = (0, 0)
    }
  }
  return result
}

@Suite("Glyph positions")
struct GlyphPlaceTests {
  private func line(_ text: String, size: Double) throws -> ShapedLine {
    try PangoTextEngine().shape(styled(text, size: size)).lines[0]
  }

  @Test("letters are painted within 1/8 pixel of their measured places", arguments: [1.0, 2, 3])
  func places(scale: Double) throws {
    let line = try line("l l l l l l l l l l", size: 11)
    let image = try picture(
      size: 80, scale: scale,
      [.glyphs(line, origin: CGPoint(x: 3, y: 30), paints: [.color(.black)])])
    let found = middles(image)
    let glyphs = line.runs.flatMap(\.glyphs)
    try require(found.count == glyphs.count)
    for (middle, glyph) in zip(found, glyphs) {
      let distance = (glyph.x - glyphs[0].x) * scale
      // Both the first letter and this one are rounded to a quarter pixel.
      expectLess(abs(middle - found[0] - distance), 0.26, "\(glyph.x)")
    }
    // With whole pixels, there would be only a few different distances.
    let steps = Set(zip(found, found.dropFirst()).map { (($1 - $0) * 4).rounded() })
    expect(steps.allSatisfy { abs($0 - (glyphs[1].x - glyphs[0].x) * scale * 4) <= 1.1 })
  }

  @Test("baselines are aligned to pixels, so that the bottoms of letters are sharp")
  func baselines() throws {
    let line = try line("HHH", size: 17)
    for offset in [0, 0.2, 0.4, 0.6, 0.8] {
      let image = try picture(
        size: 50, [.glyphs(line, origin: CGPoint(x: 3, y: 30 + offset), paints: [.color(.black)])])
      let column = (0..<50).map { y in (0..<50).reduce(0) { $0 + 255 - Int(image.rgba($1, y)[0]) } }
      let last = try require(column.lastIndex { $0 > 0 })
      expectEqual(last, offset < 0.5 ? 29 : 30)
      expectEqual(column[last], column[last - 1])
    }
  }

  @Test("glyphs cut off by a clip, a group or the picture's edge are in place")
  func clipped() throws {
    let line = try line("Sphinx of black quartz", size: 17)
    let glyphs = DisplayItem.glyphs(line, origin: CGPoint(x: -40, y: 30), paints: [.color(.black)])
    let whole = try picture(size: 60, scale: 2, [glyphs])
    let part = try picture(
      size: 60, scale: 2,
      [
        .pushClip(Path(CGRect(x: 10, y: 5, width: 30, height: 40)), FillStyle()),
        .pushOpacity(0.999), glyphs, .pop, .pop,
      ])
    for y in 0..<120 {
      for x in 0..<120 {
        let isInside = x >= 20 && x < 80 && y >= 10 && y < 90
        let difference = Int(part.rgba(x, y)[0]) - (isInside ? Int(whole.rgba(x, y)[0]) : 255)
        expectAtMost(abs(difference), 1, "\(x) \(y)")
      }
    }
  }

  @Test("two glyphs in one pixel add their coverage up to full coverage")
  func overlap() throws {
    let run = try line("ll", size: 30)
    var line = run
    // The same letter twice in the same place.
    line.runs[0].glyphs[1].x = line.runs[0].glyphs[0].x
    let half = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    let image = try picture(
      size: 50, [.glyphs(line, origin: CGPoint(x: 3, y: 30), paints: [half])])
    expectAtLeast(image.pixels.min() ?? 0, 127)
  }
}
