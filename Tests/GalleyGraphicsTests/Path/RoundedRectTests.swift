import Foundation
@testable import GalleyGraphics
import Expectations
import Testing

@Suite("Rounded rectangles")
struct RoundedRectTests {
  /// Where the outline of a path crosses a horizontal line near the left edge.
  private func inset(_ path: Path, at y: CGFloat) -> CGFloat {
    var (outside, inside): (CGFloat, CGFloat) = (0, path.boundingRect.midX)
    for _ in 0..<40 {
      let middle = (outside + inside) / 2
      if path.contains(CGPoint(x: middle, y: y)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  @Test("a radius above half the shorter side gives a capsule, as on iOS")
  func largeRadius() {
    let rect = CGRect(x: 0, y: 0, width: 52.7, height: 24)
    let capsule = Path(roundedRect: rect, cornerRadius: 12)
    for radius in [12.5, 20, 40, 1e6, CGFloat.infinity] {
      let path = Path(roundedRect: rect, cornerRadius: radius)
      for y in stride(from: 1, to: 24, by: 2.5) {
        let difference: CGFloat = inset(path, at: y) - inset(capsule, at: y)
        expectLess(abs(difference), 1e-6)
      }
    }
    expectLess(abs(inset(capsule, at: 12)), 1e-6)
    // On the circle around (12, 12).
    let onCircle = 12 - CGFloat(144 - 81).squareRoot()
    let atThree = inset(capsule, at: 3)
    expectLess(abs(atThree - onCircle), 0.02)
  }

  @Test("radii of two lengths shrink in proportion")
  func ellipticalCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let shrunk = Path(roundedRect: rect, cornerSize: CGSize(width: 60, height: 40))
    let fitting = Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 20))
    expectLess(abs(inset(shrunk, at: 4) - inset(fitting, at: 4)), 1e-6)
  }

  @Test("without positive radii, the corners are square")
  func square() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    for radius in [0, -1, -CGFloat.infinity, .nan] {
      expectEqual(Path(roundedRect: rect, cornerRadius: radius), Path(rect))
    }
    let flat = CGRect(x: 0, y: 0, width: 30, height: 0)
    expectEqual(Path(roundedRect: flat, cornerRadius: 4), Path(flat))
  }

  /// Measured in a picture of iOS: the inset of each row of a corner of radius 16, in points.
  @Test("a continuous corner has the insets measured on iOS")
  func continuous() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 16)
    let measured: [CGFloat] = [
      10.4, 8.1, 6.5, 5.3, 4.3, 3.4, 2.7, 2.1, 1.6, 1.3, 1, 0.7, 0.6, 0.3,
    ]
    for (row, expected) in measured.enumerated() {
      let found = inset(path, at: CGFloat(row + 1) + 1 / 6)
      expectLess(abs(found - expected), 0.25, "row \(row + 1): \(found), not \(expected)")
    }
  }
}
