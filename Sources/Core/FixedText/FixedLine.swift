import Foundation
import GalleyGraphics

/// Lays out the clusters of one line.
struct FixedLine {
  let text: StyledText
  let fonts: [FixedFont]
  /// The fonts and characters that the text requests but are unavailable.
  let warnings: [TextWarning]

  /// - Parameters:
  ///   - clusters: The clusters in text order.
  ///   - range: The UTF-8 range of the text that the line shows.
  func line(
    _ clusters: [FixedCluster], range: Range<Int>, of segment: FixedSegment, endsParagraph: Bool
  ) -> ShapedLine {
    var string = String.UnicodeScalarView()
    var clusters = clusters
    var end = 0
    for index in clusters.indices {
      clusters[index].source = end
      string.append(clusters[index].scalar)
      end += UTF8.width(clusters[index].scalar)
    }
    let visible = clusters.prefix(clusters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0)
    let trailing = clusters[visible.count...].reduce(0) { $0 + $1.advance }
    var runs: [GlyphRun] = []
    var pen = 0.0
    for stretch in Self.stretches(Array(visible), isRightToLeft: segment.isRightToLeft) {
      let run = run(stretch, x: pen)
      pen += run.width
      runs.append(run)
    }
    let (ascent, descent) = height(clusters.map(\.style), else: segment.emptyStyle)
    let missing = visible.filter { $0.glyph == GlyphRun.Glyph.missing }.map(\.scalar)
    return ShapedLine(
      range: range, width: pen, trailingWhitespace: trailing, ascent: ascent, descent: descent,
      isRightToLeft: segment.isRightToLeft, endsParagraph: endsParagraph, runs: runs,
      warnings: warnings + Set(missing).sorted().map { .missingGlyph($0) }, text: String(string))
  }

  private func run(_ clusters: [FixedCluster], x: Double) -> GlyphRun {
    let style = text.runs[clusters[0].style]
    let font = fonts[clusters[0].style]
    var glyphs: [GlyphRun.Glyph] = []
    var pen = x
    for cluster in clusters {
      if let glyph = cluster.glyph {
        glyphs.append(
          GlyphRun.Glyph(
            index: glyph, x: pen, y: -style.baselineOffset, advance: cluster.advance,
            source: UInt32(cluster.source)))
      }
      pen += cluster.advance
    }
    var decorations: [GlyphRun.Decoration] = []
    for (line, place) in [
      (style.underline, font.underline), (style.strikethrough, font.strikethrough),
    ] {
      guard let line else { continue }
      decorations.append(
        GlyphRun.Decoration(offset: place.offset, thickness: place.thickness, line: line))
    }
    for index in decorations.indices { decorations[index].offset -= style.baselineOffset }
    return GlyphRun(
      font: font, glyphs: glyphs, paint: style.paint, background: style.background,
      attachment: style.attachment, x: x, width: pen - x,
      decorations: decorations)
  }

  /// Returns the largest ascent and descent of the styles.
  private func height(_ styles: [Int], else emptyStyle: Int) -> (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.0, 0.0)
    for style in styles.isEmpty ? [emptyStyle] : styles {
      let rise = text.runs[style].baselineOffset
      ascent = max(ascent, fonts[style].metrics.ascent + max(rise, 0))
      descent = max(descent, fonts[style].metrics.descent + max(-rise, 0))
      if let attachment = text.runs[style].attachment {
        ascent = max(ascent, attachment.ascent)
        descent = max(descent, attachment.descent)
      }
    }
    return (ascent, descent)
  }

  // MARK: Order

  /// Groups clusters of one style and direction, from left to right.
  ///
  /// Words that run against their paragraph are reversed as a whole: a single-level version of
  /// Unicode's bidirectional algorithm, in which neutral characters take the direction of their
  /// neighbors if those agree, else the paragraph's.
  private static func stretches(
    _ clusters: [FixedCluster], isRightToLeft: Bool
  ) -> [[FixedCluster]] {
    let directions = directions(of: clusters, isRightToLeft: isRightToLeft)
    var result: [[FixedCluster]] = []
    var start = 0
    while start < clusters.count {
      var end = start
      while end < clusters.count, directions[end] == directions[start] { end += 1 }
      let styled = byStyle(clusters[start..<end])
      let visual = directions[start] ? styled.reversed().map { Array($0.reversed()) } : styled
      if isRightToLeft { result = visual + result } else { result += visual }
      start = end
    }
    return result
  }

  private static func directions(
    of clusters: [FixedCluster], isRightToLeft: Bool
  ) -> [Bool] {
    var directions = clusters.map(\.isRightToLeft)
    var index = 0
    while index < directions.count {
      guard directions[index] == nil else {
        index += 1
        continue
      }
      let end = directions[index...].firstIndex { $0 != nil } ?? directions.count
      let before = index > 0 ? directions[index - 1] ?? isRightToLeft : isRightToLeft
      let after = end < directions.count ? directions[end] ?? isRightToLeft : isRightToLeft
      for neutral in index..<end { directions[neutral] = before == after ? before : isRightToLeft }
      index = end
    }
    return directions.map { $0 ?? isRightToLeft }
  }

  private static func byStyle(_ clusters: ArraySlice<FixedCluster>) -> [[FixedCluster]] {
    clusters.reduce(into: []) { result, cluster in
      if result.last?.first?.style == cluster.style {
        result[result.count - 1].append(cluster)
      } else {
        result.append([cluster])
      }
    }
  }
}
