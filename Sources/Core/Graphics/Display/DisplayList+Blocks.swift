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
      let starts = line.runs.flatMap { run in
        run.glyphs.lazy.filter { $0.advance > 0 }.map { grid.round(origin.x + $0.x) }
      }.sorted()
      return line.runs.compactMap { run in
        guard paints.indices.contains(run.paint) else { return nil }
        let path = run.blocks(of: line, at: origin, before: starts, on: grid)
        return .fill(path, paints[run.paint], FillStyle())
      }
    }
    return copy
  }
}

extension GlyphRun {
  /// Returns one rectangle for each glyph with an advance, separated by a pixel from the next glyph
  /// of the line, which may start before the advance ends.
  ///
  /// - Parameter starts: The left edges of the line's rectangles, in ascending order.
  fileprivate func blocks(
    of line: ShapedLine, at origin: CGPoint, before starts: [Double], on grid: PixelGrid
  ) -> Path {
    Path { path in
      for glyph in glyphs where glyph.advance > 0 {
        let left = grid.round(origin.x + glyph.x)
        let next = starts.first { $0 > left } ?? .infinity
        let right = min(grid.round(origin.x + glyph.x + glyph.advance), next)
        let bottom = grid.round(origin.y + glyph.y)
        let top = grid.round(origin.y + glyph.y - line.height / 2)
        let width = max(right - left - grid.pixel, grid.pixel)
        path.addRect(
          CGRect(x: left, y: top, width: width, height: max(bottom - top, grid.pixel)))
      }
    }
  }
}
