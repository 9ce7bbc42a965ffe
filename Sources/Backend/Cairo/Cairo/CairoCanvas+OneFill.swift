internal import CCairo
import Foundation
import GalleyGraphics

// A translucent layer that holds a single fill with an opaque color, such as a faded shape. It is painted
// through the coverage of its pixels, because a surface of its own takes as long as several shapes.

/// The coverage of a single shape.
final class ShapeMask {
  /// The largest width and height, in pixels. In larger layers, the surface costs little in comparison.
  static let limit = 256

  let surface: ImageSurface
  /// The context that draws on the surface.
  let context: OpaquePointer
  private var latest: (color: UInt32, opacity: UInt8, covered: CoveredColors)?

  init?() {
    guard
      let surface = try? ImageSurface(width: Self.limit, height: Self.limit, isMask: true),
      let context = cairo_create(surface.pointer)
    else { return nil }
    (self.surface, self.context) = (surface, context)
  }

  deinit { cairo_destroy(context) }

  /// Composites a color through the coverage, and clears the coverage.
  func lay(_ color: UInt32, opacity: UInt8, over target: PixelTarget, in area: PixelArea) {
    let covered =
      latest.flatMap { $0.color == color && $0.opacity == opacity ? $0.covered : nil }
      ?? CoveredColors(color, opacity: opacity)
    latest = (color, opacity, covered)
    _ = surface.withPixels { bytes, stride in
      let coverage = Coverage(
        bytes: bytes, stride: stride, width: area.width, height: area.height)
      target.lay(covered, through: coverage, x: area.x, y: area.y)
      memset(bytes, 0, stride * area.height)
    }
  }
}

extension CairoCanvas {
  /// A layer that is painted together with the fill that it holds.
  struct FadedFill {
    let opacity: Double
    let area: DeviceArea
  }

  /// Fills a path as a layer of its own that is painted with an opacity.
  func fill(_ path: Path, with paint: Paint, style: FillStyle, fading faded: FadedFill) {
    if case .color(let color) = paint, fill(path, with: color.pixel, style: style, fading: faded) {
      return
    }
    push(.opacity(faded.opacity))
    pushGroup(faded.area)
    fill(path, with: paint, style: style)
    pop()
  }

  /// - Returns: `false` if the layer needs a surface.
  private func fill(
    _ path: Path, with color: UInt32, style: FillStyle, fading faded: FadedFill
  ) -> Bool {
    // Cairo moves the edges of a path where the surface's edge cuts it, and here that edge is elsewhere.
    guard let area = faded.area.limited, area.width <= ShapeMask.limit,
      area.height <= ShapeMask.limit, let target = pixelTarget, target.clip.contains(area),
      let mask = shapeMask
    else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    mask.surface.setOrigin(x: area.x, y: area.y)
    cairo_set_matrix(mask.context, &matrix)
    guard add(path, to: mask.context) else { return true }
    cairo_set_fill_rule(
      mask.context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(mask.context)
    guard cairo_status(mask.context) == CAIRO_STATUS_SUCCESS else { return false }
    mask.lay(color, opacity: UInt8((faded.opacity * 255).rounded()), over: target, in: area)
    return true
  }
}
