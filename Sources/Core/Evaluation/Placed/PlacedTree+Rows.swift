import Foundation

extension PlacedTree {
  /// Returns the frame of a row with the modifiers around it, such as its padding, as far as they fit
  /// on a page.
  func frame(ofRow index: Int, height: CGFloat) -> CGRect {
    var (row, frame) = (index, nodes[index].frame)
    while row > 0 {
      row = nodes[row].parent
      let outer = nodes[row].frame
      guard nodes[row].kind.role == .modifier, outer.height <= height, outer.minY <= frame.minY,
        outer.maxY >= frame.maxY
      else { break }
      frame = outer
    }
    return frame
  }
}

extension PlacedText {
  /// Returns the vertical ranges of the lines. Each ends where the next one begins, and together they
  /// cover the frame.
  func lineRanges(in frame: CGRect) -> [(number: Int, range: Range<CGFloat>)] {
    let tops = lineNumbers.dropFirst().map { number in
      frame.minY + CGFloat(scale * (baselines[number] - lines[number].ascent))
    }
    let edges = [frame.minY] + tops + [frame.maxY]
    return zip(edges, edges.dropFirst()).enumerated().filter { $0.element.0 < $0.element.1 }
      .map { ($0.offset, $0.element.0..<$0.element.1) }
  }

  /// Returns the vertical range that a line paints, with room for rounding to pixels.
  func inkRange(
    ofLine number: Int, in frame: CGRect, _ ink: inout LineInk
  ) -> Range<CGFloat> {
    guard lineNumbers.contains(number) else { return frame.minY..<frame.maxY }
    let line = lines[number]
    let isPlain = drawn == nil && redaction == nil
    let range = isPlain ? ink.range(of: line) : -max(line.ascent, 0)...max(line.descent, 0)
    func y(_ distance: Double) -> CGFloat {
      frame.minY + CGFloat(scale * (baselines[number] + distance))
    }
    let (top, bottom) = (y(range.lowerBound) - 0.5, y(range.upperBound) + 0.5)
    return top < bottom ? top..<bottom : frame.minY..<frame.maxY
  }
}
