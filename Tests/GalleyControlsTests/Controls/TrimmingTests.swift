import Expectations
import Galley
import Testing

@Suite("Trimmed paths")
struct TrimmingTests {
  private func corners(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    func add(_ element: Path.Element) {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        points.append(point)
      case .closeSubpath: break
      }
    }
    path.forEach(add)
    return points
  }

  @Test("fractions apply to the total length, across corners and subpaths")
  func lines() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 60))
    expectEqual(
      corners(path.trimmedPath(from: 0.1, to: 0.5)).map {
        CGPoint(x: $0.x.rounded(), y: $0.y.rounded())
      },
      [
        CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10),
        CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 10),
      ])
  }

  @Test("a quarter of a circle ends a quarter of the way around")
  func circle() throws {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let full = corners(circle)
    for eighth in 1..<8 {
      let part = circle.trimmedPath(from: 0, to: CGFloat(eighth) / 8)
      let (first, last) = (try require(corners(part).first), try require(corners(part).last))
      expectEqual(first, full[0])
      let turn = abs(atan2(last.y, last.x) - atan2(first.y, first.x)) / (2 * .pi)
      expectLess(min(abs(turn - CGFloat(eighth) / 8), abs(1 - turn - CGFloat(eighth) / 8)), 0.001)
    }
  }

  @Test("empty, full and invalid fractions are handled")
  func limits() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(square.trimmedPath(from: 0, to: 1), square)
    expectEqual(square.trimmedPath(from: -3, to: 7), square)
    expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    expect(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    expectEqual(square.trimmedPath(from: .nan, to: 0.25).boundingRect.width, 10)
    expect(Path().trimmedPath(from: 0.1, to: 0.9).isEmpty)
  }
}
