import Foundation

/// A text as it was laid out: its lines, and how they are drawn.
package struct PlacedText: Sendable, Hashable {
  /// The text before it was broken into lines.
  package let source: StyledText
  package let lines: [ShapedLine]
  /// From the top of the text to each line's baseline, in points, on pixels.
  package let baselines: [Double]
  /// Indexed by the runs' paints.
  package var paints: [_ResolvedStyle]
  /// A bar in this style stands for each line of a text that is redacted.
  package var redaction: _ResolvedStyle?
  /// How large the text is drawn, in relation to how it was laid out; 1 but on its way to another
  /// size of its font.
  package var scale = 1.0
  package let alignment: TextAlignment
  /// Whether lines begin at the right.
  package let isRightToLeft: Bool
  package let grid: PixelGrid
  /// Whether an ellipsis stands for some of the text.
  package var isTruncated = false

  package var string: String { source.string }

  /// Each line with the left end of its baseline, in a frame of `width` points.
  package func placedLines(width: Double) -> [(line: ShapedLine, origin: CGPoint)] {
    zip(lines, baselines).map { line, baseline in
      let slack = width - line.width
      let fromLeading =
        switch alignment {
        case .leading: 0.0
        case .center: slack / 2
        case .trailing: slack
        }
      let x = isRightToLeft ? slack - fromLeading : fromLeading
      return (line, CGPoint(x: grid.round(x), y: baseline))
    }
  }
}

/// What a node that shows text is to those who come after layout.
final class TextPayload: NodePayload {
  private let paragraph: TextParagraph
  private let redaction: _ResolvedStyle?

  init(_ paragraph: TextParagraph, redaction: _ResolvedStyle?) {
    self.paragraph = paragraph
    self.redaction = redaction
  }

  var string: String { paragraph.string }

  func placed(for proposal: ProposedViewSize) -> PlacedText {
    paragraph.placed(for: proposal, redaction: redaction)
  }
}

/// A text as it was laid out.
public struct TextSummary: Hashable, Sendable, Codable {
  public var string: String
  /// Baselines of the lines from the top of the text, in points.
  public var lineBaselines: [CGFloat]

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
    grid = PixelGrid(scale: 1)
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

  /// Whether the text is the same but for colours and the size of all its fonts.
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
