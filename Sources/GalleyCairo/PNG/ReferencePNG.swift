internal import CCairo
import GalleyGraphics

/// What libpng makes of a file: what our own reader and encoder are compared with.
package enum ReferencePNG {
  /// The picture, in the form in which painted pictures are read; `nil` where libpng refuses it.
  package static func decode(_ bytes: [UInt8]) -> Bitmap? {
    let surface = bytes.withUnsafeBytes { buffer in
      var rest = buffer
      return withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { closure, target, length in
            let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
            guard let rest, let target, rest.pointee.count >= Int(length) else {
              return CAIRO_STATUS_READ_ERROR
            }
            UnsafeMutableRawBufferPointer(start: target, count: Int(length))
              .copyBytes(from: rest.pointee.prefix(Int(length)))
            rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(length)))
            return CAIRO_STATUS_SUCCESS
          }, rest)
      }
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // In an opaque surface the fourth byte means nothing.
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { out in
      guard let out = out.baseAddress else { return }
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        if isOpaque { for x in 0..<width { row[x] |= 0xFF00_0000 } }
        PixelReader.writeRGBA(row, width: width, to: out + y * width * 4)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

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
