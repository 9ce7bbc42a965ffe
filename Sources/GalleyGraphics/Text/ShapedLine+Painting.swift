import Foundation

extension GlyphRun {
  /// What is filled, by the nonzero winding rule, to paint the run's glyphs: their outlines, and
  /// boxes for missing ones. Glyphs in colours are among `pictures(at:)`.
  ///
  /// - Parameter origin: The left end of the line's baseline.
  public func outlines(at origin: CGPoint) -> Path {
    var path = Path()
    for glyph in glyphs {
      let outline =
        glyph.index == Glyph.missing
        ? font.missingGlyphOutline(advance: glyph.advance) : font.outline(of: glyph.index)
      guard !outline.isEmpty else { continue }
      path.addPath(outline.offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y))
    }
    return path
  }

  /// The run's glyphs that bring their own colours.
  ///
  /// - Parameter origin: The left end of the line's baseline.
  public func pictures(at origin: CGPoint) -> [PlacedBitmap] {
    guard font.hasColoredGlyphs else { return [] }
    return glyphs.compactMap { glyph in
      guard glyph.index != Glyph.missing, var picture = font.picture(of: glyph.index) else {
        return nil
      }
      picture.frame = picture.frame.offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y)
      return picture
    }
  }
}

extension ShapedLine {
  /// A stretch of a line under or through text, as painters draw it.
  public struct DecorationBar: Hashable, Sendable {
    /// From the line's left end and its baseline, in points.
    public var frame: CGRect
    /// Index into the list of paints that is given when the text is drawn.
    public var paint: Int
  }

  /// The decorations of the run at `index` that do not continue those of the run before it, each as
  /// long as the next runs continue it: drawn so, they have no seams.
  public func decorationBars(startingAt index: Int) -> [DecorationBar] {
    let run = runs[index]
    return run.decorations.compactMap { decoration in
      func continues(_ next: GlyphRun) -> Bool {
        next.paint == run.paint && next.decorations.contains(decoration)
      }
      if index > 0, continues(runs[index - 1]) { return nil }
      let last = runs[(index + 1)...].prefix(while: continues).last ?? run
      return DecorationBar(
        frame: CGRect(
          x: run.x, y: decoration.offset, width: last.x + last.width - run.x,
          height: decoration.thickness), paint: run.paint)
    }
  }
}
