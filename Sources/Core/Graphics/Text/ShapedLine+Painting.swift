import Foundation

extension GlyphRun {
  /// Returns the path that paints the run's glyphs when filled with the nonzero rule, with boxes
  /// for missing glyphs. Color glyphs are in `pictures(at:)`.
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

  /// Returns the run's color glyphs.
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
  /// A rectangle to paint for an underline, a strikethrough or a background.
  public struct DecorationBar: Hashable, Sendable {
    /// The rectangle relative to the left end of the line's baseline, in points.
    public var frame: CGRect
    /// An index into the paints passed when drawing the text.
    public var paint: Int
  }

  /// Returns the decorations that start at the run at `index`. Each extends over the following runs
  /// that continue it, so that there are no seams.
  public func decorationBars(startingAt index: Int) -> [DecorationBar] {
    let run = runs[index]
    return run.decorations.flatMap { decoration -> [DecorationBar] in
      let paint = decoration.line.paint ?? run.paint
      func continues(_ next: GlyphRun) -> Bool {
        next.decorations.contains(decoration) && decoration.line.paint ?? next.paint == paint
      }
      if index > 0, continues(runs[index - 1]) { return [] }
      let last = runs[(index + 1)...].prefix(while: continues).last ?? run
      let frame = CGRect(
        x: run.x, y: decoration.offset, width: last.x + last.width - run.x,
        height: decoration.thickness)
      return Self.parts(of: frame, decoration.line.pattern).map {
        DecorationBar(frame: $0, paint: paint)
      }
    }
  }

  /// Returns the strokes of a line in `frame`; a line as long as 30,000 thicknesses is solid.
  private static func parts(of frame: CGRect, _ pattern: TextLine.Pattern) -> [CGRect] {
    let lengths: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    guard !lengths.isEmpty, frame.height > 0, frame.width / frame.height < 30_000 else {
      return [frame]
    }
    var parts: [CGRect] = []
    var x: CGFloat = 0
    var index = 0
    while x < frame.width {
      let length = lengths[index] * frame.height
      if index % 2 == 0 {
        parts.append(
          CGRect(
            x: frame.minX + x, y: frame.minY, width: min(length, frame.width - x),
            height: frame.height))
      }
      x += length
      index = (index + 1) % lengths.count
    }
    return parts
  }

  /// The backgrounds of the line's runs; adjacent runs with the same background share a rectangle.
  public var backgrounds: [DecorationBar] {
    var bars: [DecorationBar] = []
    for run in runs {
      guard let paint = run.background, run.width > 0 else { continue }
      let frame = CGRect(x: run.x, y: -ascent, width: run.width, height: height)
      if let last = bars.last, last.paint == paint, abs(last.frame.maxX - frame.minX) < 1e-6 {
        bars[bars.count - 1].frame.size.width = frame.maxX - last.frame.minX
      } else {
        bars.append(DecorationBar(frame: frame, paint: paint))
      }
    }
    return bars
  }
}

extension ShapedLine {
  /// Returns the area that the line may paint, in points. Glyphs may be taller than the line, but hardly four
  /// times as tall.
  package func paintedBounds(at origin: CGPoint) -> CGRect {
    let reach = 4 * (height + ascent)
    return CGRect(
      x: origin.x - reach, y: origin.y - reach, width: width + 2 * reach, height: 2 * reach)
  }
}
