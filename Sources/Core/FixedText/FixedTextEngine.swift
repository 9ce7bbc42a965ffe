import Foundation
import GalleyGraphics

/// A text engine that sets text in boxes of one width, so that tests can state sizes as whole
/// numbers without fonts or libraries. It is written in pure Swift.
///
/// At a size of 20 points every character is 10 points wide and every line 20 points high, of which
/// 16 are above the baseline (see `FixedFont`). Lines break after white space and hyphens and
/// around ideographs, then between characters. All of SwiftUI's font designs look the same; other
/// families and unassigned characters produce warnings. The first letter of a paragraph determines
/// its direction; words against that direction are reversed as a whole.
public final class FixedTextEngine: TextEngine {
  /// The work done so far. The engine has no cache, so there are no hits.
  public private(set) var counts = TextCounts()
  private var fonts: [FontDescription: FixedFont] = [:]

  /// Creates an engine.
  public init() {}

  /// Returns the metrics of the fixed font at that size, in points; sizes are clamped to
  /// 1/64…20,000.
  public func metrics(for font: FontDescription) -> FontMetrics {
    var metrics = self.font(font).metrics
    metrics.leading = font.linePitch > 0 ? max(0, font.linePitch - metrics.lineHeight) : 0
    return metrics
  }

  /// Breaks text into lines and turns its characters into boxes.
  public func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    counts.shapings += 1
    var text = text
    if text.runs.isEmpty { text.runs = [.init(text: "", font: FontDescription(size: 17))] }
    let fonts = text.runs.map { font($0.font) }
    let layout = FixedLine(text: text, fonts: fonts, warnings: Self.warnings(of: text))
    let width = width.flatMap { $0.isFinite ? max($0, 0) : $0 < 0 ? 0 : nil }
    let limit = lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
    let segments = FixedSegment.segments(of: text, fonts: fonts)
    var lines: [ShapedLine] = []
    for (index, segment) in segments.enumerated() {
      for clusters in segment.lines(width: width) {
        let isLast = clusters.upperBound == segment.clusters.count
        let isCut =
          !isLast || segments[(index + 1)...].contains { !$0.clusters.isEmpty }
        if lines.count + 1 == limit, isCut {
          let shortened = FixedTruncation(
            segment: segment, start: clusters.lowerBound, position: truncation, width: width,
            ellipsis: { Self.ellipsis(style: $0, text, fonts) }
          ).line()
          lines.append(
            layout.line(
              shortened.clusters, range: shortened.range, of: segment, endsParagraph: true))
          return Self.shaped(lines, isTruncated: true)
        }
        guard lines.count < limit else { return Self.shaped(lines, isTruncated: false) }
        lines.append(
          layout.line(
            Array(segment.clusters[clusters]), range: segment.range(of: clusters), of: segment,
            endsParagraph: segment.endsParagraph && isLast))
      }
    }
    return Self.shaped(lines, isTruncated: false)
  }

  private static func shaped(_ lines: [ShapedLine], isTruncated: Bool) -> ShapedText {
    let glyphs = lines.lazy.flatMap(\.runs).flatMap(\.glyphs)
    return ShapedText(
      lines: lines, missingGlyphs: glyphs.count { $0.index == GlyphRun.Glyph.missing },
      isTruncated: isTruncated)
  }

  private static func ellipsis(
    style: Int, _ text: StyledText, _ fonts: [FixedFont]
  ) -> FixedCluster {
    let style = text.textRun(near: style)
    return FixedCluster(
      style: style, range: 0..<0,
      advance: fonts[style].size * FixedFont.advance + text.runs[style].tracking,
      glyph: 0x2026, scalar: "…")
  }

  private static func warnings(of text: StyledText) -> [TextWarning] {
    var warnings: [TextWarning] = []
    for run in text.runs {
      guard case .named(let name) = run.font.family else { continue }
      let warning = TextWarning.unknownFamily(name)
      if !warnings.contains(warning) { warnings.append(warning) }
    }
    return warnings
  }

  private func font(_ description: FontDescription) -> FixedFont {
    if let known = fonts[description] { return known }
    let size = description.size.isFinite ? min(max(description.size, 1.0 / 64), 20_000) : 1
    let font = FixedFont(
      size: size, weight: description.weight, isItalic: description.isItalic)
    fonts[description] = font
    counts.fonts += 1
    return font
  }
}

extension FixedSegment {
  /// The UTF-8 range of clusters in the text.
  fileprivate func range(of clusters: Range<Int>) -> Range<Int> {
    guard let first = self.clusters[clusters].first, let last = self.clusters[clusters].last
    else { return start..<start }
    return first.range.lowerBound..<last.range.upperBound
  }
}
