import GalleyGraphics

extension ShapedLine {
  /// Returns the line as wide as `width`, in points, with longer spaces.
  ///
  /// The last lines of paragraphs, lines without spaces, with images or from right to left stay as
  /// they are.
  func justified(to width: Double) -> ShapedLine {
    guard !endsParagraph, !isRightToLeft, width > self.width,
      runs.allSatisfy({ $0.attachment == nil && !$0.glyphs.isEmpty })
    else { return self }
    let space = UInt8(ascii: " ")
    let bytes = Array(text.utf8)
    let end = bytes.lastIndex { $0 != space } ?? 0
    // The number of spaces before each byte.
    var before: [Int] = []
    var count = 0
    for (index, byte) in bytes.enumerated() {
      before.append(count)
      if byte == space, index < end { count += 1 }
    }
    guard count > 0 else { return self }
    let share = (width - self.width) / Double(count)
    func shift(_ glyph: GlyphRun.Glyph) -> Double {
      let source = Int(glyph.source)
      return share * Double(before.indices.contains(source) ? before[source] : count)
    }
    var copy = self
    copy.width = width
    for index in copy.runs.indices {
      copy.runs[index].x += copy.runs[index].glyphs.first.map(shift) ?? 0
      for glyph in copy.runs[index].glyphs.indices {
        copy.runs[index].glyphs[glyph].x += shift(copy.runs[index].glyphs[glyph])
      }
    }
    // Backgrounds and lines continue up to the next run.
    for index in copy.runs.indices {
      let next = index + 1 < copy.runs.count ? copy.runs[index + 1].x : width
      copy.runs[index].width = next - copy.runs[index].x
    }
    return copy
  }
}
