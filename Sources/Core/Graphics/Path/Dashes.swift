import Foundation

extension StrokeStyle {
  /// More repetitions of a pattern than this would take all memory of who paints them.
  private static let repetitionLimit: CGFloat = 200_000

  /// Whether a path is so long, or the pattern so short, that the line is drawn whole: as far as its
  /// bounds and the number of its elements tell.
  package func hasTooManyDashes(along path: Path) -> Bool {
    if dash.isEmpty { return false }
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite else { return false }
    let bounds = path.controlPointBounds
    let longest = CGFloat(path.elements.count) * min(bounds.width + bounds.height, 4e6)
    return longest / period > Self.repetitionLimit
  }

  /// The style, after it was told that its dashes are not drawn if they are too many.
  package func reportingDashes(along path: Path) -> StrokeStyle {
    if hasTooManyDashes(along: path) {
      PathLimits.report("a line of more than 200,000 dashes is drawn whole")
    }
    return self
  }

  /// The dashes and gaps, of at most 1e9 points each: longer ones cannot be added up, and nobody sees
  /// where they end.
  package var boundedDash: [CGFloat] { dash.map { min($0, 1e9) } }
}

/// A pattern of dashes and gaps along a line.
struct Dashes {
  /// The lengths of dashes and gaps in turn: an even number.
  private let lengths: [CGFloat]
  /// Where in the pattern a line begins.
  private let start: (index: Int, offset: CGFloat)
  private let period: CGFloat
  private let capsHaveLength: Bool

  /// `nil` for a whole line.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let dash = style.boundedDash
    // Where the number is odd, what was a dash is a gap the next time.
    lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let phase = style.dashPhase.isFinite ? style.dashPhase : 0
    var (index, offset) = (0, phase.truncatingRemainder(dividingBy: period))
    if offset < 0 { offset += period }
    while offset > 0, offset >= lengths[index] {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    start = (index, offset)
    capsHaveLength = style.lineCap != .butt
  }

  /// The most dashes that a line is cut into; with more, which cannot be told apart, it is whole.
  private static let limit: CGFloat = 10_000
  /// The length of what only its caps make visible, so that they have a direction.
  private static let speck: CGFloat = 0.001

  /// The dashes along a line. Around the first corner of a closed one, they are in one piece.
  func parts(of polygon: PathPolygon) -> [PathPolygon] {
    let length = polygon.length
    guard length > 0, length.isFinite else { return [polygon] }
    guard length / period < Self.limit else {
      PathLimits.report("a line of more than 10,000 dashes is drawn whole")
      return [polygon]
    }
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    var index = start.index
    var rest = lengths[index] - start.offset
    let startsInDash = index.isMultiple(of: 2)
    if startsInDash { part = [polygon.points[0]] }
    for (a, b) in zip(polygon.points, polygon.points.dropFirst()) {
      let length = (b - a).length
      let along = (b - a).normalized
      var position: CGFloat = 0
      while rest < length - position {
        position += rest
        let cut = a + along * position
        if index.isMultiple(of: 2) {
          part.append(part.last == cut ? cut + along * Self.speck : cut)
          if part.count > 2 || capsHaveLength || part[0] != cut { parts.append(part) }
          part = []
        } else {
          part = [cut]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - position
      if !part.isEmpty { part.append(b) }
    }
    if polygon.isClosed, startsInDash, !part.isEmpty {
      guard let first = parts.first else { return [polygon] }
      parts[0] = part + first.dropFirst()
      part = []
    }
    if part.count > 1 { parts.append(part) }
    return parts.map { PathPolygon(points: $0, isClosed: false) }
  }
}
