internal import CCairo
internal import CPixels
import Foundation

extension PixelArea {
  /// Creates the smallest area with everything painted on a surface, in device pixels; `nil` if the
  /// surface has no pixels, but records what is painted. Empty if nothing was painted.
  ///
  /// A layer may paint on all of its surface, but blurred copies of blurred copies soon have no
  /// visible edge. What is transparent needs neither blurring nor painting.
  init?(inkOf surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    guard x == x.rounded(), y == y.rounded(), abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    var area = [0, 0, 0, 0]
    galley_find_ink(
      bytes, Int(cairo_image_surface_get_stride(surface)),
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
      &area)
    self.init(x: area[0] - Int(x), y: area[1] - Int(y), width: area[2], height: area[3])
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the part of the area within a distance of another one; `nil` if there is none.
  func part(within reach: Int, of other: PixelArea) -> PixelArea? {
    if other.isEmpty { return nil }
    let (left, top) = (max(x, other.x - reach), max(y, other.y - reach))
    let right = min(x + width, other.x + other.width + reach)
    let bottom = min(y + height, other.y + other.height + reach)
    guard left < right, top < bottom else { return nil }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }
}
