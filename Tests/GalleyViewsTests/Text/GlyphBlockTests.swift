import Expectations
import Galley
import TestSupport
import Testing

@Suite("Glyph blocks")
@MainActor
struct GlyphBlockTests {
  func list(_ view: some View) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    renderer.isOpaque = true
    return try renderer.displayList()
  }

  /// Returns the advances of all glyphs, in points.
  func advances(_ list: DisplayList) -> [Double] {
    list.items.flatMap { item -> [Double] in
      guard case .glyphs(let line, _, _) = item else { return [] }
      return line.runs.flatMap { $0.glyphs.map(\.advance) }
    }
  }

  /// Returns the widths of the runs of dark pixels in a row.
  func stretches(_ bitmap: Bitmap, row: Int) -> [Int] {
    var widths: [Int] = []
    var isDark = false
    for x in 0..<bitmap.width {
      let dark = bitmap[x, row].0 == 0
      if dark, !isDark { widths.append(0) }
      if dark { widths[widths.count - 1] += 1 }
      isDark = dark
    }
    return widths
  }

  @Test(
    "each block is its advance less one pixel wide, with hard edges; spaces have no block",
    .enabled(if: hasPainter))
  func boxes() throws {
    let list = try list(Text("Ab cd"))
    let blocks = list.withGlyphBlocks()
    expectEqual(advances(list).count, 4)
    expect(advances(blocks).isEmpty)
    let bitmap = try Rasterizer.bitmap(of: blocks)
    expect(bitmap.pixels.allSatisfy { $0 == 0 || $0 == 255 })
    let widths = stretches(bitmap, row: bitmap.height / 2)
    expectEqual(widths.count, 4)
    for (width, advance) in zip(widths, advances(list)) {
      expectAtMost(abs(Double(width) + 1 - advance * 2), 1)
    }
  }

  @Test("blocks of adjacent letters never merge", .enabled(if: hasPinnedFonts))
  func seams() throws {
    for size in [11.0, 17, 20, 34] {
      let list = try list(Text("20 EUR, Goldfish Dog Bb rows AVToy 云:").font(.system(size: size)))
      let bitmap = try Rasterizer.bitmap(of: list.withGlyphBlocks())
      expectEqual(
        stretches(bitmap, row: bitmap.height / 2).count, advances(list).count, "\(size) points")
    }
  }

  @Test("items other than text keep their order and content")
  func others() throws {
    let list = try list(Text("a").padding().background(.red).opacity(0.5))
    let blocks = list.withGlyphBlocks()
    expectEqual(blocks.size, list.size)
    expectEqual(blocks.scale, list.scale)
    expectEqual(blocks.items.count, list.items.count)
    for (block, item) in zip(blocks.items, list.items) {
      if case .glyphs = item { continue }
      expectEqual(block, item)
    }
  }
}
