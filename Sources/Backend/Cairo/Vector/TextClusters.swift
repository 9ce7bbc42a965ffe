import GalleyGraphics

/// Maps the glyphs of a run to characters of the line.
struct TextClusters {
  /// One or more characters with their glyphs. Either range may be empty.
  struct Cluster: Equatable {
    /// UTF-8 offsets in the line's text.
    var text: Range<Int>
    /// Indices of the run's glyphs.
    var glyphs: Range<Int>
    /// Whether the cluster consists of the spaces after another one, which have no glyphs.
    var isSpace = false
  }

  /// The clusters in text order.
  let clusters: [Cluster]
  /// Whether the glyphs are in reverse text order.
  let isRightToLeft: Bool

  /// - Parameters:
  ///   - run: The index of the run in the line.
  ///   - starts: The starts of the line's clusters, in text order; see `starts(of:)`.
  ///   - bytes: The UTF-8 of the line's text.
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

  /// Returns the starts of a line's clusters in all runs, without duplicates and in text order.
  static func starts(of line: ShapedLine) -> [Int] {
    Set(line.runs.lazy.flatMap(\.glyphs).map { Int($0.source) }).sorted()
  }
}
