import Foundation

extension StrokeStyle {
  /// The maximum number of repetitions of a pattern; more could exhaust the painter's memory.
  private static let repetitionLimit: CGFloat = 200_000

  /// Returns whether the path is so long or the pattern so short that the line is drawn solid,
  /// estimated from the path's bounds and element count.
  package func hasTooManyDashes(along path: Path) -> Bool {
    if dash.isEmpty { return false }
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite else { return false }
    let bounds = path.controlPointBounds
    let longest = CGFloat(path.elements.count) * min(bounds.width + bounds.height, 4e6)
    return longest / period > Self.repetitionLimit
  }

  /// Returns the style, after reporting if it has too many dashes to draw.
  package func reportingDashes(along path: Path) -> StrokeStyle {
    if hasTooManyDashes(along: path) {
      PathLimits.report("a line with more than 200,000 dashes is drawn solid")
    }
    return self
  }

  /// The dashes and gaps, clamped to 1e9 points: longer ones lose precision in sums, and their ends
  /// are out of sight.
  package var boundedDash: [CGFloat] { dash.map { min($0, 1e9) } }
}

/// A pattern of dashes and gaps along a line.
struct Dashes {
  /// The alternating lengths of dashes and gaps; the count is even.
  private let lengths: [CGFloat]
  /// The position in the pattern at which a line begins.
  private let start: (index: Int, offset: CGFloat)
  private let period: CGFloat
  private let capsHaveLength: Bool

  /// Returns `nil` for a solid line.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let dash = style.boundedDash
    // An odd pattern swaps dashes and gaps on each repetition.
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

  /// The maximum number of dashes per line; beyond that they are indistinguishable and the line is
  /// solid.
  private static let limit: CGFloat = 10_000
  /// The length of dashes that are visible only by their caps, so that they have a direction.
  private static let speck: CGFloat = 0.001

  /// Returns the dashes along a line. A dash around a closed line's first corner stays in one
  /// piece.
  func parts(of polygon: PathPolygon) -> [PathPolygon] {
    let length = polygon.length
    guard length > 0, length.isFinite else { return [polygon] }
    guard length / period < Self.limit else {
      PathLimits.report("a line with more than 10,000 dashes is drawn solid")
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
