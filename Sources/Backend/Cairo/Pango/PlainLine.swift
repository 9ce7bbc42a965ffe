internal import CPango

/// The shaped runs of a segment on one line, without a layout.
///
/// Pango's layouts also look for line breaks, and for the metrics of each font, which takes longer than
/// shaping a short text in it. Most labels need neither.
final class PlainLine {
  /// The runs in visual order.
  private(set) var runs: [PangoGlyphItem] = []

  /// - Returns: `nil` if the segment needs a layout, because it has tabs, attachments, tracking, font features,
  ///   several styles or characters beyond ASCII.
  init?(of segment: TextSegment, _ shaper: SegmentShaper) {
    guard shaper.isPlain(segment), segment.bytes.allSatisfy({ $0 < 0x80 && $0 != 0x09 }) else {
      return nil
    }
    segment.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { shape($0, of: segment, shaper) }
    }
  }

  deinit {
    for run in runs {
      pango_item_free(run.item)
      pango_glyph_string_free(run.glyphs)
    }
  }

  private func shape(
    _ text: UnsafeBufferPointer<CChar>, of segment: TextSegment, _ shaper: SegmentShaper
  ) {
    let items = shaper.items(of: text, in: segment)
    defer { g_list_free(items) }
    let ordered = pango_reorder_items(items)
    defer { g_list_free(ordered) }
    var next = ordered
    while let element = next {
      let item = element.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let glyphs = pango_glyph_string_new()
      pango_shape_item(
        item, text.baseAddress, Int32(clamping: text.count), nil, glyphs, PANGO_SHAPE_NONE)
      var run = PangoGlyphItem()
      (run.item, run.glyphs) = (item, glyphs)
      runs.append(run)
      next = element.pointee.next
    }
  }
}
