import GalleyGraphics

/// Which characters of a line the glyphs of a run stand for.
struct TextClusters {
  /// One character or more with their glyphs; either may be none.
  struct Cluster: Equatable {
    /// UTF-8 offsets in the line's text.
    var text: Range<Int>
    /// Indices of the run's glyphs.
    var glyphs: Range<Int>
    /// Whether these are the spaces after a cluster, which have no glyph.
    var isSpace = false
  }

  /// In the order of the text.
  let clusters: [Cluster]
  /// Whether the glyphs stand in the opposite order.
  let isRightToLeft: Bool

  /// - Parameters:
  ///   - run: The index of a run of the line.
  ///   - starts: Where clusters of the line begin, in the order of the text; see `starts(of:)`.
  ///   - bytes: Of the line's text.
  init(_ run: Int, of line: ShapedLine, starts: [Int], bytes: [UInt8]) {
    let glyphs = line.runs[run].glyphs
    isRightToLeft = (glyphs.first?.source ?? 0) > (glyphs.last?.source ?? 0)
    var clusters: [Cluster] = []
    var index = 0
    while index < glyphs.count {
      let source = glyphs[index].source
      let start = index
      while index < glyphs.count, glyphs[index].source == source { index += 1 }
      let begin = min(Int(source), bytes.count)
      let following = starts.partitioningIndex { $0 > begin }
      let next = following < starts.count ? min(starts[following], bytes.count) : bytes.count
      var end = next
      while end > begin + 1, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      clusters.append(Cluster(text: begin..<end, glyphs: start..<index))
      if end < next {
        clusters.append(Cluster(text: end..<next, glyphs: index..<index, isSpace: true))
      }
    }
    self.clusters =
      isRightToLeft ? clusters.sorted { $0.text.lowerBound < $1.text.lowerBound } : clusters
  }

  /// Where clusters of a line begin: in all runs, once each, in the order of the text.
  static func starts(of line: ShapedLine) -> [Int] {
    Set(line.runs.lazy.flatMap(\.glyphs).map { Int($0.source) }).sorted()
  }
}

extension [Int] {
  /// The position of the first element that something holds for, where it holds for all after it.
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
