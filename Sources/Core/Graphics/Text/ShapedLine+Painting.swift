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
  /// A stretch of a line under or through text, or of what is behind it, as painters draw it.
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

  /// The strokes of a line in `frame`; a line of more than 10,000 is solid.
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

  /// What is behind the line's runs: the rectangles of neighbours with one background as one.
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
