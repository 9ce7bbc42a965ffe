internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Sets the source to a mesh over its background, for an area in points.
  func setMesh(_ mesh: MeshPaint, _ area: CGRect) {
    setComputedSource(area) { image, pixels, toDevice throws(PaintError) in
      guard let painter = cairo_create(image.pointer), let pattern = cairo_pattern_create_mesh()
      else { throw .outOfMemory }
      defer {
        cairo_pattern_destroy(pattern)
        cairo_destroy(painter)
      }
      let background = mesh.background.painted
      cairo_set_source_rgba(
        painter, background.red, background.green, background.blue, background.opacity)
      cairo_paint(painter)
      let place = toDevice.concatenating(
        CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y)))
      let shown = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
      for patch in mesh.applying(place).patches {
        // Cairo walks through a whole patch, however little of it is visible.
        for part in patch.parts(in: shown) {
          for piece in part.pieces { Self.add(piece, to: pattern) }
        }
      }
      cairo_set_source(painter, pattern)
      cairo_paint(painter)
      let status = cairo_status(painter)
      guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    }
  }

  private static func add(_ patch: MeshPatch, to pattern: OpaquePointer) {
    let p = patch.points
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, p[0].x, p[0].y)
    func curve(_ a: Int, _ b: Int, _ c: Int) {
      cairo_mesh_pattern_curve_to(
        pattern, p[a].x, p[a].y, p[b].x, p[b].y, p[c].x, p[c].y)
    }
    curve(1, 2, 3)
    curve(7, 11, 15)
    curve(14, 13, 12)
    curve(8, 4, 0)
    for (corner, point) in [5, 6, 10, 9].enumerated() {
      cairo_mesh_pattern_set_control_point(pattern, UInt32(corner), p[point].x, p[point].y)
    }
    for (corner, color) in patch.colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(corner), color.red, color.green, color.blue, color.opacity)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}

extension MeshPatch {
  /// Parts that Cairo paints with fewer points than the patch.
  ///
  /// Cairo computes a power of two of points along each edge, at least √2 for each pixel. If an edge is a
  /// little longer than a power of two, most of the points are useless.
  var pieces: [MeshPatch] {
    func length(_ line: [Int]) -> Double {
      zip(line, line.dropFirst()).reduce(0) { sum, pair in
        let (a, b) = (points[pair.0], points[pair.1])
        return sum + hypot(b.x - a.x, b.y - a.y)
      }
    }
    let lines = (0..<4).map { row in (0..<4).map { row * 4 + $0 } }
    let columns = (0..<4).map { column in (0..<4).map { $0 * 4 + column } }
    let across = Self.bestCount(lines.map(length).max() ?? 0)
    let down = Self.bestCount(columns.map(length).max() ?? 0)
    if across == 1, down == 1 { return [self] }
    var pieces: [MeshPatch] = []
    for row in 0..<down {
      let y = Double(row) / Double(down)...Double(row + 1) / Double(down)
      for column in 0..<across {
        let x = Double(column) / Double(across)...Double(column + 1) / Double(across)
        pieces.append(part(x, y))
      }
    }
    return pieces
  }

  /// Returns the number of pieces of an edge for which Cairo computes the fewest points. In very small
  /// pieces, the points cost less than the piece.
  private static func bestCount(_ length: Double) -> Int {
    func points(_ count: Int) -> Double {
      Double(count) * exp2(log2(max(length / Double(count), 1) * 2.0.squareRoot()).rounded(.up))
    }
    return (1...5).filter { $0 == 1 || length / Double($0) >= 16 }
      .min { points($0) < points($1) } ?? 1
  }

  /// Returns the part between two positions along the rows and two along the columns, 0 to 1.
  private func part(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> MeshPatch {
    var part = self
    for column in 0..<4 {
      for row in 0..<4 {
        part.points[row * 4 + column] = Self.controlPoint(
          row, points[column], points[4 + column], points[8 + column], points[12 + column], y)
      }
    }
    for row in stride(from: 0, to: 16, by: 4) {
      let (a, b, c, d) = (
        part.points[row], part.points[row + 1], part.points[row + 2], part.points[row + 3]
      )
      for column in 0..<4 {
        part.points[row + column] = Self.controlPoint(column, a, b, c, d, x)
      }
    }
    part.colors = [
      color(x.lowerBound, y.lowerBound), color(x.upperBound, y.lowerBound),
      color(x.upperBound, y.upperBound), color(x.lowerBound, y.upperBound),
    ]
    return part
  }

  /// Returns a control point, 0 to 3, of the part of a cubic curve in a range.
  @inline(__always)
  private static func controlPoint(
    _ index: Int, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint,
    _ range: ClosedRange<Double>
  ) -> CGPoint {
    // Each control point is the curve's blossom: of the start of the range, of its end, or of both.
    func position(_ step: Int) -> Double { index > step ? range.upperBound : range.lowerBound }
    func between(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x * (1 - t) + b.x * t, y: a.y * (1 - t) + b.y * t)
    }
    let (first, second, third) = (position(0), position(1), position(2))
    let (ab, bc, cd) = (between(a, b, first), between(b, c, first), between(c, d, first))
    return between(between(ab, bc, second), between(bc, cd, second), third)
  }

  /// Returns the color at a position between the corners.
  private func color(_ x: Double, _ y: Double) -> ResolvedColor {
    func mix(_ component: (ResolvedColor) -> Double) -> Double {
      (component(colors[0]) * (1 - x) + component(colors[1]) * x) * (1 - y)
        + (component(colors[3]) * (1 - x) + component(colors[2]) * x) * y
    }
    return ResolvedColor(
      red: mix { $0.red }, green: mix { $0.green }, blue: mix { $0.blue },
      opacity: mix { $0.opacity })
  }
}
