internal import CPango
import GalleyGraphics

extension TextSegment {
  /// Splits `text` at its line and paragraph separators and removes control characters, which Pango
  /// would show as boxes. Never returns an empty array.
  static func segments(of text: StyledText) -> [TextSegment] {
    var splitter = Splitter()
    for (style, run) in text.runs.enumerated() {
      var string = run.text
      string.withUTF8 { splitter.add($0, style: style) }
    }
    splitter.finish()
    return splitter.withDirections()
  }
}

private struct Splitter {
  private var done: [TextSegment] = []
  private var current = TextSegment(sourceStart: 0, emptyStyle: 0)
  private var consumed = 0
  // A carriage return swallows the following line feed, even in the next run.
  private var afterReturn = false

  mutating func add(_ text: UnsafeBufferPointer<UInt8>, style: Int) {
    current.emptyStyle = current.bytes.isEmpty ? style : current.emptyStyle
    var (position, plain) = (0, 0)
    while position < text.count {
      let byte = text[position]
      // Nearly all text takes this branch.
      if byte >= 0x20, byte != 0x7F, byte != 0xC2, byte != 0xE2 {
        position += 1
        afterReturn = false
        continue
      }
      let (kind, length) = Self.classify(text, position)
      if kind != .plain {
        current.append(UnsafeBufferPointer(rebasing: text[plain..<position]), style: style)
        plain = position + length
        let isSecondHalf = afterReturn && byte == 0x0A
        if isSecondHalf {
          current.sourceStart += 1
        } else if kind == .removed {
          current.removed.append((at: current.bytes.count, count: length))
        } else {
          close(endsParagraph: kind == .paragraph, at: consumed + plain, style: style)
        }
      }
      afterReturn = byte == 0x0D
      position += length
    }
    current.append(UnsafeBufferPointer(rebasing: text[plain...]), style: style)
    consumed += text.count
  }

  mutating func finish() { done.append(current) }

  private mutating func close(endsParagraph: Bool, at offset: Int, style: Int) {
    current.endsParagraph = endsParagraph
    done.append(current)
    current = TextSegment(sourceStart: offset, emptyStyle: style)
  }

  private enum Kind { case plain, removed, line, paragraph }

  private static func classify(_ text: UnsafeBufferPointer<UInt8>, _ i: Int) -> (Kind, Int) {
    switch text[i] {
    case 0x09: (.plain, 1)
    case 0x0A, 0x0D: (.paragraph, 1)
    case 0x0B, 0x0C: (.line, 1)
    case 0xC2 where i + 1 < text.count && text[i + 1] < 0xA0:
      (text[i + 1] == 0x85 ? .line : .removed, 2)
    case 0xE2 where i + 2 < text.count && text[i + 1] == 0x80 && text[i + 2] == 0xA8: (.line, 3)
    case 0xE2 where i + 2 < text.count && text[i + 1] == 0x80 && text[i + 2] == 0xA9:
      (.paragraph, 3)
    case 0..<0x20, 0x7F: (.removed, 1)
    default: (.plain, 1)
    }
  }

  /// Returns the segments with the direction of each paragraph set by its first strong character.
  func withDirections() -> [TextSegment] {
    var segments = done
    var first = 0
    while first < segments.count {
      var next = first
      while next < segments.count - 1, !segments[next].endsParagraph { next += 1 }
      let direction = (first...next).lazy.map { Self.direction(segments[$0].bytes) }
        .first { $0 != PANGO_DIRECTION_NEUTRAL }
      for index in first...next { segments[index].isRightToLeft = direction == PANGO_DIRECTION_RTL }
      first = next + 1
    }
    return segments
  }

  private static func direction(_ bytes: [UInt8]) -> PangoDirection {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        galley_base_direction($0.baseAddress, gint($0.count))
      }
    }
  }
}
