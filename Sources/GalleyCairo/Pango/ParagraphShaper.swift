import Foundation

internal import CPango

/// Breaks a styled text into paragraphs and lines, and cuts it where a line limit says so.
final class ParagraphShaper {
  let owner: PangoContextOwner
  private var spaceWidths: [FontDescription: Double] = [:]

  init(_ owner: PangoContextOwner) { self.owner = owner }

  func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    let paragraphs = Paragraph.split(text)
    let limit = max(lineLimit ?? .max, 1)
    var result = ShapedText(lines: [])
    for (index, paragraph) in paragraphs.enumerated() {
      let layout = ParagraphLayout(paragraph, text, owner, width: width, ellipsis: nil)
      let room = limit - result.lines.count
      let isLast = index == paragraphs.count - 1
      let lineCount = layout.lineCount
      if lineCount < room || (lineCount == room && isLast) {
        append(layout, lineCount, to: &result)
        continue
      }
      append(layout, room - 1, to: &result)
      let rest = paragraph.dropping(layout.startOfLine(room - 1))
      result.lines.append(
        truncated(rest, text, width, truncation, cutsParagraph: lineCount > room, &result))
      result.isTruncated = true
      break
    }
    return result
  }

  private func append(_ layout: ParagraphLayout, _ count: Int, to result: inout ShapedText) {
    for index in 0..<count {
      result.lines.append(
        layout.line(index, missing: &result.missingGlyphs) { self.spaceWidth($0) })
    }
  }

  /// One line with an ellipsis that stands for the rest of the text.
  private func truncated(
    _ rest: Paragraph, _ text: StyledText, _ width: Double?, _ truncation: TruncationPosition,
    cutsParagraph: Bool, _ result: inout ShapedText
  ) -> ShapedLine {
    // Where only later paragraphs are left out, the line's own text may fit: the mark is added.
    let shown = cutsParagraph ? rest : rest.appendingEllipsis()
    let natural = ParagraphLayout(shown, text, owner, width: nil, ellipsis: nil)
    var missing = 0
    let whole = natural.line(0, missing: &missing) { self.spaceWidth($0) }
    let fits = width.map { whole.width <= $0 } ?? true
    if fits, !cutsParagraph || width == nil {
      result.missingGlyphs += missing
      return whole
    }
    let layout = ParagraphLayout(rest, text, owner, width: width, ellipsis: truncation)
    return layout.line(0, missing: &result.missingGlyphs) { self.spaceWidth($0) }
  }

  /// The advance of a space, which Pango does not count at the end of a wrapped line.
  private func spaceWidth(_ font: FontDescription) -> Double {
    if let known = spaceWidths[font] { return known }
    let text = StyledText(runs: [.init(text: " ", font: font)])
    let layout = ParagraphLayout(
      Paragraph.split(text)[0], text, owner, width: nil, ellipsis: nil)
    let width = layout.logicalWidth
    spaceWidths[font] = width
    return width
  }
}

/// A paragraph's characters in UTF-8, with the styles' ranges.
struct Paragraph {
  struct Stretch {
    /// Index into the styled text's runs.
    var run: Int
    var length: Int
  }

  var bytes: [UInt8] = []
  var stretches: [Stretch] = []
  /// Offset of the first byte in the text.
  var start = 0

  /// The paragraphs of a text, without what separates them and without control characters.
  static func split(_ text: StyledText) -> [Paragraph] {
    var paragraphs = [Paragraph()]
    var offset = 0
    var previousWasReturn = false
    for (index, run) in text.runs.enumerated() {
      paragraphs[paragraphs.count - 1].begin(index)
      for scalar in run.text.unicodeScalars {
        let length = UTF8.width(scalar)
        offset += length
        let isPairedNewline = previousWasReturn && scalar == "\n"
        previousWasReturn = scalar == "\r"
        if isPairedNewline {
          paragraphs[paragraphs.count - 1].start = offset
          continue
        }
        switch scalar.value {
        case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029:
          paragraphs.append(Paragraph())
          paragraphs[paragraphs.count - 1].start = offset
          paragraphs[paragraphs.count - 1].begin(index)
        case 0x09: paragraphs[paragraphs.count - 1].append(scalar)
        case 0..<0x20, 0x7F..<0xA0: break
        default: paragraphs[paragraphs.count - 1].append(scalar)
        }
      }
    }
    return paragraphs
  }

  private mutating func begin(_ run: Int) { stretches.append(Stretch(run: run, length: 0)) }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let before = bytes.count
    bytes.append(contentsOf: UTF8.encode(scalar)!)
    stretches[stretches.count - 1].length += bytes.count - before
  }

  /// The paragraph from a byte on.
  func dropping(_ count: Int) -> Paragraph {
    var rest = Paragraph(bytes: Array(bytes[count...]), start: start + count)
    var left = count
    for stretch in stretches {
      let cut = min(left, stretch.length)
      left -= cut
      if stretch.length > cut || stretches.count == 1 {
        rest.stretches.append(Stretch(run: stretch.run, length: stretch.length - cut))
      }
    }
    if rest.stretches.isEmpty { rest.stretches = [Stretch(run: stretches.last?.run ?? 0, length: 0)] }
    return rest
  }

  func appendingEllipsis() -> Paragraph {
    var copy = self
    while copy.bytes.last == 0x20, let last = copy.stretches.indices.last,
      copy.stretches[last].length > 0
    {
      copy.bytes.removeLast()
      copy.stretches[last].length -= 1
    }
    let mark = Array("…".utf8)
    copy.bytes += mark
    copy.stretches[copy.stretches.count - 1].length += mark.count
    return copy
  }

  /// The run that the byte at `offset` belongs to.
  func run(at offset: Int) -> Int {
    var end = 0
    for stretch in stretches {
      end += stretch.length
      if offset < end { return stretch.run }
    }
    return stretches.last?.run ?? 0
  }
}
