internal import CCairo
import GalleyGraphics

extension ImageFormat {
  /// Returns a bitmap of what `body` paints on transparent pixels.
  ///
  /// - Parameter body: Draws on a `cairo_t` and returns the reason if that failed.
  func painted(
    width: Int, height: Int, _ body: (OpaquePointer) -> String?
  ) throws(ImageFileError) -> Bitmap {
    do throws(PaintError) {
      try DisplayList.checkPixelSize(width: width, height: height)
      let surface = try ImageSurface(width: width, height: height)
      guard let context = cairo_create(surface.pointer) else { throw .outOfMemory }
      defer { cairo_destroy(context) }
      if let reason = body(context) { throw .drawing(reason) }
      let status = cairo_status(context)
      guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
      guard let bitmap = surface.bitmap() else { throw .outOfMemory }
      return bitmap
    } catch {
      throw .damaged(self, error.message)
    }
  }
}
