internal import CCairo
import Foundation
import GalleyGraphics

/// What is drawn while a shadow is open: recorded first, so that only the pixels that it really
/// covers are blurred.
struct ShadowLayer {
  let parent: OpaquePointer
  let recording: OpaquePointer
  let color: ResolvedColor
  /// In device pixels.
  let sigma: Double
  let offset: CGSize
}

extension CairoCanvas {
  package func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize) {
    guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite,
      let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil),
      let inner = cairo_create(recording)
    else { return push(.state) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(inner, &matrix)
    var (dx, dy) = (Double(offset.width), Double(offset.height))
    cairo_user_to_device_distance(context, &dx, &dy)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    // A blur radius reaches to two standard deviations.
    let sigma = min(max(radius, 0) / 2 * scale, 1000)
    push(
      .shadow(
        ShadowLayer(
          parent: context, recording: recording, color: color, sigma: sigma,
          offset: CGSize(width: dx, height: dy))))
    context = inner
    font = nil
  }

  /// Lays down the blurred copy and the recorded drawing on the parent.
  func finish(_ layer: ShadowLayer) {
    cairo_destroy(context)
    context = layer.parent
    defer { cairo_surface_destroy(layer.recording) }
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(layer.recording, &x, &y, &width, &height)
    cairo_identity_matrix(context)
    let reach = (layer.sigma * 3).rounded(.up) + 1
    // Nothing farther from the visible part than the blur reaches can show in it.
    let clip = deviceClip
    let visible = clip.union(clip.offsetBy(dx: -layer.offset.width, dy: -layer.offset.height))
      .insetBy(dx: -reach, dy: -reach)
    // A shadow within this one has painted without an end.
    let ink = CGRect(
      x: max(x, -1e9), y: max(y, -1e9), width: min(width, 2e9), height: min(height, 2e9)
    )
    .overlap(with: visible)
    if let area = ink.flatMap({ PixelArea($0.insetBy(dx: -reach, dy: -reach)) }), area.isPaintable {
      do throws(PaintError) {
        try drawBlurred(layer, area)
      } catch {
        failure = failure ?? error
      }
    }
    cairo_set_source_surface(context, layer.recording, 0, 0)
    cairo_paint(context)
  }

  private func drawBlurred(_ layer: ShadowLayer, _ area: PixelArea) throws(PaintError) {
    let mask = try ImageSurface(width: area.width, height: area.height, isMask: true)
    mask.setOrigin(x: area.x, y: area.y)
    guard let painter = cairo_create(mask.pointer) else { throw .drawing("out of memory") }
    cairo_set_source_surface(painter, layer.recording, 0, 0)
    cairo_paint(painter)
    let status = cairo_status(painter)
    cairo_destroy(painter)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(String(cString: cairo_status_to_string(status)))
    }
    _ = mask.withPixels { bytes, stride in
      BoxBlur(sigma: layer.sigma).apply(
        to: bytes, stride: stride, width: area.width, height: area.height)
    }
    setSource(layer.color)
    cairo_mask_surface(context, mask.pointer, layer.offset.width, layer.offset.height)
  }
}
