internal import CCairo

extension PaintedPicture {
  /// The size of the file that libpng's defaults make, in bytes: what the encoder is measured by.
  package func referencePNGSize() -> Int {
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      let status = cairo_surface_write_to_png_stream(
        surface.pointer,
        { closure, _, length in
          closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        }, count)
      if status != CAIRO_STATUS_SUCCESS { count.pointee = 0 }
    }
    return count
  }
}
