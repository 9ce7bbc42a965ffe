internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Writes text as glyphs of embedded fonts, with their characters.
  func writeText(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    let bytes = Array(line.text.utf8)
    let starts = TextClusters.starts(of: line)
    structure?.beginText(
      from: place(CGPoint(x: origin.x, y: origin.y - line.ascent / 3)),
      to: place(CGPoint(x: origin.x + line.width, y: origin.y - line.ascent / 3)), in: context)
    let area = CGRect(
      x: origin.x - line.ascent, y: origin.y - line.ascent * 2,
      width: line.width + line.ascent * 2, height: line.height * 3)
    for (index, run) in line.runs.enumerated() where paints.indices.contains(run.paint) {
      setSource(paints[run.paint], covering: area)
      let clusters = TextClusters(index, of: line, starts: starts, bytes: bytes)
      let isKnownSize = lineHeight(of: run.font) < Self.largestLine
      if let font = run.font as? CairoFont, !font.hasColoredGlyphs, isKnownSize {
        write(run, clusters, bytes, in: font, at: origin)
      } else {
        drawShapes(of: run, at: origin, opacity: paints[run.paint].opacity)
        if isKnownSize { writeUnseen(run, clusters, bytes, at: origin) }
      }
      for bar in line.decorationBars(startingAt: index) where paints.indices.contains(bar.paint) {
        setSource(paints[bar.paint], covering: area)
        draw(bar, at: origin)
      }
    }
  }

  /// The line height from which letters are drawn as shapes, in points of the page: FreeType
  /// supports sizes below 32,768 only.
  private static let largestLine = 16_384.0

  /// Writes characters drawn as bitmaps, such as emoji, as invisible letters, so that they can be
  /// selected and searched.
  private func writeUnseen(
    _ run: GlyphRun, _ clusters: TextClusters, _ bytes: [UInt8], at origin: CGPoint
  ) {
    guard let (font, letter) = plainLetter else { return }
    // Cairo drops glyphs without ink and anything less opaque than this.
    cairo_set_source_rgba(context, 0, 0, 0, 0.004)
    for cluster in clusters.clusters where !cluster.isSpace && !cluster.text.isEmpty {
      guard let first = cluster.glyphs.first else { continue }
      if self.font !== font {
        font.select(in: context)
        self.font = font
      }
      let (x, y) = (origin.x + run.glyphs[first].x, origin.y + run.glyphs[first].y)
      let text = Self.characters(bytes[cluster.text])
      text.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          cairo_show_text_glyphs(
            context, $0.baseAddress, Int32(clamping: $0.count),
            [cairo_glyph_t(index: UInt(letter), x: x, y: y)], 1,
            [cairo_text_cluster_t(num_bytes: Int32(clamping: text.count), num_glyphs: 1)], 1,
            cairo_text_cluster_flags_t(0))
        }
      }
    }
  }

  /// Returns UTF-8 that Cairo accepts.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // The UTF-8 of noncharacters starts with one of these bytes.
    guard bytes.contains(where: { $0 >= 0xEF }) else { return bytes }
    return Array(String(decoding: bytes, as: UTF8.self).withoutNoncharacters.utf8)[...]
  }

  private func write(
    _ run: GlyphRun, _ clusters: TextClusters, _ bytes: [UInt8], in font: CairoFont,
    at origin: CGPoint
  ) {
    var text: [UInt8] = []
    var glyphs: [cairo_glyph_t] = []
    var parts: [cairo_text_cluster_t] = []
    // Glyphs drawn narrower need a font of their own.
    var stretch = 1.0
    var latest: cairo_glyph_t?
    func flush() {
      if !glyphs.isEmpty {
        show(text, glyphs, parts, in: font, stretch, isBackward: clusters.isRightToLeft)
      }
      (text, glyphs, parts) = ([], [], [])
    }
    func add(_ cluster: TextClusters.Cluster) {
      var count = 0
      if cluster.isSpace {
        // Spaces have no glyphs here. Adding one separates the words.
        guard let space = font.spaceGlyph, let last = latest else { return }
        let width = clusters.isRightToLeft ? -font.spaceAdvance : latestAdvance
        glyphs.append(cairo_glyph_t(index: UInt(space), x: last.x + width, y: last.y))
        count = 1
        text += [UInt8(ascii: " ")]
        parts.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
        return
      }
      let wanted = cluster.glyphs.first.flatMap { font.stretch(of: run.glyphs[$0].index) }
      if (wanted?.factor ?? 1) != stretch {
        flush()
        stretch = wanted?.factor ?? 1
      }
      let order = clusters.isRightToLeft ? Array(cluster.glyphs.reversed()) : Array(cluster.glyphs)
      for index in order {
        let glyph = run.glyphs[index]
        let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
        latestAdvance = glyph.advance
        guard glyph.index != GlyphRun.Glyph.missing else {
          fill(font.missingGlyphOutline(advance: glyph.advance).offsetBy(dx: x, dy: y))
          continue
        }
        let drawn = cairo_glyph_t(index: UInt(glyph.index), x: x + (wanted?.shift ?? 0), y: y)
        latest = cairo_glyph_t(index: drawn.index, x: x, y: y)
        glyphs.append(drawn)
        count += 1
      }
      let characters = Self.characters(bytes[cluster.text])
      guard count > 0, !characters.isEmpty else { return }
      text += characters
      parts.append(
        cairo_text_cluster_t(num_bytes: Int32(characters.count), num_glyphs: Int32(count)))
    }
    var latestAdvance = 0.0
    for cluster in clusters.clusters { add(cluster) }
    flush()
  }

  private func show(
    _ text: [UInt8], _ glyphs: [cairo_glyph_t], _ parts: [cairo_text_cluster_t], in font: CairoFont,
    _ stretch: Double, isBackward: Bool
  ) {
    var glyphs = glyphs
    if self.font !== font || stretch != 1 {
      font.select(in: context, stretch: stretch)
      self.font = stretch == 1 ? font : nil
    }
    let covered = parts.reduce(0) { $0 + Int($1.num_glyphs) }
    guard covered == glyphs.count else {
      return cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    }
    // Cairo expects glyphs from left to right and then counts clusters from the other end.
    if isBackward { glyphs.reverse() }
    let flags =
      isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        cairo_show_text_glyphs(
          context, $0.baseAddress, Int32(clamping: $0.count), glyphs,
          Int32(clamping: glyphs.count), parts, Int32(clamping: parts.count), flags)
      }
    }
  }
}
