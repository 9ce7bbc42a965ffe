internal import CCairo
import GalleyGraphics

/// Pixels in memory that cairo draws on.
final class ImageSurface {
  let width: Int
  let height: Int
  let pointer: OpaquePointer

  /// A transparent picture, or one that holds coverage only (`isMask`).
  init(width: Int, height: Int, isMask: Bool = false) throws(PaintError) {
    let format = isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard
      let pointer = cairo_image_surface_create(
        format, Int32(clamping: width), Int32(clamping: height))
    else { throw .outOfMemory }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .cairo(status)
    }
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Moves the origin, so that device position (`x`, `y`) is the first pixel.
  func setOrigin(x: Int, y: Int) {
    cairo_surface_set_device_offset(pointer, -Double(x), -Double(y))
  }

  /// Lends the bytes, all rows with `stride` bytes each; cairo re-reads them afterwards.
  func withPixels<R>(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> R) -> R? {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return nil }
    defer { cairo_surface_mark_dirty(pointer) }
    return body(bytes, Int(cairo_image_surface_get_stride(pointer)))
  }
}
