internal import CCairo
internal import CPixels
import Foundation
import GalleyGraphics

/// How much of each pixel is covered, 0…255.
struct Coverage {
  let bytes: UnsafePointer<UInt8>
  /// The bytes per row, a multiple of 8, because rows are read in words of 8 bytes.
  let stride: Int
  let width: Int
  let height: Int
}

/// What each coverage leaves of a color, as premultiplied pixels in Cairo's format.
struct CoveredColors {
  private let pixels: [UInt32]

  /// Creates the products that pixman computes.
  init(_ color: UInt32) { self.init(color, rounding: 128, opacity: 255) }

  /// Creates what Cairo leaves of an opaque color in a layer that it paints with an opacity.
  init(_ color: UInt32, opacity: UInt8) {
    // Cairo rounds fills with opaque colors differently.
    self.init(color, rounding: 127, opacity: opacity)
  }

  private init(_ color: UInt32, rounding: UInt32, opacity: UInt8) {
    pixels = [UInt32](unsafeUninitializedCapacity: 256) { products, count in
      galley_find_products(color, rounding, UInt32(opacity), products.baseAddress)
      count = 256
    }
  }

  /// Composites the color over pixels, exactly as pixman does.
  ///
  /// - Parameters:
  ///   - target: The pixel at the top left corner.
  ///   - stride: The bytes per row of the target.
  func lay(through coverage: Coverage, over target: UnsafeMutableRawPointer, stride: Int) {
    galley_lay_color(
      pixels, coverage.bytes, coverage.stride, coverage.width, coverage.height,
      target.assumingMemoryBound(to: UInt8.self), stride)
  }
}

/// The coverage of each pixel, in reusable memory.
final class CoverageBuffer {
  private(set) var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  private var capacity = 0
  private(set) var width = 0
  private(set) var height = 0
  /// The bytes per row, a multiple of 8 because rows are read in words of 8 bytes.
  private(set) var stride = 0
  private var latest: (color: UInt32, covered: CoveredColors)?

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

  var coverage: Coverage {
    Coverage(bytes: bytes, stride: stride, width: width, height: height)
  }

  /// Returns the products of a premultiplied pixel, remembering the latest.
  func covered(_ color: UInt32) -> CoveredColors {
    if let latest, latest.color == color { return latest.covered }
    let covered = CoveredColors(color)
    latest = (color, covered)
    return covered
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
  func lay(_ color: CoveredColors, through coverage: Coverage, x: Int, y: Int) {
    cairo_surface_flush(surface)
    color.lay(through: coverage, over: origin + (y * stride + x * 4), stride: stride)
    cairo_surface_mark_dirty(surface)
  }

  /// Sets the pixels in the part of `area` inside the clip.
  func fill(_ area: PixelArea, with color: UInt32) {
    let (left, top) = (max(area.x, clip.x), max(area.y, clip.y))
    let width = min(area.x + area.width, clip.x + clip.width) - left
    let bottom = min(area.y + area.height, clip.y + clip.height)
    guard width > 0, top < bottom else { return }
    cairo_surface_flush(surface)
    let first = (origin + (top * stride + left * 4)).assumingMemoryBound(to: UInt8.self)
    galley_fill_area(color, first, stride, width, bottom - top)
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
