import Foundation

/// A notation for symbol drawings: SVG path commands with absolute coordinates (`M L H V Q C Z`), y
/// pointing down, plus commands for entire figures:
///
/// - `O x y r`: a circle about (x, y)
/// - `E x y rx ry degrees`: an ellipse, rotated clockwise
/// - `R x y width height r`: a rectangle with rounded corners
/// - `P r x y x y …`: a closed polygon whose corners are rounded by r
enum SymbolOutline {
  static func path(_ notation: String) -> Path {
    var path = Path()
    for (letter, numbers) in steps(notation) { add(letter, numbers, to: &path) }
    return path
  }

  /// Returns the commands, each with its numbers.
  private static func steps(_ notation: String) -> [(letter: Character, numbers: [CGFloat])] {
    var steps: [(letter: Character, numbers: [CGFloat])] = []
    var digits = ""
    func finishNumber() {
      if let number = Double(digits), !steps.isEmpty {
        steps[steps.count - 1].numbers.append(number)
      }
      digits = ""
    }
    for character in notation {
      switch character {
      case "0"..."9", ".": digits.append(character)
      case "-":
        finishNumber()
        digits = "-"
      case " ": finishNumber()
      default:
        finishNumber()
        steps.append((character, []))
      }
    }
    finishNumber()
    return steps
  }

  private static func add(_ letter: Character, _ n: [CGFloat], to path: inout Path) {
    switch (letter, n.count) {
    case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
    case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
    case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: path.currentPoint?.y ?? 0))
    case ("V", 1): path.addLine(to: CGPoint(x: path.currentPoint?.x ?? 0, y: n[0]))
    case ("Q", 4):
      path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
    case ("C", 6):
      path.addCurve(
        to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
        control2: CGPoint(x: n[2], y: n[3]))
    case ("Z", 0): path.closeSubpath()
    case ("O", 3): path.addEllipse(in: square(n[0], n[1], n[2]))
    case ("E", 5): path.addPath(ellipse(n))
    case ("R", 5):
      path.addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
        cornerSize: CGSize(width: n[4], height: n[4]))
    case ("P", 7...): addPolygon(n, to: &path)
    // Reads only this package's drawings, all of which are tested.
    default: preconditionFailure("“\(letter)” with \(n.count) numbers is not part of the notation")
    }
  }

  private static func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  private static func ellipse(_ n: [CGFloat]) -> Path {
    Path(ellipseIn: CGRect(x: -n[2], y: -n[3], width: 2 * n[2], height: 2 * n[3]))
      .applying(
        CGAffineTransform(rotationAngle: n[4] * .pi / 180)
          .concatenating(CGAffineTransform(translationX: n[0], y: n[1])))
  }

  private static func addPolygon(_ n: [CGFloat], to path: inout Path) {
    let corners = stride(from: 1, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
    for (index, corner) in corners.enumerated() {
      let before = toward(corners[(index + corners.count - 1) % corners.count], corner, n[0])
      let after = toward(corners[(index + 1) % corners.count], corner, n[0])
      if index == 0 { path.move(to: before) } else { path.addLine(to: before) }
      path.addQuadCurve(to: after, control: corner)
    }
    path.closeSubpath()
  }

  /// Returns the point `distance` away from `corner`, at most halfway to its neighbor.
  private static func toward(
    _ neighbour: CGPoint, _ corner: CGPoint, _ distance: CGFloat
  ) -> CGPoint {
    let (dx, dy) = (neighbour.x - corner.x, neighbour.y - corner.y)
    let fraction = min(distance / max((dx * dx + dy * dy).squareRoot(), 1e-6), 0.5)
    return CGPoint(x: corner.x + dx * fraction, y: corner.y + dy * fraction)
  }
}
