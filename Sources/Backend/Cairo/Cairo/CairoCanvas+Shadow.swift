internal import CCairo
internal import CPixels
import Foundation
import GalleyGraphics

/// An open shadow. The drawing inside it is painted on a surface of its own, so that a blurred copy
/// can be painted beneath it.
struct ShadowLayer {
  let parent: OpaquePointer
  let drawing: LayerSurface
  let color: ResolvedColor
  let reach: ShadowReach
}

/// How far a shadow reaches, in device pixels.
struct ShadowReach {
  /// The standard deviation.
  let sigma: Double
  let offset: CGSize

  /// - Parameters:
  ///   - radius: The blur radius, in points: two standard deviations.
  ///   - offset: The offset, in points.
  init(radius: Double, offset: CGSize, toDevice t: CGAffineTransform) {
    let scale = abs(t.a * t.d - t.c * t.b).squareRoot()
    // Beyond 250 pixels, no shape is left.
    sigma = min(max(radius, 0) / 2 * scale, 250)
    self.offset = CGSize(
      width: t.a * offset.width + t.c * offset.height,
      height: t.b * offset.width + t.d * offset.height)
  }

  /// The reach of the blur.
  var reach: Double { (sigma * 3).rounded(.up) + 1 }

  /// Returns the area whose drawing can cast a shadow into `clip`.
  func casting(into clip: CGRect) -> CGRect {
    clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
  }
}

extension CairoCanvas {
  package func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize) {
    let area = takeLayerArea()
    // Without these, no shadow is visible.
    guard color.opacity > 0, radius.isFinite, let clip = deviceClip,
      abs(offset.width) < 1e6, abs(offset.height) < 1e6
    else { return push(.state) }
    let reach = ShadowReach(radius: radius, offset: offset, toDevice: toDevice)
    // The rest is neither visible nor casts a visible shadow.
    let seen = [clip, reach.casting(into: clip)].compactMap { area.pixels(in: $0) }
    guard let drawing = openSurface(for: seen) else {
      push(.state)
      return hideEverything()
    }
    push(
      .shadow(ShadowLayer(parent: context, drawing: drawing, color: color, reach: reach)))
    context = drawing.context
    clipShape = ClipShape(drawing.parts)
    font = nil
  }

  /// Paints the blurred copy and the drawing on the parent.
  func finish(_ layer: ShadowLayer) {
    context = layer.parent
    defer { layer.drawing.close() }
    cairo_identity_matrix(context)
    let (drawing, blur) = (layer.drawing, layer.reach.reach)
    let ink = PixelArea(inkOf: drawing.pointer)
    if let ink, ink.isEmpty { return }
    let painted = ink?.rect ?? drawing.area
    if let clip = deviceClip,
      let casting = painted.overlap(with: layer.reach.casting(into: clip)),
      let area = PixelArea(casting.insetBy(dx: -blur, dy: -blur))
    {
      attempt { () throws(PaintError) in try drawBlurred(layer, area) }
    }
    cairo_set_source_surface(context, drawing.pointer, 0, 0)
    guard ink != nil else { return cairo_paint(context) }
    cairo_new_path(context)
    cairo_rectangle(context, painted.minX, painted.minY, painted.width, painted.height)
    cairo_fill(context)
  }

  private func drawBlurred(_ layer: ShadowLayer, _ area: PixelArea) throws(PaintError) {
    try area.check()
    let mask = try ImageSurface(width: area.width, height: area.height, isMask: true)
    mask.setOrigin(x: area.x, y: area.y)
    guard let painter = cairo_create(mask.pointer) else { throw .outOfMemory }
    cairo_set_source_surface(painter, layer.drawing.pointer, 0, 0)
    cairo_paint(painter)
    let status = cairo_status(painter)
    cairo_destroy(painter)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    _ = mask.withPixels { bytes, stride in
      BoxBlur(sigma: layer.reach.sigma).apply(
        to: bytes, stride: stride, width: area.width, height: area.height)
    }
    setSource(layer.color)
    try paint(mask, area, movedBy: layer.reach.offset)
  }

  /// Paints the source through a mask.
  ///
  /// Cairo would interpolate again for each pixel, which takes longer than blurring.
  private func paint(
    _ mask: ImageSurface, _ area: PixelArea, movedBy offset: CGSize
  ) throws(PaintError) {
    let (x, y) = (PixelOffset(offset.width), PixelOffset(offset.height))
    guard !isVector, x.part != 0 || y.part != 0 else {
      return cairo_mask_surface(context, mask.pointer, offset.width, offset.height)
    }
    let moved = try ImageSurface(width: area.width + 1, height: area.height + 1, isMask: true)
    moved.setOrigin(x: area.x - 1, y: area.y - 1)
    _ = mask.withPixels { from, fromStride in
      moved.withPixels { to, stride in
        galley_shift_mask(from, fromStride, area.width, area.height, x.part, y.part, to, stride)
      }
    }
    cairo_mask_surface(context, moved.pointer, x.whole, y.whole)
  }
}

/// An offset as pixman rounds it: whole pixels, less a part of a pixel in 128ths.
private struct PixelOffset {
  let whole: Double
  let part: Int32

  init(_ offset: Double) {
    let back = Int((-offset * 65_536).rounded(.toNearestOrEven))
    whole = Double(-(back >> 16))
    part = Int32(back >> 9 & 127)
  }
}
