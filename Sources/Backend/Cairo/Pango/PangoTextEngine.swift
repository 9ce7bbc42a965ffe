import GalleyGraphics

/// Shapes text with Pango in the pinned fonts; see `TextEngine` for the contract.
package final class PangoTextEngine: TextEngine {
  /// The length from which unbroken lines hardly ever fit and are not tried first, in bytes.
  private static let naturalLimit = 1024

  /// The length up to which the latest text keeps its lines, in bytes. Those of a megabyte of text
  /// take a hundred.
  private static let rememberedLimit = 64 << 10

  private var work = TextCounts()
  private var contexts: [[Int]: FontContext] = [:]
  private var memo = ShapingMemo()
  private var metricsMemo: [FontDescription: FontMetrics] = [:]
  /// Neighboring texts often use the same font.
  private var latestMetrics: (font: FontDescription, metrics: FontMetrics)?
  /// The lines of the latest broken text. Stacks measure a text with all of its lines and then with
  /// the fewest that fit.
  private var latestLines: BrokenText?
  private var generation = FontStore.shared.generation

  /// - Throws: `FontError.missing` when the system font is not installed.
  package init() throws(FontError) {
    let store = FontStore.shared
    let family = FontCatalog.systemFamily
    guard let regular = store.face(family: family, weight: 400, isItalic: false) else {
      let face = FontCatalog.faces.first { $0.weight == 400 } ?? FontCatalog.faces[0]
      throw .missing(
        family: FontCatalog.interFamily, path: face.path, package: face.package ?? "fonts-inter")
    }
    contexts[[regular]] = try FontContext(selection: [regular])
  }

  package var counts: TextCounts {
    var counts = work
    counts.fonts = contexts.values.reduce(0) { $0 + $1.fontCount }
    return counts
  }

  package func metrics(for font: FontDescription) -> FontMetrics {
    forgetIfFontsChanged()
    if let latestMetrics, latestMetrics.font == font { return latestMetrics.metrics }
    if let known = metricsMemo[font] {
      latestMetrics = (font, known)
      return known
    }
    let metrics = findMetrics(for: font)
    metricsMemo[font] = metrics
    latestMetrics = (font, metrics)
    return metrics
  }

  private func findMetrics(for font: FontDescription) -> FontMetrics {
    let probe = StyledText(runs: [.init(text: "", font: font)])
    guard let face = shaper(for: probe, isComplete: false)?.font(style: 0) else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    var metrics = face.metrics
    if face.hasIOSMetrics { metrics.takeLetterHeights(ofIOSAt: face.size) }
    metrics.leading = font.linePitch > 0 ? max(0, font.linePitch - metrics.lineHeight) : 0
    return metrics
  }

  package func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    forgetIfFontsChanged()
    var request = ShapingMemo.Request(
      text: text, width: width.flatMap { $0.isFinite ? max($0, 0) : $0 < 0 ? 0 : nil },
      lineLimit: lineLimit.flatMap { $0 > 0 ? $0 : nil }, truncation: truncation)
    if request.lineLimit == nil { request.truncation = .tail }
    if let known = memo[request] { return reuse(known) }
    if let natural = naturalLines(for: request) { return reuse(natural) }
    let shaped = perform(request)
    // If the time is up, lines are missing.
    if !Deadline.isPast { memo[request] = shaped }
    return shaped
  }

  /// Returns the unbroken lines if they fit, in which case the width doesn't matter.
  private func naturalLines(for request: ShapingMemo.Request) -> ShapedText? {
    guard let width = request.width, request.text.utf8Count <= Self.naturalLimit else {
      return nil
    }
    let natural = ShapingMemo.Request(
      text: request.text, width: nil, lineLimit: nil, truncation: .tail)
    let shaped = memo[natural] ?? perform(natural)
    memo[natural] = shaped
    let fits = shaped.lines.allSatisfy { $0.width <= width }
    let isWithinLimit = shaped.lines.count <= request.lineLimit ?? .max
    return fits && isWithinLimit ? shaped : nil
  }

  private func reuse(_ shaped: ShapedText) -> ShapedText {
    work.memoHits += 1
    return shaped
  }

  private func forgetIfFontsChanged() {
    let current = FontStore.shared.generation
    guard current != generation else { return }
    generation = current
    memo = ShapingMemo()
    metricsMemo = [:]
    latestMetrics = nil
    latestLines = nil
  }
}

// MARK: - Shaping

extension PangoTextEngine {
  private func perform(_ request: ShapingMemo.Request) -> ShapedText {
    work.shapings += 1
    var request = request
    if request.text.runs.isEmpty {
      request.text.runs = [.init(text: "", font: FontDescription(size: 17))]
    }
    guard let shaper = shaper(for: request.text, isComplete: false) else {
      return withoutGlyphs(request.text)
    }
    let text = shape(request, with: shaper)
    guard text.missingGlyphs > 0, let all = self.shaper(for: request.text, isComplete: true) else {
      return text
    }
    return shape(request, with: all)
  }

  private func shape(_ request: ShapingMemo.Request, with shaper: SegmentShaper) -> ShapedText {
    let segments = TextSegment.segments(of: request.text)
    guard let limit = request.lineLimit else {
      let lines = brokenLines(of: segments, request, with: shaper, limit: .max).map(\.line)
      return ShapedText(lines: lines, missingGlyphs: missing(lines))
    }
    // Request one more line to detect truncation.
    let found = brokenLines(
      of: segments, request, with: shaper, limit: limit == .max ? limit : limit + 1)
    var lines = found.prefix(limit).map(\.line)
    guard found.count > limit, let last = found.prefix(limit).last else {
      return ShapedText(lines: lines, missingGlyphs: missing(lines))
    }
    let segment = segments[last.segment]
    let rest = segment.slice(last.range.lowerBound..<segment.bytes.count)
    let isCutLater = segments.dropFirst(last.segment + 1).contains { !$0.bytes.isEmpty }
    guard isCutLater || last.range.upperBound < segment.bytes.count else {
      return ShapedText(lines: lines, missingGlyphs: missing(lines))
    }
    let cut = Truncation(shaper: shaper, position: request.truncation, width: request.width)
    lines[limit - 1] = cut.line(for: rest, shown: last.range.count, isCutLater: isCutLater)
    return ShapedText(lines: lines, missingGlyphs: missing(lines), isTruncated: true)
  }

  /// Returns at least the first `limit` lines, or all lines if there are fewer.
  private func brokenLines(
    of segments: [TextSegment], _ request: ShapingMemo.Request, with shaper: SegmentShaper,
    limit: Int
  ) -> [LineBreaker.Line] {
    var whole = request
    (whole.lineLimit, whole.truncation) = (nil, .tail)
    if let latestLines, latestLines.context === shaper.context, latestLines.request == whole {
      return latestLines.lines
    }
    let breaker = LineBreaker(shaper: shaper, segments: segments, width: request.width)
    let lines = breaker.lines(limit: limit)
    if limit == .max, !Deadline.isPast, request.text.utf8Count <= Self.rememberedLimit {
      latestLines = BrokenText(request: whole, context: shaper.context, lines: lines)
    }
    return lines
  }

  /// Returns a placeholder for a text whose fonts cannot be loaded although their files were read
  /// before.
  private func withoutGlyphs(_ text: StyledText) -> ShapedText {
    let size = text.runs.lazy.map(\.font.size).filter(\.isFinite).max() ?? 0
    let families = text.runs.map { TextWarning.unusableFont("\($0.font)") }
    return ShapedText(lines: [
      ShapedLine(
        range: 0..<text.utf8Count, width: 0, trailingWhitespace: 0, ascent: max(size, 0),
        descent: 0, isRightToLeft: false, endsParagraph: true, runs: [],
        warnings: families.withoutRepetitions())
    ])
  }

  private func missing(_ lines: [ShapedLine]) -> Int {
    lines.reduce(0) { sum, line in
      sum + line.runs.reduce(0) { $0 + $1.glyphs.count { $0.index == GlyphRun.Glyph.missing } }
    }
  }

  func shaper(for text: StyledText, isComplete: Bool) -> SegmentShaper? {
    let selection = FontSelection(text, isComplete: isComplete)
    guard let context = context(for: selection.faces) else { return nil }
    return SegmentShaper(text, selection: selection, context: context)
  }

  private func context(for faces: [Int]) -> FontContext? {
    if let known = contexts[faces] { return known }
    guard let made = try? FontContext(selection: faces) else { return nil }
    contexts[faces] = made
    return made
  }
}

/// A text with all of its lines.
private struct BrokenText {
  let request: ShapingMemo.Request
  let context: FontContext
  let lines: [LineBreaker.Line]
}

extension StyledText {
  fileprivate var utf8Count: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
}
