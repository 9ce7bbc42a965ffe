import Foundation
@testable import GalleyGraphics
import Expectations
import Testing

@Suite("Paths")
struct PathTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  /// The area, estimated by counting points inside the path.
  private func area(_ path: Path, in size: CGFloat = 40) -> Double {
    let step: CGFloat = 0.25
    // As `contains(_:)` does, but with the curves flattened once.
    let polygons = path.polygons
    var count = 0
    for y in stride(from: step / 2, to: size, by: step) {
      for x in stride(from: step / 2, to: size, by: step) {
        let point = CGPoint(x: x, y: y)
        if polygons.reduce(0, { $0 + $1.winding(around: point) }) != 0 { count += 1 }
      }
    }
    return Double(count) * Double(step * step)
  }

  @Test("a description reads back as the same path")
  func description() throws {
    expectEqual(rect(1, 2.5, 3, 4).description, "1 2.5 3 4 re")
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0.1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 1.0 / 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    expectEqual(
      path.description,
      "0 0 m 100 0.1 l 0.3333333333333333 4 5 6 q 1 2 3 4 5 6 c h")
    for path in [
      path, rect(1, 2, 3, 4), Path(), Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5)),
    ] {
      expectEqual(Path(path.description)?.description, path.description)
    }
    for text in ["1 m", "1 2 3 m", "x", "1 2", "1 2 l h h 3"] { expectNil(Path(text)) }
  }

  @Test("bounds enclose the curves, not their control points")
  func bounds() {
    var curve = Path()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    expectEqual(curve.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6))
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    expectLess(abs(quad.boundingRect.height - 4), 1e-9)
    expectEqual(Path().boundingRect, .null)
    expectEqual(
      Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect,
      CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a tangent arc touches both tangents and begins with a line")
  func tangents() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = try require(path.currentPoint)
    expectLess(abs(end.x - 10), 1e-9)
    expectLess(abs(end.y - 4), 1e-9)
    guard path.elements.count > 2, case .move(.zero) = path.elements[0],
      case .line(let start) = path.elements[1]
    else { return expect(false, "\(path)") }
    expectLess(abs(start.x - 6), 1e-9)
    expectLess(abs(start.y), 1e-9)
    // The middle of the arc is at the distance of a circle from the corner.
    let bounds = path.boundingRect
    expectLess(abs(bounds.maxX - 10), 1e-9)
    expectLess(abs(bounds.minY), 1e-9)
    // The opposite direction.
    var left = Path()
    left.move(to: CGPoint(x: 10, y: 0))
    left.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 10), radius: 4)
    let other = try require(left.currentPoint)
    expectLess(abs(other.x), 1e-9)
    expectLess(abs(other.y - 4), 1e-9)
    expectGreater(left.boundingRect.minX, -1e-9)
    expectGreater(left.boundingRect.minY, -1e-9)
  }

  @Test("relative arcs advance by their angle")
  func relativeArc() throws {
    for (delta, end) in [(90.0, CGPoint(x: 0, y: 5)), (-90, CGPoint(x: 0, y: -5))] {
      var path = Path()
      path.addRelativeArc(
        center: .zero, radius: 5, startAngle: .zero, delta: .degrees(delta))
      let point = try require(path.currentPoint)
      expectLess(abs(point.x - end.x), 1e-9)
      expectLess(abs(point.y - end.y), 1e-9)
    }
  }

  @Test("combining areas preserves their lines and curves")
  func combined() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    expectEqual(
      a.union(b).description,
      "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    expectEqual(a.intersection(b).description, "10 5 m 10 10 l 5 10 l 5 5 l h")
    expectEqual(a.subtracting(b).description, "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    expectEqual(area(a.symmetricDifference(b)), 150)
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    expectEqual(disc.union(Path()).elements.count, disc.elements.count)
    // Half a disc consists of two unchanged quarters and a line.
    let half = disc.intersection(rect(0, 0, 20, 10))
    expectLess(abs(area(half) - .pi * 50), 1)
    expectEqual(half.description.split(separator: " ").count { $0 == "c" }, 2)
  }

  @Test("touching, equal and nested areas are combined")
  func special() {
    let (a, right, inner) = (rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(3, 3, 2, 2))
    expectEqual(a.union(a).description, "0 0 m 10 0 l 10 10 l 0 10 l h")
    expect(a.subtracting(a).isEmpty)
    expect(a.intersection(right).isEmpty)
    expectEqual(area(a.union(right)), 200)
    expectEqual(a.union(right).boundingRect.width, 20)
    expectEqual(a.intersection(inner).boundingRect, inner.boundingRect)
    expectEqual(area(a.subtracting(inner)), 96)
    expect(inner.subtracting(a).isEmpty)
    expectEqual(a.union(Path()).boundingRect, a.boundingRect)
    expectEqual(Path().union(a), a.union(Path()))
  }

  @Test("self-overlapping areas follow the requested fill rule")
  func selfIntersecting() {
    var star = Path()
    star.addLines(
      [0, 2, 4, 1, 3].map { (point: Int) -> CGPoint in
        let angle = Double(point) * 2 * .pi / 5 - .pi / 2
        return CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
      })
    star.closeSubpath()
    let (full, hollow) = (star.normalized(), star.normalized(eoFill: true))
    expectLess(abs(area(full) - area(star)), 1)
    let middle = CGPoint(x: 20, y: 20)
    expect(full.contains(middle))
    expect(full.contains(middle, eoFill: true))
    expect(!hollow.contains(middle))
    expect(star.contains(middle))
    expectLess(abs(area(hollow) - Double(areaByParity(star))), 1)
  }

  private func areaByParity(_ path: Path) -> Double {
    var count = 0
    for y in 0..<160 {
      for x in 0..<160
      where path.contains(
        CGPoint(x: (Double(x) + 0.5) / 4, y: (Double(y) + 0.5) / 4), eoFill: true)
      {
        count += 1
      }
    }
    return Double(count) / 16
  }

  @Test("lines are cut at the outline of an area")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    expectEqual(line.lineIntersection(rect(0, 0, 10, 10)).description, "0 5 m 10 5 l")
    expectEqual(
      line.lineSubtraction(rect(0, 0, 10, 10)).description, "-5 5 m 0 5 l 10 5 m 15 5 l")
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(disc.lineIntersection(rect(5, -5, 20, 20)).boundingRect.minX, 5)
  }

  @Test("areas of random shapes add up")
  func random() {
    var state: UInt64 = 7
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 40
    }
    for _ in 0..<5 {
      func figure() -> Path {
        Path { path in
          path.addLines((0..<12).map { _ in CGPoint(x: next(), y: next()) })
          path.closeSubpath()
        }
      }
      let (a, b) = (figure(), figure())
      let (both, either, odd) = (
        area(a.intersection(b)), area(a.union(b)), area(a.symmetricDifference(b))
      )
      expectLess(abs(either - both - odd), 6)
      expectLess(abs(area(a) - area(a.subtracting(b)) - both), 6)
    }
  }

  @Test("NaN, infinite and huge coordinates are handled")
  func hostile() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for value in values {
      var path = Path()
      path.move(to: CGPoint(x: 1, y: value))
      path.addLine(to: CGPoint(x: value, y: 3))
      path.addCurve(
        to: CGPoint(x: 4, y: 9), control1: CGPoint(x: value, y: 1),
        control2: CGPoint(x: 2, y: value))
      path.addQuadCurve(to: CGPoint(x: value, y: value), control: CGPoint(x: 3, y: value))
      path.addEllipse(in: CGRect(x: value, y: 0, width: value, height: 4))
      path.addArc(
        tangent1End: CGPoint(x: value, y: 1), tangent2End: CGPoint(x: 1, y: value), radius: value)
      path.addRelativeArc(
        center: .zero, radius: value, startAngle: .degrees(value), delta: .degrees(value))
      path.closeSubpath()
      let square = rect(0, 0, 10, 10)
      for combined in [
        path.union(square), square.subtracting(path), path.intersection(path),
        path.symmetricDifference(square), path.lineIntersection(square),
        square.lineSubtraction(path), path.normalized(eoFill: true),
      ] {
        expect(!combined.boundingRect.minX.isNaN, "\(value)")
      }
      _ = (path.boundingRect, path.contains(CGPoint(x: value, y: 1)), path.description)
      _ = path.strokedPath(StrokeStyle(lineWidth: value, dash: [value, 1], dashPhase: value))
      _ = path.trimmedPath(from: value, to: 0.5)
    }
  }

  @Test("shapes with many near-coincident crossings are combined")
  func degenerate() {
    var state: UInt64 = 3
    func next(_ count: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % count)
    }
    func sum(_ path: Path) -> CGFloat { path.polygons.reduce(0) { $0 + $1.area } }
    // Corners of a small rotated grid: many lines nearly meet in one point.
    let turn = CGAffineTransform(rotationAngle: 0.3)
    for _ in 0..<40 {
      func figure() -> Path {
        Path { path in
          path.addLines((0..<14).map { _ in CGPoint(x: next(7), y: next(7)).applying(turn) })
          path.closeSubpath()
        }
      }
      let (a, b) = (figure(), figure())
      let both = sum(a.intersection(b))
      expectLess(abs(sum(a.union(b)) - both - sum(a.symmetricDifference(b))), 0.001)
      expectLess(abs(sum(a.normalized()) - both - sum(a.subtracting(b))), 0.001)
    }
  }

  @Test("many segments are combined; too many crossings return the path unchanged")
  func many() {
    func saw(_ count: Int, _ transform: CGAffineTransform = .identity) -> Path {
      let points: [CGPoint] = (0..<count).map {
        CGPoint(x: CGFloat($0) * 0.001, y: $0.isMultiple(of: 2) ? 0 : 10)
      }
      return Path { $0.addLines(points) }.applying(transform)
    }
    let long = saw(20_000)
    let cut = long.intersection(rect(0, 0, 10, 10))
    expectEqual(cut.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10))
    // A thousand lines across a thousand others.
    let across = saw(3_000, CGAffineTransform(a: 0, b: 3, c: 0.3, d: 0, tx: 0, ty: 0))
    expectEqual(across.intersection(saw(3_000)), across)
    // A million segments are processed in reasonable time.
    let million = saw(1_000_000)
    expectEqual(million.boundingRect.width, 999.999)
    expect(!million.contains(CGPoint(x: 5, y: 11)))
  }

  @Test("only lines are stroked: no moves, and no caps on closed shapes")
  func moves() {
    var path = rect(0, 0, 10, 10)
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 50, y: 50))
    let round = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel)
    let outline = path.strokedPath(round)
    expectEqual(outline.boundingRect, CGRect(x: -2, y: -2, width: 34, height: 14))
    // The rectangle's last corner is like the others, without a round cap on it.
    expect(!outline.contains(CGPoint(x: -1.9, y: -1.9)))
    expect(!outline.contains(CGPoint(x: -1.3, y: -1.3)))
    // A line of zero length is a dot.
    let dot = Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 5))
    }
    expectEqual(dot.strokedPath(round).boundingRect, CGRect(x: 3, y: 3, width: 4, height: 4))
  }
}
