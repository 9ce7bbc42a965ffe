internal import CCairo
import Foundation
import GalleyGraphics

/// Pixels in memory that Cairo draws on.
final class ImageSurface {
  let width: Int
  let height: Int
  let pointer: OpaquePointer

  /// Creates a transparent picture, or one that holds coverage only (`isMask`).
  ///
  /// - Parameter isFilled: Whether every pixel is written before it is read, so that the pixels
  ///   need not be cleared.
  init(
    width: Int, height: Int, isMask: Bool = false, isFilled: Bool = false
  ) throws(PaintError) {
    guard max(width, height) <= DisplayList.sideLimit else {
      throw .canvasTooLong(width: width, height: height, limit: DisplayList.sideLimit)
    }
    let format = isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    let (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
    let stride = cairo_format_stride_for_width(format, columns)
    let count = Int(stride) * Int(rows)
    let created =
      stride > 0 && rows > 0 && count >= PixelMemory.page
      ? Self.large(format, columns, rows, stride, isFilled: isFilled)
      : cairo_image_surface_create(format, columns, rows)
    guard let pointer = created else { throw .outOfMemory }
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

  /// Returns a picture in huge pages, because allocating memory in pages of 4 KiB takes longer than
  /// painting it. `nil` if memory is short.
  private static func large(
    _ format: cairo_format_t, _ width: Int32, _ height: Int32, _ stride: Int32, isFilled: Bool
  ) -> OpaquePointer? {
    let count = Int(stride) * Int(height)
    guard let memory = PixelMemory(count) else { return nil }
    if !isFilled { memset(memory.start, 0, count) }
    let pointer = cairo_image_surface_create_for_data(
      memory.start.assumingMemoryBound(to: UInt8.self), format, width, height, stride)
    // Cairo may keep the surface, and with it the memory, longer than this object lives. Only the
    // address of the key matters.
    let key = memory.start.assumingMemoryBound(to: cairo_user_data_key_t.self)
    let owned = Unmanaged.passRetained(memory)
    let status = cairo_surface_set_user_data(pointer, key, owned.toOpaque()) { memory in
      if let memory { Unmanaged<PixelMemory>.fromOpaque(memory).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      owned.release()
      return nil
    }
    return pointer
  }

  /// Moves the origin, so that the first pixel is at device position (`x`, `y`).
  func setOrigin(x: Int, y: Int) {
    cairo_surface_set_device_offset(pointer, -Double(x), -Double(y))
  }

  /// Calls `body` with the bytes and the bytes per row. Cairo rereads the pixels afterwards.
  func withPixels<R>(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> R) -> R? {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return nil }
    defer { cairo_surface_mark_dirty(pointer) }
    return body(bytes, Int(cairo_image_surface_get_stride(pointer)))
  }

  /// Sets each pixel to the color at its center.
  ///
  /// - Parameters:
  ///   - area: The pixels of the device that the surface stands for.
  ///   - toUser: Maps pixels of the device to points.
  ///   - color: Returns a color in Cairo's pixel format for a position in points.
  @inline(__always)
  func fill(_ area: PixelArea, _ toUser: CGAffineTransform, _ color: (CGPoint) -> UInt32) {
    _ = withPixels { bytes, stride in
      for row in 0..<area.height {
        let pixels = UnsafeMutableRawPointer(bytes + row * stride)
          .assumingMemoryBound(to: UInt32.self)
        for column in 0..<area.width {
          let center = CGPoint(x: Double(area.x + column) + 0.5, y: Double(area.y + row) + 0.5)
          pixels[column] = color(center.applying(toUser))
        }
      }
    }
  }
}
