import Foundation

extension DisplayList {
  /// Returns the same picture with a box in place of each glyph.
  ///
  /// A box stands on the baseline, is as wide as the glyph's advance and half as high as the line,
  /// with its edges on pixels, so that it looks the same with any font rasterizer. Underlines and
  /// strikethroughs are omitted.
  public func withGlyphBlocks() -> DisplayList {
    var copy = self
    let grid = PixelGrid(scale: scale)
    copy.items = items.flatMap { item -> [DisplayItem] in
      guard case .glyphs(let line, let origin, let paints) = item else { return [item] }
      return line.runs.compactMap { run in
        guard paints.indices.contains(run.paint) else { return nil }
        return .fill(run.blocks(of: line, at: origin, on: grid), paints[run.paint], FillStyle())
      }
    }
    return copy
  }
}

extension GlyphRun {
  /// Returns one rectangle for each glyph with an advance, separated by a pixel.
  fileprivate func blocks(of line: ShapedLine, at origin: CGPoint, on grid: PixelGrid) -> Path {
    Path { path in
      for glyph in glyphs where glyph.advance > 0 {
        let left = grid.round(origin.x + glyph.x)
        let right = grid.round(origin.x + glyph.x + glyph.advance)
        let bottom = grid.round(origin.y + glyph.y)
        let top = grid.round(origin.y + glyph.y - line.height / 2)
        let width = max(right - left - grid.pixel, grid.pixel)
        path.addRect(
          CGRect(x: left, y: top, width: width, height: max(bottom - top, grid.pixel)))
      }
    }
  }
}
