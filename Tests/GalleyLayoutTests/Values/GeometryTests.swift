import Expectations
import GalleyLayout
import Testing

@Suite("Geometry values")
struct GeometryTests {
  @Test("unspecified dimensions of a proposal are replaced by 10 points, or by given values")
  func replacingUnspecifiedDimensions() {
    func replaced(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      ProposedViewSize(width: width, height: height).replacingUnspecifiedDimensions()
    }
    expectEqual(replaced(300, 200), CGSize(width: 300, height: 200))
    expectEqual(replaced(nil, 200), CGSize(width: 10, height: 200))
    expectEqual(replaced(nil, nil), CGSize(width: 10, height: 10))
    let size = CGSize(width: 50, height: 60)
    expectEqual(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size), size)
    expectEqual(ProposedViewSize.zero.replacingUnspecifiedDimensions(by: size), .zero)
    expectEqual(ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: .infinity))
    expectEqual(ProposedViewSize(size), ProposedViewSize(width: 50, height: 60))
  }

  @Test("lengths are rounded to the nearest pixel, with halves up even below 0")
  func nearestPixel() {
    let points = PixelGrid(scale: 1)
    expectEqual([0.49, 0.5, 1.5, -0.5, -0.51, -1.5].map(points.round), [0, 1, 2, 0, -1, -1])
    let retina = PixelGrid(scale: 2)
    expectEqual([0.24, 0.25, 0.75, 33.333].map(retina.round), [0, 0.5, 1, 33.5])
    expectEqual(points.round(.infinity), .infinity)
  }

  @Test("rounding up keeps whole pixels despite floating-point noise")
  func nextPixel() {
    let retina = PixelGrid(scale: 2)
    expectEqual([0, 0.5, 0.51, 20.29, 0.1 + 0.2 + 0.2].map(retina.ceil), [0, 0.5, 1, 20.5, 0.5])
    expectEqual(retina.ceil(0).sign, .plus)
    expectEqual(retina.ceil(-0.2).sign, .plus)
    expectEqual(PixelGrid(scale: 3).ceil(20.29), 61.0 / 3)
  }

  @Test("each edge is rounded on its own, so that neighbors stay adjacent")
  func rectangles() {
    let grid = PixelGrid(scale: 1)
    let thirds = (0..<3).map { CGRect(CGFloat($0) * 100 / 3, 0.4, 100.0 / 3, 10) }
    let rounded = thirds.map(grid.round)
    expectEqual(rounded.map(\.minX), [0, 33, 67])
    expectEqual(rounded.map(\.width), [33, 34, 33])
    expectEqual(rounded[0].minY, 0)
    expectEqual(rounded[0].height, 10)
  }

  private func check(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    expectClose([point.x, point.y], [x, y])
  }

  @Test("transforms follow the conventions of Core Graphics")
  func transforms() {
    let point = CGPoint(x: 3, y: 4)
    check(point.applying(CGAffineTransform(translationX: 1, y: 2)), 4, 6)
    check(point.applying(CGAffineTransform(scaleX: 2, y: 3)), 6, 12)
    check(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), -4, 3)
    // The new operation is applied first.
    check(point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)), 8, 8)
    check(point.applying(CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2)), 7, 8)
    check(
      point.applying(CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi / 2)), -3, 3)
    let first = CGAffineTransform(scaleX: 2, y: 2)
    check(point.applying(first.concatenating(CGAffineTransform(translationX: 1, y: 0))), 7, 8)
    expect(CGAffineTransform().isIdentity)
  }

  @Test("an inverse undoes the transform; a singular transform is its own inverse")
  func inverses() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3)
      .translatedBy(x: 5, y: 9)
    check(CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted()), 3, 4)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
  }

  @Test("sizes and rectangles are transformed by their corners")
  func transformedRectangles() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(CGRect(1, 2, 3, 4).applying(turn), CGRect(-6, 1, 4, 3))
    let size = CGSize(width: 3, height: 4).applying(turn.translatedBy(x: 100, y: 100))
    expectClose([size.width, size.height], [-4, 3])
  }
}
