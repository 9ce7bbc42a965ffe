internal import CPango
import GalleyGraphics

/// Converts the glyph strings of one Pango line to values.
struct LineReader {
  /// One or more inseparable characters with their glyphs.
  struct Cluster {
    var start: Int
    var advance: Double
  }

  private struct Part {
    var font: CairoFont
    var style: Int
    var glyphs: [(glyph: GlyphRun.Glyph, start: Int)] = []
  }

  let segment: TextSegment
  /// The characters that no face covers.
  private var missing: Set<UInt32> = []
  private let shaper: SegmentShaper
  private let range: Range<Int>
  private var parts: [Part] = []

  init(_ shaper: SegmentShaper, _ segment: TextSegment, range: Range<Int>) {
    self.shaper = shaper
    self.segment = segment
    self.range = range
  }

  func style(at byte: Int) -> Int { segment.style(at: byte) }

  /// Adds a run to the right of the previous runs. Each glyph's `x` is relative to its own pen
  /// position until `finish` positions it in the line.
  mutating func add(_ string: PangoGlyphString, offset: Int, style: Int, font: CairoFont) {
    var part = Part(font: font, style: style)
    let run = shaper.runs[style]
    let count = Int(string.num_glyphs)
    part.glyphs.reserveCapacity(count)
    var clusterAdvance = 0.0
    for i in 0..<count {
      let info = string.glyphs[i]
      var advance = run.attachment?.width ?? PangoUnits.points(info.geometry.width)
      clusterAdvance += advance
      let endsCluster = i + 1 == count || string.log_clusters[i] != string.log_clusters[i + 1]
      if endsCluster {
        if clusterAdvance != 0 {
          advance += shaper.tracking(
            style: style, segment: segment, byte: offset + Int(string.log_clusters[i]))
        }
        clusterAdvance = 0
      }
      let isMissing = info.glyph & glyphUnknownFlag != 0
      if isMissing { missing.insert(info.glyph & ~glyphUnknownFlag) }
      let isEmpty = info.glyph == glyphEmpty
      part.glyphs.append(
        (
          GlyphRun.Glyph(
            index: isEmpty ? glyphEmpty : isMissing ? GlyphRun.Glyph.missing : info.glyph,
            x: PangoUnits.points(info.geometry.x_offset),
            y: PangoUnits.points(info.geometry.y_offset) - run.baselineOffset,
            advance: advance,
            source: UInt32(clamping: offset + Int(string.log_clusters[i]) - range.lowerBound)),
          offset + Int(string.log_clusters[i])
        ))
    }
    parts.append(part)
  }

  /// All clusters with their advances, in text order.
  var clusters: [Cluster] {
    var advances: [Int: Double] = [:]
    for part in parts {
      for glyph in part.glyphs { advances[glyph.start, default: 0] += glyph.glyph.advance }
    }
    return advances.map { Cluster(start: $0.key, advance: $0.value) }
      .sorted { $0.start < $1.start }
  }

  /// Returns the line without its trailing white space, which is measured separately.
  func finish(endsParagraph: Bool) -> ShapedLine {
    var parts = parts
    let trailing = trimTrailingWhitespace(&parts)
    var runs: [GlyphRun] = []
    var x = 0.0
    for part in parts where !part.glyphs.isEmpty {
      let run = glyphRun(part, x: x)
      x += run.width
      runs.append(run)
    }
    let (ascent, descent) = height()
    return ShapedLine(
      range: segment.source(range.lowerBound)..<segment.source(range.upperBound), width: x,
      trailingWhitespace: trailing, ascent: ascent, descent: descent,
      isRightToLeft: segment.isRightToLeft, endsParagraph: endsParagraph, runs: runs,
      warnings: warnings, text: String(decoding: segment.bytes[range], as: UTF8.self))
  }

  /// Warnings about the text's fonts and the line's characters.
  private var warnings: [TextWarning] {
    if missing.isEmpty { return shaper.warnings }
    let missing = missing.sorted().compactMap { Unicode.Scalar($0) }
    return shaper.warnings + missing.map { .missingGlyph($0) }
  }

  /// Whether the byte is a space, which has an advance but no ink.
  private func isSpace(at byte: Int) -> Bool {
    segment.bytes.indices.contains(byte) && segment.bytes[byte] == UInt8(ascii: " ")
  }

  private func glyphRun(_ part: Part, x: Double) -> GlyphRun {
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(part.glyphs.count)
    var pen = x
    for (glyph, start) in part.glyphs {
      if glyph.index != glyphEmpty, !isSpace(at: start) {
        var placed = glyph
        placed.x += pen
        glyphs.append(placed)
      }
      pen += glyph.advance
    }
    let run = shaper.runs[part.style]
    let font = shaper.font(style: part.style)
    var decorations: [GlyphRun.Decoration] = []
    for (line, place) in [
      (run.underline, font.underline), (run.strikethrough, font.strikethrough),
    ] {
      guard let line else { continue }
      decorations.append(
        GlyphRun.Decoration(offset: place.offset, thickness: place.thickness, line: line))
    }
    for index in decorations.indices { decorations[index].offset -= run.baselineOffset }
    return GlyphRun(
      font: part.font, glyphs: glyphs, paint: run.paint, background: run.background,
      attachment: run.attachment, x: x, width: pen - x,
      decorations: decorations)
  }

  /// Removes white space at the logical end of the line, and returns its advance.
  private func trimTrailingWhitespace(_ parts: inout [Part]) -> Double {
    let start = segment.trailingWhitespaceStart(in: range)
    guard start < range.upperBound else { return 0 }
    var trailing = 0.0
    func measure(_ glyph: (glyph: GlyphRun.Glyph, start: Int), in part: Part) {
      // Pango sets the advance of the last space of a broken line to zero.
      let isHidden = glyph.glyph.advance == 0 && segment.bytes[glyph.start] == 0x20
      let hidden =
        part.font.spaceAdvance
        + shaper.tracking(style: part.style, segment: segment, byte: glyph.start)
      trailing += isHidden ? hidden : glyph.glyph.advance
    }
    for index in parts.indices.reversed() {
      while let last = parts[index].glyphs.last, last.start >= start {
        measure(last, in: parts[index])
        parts[index].glyphs.removeLast()
      }
      if !parts[index].glyphs.isEmpty { break }
    }
    for index in parts.indices {
      let count = parts[index].glyphs.prefix { $0.start >= start }.count
      for glyph in parts[index].glyphs.prefix(count) { measure(glyph, in: parts[index]) }
      parts[index].glyphs.removeFirst(count)
      if !parts[index].glyphs.isEmpty { break }
    }
    return trailing
  }

  /// Returns the greatest ascent and descent among the requested and fallback fonts of the line.
  private func height() -> (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.0, 0.0)
    func include(_ font: CairoFont, _ style: Int) {
      let rise = shaper.runs[style].baselineOffset
      ascent = max(ascent, font.metrics.ascent + max(rise, 0))
      descent = max(descent, font.metrics.descent + max(-rise, 0))
    }
    if parts.isEmpty {
      let style = segment.style(at: range.lowerBound)
      include(shaper.font(style: style), style)
    }
    for part in parts {
      include(part.font, part.style)
      include(shaper.font(style: part.style), part.style)
      if let attachment = shaper.runs[part.style].attachment {
        ascent = max(ascent, attachment.ascent)
        descent = max(descent, attachment.descent)
      }
    }
    return (ascent, descent)
  }
}

private let glyphEmpty: UInt32 = 0x0FFF_FFFF
private let glyphUnknownFlag: UInt32 = 0x1000_0000
