internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Makes a rectangle of the canvas lead to a URL.
  func link(_ frame: CGRect, to url: String) {
    guard frame.width > 0, frame.height > 0, !url.isEmpty, !url.utf8.contains(0) else { return }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { SVGText.number($0) }
    let escaped = url.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    cairo_tag_begin(
      context, CAIRO_TAG_LINK, "rect=[\(numbers.joined(separator: " "))] uri='\(escaped)'")
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }

  /// Writes text as text: glyphs of embedded fonts, with the characters that they stand for.
  func writeText(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    let bytes = Array(line.text.utf8)
    let starts = TextClusters.starts(of: line)
    let area = CGRect(
      x: origin.x - line.ascent, y: origin.y - line.ascent * 2,
      width: line.width + line.ascent * 2, height: line.height * 3)
    for (index, run) in line.runs.enumerated() where paints.indices.contains(run.paint) {
      setSource(paints[run.paint], covering: area)
      if let font = run.font as? CairoFont, !font.hasColoredGlyphs {
        let clusters = TextClusters(index, of: line, starts: starts, bytes: bytes)
        write(run, clusters, bytes, in: font, at: origin)
      } else {
        drawShapes(of: run, at: origin, opacity: paints[run.paint].opacity)
      }
      for bar in line.decorationBars(startingAt: index) where paints.indices.contains(bar.paint) {
        setSource(paints[bar.paint], covering: area)
        draw(bar, at: origin)
      }
    }
  }

  private func write(
    _ run: GlyphRun, _ clusters: TextClusters, _ bytes: [UInt8], in font: CairoFont,
    at origin: CGPoint
  ) {
    var text: [UInt8] = []
    var glyphs: [cairo_glyph_t] = []
    var parts: [cairo_text_cluster_t] = []
    func add(_ cluster: TextClusters.Cluster) {
      var count = 0
      if cluster.isSpace {
        // Spaces are not among the glyphs; with one of their own, words are told apart.
        guard let space = font.spaceGlyph, let last = glyphs.last else { return }
        let width = clusters.isRightToLeft ? -font.spaceAdvance : latestAdvance
        glyphs.append(cairo_glyph_t(index: UInt(space), x: last.x + width, y: last.y))
        count = 1
        text += [UInt8(ascii: " ")]
        parts.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
        return
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
        glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: x, y: y))
        count += 1
      }
      let characters = bytes[cluster.text]
      guard count > 0, !characters.isEmpty else { return }
      text += characters
      parts.append(
        cairo_text_cluster_t(num_bytes: Int32(characters.count), num_glyphs: Int32(count)))
    }
    var latestAdvance = 0.0
    for cluster in clusters.clusters { add(cluster) }
    guard !glyphs.isEmpty else { return }
    if self.font !== font {
      font.select(in: context)
      self.font = font
    }
    let covered = parts.reduce(0) { $0 + Int($1.num_glyphs) }
    guard covered == glyphs.count else {
      return cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    }
    // Cairo wants the glyphs from left to right, and counts clusters from the other end then.
    if clusters.isRightToLeft { glyphs.reverse() }
    let flags =
      clusters.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        cairo_show_text_glyphs(
          context, $0.baseAddress, Int32(clamping: $0.count), glyphs,
          Int32(clamping: glyphs.count), parts, Int32(clamping: parts.count), flags)
      }
    }
  }
}
