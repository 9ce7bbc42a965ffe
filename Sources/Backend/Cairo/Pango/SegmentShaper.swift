internal import CPango
import GalleyGraphics

/// Shapes segments of a text with a selection of faces.
///
/// All byte offsets are relative to the segment.
final class SegmentShaper {
  /// A shaped line and its range of bytes in the segment.
  struct Line {
    var line: ShapedLine
    var range: Range<Int>
  }

  let runs: [StyledText.Run]
  let context: FontContext
  private let language: String
  private let styles: [FontContext.Style]
  /// The different styles of each font.
  private lazy var stylesByFont = Dictionary(
    grouping: Dictionary(styles.map { (ObjectIdentifier($0), $0) }) { first, _ in first }.values
  ) { ObjectIdentifier($0.font) }
  /// The tracking of each style in its own font, in points: the text's tracking and the system
  /// font's tracking at its size.
  private let trackings: [Double]
  /// The small capitals of the styles whose fonts have none of their own.
  private let smallCapitals: [Int: SmallCapitals]
  /// Warnings about requested fonts that are missing.
  let warnings: [TextWarning]

  /// - Returns: `nil` if a font cannot be loaded.
  init?(_ text: StyledText, selection: FontSelection, context: FontContext) {
    // Pango looks for fonts again for each language.
    context.setLanguage(text.language)
    let styles = zip(text.runs, selection.primary).compactMap {
      context.style($0.font, face: $1, opticalSize: $0.opticalSize)
    }
    guard styles.count == text.runs.count, !styles.isEmpty else { return nil }
    runs = text.runs
    self.styles = styles
    trackings = text.runs.map {
      PangoUnits.exact($0.tracking + SystemFontTracking.points($0))
    }
    smallCapitals = Self.smallCapitals(text, styles)
    self.context = context
    warnings = selection.warnings
    language = text.language
  }

  private static func smallCapitals(
    _ text: StyledText, _ styles: [FontContext.Style]
  ) -> [Int: SmallCapitals] {
    var result: [Int: SmallCapitals] = [:]
    for (index, run) in text.runs.enumerated() where !run.font.features.isEmpty {
      result[index] = SmallCapitals(run, in: styles[index].font)
    }
    return result
  }

  /// Returns the lines of `segment`: one if `width` is `nil`, otherwise lines of at most `width`
  /// points.
  ///
  /// - Parameter count: Returns how many of all lines to return, given their ranges.
  func lines(
    of segment: TextSegment, width: Double?, count: ([Range<Int>]) -> Int = { $0.count }
  ) -> [Line] {
    if width == nil, !segment.bytes.isEmpty, let plain = PlainLine(of: segment, self) {
      let range = 0..<segment.bytes.count
      guard count([range]) > 0 else { return [] }
      var reader = LineReader(self, segment, range: range)
      for run in plain.runs { read(run, &reader, isBroken: false) }
      return [Line(line: reader.finish(endsParagraph: segment.endsParagraph), range: range)]
    }
    let lines = withLayout(of: segment, width: width) { layout in
      let all = elements(
        of: pango_layout_get_lines_readonly(layout.pointer), as: PangoLayoutLine.self
      ).map { $0.pointee }
      let ranges = all.map { Int($0.start_index)..<Int($0.start_index) + Int($0.length) }
      return zip(all, ranges).prefix(max(0, count(ranges))).enumerated().map { index, element in
        let (line, range) = element
        var reader = LineReader(self, segment, range: range)
        for run in elements(of: line.runs, as: PangoGlyphItem.self) {
          read(run.pointee, &reader, isBroken: width != nil)
        }
        return Line(
          line: reader.finish(endsParagraph: segment.endsParagraph && index == all.count - 1),
          range: range)
      }
    }
    return lines ?? [Line(line: emptyLine(segment), range: 0..<0)]
  }

  /// Returns `segment` as a single unbroken line.
  func line(of segment: TextSegment) -> ShapedLine {
    lines(of: segment, width: nil).first?.line ?? emptyLine(segment)
  }

  /// Returns the clusters of `segment` on one line, in text order.
  func clusters(of segment: TextSegment) -> [LineReader.Cluster] {
    let clusters = withLayout(of: segment, width: nil) { layout in
      var reader = LineReader(self, segment, range: 0..<segment.bytes.count)
      if let line = pango_layout_get_line_readonly(layout.pointer, 0) {
        for run in elements(of: line.pointee.runs, as: PangoGlyphItem.self) {
          read(run.pointee, &reader, isBroken: false)
        }
      }
      return reader.clusters
    }
    return clusters ?? []
  }

  /// Returns the nearest style of text that isn't an attachment.
  func textStyle(near style: Int) -> Int { StyledText(runs: runs).textRun(near: style) }

  func font(style: Int) -> CairoFont { styles[style].font }

  /// Returns the tracking of the cluster that starts at `byte`, in points. Characters that a
  /// style's own font lacks get only the text's own tracking.
  func tracking(style: Int, segment: TextSegment, byte: Int) -> Double {
    let bytes = segment.bytes
    let capitals = smallCapitals.isEmpty ? nil : smallCapitals[style]
    guard bytes.indices.contains(byte),
      capitals != nil
        || bytes[byte] >= 0x80 && trackings[style] != PangoUnits.exact(runs[style].tracking)
    else { return trackings[style] }
    let end = segment.characterEnd(byte)
    let character = String(decoding: bytes[byte..<end], as: UTF8.self).unicodeScalars.first
    guard let character else { return trackings[style] }
    guard styles[style].font.covers(character) else {
      return PangoUnits.exact(runs[style].tracking)
    }
    return capitals.flatMap { $0.contains(character) ? $0.tracking : nil } ?? trackings[style]
  }

  private func emptyLine(_ segment: TextSegment) -> ShapedLine {
    let reader = LineReader(self, segment, range: 0..<0)
    return reader.finish(endsParagraph: segment.endsParagraph)
  }

  /// - Parameter isBroken: Whether Pango broke the text into lines, for which it needs all
  ///   tracking.
  private func read(_ item: PangoGlyphItem, _ reader: inout LineReader, isBroken: Bool) {
    guard let run = item.item, let glyphs = item.glyphs else { return }
    let style = reader.style(at: Int(run.pointee.offset))
    let font = run.pointee.analysis.font.flatMap { context.font($0) } ?? styles[style].font
    let isSpaced =
      isBroken
      ? trackings[style] != 0 || smallCapitals[style] != nil : runs[style].tracking != 0
    guard isSpaced, runs[style].attachment == nil, let plain = pango_glyph_string_new() else {
      return reader.add(glyphs.pointee, offset: Int(run.pointee.offset), style: style, font: font)
    }
    // Pango spreads letter spacing around clusters and trims it at line ends. Shape again without
    // spacing, to add it after each cluster instead.
    defer { pango_glyph_string_free(plain) }
    reader.segment.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_shape_item(
          run, $0.baseAddress, Int32($0.count), nil, plain, PANGO_SHAPE_NONE)
      }
    }
    reader.add(plain.pointee, offset: Int(run.pointee.offset), style: style, font: font)
  }

  // MARK: Layouts

  /// Calls `read` with the layout of `segment`; returns `nil` if it cannot be created. If Pango may
  /// compute metrics, only one thread runs at a time (see `FontContext.findingMetrics`).
  private func withLayout<Result>(
    of segment: TextSegment, width: Double?, _ read: (GObjectReference) -> Result
  ) -> Result? {
    guard !segment.bytes.isEmpty, let layout = makeLayout(segment, width: width) else { return nil }
    if hasMetrics(for: segment) { return read(layout) }
    var result: Result?
    FontContext.findingMetrics.withLock { _ in
      result = read(layout)
      findMetrics(for: layout)
    }
    return result
  }

  /// Whether Pango has the metrics of every font that `segment` uses. Non-ASCII characters may use
  /// other fonts and languages, and small capitals may use a smaller font.
  private func hasMetrics(for segment: TextSegment) -> Bool {
    segment.spans.allSatisfy {
      styles[$0.style].languagesWithMetrics.contains(language) && smallCapitals[$0.style] == nil
    }
      && segment.bytes.allSatisfy { $0 < 0x80 }
  }

  private func findMetrics(for layout: GObjectReference) {
    for line in elements(
      of: pango_layout_get_lines_readonly(layout.pointer), as: PangoLayoutLine.self)
    {
      for run in elements(of: line.pointee.runs, as: PangoGlyphItem.self) {
        guard let item = run.pointee.item, let font = item.pointee.analysis.font else { continue }
        pango_font_metrics_unref(pango_font_get_metrics(font, item.pointee.analysis.language))
        let resource = context.font(font)
        guard let resource else { continue }
        for style in stylesByFont[ObjectIdentifier(resource)] ?? [] {
          style.languagesWithMetrics.insert(language)
        }
      }
    }
  }

  private func makeLayout(_ segment: TextSegment, width: Double?) -> GObjectReference? {
    guard
      let layout = context.makeLayout(
        language: language, isRightToLeft: segment.isRightToLeft)
    else { return nil }
    segment.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout.pointer, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_font_description(
      layout.pointer, styles[segment.style(at: 0)].description)
    if let attributes = attributes(of: segment, isBroken: width != nil) {
      pango_layout_set_attributes(layout.pointer, attributes)
      pango_attr_list_unref(attributes)
    }
    if let width {
      pango_layout_set_width(layout.pointer, PangoUnits.wrapWidth(width))
    }
    return layout
  }

  /// Whether a segment is in one style that consists of a font only.
  func isPlain(_ segment: TextSegment) -> Bool {
    segment.spans.count <= 1
      && segment.spans.allSatisfy {
        runs[$0.style].tracking == 0 && runs[$0.style].font.features.isEmpty
          && runs[$0.style].language == nil && runs[$0.style].attachment == nil
      }
  }

  /// Returns the parts of a segment in one style that are shaped at once, in text order.
  func items(
    of text: UnsafeBufferPointer<CChar>, in segment: TextSegment
  ) -> UnsafeMutablePointer<GList>? {
    context.items(
      of: text, style: styles[segment.style(at: 0)], language: language,
      isRightToLeft: segment.isRightToLeft)
  }

  private func attributes(of segment: TextSegment, isBroken: Bool) -> OpaquePointer? {
    let isUniform = segment.spans.count <= 1
    let isASCII = segment.bytes.allSatisfy { $0 < 0x80 }
    if isPlain(segment), isASCII, !isBroken { return nil }
    guard let list = pango_attr_list_new() else { return nil }
    if isBroken {
      breakWithoutHyphens(segment, list)
      allowBreaksBeforePoints(in: segment, list)
    }
    var start = 0
    for span in segment.spans {
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(span.end)
        pango_attr_list_insert(list, attribute)
      }
      let run = runs[span.style]
      if !isUniform {
        insert(pango_attr_font_desc_new(styles[span.style].description))
        // Never painted, but makes Pango split glyph runs between styles.
        insert(
          pango_attr_foreground_new(
            UInt16(truncatingIfNeeded: span.style), UInt16(truncatingIfNeeded: span.style >> 16), 0
          ))
      }
      let capitals = smallCapitals[span.style]
      if !isASCII || capitals != nil || isBroken && trackings[span.style] != run.tracking {
        // Set the spacing even if it is zero, because Pango splits glyph runs where the spacing
        // changes. A space beside a character of another font then always uses its own font, so
        // that its width doesn't depend on whether the line is broken.
        for stretch in stretches(of: segment, start..<span.end, in: span.style) {
          let tracking = stretch.isSmall ? capitals?.tracking : nil
          let isSpaced = isBroken && stretch.isCovered
          insertSpacing(
            isSpaced ? tracking ?? trackings[span.style] : run.tracking, stretch.range, list)
          if stretch.isSmall { SmallCapitals.insert(stretch.range, into: list) }
        }
      } else if run.tracking != 0 {
        insertSpacing(run.tracking, start..<span.end, list)
      }
      if !run.font.features.isEmpty {
        insert(pango_attr_font_features_new(run.font.features.tags))
      }
      if let language = run.language {
        insert(pango_attr_language_new(context.language(language)))
      }
      if let attachment = run.attachment {
        // Pango reserves the width. The height comes from the run.
        var extent = PangoRectangle(
          x: 0, y: 0, width: Int32((attachment.width * 1024).rounded(.up)), height: 0)
        insert(pango_attr_shape_new(&extent, &extent))
      }
      start = span.end
    }
    return list
  }

  private func insertSpacing(_ tracking: Double, _ range: Range<Int>, _ list: OpaquePointer) {
    let units = Int32(PangoUnits.exact(tracking) * 1024)
    guard let attribute = pango_attr_letter_spacing_new(units) else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// A part of a segment that is spaced uniformly.
  private struct Stretch {
    var range: Range<Int>
    /// Whether the style's own font has the characters.
    var isCovered = true
    /// Whether they are shown as small capitals, which the font lacks.
    var isSmall = false
  }

  /// Returns the parts of `range` whose characters a style's own font covers, those it doesn't, and those
  /// shown as small capitals.
  private func stretches(
    of segment: TextSegment, _ range: Range<Int>, in style: Int
  ) -> [Stretch] {
    let (bytes, font) = (segment.bytes[range], styles[style].font)
    let capitals = smallCapitals[style]
    if capitals == nil, bytes.allSatisfy({ $0 < 0x80 }) { return [Stretch(range: range)] }
    var stretches: [Stretch] = []
    var end = range.lowerBound
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      end += UTF8.width(scalar)
      let isCovered = font.covers(scalar)
      let isSmall = isCovered && capitals?.contains(scalar) == true
      // Keep clusters whole: a cluster is spaced like its first character.
      if let last = stretches.last,
        last.isCovered == isCovered && last.isSmall == isSmall || scalar.continuesCluster
      {
        stretches[stretches.count - 1].range = last.range.lowerBound..<end
      } else {
        stretches.append(
          Stretch(
            range: end - UTF8.width(scalar)..<end, isCovered: isCovered, isSmall: isSmall))
      }
    }
    return stretches
  }

  /// Breaks words that are too long for a line without adding a hyphen, except at soft hyphens,
  /// which Pango shows before the next character.
  private func breakWithoutHyphens(_ segment: TextSegment, _ list: OpaquePointer) {
    func insert(_ range: Range<Int>) {
      guard !range.isEmpty, let attribute = pango_attr_insert_hyphens_new(0) else { return }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    let bytes = segment.bytes
    var start = 0
    for index in bytes.indices.dropLast() where bytes[index] == 0xC2 && bytes[index + 1] == 0xAD {
      insert(start..<index + 2)
      start = segment.characterEnd(index + 2)
    }
    insert(start..<bytes.count)
  }
}

extension FontDescription.Features {
  /// The features in Pango's format, such as `tnum=1`.
  fileprivate var tags: String {
    let all: [(Self, String)] = [
      (.monospacedDigits, "tnum=1"), (.lowercaseSmallCaps, "smcp=1"),
      (.uppercaseSmallCaps, "c2sc=1"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to the character before it.
  fileprivate var continuesCluster: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: properties.isEmojiModifier
    }
  }
}
