internal import CCairo
import Foundation
import GalleyGraphics

/// A surface for what is inside a layer, in the same device pixels as the picture.
struct LayerSurface {
  let pointer: OpaquePointer
  /// The pixels; `nil` if the surface records vectors.
  let image: ImageSurface?
  /// The context that draws on the surface.
  let context: OpaquePointer
  /// The pixels that may be painted: all, and the parts that are needed.
  let area: CGRect
  let parts: [CGRect]

  func close() {
    cairo_destroy(context)
    cairo_surface_destroy(pointer)
  }
}

extension CairoCanvas {
  /// Creates a surface on which some parts of a layer are drawn as they would be drawn here.
  ///
  /// - Parameter parts: The areas that are needed, in device pixels.
  /// - Returns: `nil` if there are none, or after a failure.
  func openSurface(for parts: [PixelArea]) -> LayerSurface? {
    guard let first = parts.first else { return nil }
    let whole = parts.dropFirst().reduce(first) { $0.union($1) }
    return attempt { () throws(PaintError) in
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let image = try makeImage(whole)
      guard
        let surface = image.map({ cairo_surface_reference($0.pointer) })
          ?? cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil),
        let inner = cairo_create(surface)
      else { throw .outOfMemory }
      // Replaying an unlimited recording would never end.
      for part in parts {
        cairo_rectangle(
          inner, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
      }
      cairo_clip(inner)
      cairo_set_matrix(inner, &matrix)
      return LayerSurface(
        pointer: surface, image: image, context: inner, area: whole.rect, parts: parts.map(\.rect))
    }
  }

  /// - Returns: `nil` if there would be too many pixels, such as between a drawing and its distant
  ///   shadow.
  private func makeImage(_ area: PixelArea) throws(PaintError) -> ImageSurface? {
    guard (try? area.check()) != nil else { return nil }
    let image = try ImageSurface(width: area.width, height: area.height)
    image.setOrigin(x: area.x, y: area.y)
    return image
  }
}
