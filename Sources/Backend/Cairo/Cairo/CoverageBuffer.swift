internal import CCairo
import Foundation
import GalleyGraphics

/// The coverage of each pixel, in reusable memory.
final class CoverageBuffer {
  private(set) var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  private var capacity = 0
  private(set) var width = 0
  private(set) var height = 0
  /// The bytes per row, a multiple of 8 because rows are read in words of 8 bytes.
  private(set) var stride = 0
  /// The latest color and its products with each coverage.
  private var color: UInt32?
  private var parts: [UInt64] = []

  deinit { bytes.deallocate() }

  /// Resizes the buffer and clears all coverage.
  func reset(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    stride = (width + 7) & ~7
    if stride * height > capacity {
      capacity = max(stride * height, 4096)
      bytes.deallocate()
      // Masks are added in whole words, which may extend beyond the last row.
      bytes = .allocate(capacity: capacity + 8)
    }
    memset(bytes, 0, stride * height)
  }

  /// Composites `color` over pixels through their coverage, exactly as pixman does.
  ///
  /// - Parameters:
  ///   - color: A premultiplied pixel in Cairo's format.
  ///   - target: The pixel at the buffer's top left corner.
  ///   - targetStride: The bytes per row of the target.
  func lay(
    _ color: UInt32, over target: UnsafeMutableRawPointer, stride targetStride: Int
  ) {
    if self.color != color {
      let whole = Self.parts(color)
      parts = (0...255).map { Self.times(whole, $0) }
      self.color = color
    }
    parts.withUnsafeBufferPointer { lay($0, over: target, stride: targetStride) }
  }

  private func lay(
    _ parts: UnsafeBufferPointer<UInt64>, over target: UnsafeMutableRawPointer,
    stride targetStride: Int
  ) {
    for y in 0..<height {
      let coverage = UnsafeRawPointer(bytes + y &* stride)
      let pixels = (target + y &* targetStride).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        var word = (coverage + x).load(as: UInt64.self).littleEndian
        var column = x
        x &+= 8
        while word != 0 {
          let free = word.trailingZeroBitCount &>> 3
          word &>>= UInt64(truncatingIfNeeded: free &<< 3)
          column &+= free
          let source = parts[Int(truncatingIfNeeded: word & 255)]
          let hidden = source &>> 48
          if hidden == 255 {
            pixels[column] = Self.pixel(source)
          } else {
            let below = Self.times(Self.parts(pixels[column]), 255 &- hidden)
            pixels[column] = Self.pixel(below &+ source)
          }
          word &>>= 8
          column &+= 1
        }
      }
    }
  }

  /// Returns a pixel's four components with 16 bits each.
  @inline(__always)
  private static func parts(_ pixel: UInt32) -> UInt64 {
    let halves = (UInt64(pixel) | UInt64(pixel) &<< 16) & 0x0000_FFFF_0000_FFFF
    return (halves | halves &<< 8) & 0x00FF_00FF_00FF_00FF
  }

  @inline(__always)
  private static func pixel(_ parts: UInt64) -> UInt32 {
    let halves = (parts | parts &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves &>> 16)
  }

  /// Returns four components times `factor` / 255, rounded to nearest.
  @inline(__always)
  private static func times(_ parts: UInt64, _ factor: UInt64) -> UInt64 {
    let product = parts &* factor &+ 0x0080_0080_0080_0080
    let carry = (product &>> 8) & 0x00FF_00FF_00FF_00FF
    return (product &+ carry) &>> 8 & 0x00FF_00FF_00FF_00FF
  }
}

/// Pixels in memory that can be painted without Cairo.
struct PixelTarget {
  let surface: OpaquePointer
  /// The pixel at the device's origin, which may lie outside the surface.
  private let origin: UnsafeMutableRawPointer
  private let stride: Int
  /// The area inside the clip, in device pixels.
  let clip: PixelArea

  /// `nil` if `context` doesn't draw on a color image or its clip isn't aligned to pixels.
  init?(_ context: OpaquePointer) {
    guard let surface = cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1,
      let clip = list.pointee.rectangles?.pointee,
      let area = PixelArea(CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    guard x == x.rounded(), y == y.rounded(), abs(x) < 1e6, abs(y) < 1e6,
      area.x + Int(x) >= 0, area.y + Int(y) >= 0, area.x + Int(x) + area.width <= width,
      area.y + Int(y) + area.height <= height
    else { return nil }
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface))
    origin = UnsafeMutableRawPointer(bytes) + (Int(y) * stride + Int(x) * 4)
    self.clip = area
  }

  /// - Parameters:
  ///   - x: The device column of the first pixel in `coverage`, which must lie inside the clip.
  ///   - y: The device row of the first pixel.
  func lay(_ color: UInt32, through coverage: CoverageBuffer, x: Int, y: Int) {
    cairo_surface_flush(surface)
    coverage.lay(color, over: origin + (y * stride + x * 4), stride: stride)
    cairo_surface_mark_dirty(surface)
  }

  /// Sets the pixels in the part of `area` inside the clip.
  func fill(_ area: PixelArea, with color: UInt32) {
    let (left, top) = (max(area.x, clip.x), max(area.y, clip.y))
    let width = min(area.x + area.width, clip.x + clip.width) - left
    let bottom = min(area.y + area.height, clip.y + clip.height)
    guard width > 0, top < bottom else { return }
    cairo_surface_flush(surface)
    for y in top..<bottom {
      (origin + (y &* stride &+ left &* 4)).assumingMemoryBound(to: UInt32.self)
        .update(repeating: color, count: width)
    }
    cairo_surface_mark_dirty(surface)
  }
}

extension ResolvedColor {
  /// The pixel that Cairo would paint: components of 16 bits, truncated to 8.
  var pixel: UInt32 {
    let color = painted
    func byte(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    return byte(color.opacity) << 24 | byte(color.red * color.opacity) << 16
      | byte(color.green * color.opacity) << 8 | byte(color.blue * color.opacity)
  }
}
