import Expectations
import Foundation
import Galley
import GalleyGraphics
import Testing

@testable import GalleyCairo

@Suite("Masks of glyphs")
struct GlyphMaskTests {
  /// Returns the coverage of a mask in the middle of 32×32 pixels.
  private func coverage(_ mask: GlyphMask) -> [UInt8] {
    let buffer = CoverageBuffer()
    buffer.reset(width: 32, height: 32)
    mask.add(to: buffer, x: 16, y: 16)
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.stride * buffer.height))
  }

  @Test("that a canvas has found are those of the font, also after it has discarded some")
  func discarded() throws {
    let line = try require(PangoTextEngine().shape(styled("a")).lines.first)
    let font = try require(line.runs[0].font as? CairoFont)
    let scale = CGSize(width: 1, height: 1)
    var found = FoundMasks(of: font, scale: scale)
    var covered = 0
    // 4 masks each: more than a canvas keeps.
    for glyph in [5, 6, 7] + Array(0..<1100) + [5, 6, 7] {
      let glyphs = (0..<GlyphMasks.steps).map { step in
        GlyphWork.Glyph(key: GlyphMasks.Key(glyph: UInt32(glyph), step: step), x: 0, y: 0)
      }
      var masks: [GlyphMask] = []
      try found.find(glyphs, into: &masks)
      expectEqual(masks.count, GlyphMasks.steps)
      let step = glyph % GlyphMasks.steps
      let own = try font.find(glyphs[step].key, scale: scale)
      let (bytes, expected) = (coverage(masks[step]), coverage(own.mask))
      expect(bytes == expected, "glyph \(glyph), step \(step)")
      if bytes.contains(where: { $0 > 0 }) { covered += 1 }
    }
    expectGreater(covered, 800)
  }

  @Test("of a glyph are kept once if two threads paint them")
  func twice() throws {
    var masks = GlyphMasks()
    let key = GlyphMasks.Key(glyph: 5, step: 1)
    let scale = CGSize(width: 1, height: 1)
    func mask(height: CGFloat) throws -> GlyphMask {
      try GlyphMask(
        Path(CGRect(x: 1, y: -height, width: 6, height: height)), scale: scale, shift: key.shift)
    }
    expect(masks.find(key, scale: scale) == nil)
    let first = try masks.add(mask(height: 8), key, scale: scale)
    // Unlike on two threads, the masks differ, to tell them apart.
    let second = try masks.add(mask(height: 4), key, scale: scale)
    expect(first.owner === second.owner)
    expectEqual(second.mask.height, first.mask.height)
    expectEqual(masks.find(key, scale: scale)?.mask.height, first.mask.height)
  }

  @Test("of many sizes in one picture are those of pictures with one size")
  func alternating() throws {
    let engine = try PangoTextEngine()
    // More than a canvas remembers.
    let sizes = (0..<12).map { 9.0 + Double($0) }
    func item(_ index: Int) throws -> DisplayItem {
      let line = try require(
        engine.shape(styled("Ag\(index)", size: sizes[index % 12])).lines.first)
      return .glyphs(
        line, origin: CGPoint(x: 5, y: 20 * CGFloat(index % 36) + 16), paints: [.color(.black)])
    }
    func bitmap(_ items: [DisplayItem]) throws -> Bitmap {
      try Rasterizer.bitmap(
        of: DisplayList(
          size: CGSize(width: 60, height: 740), scale: 1, background: .white, items: items))
    }
    let together = try bitmap((0..<36).map(item))
    for index in 0..<36 {
      let alone = try bitmap([item(index)])
      // The rows of the text: nothing else paints there.
      let rows = 20 * index + 4..<20 * index + 20
      for row in rows {
        let bytes = row * 60 * 4..<(row + 1) * 60 * 4
        expect(together.pixels[bytes] == alone.pixels[bytes], "text \(index), row \(row)")
      }
    }
  }
}
