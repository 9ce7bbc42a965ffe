import Foundation

extension PageBlocks {
  /// Returns the ranges of blocks that begin with a heading, from the top down. Each ends where what the
  /// heading is about ends.
  ///
  /// A heading is a view with that trait, the header of a section, or a text in a larger or heavier font than
  /// the text below it. So are several texts beside each other above at least as many, like the names of columns,
  /// but not a total above a note. Headings below each other are about the same block.
  package func headings(in placed: PlacedTree) -> [Range<CGFloat>] {
    let (looks, declared) = (looks(in: placed), declaredHeadings(in: placed))
    var result: [Range<CGFloat>] = []
    /// The fonts below, and where what a heading there is about ends.
    var below: (look: Look, end: CGFloat)?
    for index in blocks.indices.reversed() {
      let (range, look) = (blocks[index].range, looks[index])
      if declared.contains(index) || Self.isHeading(look, above: below?.look) {
        let end = below?.end ?? blocks.last?.range.upperBound ?? range.upperBound
        result.append(range.lowerBound..<max(end, range.upperBound))
        if let look { below = (look, end) }
      } else if let look {
        below = (look, range.upperBound)
      }
    }
    return result.reversed()
  }

  /// The fonts of the texts in a block.
  private struct Look {
    /// The smallest and the largest size, in points.
    var sizes: ClosedRange<Double>
    var weights: ClosedRange<Int>
    /// The number of texts.
    var count = 1

    func adding(_ other: Look) -> Look {
      Look(
        sizes: sizes.union(other.sizes), weights: weights.union(other.weights),
        count: count + other.count)
    }
  }

  /// Returns whether all texts have larger or heavier fonts than all texts below.
  private static func isHeading(_ look: Look?, above other: Look?) -> Bool {
    guard let look, let other, look.count <= other.count,
      look.sizes.lowerBound >= other.sizes.upperBound,
      look.weights.lowerBound >= other.weights.upperBound
    else { return false }
    return look.sizes.lowerBound > other.sizes.upperBound
      || look.weights.lowerBound > other.weights.upperBound
  }

  /// Returns the fonts in each block with texts. The font of a text is that of its longest part.
  private func looks(in placed: PlacedTree) -> [Int: Look] {
    var looks: [Int: Look] = [:]
    for index in placed.nodes.indices {
      guard let text = placed.text(of: index) else { continue }
      let frame = placed.nodes[index].frame
      guard frame.height > 0, let block = block(at: min(frame.midY, frame.minY + 1)),
        let font = text.source.runs.max(by: { $0.text.utf8.count < $1.text.utf8.count })?.font
      else { continue }
      let look = Look(sizes: font.size...font.size, weights: font.weight...font.weight)
      looks[block] = looks[block]?.adding(look) ?? look
    }
    return looks
  }

  /// Returns the blocks that are headings according to their traits or their place in a section.
  private func declaredHeadings(in placed: PlacedTree) -> Set<Int> {
    var result: Set<Int> = []
    for index in placed.nodes.indices {
      let isHeading = if case .heading? = placed.note(of: index) { true } else { false }
      guard isHeading || placed.place(of: index)?.role == .header else { continue }
      let frame = placed.nodes[index].frame
      guard frame.height > 0, let first = block(at: frame.minY + 0.01) else { continue }
      for block in first..<blocks.count {
        let range = blocks[block].range
        guard range.lowerBound < frame.maxY else { break }
        let middle = (range.lowerBound + range.upperBound) / 2
        if middle > frame.minY, middle < frame.maxY { result.insert(block) }
      }
    }
    return result
  }

  /// Returns the index of the block at a height.
  private func block(at y: CGFloat) -> Int? {
    let next = blocks.partitioningIndex { $0.range.lowerBound > y }
    return next > 0 && y < blocks[next - 1].range.upperBound ? next - 1 : nil
  }
}

extension ClosedRange {
  fileprivate func union(_ other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
