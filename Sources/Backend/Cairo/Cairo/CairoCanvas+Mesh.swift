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
        for part in patch.parts(in: shown) { Self.add(part, to: pattern) }
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
