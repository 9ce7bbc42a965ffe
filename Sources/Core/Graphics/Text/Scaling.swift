extension FontDescription {
  /// Returns the font scaled by `factor`, rounded to 1,024ths of a point so that different ways of
  /// scaling to one size give the same font.
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
  /// Returns the text with its fonts and distances scaled by `factor`.
  package func scaled(by factor: Double) -> StyledText {
    var scaled = self
    for index in runs.indices {
      scaled.runs[index].font = runs[index].font.scaled(by: factor)
      scaled.runs[index].baselineOffset *= factor
      scaled.runs[index].tracking *= factor
      scaled.runs[index].attachment = runs[index].attachment?.scaled(by: factor)
    }
    return scaled
  }
}

extension TextAttachment {
  package func scaled(by factor: Double) -> TextAttachment {
    TextAttachment(
      index: index, width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}

extension ShapedText {
  /// Returns the same lines and glyphs scaled by `factor`.
  package func scaled(by factor: Double) -> ShapedText {
    var scaled = self
    var fonts: [ObjectIdentifier: any FontResource] = [:]
    for index in lines.indices {
      scaled.lines[index].width *= factor
      scaled.lines[index].trailingWhitespace *= factor
      scaled.lines[index].ascent *= factor
      scaled.lines[index].descent *= factor
      scaled.lines[index].runs = lines[index].runs.map { run in
        let font = fonts[ObjectIdentifier(run.font)] ?? run.font.scaled(by: factor)
        fonts[ObjectIdentifier(run.font)] = font
        return run.scaled(by: factor, font: font)
      }
    }
    return scaled
  }
}

extension GlyphRun {
  fileprivate func scaled(by factor: Double, font: any FontResource) -> GlyphRun {
    GlyphRun(
      font: font,
      glyphs: glyphs.map {
        Glyph(
          index: $0.index, x: $0.x * factor, y: $0.y * factor, advance: $0.advance * factor,
          source: $0.source)
      },
      paint: paint, background: background, attachment: attachment?.scaled(by: factor),
      x: x * factor, width: width * factor,
      decorations: decorations.map {
        Decoration(offset: $0.offset * factor, thickness: $0.thickness * factor, line: $0.line)
      })
  }
}
