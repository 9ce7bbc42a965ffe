import Foundation

/// The text of one view. Its lines, for any proposal, are measured and painted from the same
/// shaping.
///
/// Source of the rules: a text is as wide as its widest line and never wider than proposed; its
/// height is the sum of its lines and the gaps between them; both are rounded up to pixels.
package final class TextParagraph: PlaceableText {
  /// The lines and baselines for one proposal.
  package struct Arrangement {
    package var lines: [ShapedLine]
    /// The distance from the top of the text to each baseline, in points, aligned to pixels.
    package var baselines: [Double]
    /// The size, limited to the proposal.
    package var size: CGSize
    /// Whether part of the text is replaced by an ellipsis.
    package var isTruncated: Bool
    fileprivate var extent: Extent

    /// Returns a copy with the size limited to the proposal.
    fileprivate func within(_ width: Double?, _ height: Double?) -> Arrangement {
      var copy = self
      copy.size = Self.size(size, within: width, height)
      return copy
    }

    fileprivate static func size(
      _ size: CGSize, within width: Double?, _ height: Double?
    ) -> CGSize {
      if width == 0, height == 0 { return .zero }
      guard let width else { return size }
      return CGSize(width: min(size.width, CGFloat(width)), height: size.height)
    }
  }

  /// The unrounded measures of an arrangement.
  struct Extent {
    /// The width of the widest line without trailing whitespace.
    var contentWidth: Double
    /// The height of all lines, including the gaps between them.
    var linesHeight: Double
  }

  /// The finite limits of a proposal.
  private struct Limits: Hashable {
    var width: Double?
    var height: Double?
  }

  let engine: any TextEngine
  let text: StyledText
  /// The paints, indexed by runs.
  private let paints: [_ResolvedStyle]
  private let attachments: [PlacedAttachment]
  /// The custom attributes of runs, by paint index.
  let customAttributes: [Int: [Text.CustomAttribute]]
  /// The links of runs, by paint index.
  private let links: [Int: URL]
  /// The renderer that replaces the text's own drawing, and its context.
  private let rendering: Rendering?
  /// Whether a renderer determines the size.
  var hasRenderer: Bool { rendering != nil }
  private let grid: PixelGrid
  let settings: Settings

  /// The maximum number of lines; `nil` sets no limit.
  var lineLimit: Int? { settings.lineLimit }
  private let spacings: TextSpacings
  private var arrangements: [Limits: Arrangement] = [:]
  lazy var natural = lines(of: text, nil, limit: nil)
  private lazy var naturalArrangement = arrangement(of: natural)
  /// The measures that most queries need, without the lines, which are expensive to copy.
  lazy var naturalMeasures = NaturalMeasures(
    extent: naturalArrangement.extent, size: naturalArrangement.size,
    fitsLineLimit: natural.lines.count <= settings.lineLimit ?? .max,
    isOneLine: natural.lines.count == 1)
  /// The unwrapped text, shared by all proposals that it fits.
  private lazy var naturalPlaced = SharedText(placed(naturalArrangement))
  /// Whether the text is so long that it is wrapped without first checking whether it fits on one
  /// line, and that lines that cannot be shown are not shaped.
  lazy var isLong = text.runs.reduce(0) { $0 + $1.text.utf8.count } > 16_384
  /// All lines of a long text, for its latest width.
  var longLines: (text: StyledText, width: Double?, lines: ShapedText)?

  private final class Rendering {
    let renderer: any TextRenderer
    let context: _ResolveContext

    init(_ renderer: any TextRenderer, _ context: _ResolveContext) {
      (self.renderer, self.context) = (renderer, context)
    }
  }

  struct NaturalMeasures {
    let extent: Extent
    let size: CGSize
    let fitsLineLimit: Bool
    /// Whether the text has one line, which is shown in any height.
    let isOneLine: Bool
  }

  convenience init(_ view: Text, _ context: _ResolveContext) {
    self.init(StyledText.resolved(view, in: context), context)
  }

  init(_ resolved: StyledText.Resolved, _ context: _ResolveContext) {
    let environment = context.environment
    engine = context.session.textEngine
    (text, paints, attachments) = (resolved.text, resolved.paints, resolved.attachments)
    customAttributes = resolved.customAttributes
    links = resolved.links
    rendering = environment.text.renderer.map { Rendering($0.renderer, context) }
    grid = environment.pixelGrid
    settings = Settings(environment)
    spacings = context.session.cache(TextSpacings.self)
  }

  package var string: String { text.string }

  // MARK: Size

  /// Returns the size for `proposal`. Avoids shaping when a stack asks only for the minimum width.
  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let renderer = rendering?.renderer else { return ownSize(for: proposal) }
    let size = renderer.sizeThatFits(proposal: proposal, text: TextProxy(paragraph: self))
    return size.width.isFinite && size.height.isFinite ? size : ownSize(for: proposal)
  }

  /// Returns the size without the effect of a renderer.
  func ownSize(for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, width <= 0 { return emptySize(height: proposal.height) }
    let (width, height) = Self.limits(of: proposal)
    if isNatural(in: width, height) {
      return Arrangement.size(naturalMeasures.size, within: width, height)
    }
    return arrangement(for: proposal).size
  }

  /// Returns the finite limits of a proposal, in points; `nil` is unlimited.
  @inline(__always)
  private static func limits(
    of proposal: ProposedViewSize
  ) -> (width: Double?, height: Double?) {
    (
      proposal.width.flatMap { $0.isFinite ? max(Double($0), 0) : nil },
      proposal.height.flatMap { $0.isFinite ? max(Double($0), 0) : nil }
    )
  }

  /// The measures for a width of 0, where every character gets its own line.
  private lazy var columnMeasures: ColumnMeasures = {
    var line = engine.metrics(for: text.runs[0].font)
    if let rule = settings.lineHeight {
      let font = text.runs[0].font
      line.descent +=
        rule.height(size: font.size, glyphs: line.lineHeight, pitch: font.linePitch)
        - line.lineHeight
    }
    return ColumnMeasures(
      lineHeight: line.lineHeight, gap: gap(below: line.lineHeight),
      count: max(1, string.visibleCharacterCount(upTo: settings.lineLimit ?? .max)))
  }()

  private struct ColumnMeasures {
    let lineHeight: Double
    /// The distance between two lines.
    let gap: Double
    /// The number of lines.
    let count: Int
  }

  /// Returns the size for a width of 0.
  private func emptySize(height: CGFloat?) -> CGSize {
    if let height, height <= 0 { return .zero }
    let (line, gap) = (columnMeasures.lineHeight, columnMeasures.gap)
    let count =
      height.map { lines(in: Double($0), line, gap, of: columnMeasures.count) }
      ?? columnMeasures.count
    return CGSize(
      width: 0, height: grid.ceil(Double(count) * line + Double(count - 1) * gap))
  }

  private func lines(in height: Double, _ line: Double, _ gap: Double, of count: Int) -> Int {
    guard height.isFinite, line + gap > 0 else { return count }
    let fitting = ((height + gap + Self.tolerance) / (line + gap)).rounded(.down)
    return fitting < Double(count) ? max(1, Int(fitting)) : count
  }

  // A height rounded to pixels can be proposed again, and must not truncate the text.
  static let tolerance = 1e-6

  /// Returns the lines for `proposal`.
  package func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    let (width, height) = Self.limits(of: proposal)
    if isNatural(in: width, height) { return naturalArrangement.within(width, height) }
    let limits = Limits(width: width, height: height)
    if let known = arrangements[limits] { return known }
    var shaped = shaped(width, height)
    if settings.isJustified, let width {
      shaped.lines = shaped.lines.map { $0.justified(to: width) }
    }
    let result = arrangement(of: shaped).within(width, height)
    arrangements[limits] = result
    return result
  }

  /// Whether the unwrapped lines fit the proposal.
  private func isNatural(in width: Double?, _ height: Double?) -> Bool {
    if isLong, width != nil { return false }
    let measures = naturalMeasures
    return (width.map { $0 >= measures.extent.contentWidth } ?? true)
      && (measures.isOneLine
        || (height.map { $0 + Self.tolerance >= measures.extent.linesHeight } ?? true))
      && measures.fitsLineLimit
  }

  private func arrangement(of shaped: ShapedText) -> Arrangement {
    let lines = shaped.lines
    let top = positions(lines)
    var size = CGSize(
      width: grid.ceil(Self.width(of: lines)), height: grid.ceil(top.height))
    if lines.count < settings.reservedLines, let last = lines.last {
      let gap = gap(below: last.height)
      size.height = grid.ceil(
        top.height + Double(settings.reservedLines - lines.count) * (last.height + gap))
    }
    return Arrangement(
      lines: lines.isEmpty ? natural.lines : lines, baselines: top.baselines, size: size,
      isTruncated: shaped.isTruncated,
      extent: Extent(contentWidth: Self.contentWidth(of: lines), linesHeight: top.height))
  }

  /// Returns baselines aligned to pixels: the first rounded, the others rounded up from there.
  private func positions(_ lines: [ShapedLine]) -> (baselines: [Double], height: Double) {
    var baselines: [Double] = []
    var top = 0.0
    var shift = 0.0
    for (index, line) in lines.enumerated() {
      let baseline = top + line.ascent
      if index == 0 {
        baselines.append(grid.round(baseline))
        shift = baselines[0] - baseline
      } else {
        baselines.append(grid.ceil(baseline + shift))
      }
      top += line.height + (index < lines.count - 1 ? gap(below: line.height) : 0)
    }
    return (baselines, top)
  }

  /// Returns the width of the widest line, including trailing whitespace.
  private static func width(of lines: [ShapedLine]) -> Double {
    lines.lazy.map { $0.width + $0.trailingWhitespace }.max() ?? 0
  }

  /// Returns the width of the widest line, excluding trailing whitespace.
  private static func contentWidth(of lines: [ShapedLine]) -> Double {
    lines.lazy.map(\.width).max() ?? 0
  }

  // MARK: Spacing

  /// The preferred distances to other views, from the tallest run's font.
  private(set) lazy var spacing = spacings.spacing(of: spacingMeasures)

  private var spacingMeasures: TextSpacing {
    var metrics = FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    for run in text.runs {
      let other = engine.metrics(for: run.font)
      if other.lineHeight > metrics.lineHeight { metrics = other }
    }
    return TextSpacing(
      ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent),
      leading: CGFloat(metrics.leading), capHeight: CGFloat(metrics.capHeight),
      pixel: CGFloat(grid.pixel))
  }

  /// Returns the drawing of the text placed with `proposal`.
  package func placed(for proposal: ProposedViewSize, redaction: _ResolvedStyle?) -> SharedText {
    let (width, height) = Self.limits(of: proposal)
    if rendering == nil, redaction == nil, isNatural(in: width, height) { return naturalPlaced }
    let arrangement = arrangement(for: proposal)
    var placed = placed(arrangement)
    placed.redaction = redaction
    if let rendering, redaction == nil {
      placed.drawn = drawn(
        placed, arrangement.size, by: rendering.renderer, in: rendering.context)
    }
    return SharedText(placed)
  }

  private func placed(_ arrangement: Arrangement) -> PlacedText {
    var placed = PlacedText(
      source: text, lines: arrangement.lines, baselines: arrangement.baselines, paints: paints,
      attachments: attachments, links: links, alignment: settings.alignment,
      isRightToLeft: settings.isRightToLeft, isTruncated: arrangement.isTruncated)
    placed.hasLineLimit = settings.lineLimit != nil
    return placed
  }
}
