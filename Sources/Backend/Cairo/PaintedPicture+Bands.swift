internal import CCairo
import Foundation
import GalleyGraphics

extension PaintedPicture {
  /// Paints `list` on a surface of its size. Large pictures are painted in bands of rows, unless a pixel
  /// depends on other painted pixels.
  static func paint(_ list: DisplayList, on surface: ImageSurface) throws(PaintError) {
    let bands = Cores.bands(pixels: surface.width * surface.height)
    guard bands > 1, list.items.allSatisfy(\.isPaintedInBands) else {
      return try paint(list, on: CairoCanvas(drawingOn: surface.pointer, scale: list.scale))
    }
    try paint(list, on: surface, rows: 0..<surface.height)
  }

  /// The maximum number of bands. Cairo rounds antialiased edges differently where a band cuts them, which
  /// pictures with many more bands show.
  private static let bandLimit = 8

  /// Paints some rows of a list that can be painted in bands, and leaves the other rows unchanged.
  static func paint(
    _ list: DisplayList, on surface: ImageSurface, rows: Range<Int>
  ) throws(PaintError) {
    let pixels = surface.width * rows.count
    let bands = min(Cores.bands(pixels: pixels), bandLimit)
    let height = (rows.count + bands - 1) / bands
    let starts = Array(stride(from: rows.lowerBound, to: rows.upperBound, by: height))
    let failures = surface.withPixels { bytes, stride in
      Cores.map(starts, pixels: pixels) { start -> PaintError? in
        do throws(PaintError) {
          // Each band has its own surface over the same pixels, so that threads share no state, and
          // uses the same coordinates, so that every pixel is the same as without bands.
          guard
            let part = cairo_image_surface_create_for_data(
              bytes, CAIRO_FORMAT_ARGB32, Int32(surface.width), Int32(surface.height),
              Int32(stride))
          else { throw .outOfMemory }
          defer { cairo_surface_destroy(part) }
          let canvas = try CairoCanvas(drawingOn: part, scale: list.scale)
          canvas.restrict(toRows: start..<min(start + height, rows.upperBound))
          try paint(list, on: canvas)
          cairo_surface_flush(part)
          return nil
        } catch {
          return error
        }
      }
    }
    guard let failures else { throw .drawing("no pixels") }
    if let failure = failures.lazy.compactMap(\.self).first { throw failure }
  }

  private static func paint(_ list: DisplayList, on canvas: CairoCanvas) throws(PaintError) {
    if let background = list.background { canvas.clear(to: background) }
    canvas.paint(list)
    try canvas.finish()
  }
}

extension DisplayItem {
  /// Whether the item looks the same when only some rows of the picture are painted.
  var isPaintedInBands: Bool {
    switch self {
    case .fill(_, let paint, _): paint.isPaintedInBands
    // The start of the dashes depends on what is clipped.
    case .stroke(_, let style, let paint): style.dash.isEmpty && paint.isPaintedInBands
    case .glyphs(_, _, let paints): paints.allSatisfy(\.isPaintedInBands)
    case .pushClip, .pushTransform, .pop: true
    case .bitmap, .pushOpacity, .pushShadow, .pushFilter, .pushMasked, .maskedBy: false
    }
  }
}

extension Paint {
  fileprivate var isPaintedInBands: Bool {
    switch self {
    case .color, .linearGradient, .radialGradient: true
    case .ellipticalGradient, .angularGradient, .backdrop, .image, .mesh: false
    }
  }
}
