import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  ///
  /// Trimmed subpaths are left open. Lengths along curves are accurate to about a thousandth.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (Self.fraction(from), Self.fraction(to))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.curve.length }
    var trimmed = Path()
    var position: CGFloat = 0
    var pen: CGPoint?
    for segment in segments {
      let length = segment.curve.length
      defer { position += length }
      guard length > 0 else { continue }
      let start = max((from * total - position) / length, 0)
      let end = min((to * total - position) / length, 1)
      guard start < end else { continue }
      let part = segment.curve.part(start, end)
      if segment.startsSubpath || pen != part.start { trimmed.move(to: part.start) }
      trimmed.add(part)
      pen = part.end
    }
    return trimmed
  }

  private static func fraction(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  private mutating func add(_ curve: PathSegment) {
    if curve.isLine {
      addLine(to: curve.end)
    } else {
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}
