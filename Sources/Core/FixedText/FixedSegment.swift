import GalleyGraphics

/// An indivisible unit: one character and any zero-width characters that follow it.
struct FixedCluster {
  /// The index of the style in the text's runs.
  var style: Int
  /// The UTF-8 range in the text.
  var range: Range<Int>
  /// The advance including tracking, in points.
  var advance: Double
  /// The glyph's index, or `nil` for white space and invisible characters.
  var glyph: UInt32?
  var scalar: Unicode.Scalar
  /// Whether a line may break after the cluster, whatever follows.
  var allowsBreakAfter = false
  /// The UTF-8 offset in the text of the line.
  var source = 0

  var isWhitespace: Bool {
    // No-break spaces are excluded.
    scalar.properties.isWhitespace && ![0xA0, 0x2007, 0x202F].contains(scalar.value)
  }

  /// Whether lines may break before and after the cluster.
  var isIdeographic: Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }

  /// The direction, or `nil` for neutral characters.
  var isRightToLeft: Bool? {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic ? true : nil
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? false : nil
    }
  }
}

/// A range of text without line separators.
struct FixedSegment {
  var clusters: [FixedCluster] = []
  /// The start in the text, in UTF-8 bytes.
  var start: Int
  /// The style of an empty segment.
  var emptyStyle: Int
  var endsParagraph = true
  var isRightToLeft = false

  /// The end in the text, in UTF-8 bytes.
  var end: Int { clusters.last?.range.upperBound ?? start }
}

extension FixedSegment {
  /// Splits `text` at its line and paragraph separators. The result is never empty.
  ///
  /// - Parameter fonts: The fonts of the text's runs.
  static func segments(of text: StyledText, fonts: [FixedFont]) -> [FixedSegment] {
    var done: [FixedSegment] = []
    var current = FixedSegment(start: 0, emptyStyle: 0)
    var offset = 0
    // A carriage return absorbs a following line feed, even in the next run.
    var afterReturn = false
    for (style, run) in text.runs.enumerated() {
      if current.clusters.isEmpty { current.emptyStyle = style }
      for character in run.text {
        let range = offset..<offset + character.utf8.count
        offset = range.upperBound
        let isSecondHalf = afterReturn && character == "\n"
        afterReturn = character == "\r"
        if isSecondHalf {
          current.start = offset
        } else if let endsParagraph = Self.separator(character) {
          current.endsParagraph = endsParagraph
          done.append(current)
          current = FixedSegment(start: offset, emptyStyle: style)
        } else {
          current.append(character, range, style, run, fonts[style])
        }
      }
    }
    done.append(current)
    return withDirections(done)
  }

  /// Whether a separator ends a paragraph rather than just a line; `nil` for other characters.
  private static func separator(_ character: Character) -> Bool? {
    switch character {
    case "\n", "\r", "\r\n", "\u{2029}": true
    case "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}": false
    default: nil
    }
  }

  private mutating func append(
    _ character: Character, _ range: Range<Int>, _ style: Int, _ run: StyledText.Run,
    _ font: FixedFont
  ) {
    let scalar = character.unicodeScalars.first ?? " "
    let properties = scalar.properties
    let isControl = properties.generalCategory == .control && scalar != "\t"
    if isControl || properties.isDefaultIgnorableCodePoint {
      if clusters.isEmpty {
        clusters.append(
          FixedCluster(style: style, range: range, advance: 0, glyph: nil, scalar: scalar))
      } else {
        clusters[clusters.count - 1].range =
          clusters[clusters.count - 1].range.lowerBound..<range.upperBound
        if scalar == "\u{200B}" { clusters[clusters.count - 1].allowsBreakAfter = true }
      }
      return
    }
    var cluster = FixedCluster(
      style: style, range: range, advance: font.size * FixedFont.advance + run.tracking,
      glyph: properties.isWhitespace ? nil : scalar.value, scalar: scalar)
    if let attachment = run.attachment {
      cluster.advance = attachment.width + run.tracking
      cluster.glyph = nil
    } else if !FixedFont.hasGlyph(scalar) {
      cluster.glyph = GlyphRun.Glyph.missing
    }
    cluster.allowsBreakAfter = scalar == "-" || scalar == "\u{2010}"
    clusters.append(cluster)
  }

  /// Sets the direction of each paragraph from its first strong character.
  private static func withDirections(_ segments: [FixedSegment]) -> [FixedSegment] {
    var segments = segments
    var first = 0
    while first < segments.count {
      var last = first
      while last < segments.count - 1, !segments[last].endsParagraph { last += 1 }
      let strong = segments[first...last].lazy.flatMap(\.clusters)
        .filter { $0.scalar.properties.isAlphabetic }
      for index in first...last {
        segments[index].isRightToLeft = strong.first?.isRightToLeft ?? false
      }
      first = last + 1
    }
    return segments
  }
}
