import Foundation

/// The layout of a text: its lines and how to draw them.
package struct PlacedText: Sendable, Hashable {
  /// The text before line breaking.
  package let source: StyledText
  package let lines: [ShapedLine]
  /// The distances from the top of the text to the baselines, in points, on pixel boundaries.
  package let baselines: [Double]
  /// Indexed by the paint of a run.
  package var paints: [_ResolvedStyle]
  /// Indexed by the attachment of a run.
  package var attachments: [PlacedAttachment] = []
  /// The links of runs, by paint.
  package var links: [Int: URL] = [:]
  /// The display items that a text renderer draws instead of the lines, relative to the text's top
  /// left corner.
  package var drawn: [DisplayItem]?
  /// The style of the bars that replace the lines of a redacted text; `nil` if not redacted.
  package var redaction: _ResolvedStyle?
  /// The scale of the text; 1 unless its font size is being animated.
  package var scale = 1.0
  package let alignment: TextAlignment
  /// Whether lines start at the right edge.
  package let isRightToLeft: Bool
  /// Whether an ellipsis replaces part of the text.
  package var isTruncated = false
  /// Whether the view limits the number of lines.
  package var hasLineLimit = false

  package var string: String { source.string }

  package init(
    source: StyledText, lines: [ShapedLine], baselines: [Double], paints: [_ResolvedStyle],
    attachments: [PlacedAttachment] = [], links: [Int: URL] = [:],
    redaction: _ResolvedStyle? = nil, scale: Double = 1.0, alignment: TextAlignment,
    isRightToLeft: Bool, isTruncated: Bool = false
  ) {
    self.source = source
    self.lines = lines
    self.baselines = baselines
    self.paints = paints
    self.attachments = attachments
    self.links = links
    self.redaction = redaction
    self.scale = scale
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
  }

  /// The indices of the lines that are placed.
  package var lineNumbers: Range<Int> { 0..<min(lines.count, baselines.count) }

  /// Returns the left end of a line's baseline in a frame of `width` points. The position is not
  /// rounded: glyphs are drawn at subpixel positions.
  @inline(__always)
  package func origin(ofLine number: Int, width: Double) -> CGPoint {
    let slack = width - lines[number].width
    // A line that cannot be broken further, such as a lone ellipsis, overflows equally on both
    // sides.
    let fromLeading =
      switch slack < 0 ? .center : alignment {
      case .leading: 0.0
      case .center: slack / 2
      case .trailing: slack
      }
    return CGPoint(x: isRightToLeft ? slack - fromLeading : fromLeading, y: baselines[number])
  }

  /// Returns each line with the left end of its baseline, in a frame of `width` points.
  package func placedLines(width: Double) -> [(line: ShapedLine, origin: CGPoint)] {
    lineNumbers.map { (lines[$0], origin(ofLine: $0, width: width)) }
  }

  /// Returns each linked range of a line with its URL and frame, in a frame of `width` points.
  func placedLinks(width: Double) -> [(url: URL, frame: CGRect)] {
    guard !links.isEmpty else { return [] }
    var result: [(url: URL, frame: CGRect)] = []
    for (line, origin) in placedLines(width: width) {
      var previous: (url: URL, end: Double)?
      for run in line.runs {
        let url = links[run.paint]
        if let url {
          let frame = CGRect(
            x: origin.x + run.x, y: origin.y - line.ascent, width: run.width, height: line.height)
          // Styles and fonts may change within a link.
          if let previous, previous.url == url, abs(previous.end - run.x) < 0.01 {
            result[result.count - 1].frame = result[result.count - 1].frame.union(frame)
          } else {
            result.append((url, frame))
          }
        }
        previous = url.map { ($0, run.x + run.width) }
      }
    }
    return result
  }
}

extension PlacedText {
  /// Returns the display items of a line or a part of it: backgrounds, glyphs and images.
  ///
  /// - Parameters:
  ///   - origin: The left end of the line's baseline.
  ///   - paints: The paints, indexed as in this text.
  ///   - pixels: Pixels per point.
  ///   - grid: The grid that the edges of backgrounds are rounded to; `nil` does not round.
  package func items(
    of line: ShapedLine, at origin: CGPoint, paints: [Paint], pixels: CGFloat,
    on grid: PixelGrid? = nil
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    line.add(
      to: &items, at: origin, paints: paints, attachments: attachments, pixels: pixels, on: grid)
    return items
  }
}

extension SharedText {
  /// Appends the display items of all lines.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the text's frame.
  ///   - width: The width of the frame, in points.
  ///   - pixels: Pixels per point.
  func add(
    to items: inout [DisplayItem], at origin: CGPoint, width: Double, paints: [Paint],
    pixels: CGFloat, on grid: PixelGrid
  ) {
    for number in text.lineNumbers {
      let position = text.origin(ofLine: number, width: width)
      text.lines[number].add(
        to: &items, at: CGPoint(x: origin.x + position.x, y: origin.y + position.y),
        paints: paints, attachments: text.attachments, pixels: pixels, on: grid)
    }
  }
}

extension ShapedLine {
  /// Appends the display items of the line.
  fileprivate func add(
    to items: inout [DisplayItem], at origin: CGPoint, paints: [Paint],
    attachments: [PlacedAttachment], pixels: CGFloat, on grid: PixelGrid?
  ) {
    guard !runs.isEmpty else { return }
    for bar in backgrounds where paints.indices.contains(bar.paint) {
      let frame = bar.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(.fill(Path(grid?.round(frame) ?? frame), paints[bar.paint], FillStyle()))
    }
    items.append(.glyphs(self, origin: origin, paints: paints))
    guard !attachments.isEmpty else { return }
    for run in runs {
      guard let attachment = run.attachment, attachments.indices.contains(attachment.index),
        paints.indices.contains(run.paint)
      else { continue }
      items += attachments[attachment.index].items(
        at: CGPoint(x: origin.x + run.x, y: origin.y), width: attachment.width,
        paint: paints[run.paint], pixels: pixels)
    }
  }
}

/// A placed text that equal views share, so that none of them copies it.
package final class SharedText: Sendable {
  package let text: PlacedText

  package init(_ text: PlacedText) { self.text = text }
}

/// A text that can be laid out for a proposal.
package protocol PlaceableText: AnyObject {
  /// The characters, independent of layout.
  var string: String { get }
  /// Lays out the text for a proposal; bars in the style `redaction` replace its lines.
  func placed(for proposal: ProposedViewSize, redaction: _ResolvedStyle?) -> SharedText
}

/// The payload of a node that shows text, read by the placed tree.
package final class TextPayload: NodePayload {
  private let text: any PlaceableText
  private let redaction: _ResolvedStyle?

  package init(_ text: any PlaceableText, redaction: _ResolvedStyle?) {
    self.text = text
    self.redaction = redaction
  }

  package var string: String { text.string }
  package var viewName: String? { ViewName.text(string) }

  func placed(for proposal: ProposedViewSize) -> SharedText {
    text.placed(for: proposal, redaction: redaction)
  }
}

/// A text and its baselines after layout.
public struct TextSummary: Hashable, Sendable, Codable {
  /// The text, without an ellipsis if it was truncated.
  public var string: String
  /// The distances of the lines' baselines from the top of the text, in points.
  public var lineBaselines: [CGFloat]

  /// Creates a summary of a text.
  public init(string: String, lineBaselines: [CGFloat]) {
    self.string = string
    self.lineBaselines = lineBaselines
  }
}

extension PlacedText {
  /// Creates a text from its summary.
  init(_ summary: TextSummary) {
    source = StyledText(runs: [StyledText.Run(text: summary.string, font: FontDescription(size: 0))]
    )
    lines = []
    baselines = summary.lineBaselines.map { Double($0) }
    (paints, redaction, alignment, isRightToLeft) = ([], nil, .leading, false)
  }

  package var summary: TextSummary {
    TextSummary(string: string, lineBaselines: baselines.map { CGFloat($0) })
  }
}

extension PlacedText: Animatable, VectorRepresentable {
  package typealias AnimatableData = AnimatableVector

  /// The size of the text's first font, in points.
  private var fontSize: Double { source.runs.first?.font.size ?? 1 }

  mutating func pass(_ numbers: inout NumberPass) {
    numbers.structure(paints.count)
    numbers.each(&paints)
    redaction?.pass(&numbers)
    var size = fontSize * scale
    numbers.number(&size, from: 0.01)
    scale = fontSize > 0 ? size / fontSize : 1
  }

  /// Whether the texts differ only in colors and by a uniform scale of their fonts.
  func isScaled(from other: PlacedText) -> Bool {
    guard fontSize != other.fontSize, source.runs.count == other.source.runs.count else {
      return false
    }
    let factor = fontSize / other.fontSize
    return zip(source.runs, other.source.runs).allSatisfy { run, old in
      run.text == old.text && run.font.family == old.font.family
        && abs(run.font.size - old.font.size * factor) < 0.01
    }
  }
}
