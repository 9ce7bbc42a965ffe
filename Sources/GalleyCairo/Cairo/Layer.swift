internal import CCairo
import GalleyGraphics

/// An image surface with its drawing context; both are freed with it.
final class Layer {
  let surface: OpaquePointer
  let context: OpaquePointer
  let width: Int
  let height: Int

  /// A transparent layer; `nil` if memory runs out.
  init?(width: Int, height: Int) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The rows' bytes, after everything drawn has arrived in them.
  var rows: (bytes: UnsafeMutablePointer<UInt8>, stride: Int)? {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    return (bytes, Int(cairo_image_surface_get_stride(surface)))
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance)
  }
}

/// The area of a context, in device pixels, that drawing can still reach.
func deviceClip(of context: OpaquePointer) -> PixelRect {
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  cairo_save(context)
  cairo_identity_matrix(context)
  cairo_clip_extents(context, &left, &top, &right, &bottom)
  cairo_restore(context)
  return PixelRect(
    left: Int(left.rounded(.down)), top: Int(top.rounded(.down)), right: Int(right.rounded(.up)),
    bottom: Int(bottom.rounded(.up)))
}
