internal import CPango
import GalleyGraphics

/// Turns the glyph strings of one Pango line into values.
struct LineReader {
  /// What cannot be separated: one or more characters with all their glyphs.
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
  /// Characters that no face has.
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

  /// Adds a run to the right of those added before; each glyph's `x` is relative to its own pen
  /// position until `finish` lays the line out.
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

  /// All clusters with their advances, in the order of the text.
  var clusters: [Cluster] {
    var advances: [Int: Double] = [:]
    for part in parts {
      for glyph in part.glyphs { advances[glyph.start, default: 0] += glyph.glyph.advance }
    }
    return advances.map { Cluster(start: $0.key, advance: $0.value) }
      .sorted { $0.start < $1.start }
  }

  /// The line, with white space at its end cut off and measured on its own.
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

  /// About the text's fonts, and about characters of the line.
  private var warnings: [TextWarning] {
    if missing.isEmpty { return shaper.warnings }
    let missing = missing.sorted().compactMap { Unicode.Scalar($0) }
    return shaper.warnings + missing.map { .missingGlyph($0) }
  }

  /// Spaces have a width but nothing to paint.
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

  /// Takes white space off the visual end where the line's logical end is; returns its advance.
  private func trimTrailingWhitespace(_ parts: inout [Part]) -> Double {
    let start = segment.trailingWhitespaceStart(in: range)
    guard start < range.upperBound else { return 0 }
    var trailing = 0.0
    func measure(_ glyph: (glyph: GlyphRun.Glyph, start: Int), in part: Part) {
      // Pango sets the last space of a broken line to no width.
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

  /// The highest ascent and the deepest descent among the fonts of the line: those asked for and
  /// those that stood in.
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
