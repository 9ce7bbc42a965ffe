internal import CCairo
import Foundation
import GalleyGraphics

/// The drawing inside an open shadow. It is recorded first, so that only the pixels it covers are
/// blurred.
struct ShadowLayer {
  let parent: OpaquePointer
  let recording: OpaquePointer
  let color: ResolvedColor
  /// The standard deviation and the offset of the shadow, in device pixels.
  let sigma: Double
  let offset: CGSize

  /// The reach of the blur, in device pixels.
  var reach: Double { (sigma * 3).rounded(.up) + 1 }

  /// Returns the area whose drawing can cast a shadow into `clip`.
  func casting(into clip: CGRect) -> CGRect {
    clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
  }
}

extension CairoCanvas {
  package func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize) {
    // Without these, no shadow is visible.
    guard color.opacity > 0, radius.isFinite, let clip = deviceClip,
      abs(offset.width) < 1e6, abs(offset.height) < 1e6
    else { return push(.state) }
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil),
      let inner = cairo_create(recording)
    else {
      attempt { () throws(PaintError) in throw .outOfMemory }
      return push(.state)
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var (dx, dy) = (Double(offset.width), Double(offset.height))
    cairo_user_to_device_distance(context, &dx, &dy)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    // A blur radius is two standard deviations. Beyond 500 pixels, no shape is left.
    let sigma = min(max(radius, 0) / 2 * scale, 250)
    let layer = ShadowLayer(
      parent: context, recording: recording, color: color, sigma: sigma,
      offset: CGSize(width: dx, height: dy))
    // Nothing else is visible, and drawing an unbounded recording would never end.
    let casting = layer.casting(into: clip)
    // Use two rectangles if they don't overlap: their union may be larger than any picture.
    let visible = clip.overlap(with: casting) == nil ? [clip, casting] : [clip.union(casting)]
    for part in visible {
      cairo_rectangle(
        inner, part.minX.rounded(.down), part.minY.rounded(.down),
        part.width.rounded(.up) + 1, part.height.rounded(.up) + 1)
    }
    cairo_clip(inner)
    cairo_set_matrix(inner, &matrix)
    push(.shadow(layer))
    context = inner
    font = nil
  }

  /// Paints the blurred copy and the recorded drawing on the parent.
  func finish(_ layer: ShadowLayer) {
    cairo_destroy(context)
    context = layer.parent
    defer { cairo_surface_destroy(layer.recording) }
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(layer.recording, &x, &y, &width, &height)
    cairo_identity_matrix(context)
    let ink = CGRect(x: x, y: y, width: width, height: height)
    if let casting = deviceClip.flatMap({ ink.overlap(with: layer.casting(into: $0)) }),
      let area = PixelArea(casting.insetBy(dx: -layer.reach, dy: -layer.reach))
    {
      attempt { () throws(PaintError) in try drawBlurred(layer, area) }
    }
    cairo_set_source_surface(context, layer.recording, 0, 0)
    cairo_paint(context)
  }

  private func drawBlurred(_ layer: ShadowLayer, _ area: PixelArea) throws(PaintError) {
    try area.check()
    let mask = try ImageSurface(width: area.width, height: area.height, isMask: true)
    mask.setOrigin(x: area.x, y: area.y)
    guard let painter = cairo_create(mask.pointer) else { throw .outOfMemory }
    cairo_set_source_surface(painter, layer.recording, 0, 0)
    cairo_paint(painter)
    let status = cairo_status(painter)
    cairo_destroy(painter)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    _ = mask.withPixels { bytes, stride in
      BoxBlur(sigma: layer.sigma).apply(
        to: bytes, stride: stride, width: area.width, height: area.height)
    }
    setSource(layer.color)
    cairo_mask_surface(context, mask.pointer, layer.offset.width, layer.offset.height)
  }
}
