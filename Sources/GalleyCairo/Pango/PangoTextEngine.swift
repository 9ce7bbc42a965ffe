import GalleyGraphics

/// Shapes text with Pango in the pinned fonts; see `TextEngine` for the contract.
///
/// What a text shapes to depends on the text, its styles and the registered fonts alone. An engine
/// belongs to one thread at a time; make one for each thread.
public final class PangoTextEngine: TextEngine {
  /// How many times text was really shaped.
  public private(set) var shapingCount = 0
  /// How many times a shaped text was handed out again.
  public private(set) var memoHitCount = 0
  /// What was set differently from what was asked, since the last `resetWarnings()`.
  public private(set) var warnings: [TextWarning] = []

  /// Longer texts (in bytes) hardly ever fit on unbroken lines; those are not tried first.
  private static let naturalLimit = 1024

  /// Whether fonts of new sizes are scaled from others instead of made: at the moments of an
  /// animation. Widths differ by no more than Pango's smallest unit.
  package var scalesFonts = false

  private var contexts: [[Int]: FontContext] = [:]
  private var memo = ShapingMemo()
  private var metricsMemo: [FontDescription: FontMetrics] = [:]
  private var largeMetricsMemo: [FontDescription: FontMetrics] = [:]
  /// Neighbouring texts often have one font.
  private var latestMetrics: (font: FontDescription, metrics: FontMetrics)?
  private var generation = FontStore.shared.generation

  /// - Throws: `FontError.missing` when the system font is not installed.
  public init() throws(FontError) {
    let store = FontStore.shared
    let family = FontCatalog.systemFamily
    guard let regular = store.face(family: family, weight: 400, isItalic: false) else {
      let face = FontCatalog.faces.first { $0.weight == 400 } ?? FontCatalog.faces[0]
      throw .missing(family: family, path: face.path, package: face.package ?? "fonts-inter")
    }
    contexts[[regular]] = try FontContext(selection: [regular])
  }

  /// The number of fonts that were made: one for each face and size.
  package var fontCount: Int { contexts.values.reduce(0) { $0 + $1.fontCount } }

  public func resetWarnings() { warnings = [] }

  public func metrics(for font: FontDescription) -> FontMetrics {
    forgetIfFontsChanged()
    if let latestMetrics, latestMetrics.font == font { return latestMetrics.metrics }
    if let known = metricsMemo[font] {
      latestMetrics = (font, known)
      return known
    }
    if scalesFonts {
      let scale = FontScaling([font.size]).enlargement
      return largeMetrics(for: font.scaled(by: scale)).scaled(by: 1 / scale)
    }
    let metrics = findMetrics(for: font)
    metricsMemo[font] = metrics
    latestMetrics = (font, metrics)
    return metrics
  }

  /// Of a font that others are scaled from; text in that font itself was not asked for.
  private func largeMetrics(for font: FontDescription) -> FontMetrics {
    if let known = largeMetricsMemo[font] { return known }
    let metrics = findMetrics(for: font)
    largeMetricsMemo[font] = metrics
    return metrics
  }

  private func findMetrics(for font: FontDescription) -> FontMetrics {
    let probe = StyledText(runs: [.init(text: "", font: font)])
    guard let resolved = shaper(for: probe, isComplete: false)?.shaper.font(style: 0) else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    let height = resolved.ascent + resolved.descent
    return FontMetrics(
      ascent: resolved.ascent, descent: resolved.descent,
      leading: font.linePitch > 0 ? max(0, font.linePitch - height) : 0,
      capHeight: resolved.capHeight, xHeight: resolved.xHeight)
  }

  public func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    forgetIfFontsChanged()
    var request = ShapingMemo.Request(
      text: text, width: width.flatMap { $0.isFinite ? max($0, 0) : $0 < 0 ? 0 : nil },
      lineLimit: lineLimit.flatMap { $0 > 0 ? $0 : nil }, truncation: truncation)
    if request.lineLimit == nil { request.truncation = .tail }
    if let known = memo[request] { return reuse(known) }
    if let scaled = scaledLines(for: request) { return scaled }
    if let natural = naturalLines(for: request) { return reuse(natural) }
    let outcome = perform(request)
    memo[request] = outcome
    add(outcome.warnings)
    return outcome.text
  }

  /// The lines shaped in other sizes, if fonts of new sizes are not to be made.
  private func scaledLines(for request: ShapingMemo.Request) -> ShapedText? {
    let fonts = request.text.runs.map(\.font)
    guard scalesFonts, !fonts.allSatisfy({ metricsMemo[$0] != nil }) else { return nil }
    let scaling = FontScaling(fonts.map(\.size))
    scalesFonts = false
    defer { scalesFonts = true }
    return scaling.shaped(
      shape(
        request.text.scaled(by: scaling.enlargement),
        width: request.width.map { $0 * scaling.enlargement }, lineLimit: request.lineLimit,
        truncation: request.truncation))
  }

  /// The unbroken lines, when they fit as they are: then the width plays no part.
  private func naturalLines(for request: ShapingMemo.Request) -> ShapingMemo.Outcome? {
    guard let width = request.width, request.text.utf8Count <= Self.naturalLimit else {
      return nil
    }
    let natural = ShapingMemo.Request(
      text: request.text, width: nil, lineLimit: nil, truncation: .tail)
    let outcome: ShapingMemo.Outcome
    if let known = memo[natural] {
      outcome = known
    } else {
      outcome = perform(natural)
      memo[natural] = outcome
    }
    let fits = outcome.text.lines.allSatisfy { $0.width <= width }
    let isWithinLimit = outcome.text.lines.count <= request.lineLimit ?? .max
    return fits && isWithinLimit ? outcome : nil
  }

  private func reuse(_ outcome: ShapingMemo.Outcome) -> ShapedText {
    memoHitCount += 1
    add(outcome.warnings)
    return outcome.text
  }

  private func add(_ new: [TextWarning]) {
    for warning in new where !warnings.contains(warning) { warnings.append(warning) }
  }

  private func forgetIfFontsChanged() {
    let current = FontStore.shared.generation
    guard current != generation else { return }
    generation = current
    memo = ShapingMemo()
    metricsMemo = [:]
    largeMetricsMemo = [:]
    latestMetrics = nil
  }
}

// MARK: - Shaping

extension PangoTextEngine {
  private func perform(_ request: ShapingMemo.Request) -> ShapingMemo.Outcome {
    shapingCount += 1
    var request = request
    if request.text.runs.isEmpty {
      request.text.runs = [.init(text: "", font: FontDescription(size: 17))]
    }
    guard let first = shaper(for: request.text, isComplete: false) else {
      return .init(text: ShapedText(lines: []), warnings: [])
    }
    var (shaper, selection) = first
    var text = shape(request, with: shaper)
    if text.missingGlyphs > 0, let all = self.shaper(for: request.text, isComplete: true) {
      (shaper, selection) = all
      text = shape(request, with: shaper)
    }
    let missing = shaper.missing.sorted().compactMap { Unicode.Scalar($0) }
    return .init(text: text, warnings: selection.warnings + missing.map { .missingGlyph($0) })
  }

  private func shape(_ request: ShapingMemo.Request, with shaper: SegmentShaper) -> ShapedText {
    let segments = TextSegment.segments(of: request.text)
    let breaker = LineBreaker(shaper: shaper, segments: segments, width: request.width)
    guard let limit = request.lineLimit else {
      let lines = breaker.lines(limit: .max).map(\.line)
      return ShapedText(lines: lines, missingGlyphs: missing(lines))
    }
    // One line more than wanted tells whether anything is cut.
    let found = breaker.lines(limit: limit == .max ? limit : limit + 1)
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

  private func missing(_ lines: [ShapedLine]) -> Int {
    lines.reduce(0) { sum, line in
      sum + line.runs.reduce(0) { $0 + $1.glyphs.count { $0.index == GlyphRun.Glyph.missing } }
    }
  }

  private func shaper(for text: StyledText, isComplete: Bool)
    -> (shaper: SegmentShaper, selection: FontSelection)?
  {
    let selection = FontSelection(text, isComplete: isComplete)
    guard let context = context(for: selection.faces),
      let shaper = SegmentShaper(text, selection: selection, context: context)
    else { return nil }
    return (shaper, selection)
  }

  private func context(for faces: [Int]) -> FontContext? {
    if let known = contexts[faces] { return known }
    guard let made = try? FontContext(selection: faces) else { return nil }
    contexts[faces] = made
    return made
  }
}

extension StyledText {
  fileprivate var utf8Count: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
}
