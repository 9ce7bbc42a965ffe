import Foundation

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter ellipse.
  case circular
  /// A corner whose curvature increases smoothly from the straight edges.
  case continuous
}

extension Path {
  // A cubic Bézier with handles of this length matches a quarter circle to 0.03%.
  private static var quarterHandle: CGFloat { 0.5522847498307936 }

  /// Adds the ellipse inscribed in a rectangle, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect).applying(transform))
  }

  /// Adds the ellipse inscribed in a rectangle, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (hx, hy) = (rx * Self.quarterHandle, ry * Self.quarterHandle)
    let c = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: c.y))
    addCurve(
      to: CGPoint(x: c.x, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: c.y + hy), control2: CGPoint(x: c.x + hx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: c.y),
      control1: CGPoint(x: c.x - hx, y: rect.maxY), control2: CGPoint(x: rect.minX, y: c.y + hy))
    addCurve(
      to: CGPoint(x: c.x, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: c.y - hy), control2: CGPoint(x: c.x - hx, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: c.y),
      control1: CGPoint(x: c.x + hx, y: rect.minY), control2: CGPoint(x: rect.maxX, y: c.y - hy))
    closeSubpath()
  }

  /// Returns `angle` without whole turns: above zero, and at most one turn.
  private static func remainder(_ angle: Double, _ turn: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: turn)
    return rest == 0 ? turn : rest
  }

  /// Adds an arc around `center`; angles are clockwise on screen from the positive x-axis.
  ///
  /// As in SwiftUI, `clockwise` refers to a y-up plane: `false` runs clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      if sweep <= -turn { sweep = -turn }
      if sweep > 0 { sweep = Self.remainder(sweep, turn) - turn }
    } else {
      if sweep >= turn { sweep = turn }
      if sweep < 0 { sweep = turn - Self.remainder(-sweep, turn) }
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (
        startAngle.radians + step * Double(piece), startAngle.radians + step * Double(piece + 1)
      )
      let (p0, p3) = (point(from), point(to))
      addCurve(
        to: p3,
        control1: CGPoint(x: p0.x - handle * sin(from), y: p0.y + handle * cos(from)),
        control2: CGPoint(x: p3.x + handle * sin(to), y: p3.y - handle * cos(to)))
    }
  }

  /// Adds a transformed arc around `center`; angles are clockwise on screen from the positive
  /// x-axis.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    append(arc, transform)
  }

  /// Adds a transformed rectangle with rounded corners, as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style).applying(transform))
  }

  /// Adds a rectangle with rounded corners, as a closed subpath.
  ///
  /// - Parameter cornerSize: The radii of the corners, in points. If one exceeds half a side, both
  ///   shrink in proportion, so that round corners stay round. Without a positive radius, the
  ///   corners are square.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard cornerSize.width > 0, cornerSize.height > 0, rect.width > 0, rect.height > 0 else {
      return addRect(rect)
    }
    let longest = max(rect.width, rect.height)
    var (rx, ry) = (min(cornerSize.width, longest), min(cornerSize.height, longest))
    let shrinking = min(rect.width / 2 / rx, rect.height / 2 / ry, 1)
    (rx, ry) = (rx * shrinking, ry * shrinking)
    let corner = Corner(
      size: CGSize(width: rx, height: ry), space: min(rect.width / 2 / rx, rect.height / 2 / ry))
    addCorners([corner, corner, corner, corner], of: rect, style)
  }

  /// Adds a rectangle with rounded corners. If two radii exceed the side between them, all radii
  /// shrink in proportion. Without a positive radius, it is a plain rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    var radii = [radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading]
      .map { $0 > 0 ? min($0, max(rect.width, rect.height)) : 0 }
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect) }
    // The sides after each corner, clockwise.
    let sides = [rect.height, rect.width, rect.height, rect.width]
    func spaces() -> [CGFloat] {
      (0..<4).map { index in
        let sum = radii[index] + radii[(index + 1) % 4]
        return sum > 0 ? sides[index] / sum : .greatestFiniteMagnitude
      }
    }
    let shrinking = min(spaces().min() ?? 1, 1)
    radii = radii.map { $0 * shrinking }
    let space = spaces()
    let corners = (0..<4).map { index in
      Corner(
        size: CGSize(width: radii[index], height: radii[index]),
        space: max(min(space[index], space[(index + 3) % 4]), 1))
    }
    addCorners(corners, of: rect, style)
  }

  private struct Corner {
    let size: CGSize
    /// The side length available to the corner, in radii.
    let space: CGFloat
  }

  /// Adds corners clockwise from the top right.
  private mutating func addCorners(
    _ sizes: [Corner], of rect: CGRect, _ style: RoundedCornerStyle
  ) {
    // Each corner has its own coordinates: `u` along the incoming edge and `v` along the outgoing
    // one, both away from the corner point.
    typealias Map = (_ u: CGFloat, _ v: CGFloat) -> CGPoint
    let corners: [Map] = [
      { CGPoint(x: rect.maxX - $0, y: rect.minY + $1) },
      { CGPoint(x: rect.maxX - $1, y: rect.maxY - $0) },
      { CGPoint(x: rect.minX + $0, y: rect.maxY - $1) },
      { CGPoint(x: rect.minX + $1, y: rect.minY + $0) },
    ]
    var corner = CornerCurve.circular
    for (index, place) in corners.enumerated() {
      // The incoming edges of the second and fourth corners are vertical.
      let size = sizes[index].size
      let (along, across) =
        index % 2 == 0 ? (size.width, size.height) : (size.height, size.width)
      let map: Map = { place($0 * along, $1 * across) }
      let space = sizes[index].space
      if style == .continuous, index == 0 || space != sizes[index - 1].space {
        corner = .continuous(space: space)
      }
      let start = map(corner.start, 0)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      for curve in corner.curves {
        addCurve(
          to: map(curve.end.x, curve.end.y),
          control1: map(curve.control1.x, curve.control1.y),
          control2: map(curve.control2.x, curve.control2.y))
      }
    }
    closeSubpath()
  }
}

/// A corner of radius 1 as Bézier curves; coordinates are distances from the corner point.
private struct CornerCurve {
  struct Piece {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }
  /// The distance at which the curve leaves the incoming edge.
  var start: CGFloat
  var curves: [Piece]

  static let circular = CornerCurve(
    start: 1,
    curves: [
      Piece(
        control1: CGPoint(x: 1 - 0.5522847498307936, y: 0),
        control2: CGPoint(x: 0, y: 1 - 0.5522847498307936), end: CGPoint(x: 0, y: 1))
    ])

  /// The continuous corner leaves the edge 1.528665 radii before the corner. If the sides offer
  /// less `space` (in radii), the transition shrinks until the corner is circular.
  static func continuous(space: CGFloat) -> CornerCurve {
    let full: CGFloat = 1.528665
    let smooth = min(max((min(space, full) - 1) / (full - 1), 0), 1)
    func mix(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat {
      circular + (continuous - circular) * smooth
    }
    // The middle piece spans the center of the arc; the outer pieces ease into the edges. For a
    // circular corner, the same three pieces divide the quarter circle.
    let (sine, cosine) = (sin(CGFloat.pi / 8), cos(CGFloat.pi / 8))
    let nearEdge = CGPoint(x: mix(1 - sine, 0.63149379), y: mix(1 - cosine, 0.07491139))
    let farEdge = CGPoint(x: nearEdge.y, y: nearEdge.x)
    let outer: CGFloat = 4 / 3 * tan(.pi / 32)
    let middle: CGFloat = 4 / 3 * tan(.pi / 16)
    let c1 = CGPoint(x: mix(1 - outer, 1.08849296), y: 0)
    let c2 = CGPoint(
      x: mix(1 - sine + outer * cosine, 0.86840694), y: mix(1 - cosine - outer * sine, 0))
    let m1 = CGPoint(
      x: mix(1 - sine - middle * cosine, 0.37282383),
      y: mix(1 - cosine + middle * sine, 0.16905956))
    return CornerCurve(
      start: mix(1, full),
      curves: [
        Piece(control1: c1, control2: c2, end: nearEdge),
        Piece(control1: m1, control2: CGPoint(x: m1.y, y: m1.x), end: farEdge),
        Piece(
          control1: CGPoint(x: c2.y, y: c2.x), control2: CGPoint(x: 0, y: c1.x),
          end: CGPoint(x: 0, y: mix(1, full))),
      ])
  }
}
