import Expectations
import Foundation
import GalleyCairo
import GalleyGraphics
import Testing

@Suite("Paragraphs in many styles", .serialized)
struct ManyStylesTests {
  private static let words = (0..<900).map { ["typographic", "lines", "of", "words"][$0 % 4] }

  /// 5,000 characters in `count` runs, each with a different weight, size, color and decoration.
  private static func paragraph(runs count: Int, round: Int) -> StyledText {
    let perRun = words.count / count
    let isRich = count > 1
    let runs = (0..<count).map { index -> StyledText.Run in
      let part = words[index * perRun..<(index + 1) * perRun].joined(separator: " ")
      let step = isRich ? index % 5 : 1
      let font = FontDescription(size: Double(14 + step), weight: 300 + step * 100)
      return StyledText.Run(
        text: "\(part) \(round) ", font: font, paint: isRich ? index : 0,
        underline: isRich && index % 3 == 0 ? TextLine(pattern: .dot) : nil)
    }
    return StyledText(runs: runs)
  }

  @Test("a paragraph is shaped once for any number of styles")
  func counts() throws {
    let text = Self.paragraph(runs: 50, round: 0)
    // A font that another test registers meanwhile empties the cache.
    let counts = try (0..<3).map { _ in
      let engine = try PangoTextEngine()
      _ = engine.shape(text, width: 400)
      let first = engine.counts.shapings
      _ = engine.shape(text, width: 400)
      return [first, engine.counts.shapings, engine.counts.memoHits]
    }
    expect(counts, contains: [1, 1, 1])
  }

  @Test("ink stays inside the measured bounds in every style", arguments: [1.0, 2.0])
  func ink(scale: Double) throws {
    let engine = try PangoTextEngine()
    let styles: [StyledText.Run] = [
      .init(text: "Hxg", font: body17, underline: TextLine(pattern: .dash)),
      .init(text: "Hxg", font: body17, strikethrough: TextLine()),
      .init(text: "Hxg", font: body17, baselineOffset: 8),
      .init(text: "Hxg", font: body17, baselineOffset: -8),
      .init(text: "Hxg", font: body17, tracking: 4),
      .init(text: "Hxg", font: FontDescription(size: 17, features: .lowercaseSmallCaps)),
      .init(text: "Hxg", font: FontDescription(family: .serif, size: 17, weight: 700)),
      .init(text: "سلام", font: body17), .init(text: "हिन्दी", font: body17),
      .init(text: "漢字", font: body17, language: "ja"),
    ]
    for run in styles {
      let text = engine.shape(StyledText(runs: [run]))
      let line = text.lines[0]
      let origin = CGPoint(x: 10, y: 10 + line.ascent)
      let image = try picture(
        size: 110, scale: scale, [.glyphs(line, origin: origin, paints: [.color(.black)])])
      let ink = try require(Self.ink(of: image))
      let (left, top) = (Double(ink.left) / scale, Double(ink.top) / scale)
      let (right, bottom) = (Double(ink.right) / scale, Double(ink.bottom) / scale)
      let isInside =
        left >= 8.5 && right <= 11.5 + line.width && top >= 9 && bottom <= 11 + line.height
      expect(isInside, "\(run.text) \(run.font): \(ink)")
    }
  }

  private static func ink(
    of image: Bitmap
  ) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixels[(y * image.width + x) * 4] < 128 {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x + 1), max(bottom, y + 1))
      }
    }
    return left < right ? (left, top, right, bottom) : nil
  }
}
