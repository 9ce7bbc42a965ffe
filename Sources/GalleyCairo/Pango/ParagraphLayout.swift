import Foundation

internal import CPango

/// One paragraph as Pango laid it out; its lines are read as values.
final class ParagraphLayout {
  private let layout: OpaquePointer
  private let paragraph: Paragraph
  private let text: StyledText
  private let owner: PangoContextOwner
  private let isEllipsized: Bool

  /// - Parameters:
  ///   - width: Room for a line, in points; `nil` for any.
  ///   - ellipsis: Makes one line of the paragraph, shortened there to the width.
  init(
    _ paragraph: Paragraph, _ text: StyledText, _ owner: PangoContextOwner, width: Double?,
    ellipsis: TruncationPosition?
  ) {
    self.paragraph = paragraph
    self.text = text
    self.owner = owner
    isEllipsized = ellipsis != nil
    layout = pango_layout_new(owner.context)
    paragraph.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    setAttributes()
    if let width {
      // A measured width that comes back must not wrap again: rounded up, and a unit more.
      let units = min((width * PangoContextOwner.unitsPerPoint).rounded(.up) + 1, 2_000_000_000)
      pango_layout_set_width(layout, Int32(max(units, 0)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    switch ellipsis {
    case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    case nil: break
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func setAttributes() {
    guard let list = pango_attr_list_new() else { return }
    var start = 0
    for stretch in paragraph.stretches {
      let end = start + stretch.length
      // A paragraph without characters still has the height of its font.
      let range = (UInt32(start), paragraph.bytes.isEmpty ? UInt32.max : UInt32(end))
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = range.0
        attribute.pointee.end_index = range.1
        pango_attr_list_insert(list, attribute)
      }
      let run = text.runs[stretch.run]
      PangoContextOwner.withDescription(run.font, language: text.language) {
        insert(pango_attr_font_desc_new($0))
      }
      if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
      if run.tracking != 0 {
        insert(
          pango_attr_letter_spacing_new(
            Int32((run.tracking * PangoContextOwner.unitsPerPoint).rounded())))
      }
      // Keeps neighbours that differ only in paint from becoming one run of glyphs.
      if text.runs.count > 1 {
        insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: stretch.run), 0, 0))
      }
      start = end
    }
    pango_attr_list_insert(
      list, pango_attr_language_new(pango_language_from_string(text.pangoLanguage)))
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Width of the whole layout, in points.
  var logicalWidth: Double {
    var rectangle = PangoRectangle()
    pango_layout_get_extents(layout, nil, &rectangle)
    return Double(rectangle.width) / PangoContextOwner.unitsPerPoint
  }

  /// The offset of a line's first byte in the paragraph.
  func startOfLine(_ index: Int) -> Int {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return 0 }
    return Int(line.pointee.start_index)
  }

  // MARK: Lines as values

  /// A line with its glyphs; `missing` grows by the characters without a glyph.
  func line(
    _ index: Int, missing: inout Int, spaceWidth: (FontDescription) -> Double
  ) -> ShapedLine {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else {
      return emptyLine(at: 0, endsParagraph: true, isRightToLeft: false)
    }
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    let isRightToLeft =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    let isLast = index == lineCount - 1
    var reader = LineReader(
      paragraph: paragraph, text: text, owner: owner,
      visibleEnd: isEllipsized ? end : visibleEnd(start, end), isEllipsized: isEllipsized)
    var node = line.pointee.runs
    while let current = node {
      if let item = current.pointee.data { reader.read(item.assumingMemoryBound(to: PangoGlyphItem.self)) }
      node = current.pointee.next
    }
    missing += reader.missing
    if reader.runs.isEmpty, reader.trailingWidth == 0 {
      return emptyLine(at: start, endsParagraph: isLast, isRightToLeft: isRightToLeft)
    }
    // Pango gives the space at which a line was wrapped no width.
    if !isLast, reader.trailingWidth == 0, reader.visibleEnd < end {
      let font = text.runs[paragraph.run(at: reader.visibleEnd)].font
      reader.trailingWidth = Double(end - reader.visibleEnd) * spaceWidth(font)
    }
    return ShapedLine(
      range: (paragraph.start + start)..<(paragraph.start + end),
      width: reader.width(isRightToLeft: isRightToLeft),
      trailingWhitespace: reader.trailingWidth, ascent: reader.ascent, descent: reader.descent,
      isRightToLeft: isRightToLeft, endsParagraph: isLast,
      runs: reader.runs(isRightToLeft: isRightToLeft))
  }

  private func visibleEnd(_ start: Int, _ end: Int) -> Int {
    var visible = end
    while visible > start, paragraph.bytes[visible - 1] == 0x20 || paragraph.bytes[visible - 1] == 0x09 {
      visible -= 1
    }
    return visible
  }

  private func emptyLine(
    at start: Int, endsParagraph: Bool, isRightToLeft: Bool
  ) -> ShapedLine {
    let metrics = owner.metrics(text.runs[paragraph.run(at: start)].font)
    return ShapedLine(
      range: (paragraph.start + start)..<(paragraph.start + start), width: 0,
      trailingWhitespace: 0, ascent: metrics.ascent, descent: metrics.descent,
      isRightToLeft: isRightToLeft, endsParagraph: endsParagraph, runs: [])
  }
}

extension StyledText {
  /// The language in fontconfig's spelling.
  fileprivate var pangoLanguage: String {
    switch language {
    case "zh-Hans": "zh-cn"
    case "zh-Hant": "zh-tw"
    default: language.lowercased()
    }
  }
}
