import Foundation

/// The layout of a text: its lines, and how they are drawn.
package struct PlacedText: Sendable, Hashable {
  /// The text before it was broken into lines.
  package let source: StyledText
  package let lines: [ShapedLine]
  /// From the top of the text to each line's baseline, in points, on pixels.
  package let baselines: [Double]
  /// Indexed by the runs' paints.
  package var paints: [_ResolvedStyle]
  /// Indexed by the runs' attachments.
  package var attachments: [PlacedAttachment] = []
  /// Where runs lead to, by their paints.
  package var links: [Int: URL] = [:]
  /// What a text renderer draws in place of the lines, from the text's top left corner.
  package var drawn: [DisplayItem]?
  /// The style of the bars in place of the lines of a redacted text; `nil` for one that is not.
  package var redaction: _ResolvedStyle?
  /// The factor that the text is scaled by; 1 except while its font size is animated.
  package var scale = 1.0
  package let alignment: TextAlignment
  /// Whether lines start at the right.
  package let isRightToLeft: Bool
  /// Whether an ellipsis stands for some of the text.
  package var isTruncated = false

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

  /// The lines that have a place.
  package var lineNumbers: Range<Int> { 0..<min(lines.count, baselines.count) }

  /// The left end of a line's baseline, in a frame of `width` points. Glyphs are painted at parts of
  /// pixels, so that lines may begin there.
  package func origin(ofLine number: Int, width: Double) -> CGPoint {
    let slack = width - lines[number].width
    // What no break makes narrow enough, such as a lone ellipsis, sticks out on both sides alike.
    let fromLeading =
      switch slack < 0 ? .center : alignment {
      case .leading: 0.0
      case .center: slack / 2
      case .trailing: slack
      }
    return CGPoint(x: isRightToLeft ? slack - fromLeading : fromLeading, y: baselines[number])
  }

  /// Each line with the left end of its baseline, in a frame of `width` points.
  package func placedLines(width: Double) -> [(line: ShapedLine, origin: CGPoint)] {
    lineNumbers.map { (lines[$0], origin(ofLine: $0, width: width)) }
  }

  /// Where the text leads to: each stretch of a line with its URL, in a frame of `width` points.
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
  /// The steps that draw a line, or a part of one: what is behind it, its glyphs and its images.
  ///
  /// - Parameters:
  ///   - origin: The left end of the line's baseline.
  ///   - paints: In the order of this text's paints.
  ///   - pixels: Pixels per point.
  ///   - grid: What edges of what is behind glyphs are rounded to; `nil` leaves them.
  package func items(
    of line: ShapedLine, at origin: CGPoint, paints: [Paint], pixels: CGFloat,
    on grid: PixelGrid? = nil
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    add(line, at: origin, paints: paints, pixels: pixels, on: grid, to: &items)
    return items
  }

  /// Adds the same steps to others.
  func add(
    _ line: ShapedLine, at origin: CGPoint, paints: [Paint], pixels: CGFloat,
    on grid: PixelGrid?, to items: inout [DisplayItem]
  ) {
    guard !line.runs.isEmpty else { return }
    for bar in line.backgrounds where paints.indices.contains(bar.paint) {
      let frame = bar.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(.fill(Path(grid?.round(frame) ?? frame), paints[bar.paint], FillStyle()))
    }
    items.append(.glyphs(line, origin: origin, paints: paints))
    guard !attachments.isEmpty else { return }
    for run in line.runs {
      guard let attachment = run.attachment, attachments.indices.contains(attachment.index),
        paints.indices.contains(run.paint)
      else { continue }
      items += attachments[attachment.index].items(
        at: CGPoint(x: origin.x + run.x, y: origin.y), width: attachment.width,
        paint: paints[run.paint], pixels: pixels)
    }
  }
}

/// A text that can be laid out for any proposal.
package protocol PlaceableText: AnyObject {
  /// The characters, however they are laid out.
  var string: String { get }
  /// The text as it is laid out for a proposal; bars in the style `redaction` stand for its lines.
  func placed(for proposal: ProposedViewSize, redaction: _ResolvedStyle?) -> PlacedText
}

/// The payload of a node that shows text, which the placed tree reads.
package final class TextPayload: NodePayload {
  private let text: any PlaceableText
  private let redaction: _ResolvedStyle?

  package init(_ text: any PlaceableText, redaction: _ResolvedStyle?) {
    self.text = text
    self.redaction = redaction
  }

  package var string: String { text.string }

  func placed(for proposal: ProposedViewSize) -> PlacedText {
    text.placed(for: proposal, redaction: redaction)
  }
}

/// A text and its baselines after layout.
public struct TextSummary: Hashable, Sendable, Codable {
  /// The text, without the ellipsis where it was truncated.
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
  /// A text of which only the summary is known.
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

  func write(to vector: inout AnimatableVector) {
    vector.append(structure: paints.count)
    for paint in paints { paint.write(to: &vector) }
    redaction?.write(to: &vector)
    vector.append(fontSize * scale)
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    for index in paints.indices { paints[index].read(from: &reader) }
    redaction?.read(from: &reader)
    let size = max(reader.number(), 0.01)
    scale = fontSize > 0 ? size / fontSize : 1
  }

  /// Whether the text differs only in colors and the size of all its fonts.
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
