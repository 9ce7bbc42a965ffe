extension FontDescription {
  /// The font with everything `factor` times as large, in 1,024ths of a point: what was scaled to
  /// one size in several ways is one font.
  package func scaled(by factor: Double) -> FontDescription {
    var scaled = self
    scaled.size = (size * factor * 1024).rounded() / 1024
    scaled.linePitch = (linePitch * factor * 1024).rounded() / 1024
    return scaled
  }
}

extension FontMetrics {
  package func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor)
  }
}

extension StyledText {
  /// The text with its fonts and distances `factor` times as large.
  package func scaled(by factor: Double) -> StyledText {
    var scaled = self
    for index in runs.indices {
      scaled.runs[index].font = runs[index].font.scaled(by: factor)
      scaled.runs[index].baselineOffset *= factor
      scaled.runs[index].tracking *= factor
    }
    return scaled
  }
}

extension ShapedText {
  /// The same lines and glyphs, `factor` times as large.
  ///
  /// - Parameter resize: Makes the font that a run is drawn with.
  package func scaled(
    by factor: Double, resize: (any FontResource) -> any FontResource
  ) -> ShapedText {
    var scaled = self
    for index in lines.indices {
      scaled.lines[index].width *= factor
      scaled.lines[index].trailingWhitespace *= factor
      scaled.lines[index].ascent *= factor
      scaled.lines[index].descent *= factor
      scaled.lines[index].runs = lines[index].runs.map { run in
        GlyphRun(
          font: resize(run.font),
          glyphs: run.glyphs.map {
            GlyphRun.Glyph(
              index: $0.index, x: $0.x * factor, y: $0.y * factor, advance: $0.advance * factor)
          },
          paint: run.paint, x: run.x * factor, width: run.width * factor,
          decorations: run.decorations.map {
            GlyphRun.Decoration(offset: $0.offset * factor, thickness: $0.thickness * factor)
          })
      }
    }
    return scaled
  }
}
