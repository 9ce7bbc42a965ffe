import Foundation

internal import CPango

/// Collects the glyph runs of one line, from left to right.
struct LineReader {
  let paragraph: Paragraph
  let text: StyledText
  let owner: PangoContextOwner
  /// Offset of the first byte of the white space at the line's end.
  let visibleEnd: Int
  let isEllipsized: Bool

  private(set) var runs: [GlyphRun] = []
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var missing = 0
  /// Advance of the white space at the line's end.
  var trailingWidth = 0.0
  private var pen = 0.0
  private var lastTracking = 0.0

  init(
    paragraph: Paragraph, text: StyledText, owner: PangoContextOwner, visibleEnd: Int,
    isEllipsized: Bool
  ) {
    self.paragraph = paragraph
    self.text = text
    self.owner = owner
    self.visibleEnd = visibleEnd
    self.isEllipsized = isEllipsized
  }

  mutating func read(_ item: UnsafeMutablePointer<PangoGlyphItem>) {
    guard let info = item.pointee.item, let string = item.pointee.glyphs,
      let pangoFont = info.pointee.analysis.font, let font = owner.font(pangoFont)
    else { return }
    let units = PangoContextOwner.unitsPerPoint
    let offset = Int(info.pointee.offset)
    let style = text.runs[paragraph.run(at: offset)]
    // Pango's flag for the run that stands for what was left out.
    let isEllipsis = isEllipsized && info.pointee.analysis.flags & 2 != 0
    if isEllipsis { dropTrailingSpaces() }
    ascent = max(ascent, font.ascent + max(style.baselineOffset, 0))
    descent = max(descent, font.descent + max(-style.baselineOffset, 0))
    lastTracking = style.tracking

    var run = GlyphRun(font: font, glyphs: [], paint: style.paint, x: pen, width: 0)
    let startX = pen
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      var advance = Double(glyph.geometry.width) / units
      let cluster = offset + Int(string.pointee.log_clusters[index])
      if cluster >= visibleEnd, !isEllipsis {
        trailingWidth += advance
        pen += advance
        continue
      }
      // Pango stretches the mark to fill the line.
      if isEllipsis { advance = ellipsisAdvance(glyph, pangoFont) ?? advance }
      if glyph.glyph != 0x0FFF_FFFF {
        let isMissing = glyph.glyph & 0x1000_0000 != 0
        if isMissing { missing += 1 }
        run.glyphs.append(
          GlyphRun.Glyph(
            index: isMissing ? GlyphRun.Glyph.missing : glyph.glyph,
            x: pen + Double(glyph.geometry.x_offset) / units,
            y: Double(glyph.geometry.y_offset) / units - style.baselineOffset,
            advance: advance))
      }
      pen += advance
    }
    run.width = pen - startX
    if style.isUnderlined { run.decorations.append(font.underline) }
    if style.isStruckThrough { run.decorations.append(font.strikethrough) }
    if !run.glyphs.isEmpty || !run.decorations.isEmpty { runs.append(run) }
    spaces.append(contentsOf: trailingSpaces(item, offset))
  }

  // MARK: The ellipsis

  /// Advances of the spaces at the end of the latest run, which go when a mark follows.
  private var spaces: [Double] = []

  private func trailingSpaces(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, _ offset: Int
  ) -> [Double] {
    guard isEllipsized, let string = item.pointee.glyphs else { return [] }
    var advances: [Double] = []
    var index = Int(string.pointee.num_glyphs) - 1
    while index >= 0 {
      let byte = offset + Int(string.pointee.log_clusters[index])
      guard byte < paragraph.bytes.count, paragraph.bytes[byte] == 0x20 else { break }
      advances.append(
        Double(string.pointee.glyphs[index].geometry.width) / PangoContextOwner.unitsPerPoint)
      index -= 1
    }
    return advances
  }

  private mutating func dropTrailingSpaces() {
    for advance in spaces {
      pen -= advance
      guard let last = runs.indices.last, !runs[last].glyphs.isEmpty else { break }
      runs[last].glyphs.removeLast()
      runs[last].width -= advance
    }
    spaces = []
  }

  private func ellipsisAdvance(
    _ glyph: PangoGlyphInfo, _ font: UnsafeMutablePointer<PangoFont>
  ) -> Double? {
    var rectangle = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph.glyph, nil, &rectangle)
    return rectangle.width > 0 ? Double(rectangle.width) / PangoContextOwner.unitsPerPoint : nil
  }

  // MARK: The result

  /// Advance of what is visible; Pango leaves out the last character's tracking.
  func width(isRightToLeft: Bool) -> Double { max(pen - trailingWidth + lastTracking, 0) }

  /// The runs; where the line runs from right to left, the white space at its end is on the left.
  func runs(isRightToLeft: Bool) -> [GlyphRun] {
    guard isRightToLeft, trailingWidth > 0 else { return runs }
    return runs.map { run in
      var moved = run
      moved.x -= trailingWidth
      for index in moved.glyphs.indices { moved.glyphs[index].x -= trailingWidth }
      return moved
    }
  }
}
