internal import CCairo
import GalleyGraphics

extension Bitmap {
  /// Copies an image surface, dividing colours by their opacity; `nil` for other kinds of surface.
  init?(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface))
    let forced: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    let size = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { target, count in
      count = size
      guard var to = target.baseAddress else { return }
      var row = 0
      while row < height {
        let from = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        var column = 0
        while column < width {
          let pixel = from[column] | forced
          let alpha = pixel >> 24
          var (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          if alpha != 255, alpha != 0 {
            red = (red &* 255 &+ alpha / 2) / alpha
            green = (green &* 255 &+ alpha / 2) / alpha
            blue = (blue &* 255 &+ alpha / 2) / alpha
          }
          to[0] = UInt8(truncatingIfNeeded: red < 255 ? red : 255)
          to[1] = UInt8(truncatingIfNeeded: green < 255 ? green : 255)
          to[2] = UInt8(truncatingIfNeeded: blue < 255 ? blue : 255)
          to[3] = UInt8(truncatingIfNeeded: alpha)
          to += 4
          column &+= 1
        }
        row &+= 1
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
