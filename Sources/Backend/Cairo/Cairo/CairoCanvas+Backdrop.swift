internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Sets the source to the blurred picture painted so far.
  ///
  /// - Parameter area: The largest area to be covered, in points.
  func setBackdrop(_ backdrop: Backdrop, _ area: CGRect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let toDevice = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let wanted = area.applying(toDevice).insetBy(dx: -1, dy: -1)
    // If the area is clipped away, nothing is visible.
    guard let seen = deviceClip.flatMap({ wanted.overlap(with: $0) }) else {
      return setSource(.clear)
    }
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let radius = backdrop.radius.isFinite ? max(backdrop.radius, 0) : 0
    let sigma = min(radius * scale, 250)
    let painted = attempt { () throws(PaintError) in
      try BackdropPicture(of: targets, below: seen, sigma: sigma)
    }
    guard let picture = painted ?? nil else { return setSource(.clear) }
    picture.change(to: backdrop)
    guard let pattern = cairo_pattern_create_for_surface(picture.image.pointer) else {
      return setSource(.clear)
    }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Maps points to the picture's pixels: first to the device, then relative to the picture's
    // corner.
    var toPicture = cairo_matrix_t(
      xx: matrix.xx / picture.step, yx: matrix.yx / picture.step, xy: matrix.xy / picture.step,
      yy: matrix.yy / picture.step, x0: (matrix.x0 - picture.origin.x) / picture.step,
      y0: (matrix.y0 - picture.origin.y) / picture.step)
    cairo_pattern_set_matrix(pattern, &toPicture)
    cairo_set_source(context, pattern)
  }
}

/// The picture in an area, extended by its edge pixels as the blur needs. Wide blurs use a smaller
/// picture, which makes no visible difference.
private struct BackdropPicture {
  let image: ImageSurface
  /// The picture's corner, in device pixels.
  let origin: CGPoint
  /// Device pixels per pixel of the picture.
  let step: Double
  private let sigma: Double

  /// - Returns: `nil` if nothing is visible.
  init?(of targets: [OpaquePointer], below seen: CGRect, sigma: Double) throws(PaintError) {
    // Five pixels of the picture are enough for a smooth blur.
    let step = exp2(log2(max(sigma / 5, 1)).rounded(.down))
    self.step = step
    self.sigma = sigma / step
    let margin = Int((self.sigma * 3).rounded(.up))
    guard let seen = PixelArea(seen) else { return nil }
    let width = Int((Double(seen.width) / step).rounded(.up))
    let height = Int((Double(seen.height) / step).rounded(.up))
    try DisplayList.checkPixelSize(width: width + 2 * margin, height: height + 2 * margin)
    let inner = try ImageSurface(width: width, height: height)
    try Self.paint(on: inner) { painter in
      cairo_scale(painter, 1 / step, 1 / step)
      cairo_translate(painter, -Double(seen.x), -Double(seen.y))
      for target in targets {
        cairo_set_source_surface(painter, target, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(painter), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(painter), CAIRO_EXTEND_PAD)
        cairo_paint(painter)
      }
    }
    image = try ImageSurface(width: width + 2 * margin, height: height + 2 * margin)
    try Self.paint(on: image) { painter in
      cairo_set_source_surface(painter, inner.pointer, Double(margin), Double(margin))
      cairo_pattern_set_extend(cairo_get_source(painter), CAIRO_EXTEND_PAD)
      cairo_paint(painter)
    }
    origin = CGPoint(
      x: Double(seen.x) - Double(margin) * step, y: Double(seen.y) - Double(margin) * step)
  }

  private static func paint(
    on image: ImageSurface, _ body: (OpaquePointer) -> Void
  ) throws(PaintError) {
    guard let painter = cairo_create(image.pointer) else { throw .outOfMemory }
    defer { cairo_destroy(painter) }
    body(painter)
    let status = cairo_status(painter)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
  }

  /// Blurs the picture and applies the backdrop's colors.
  func change(to backdrop: Backdrop) {
    let blur = BoxBlur(sigma: sigma)
    let matrix = ColorMatrix.saturation(backdrop.saturation)
    _ = image.withPixels { bytes, stride in
      blur.apply(
        to: bytes, stride: stride, width: image.width, height: image.height, channels: 4)
      for y in 0..<image.height { matrix.apply(to: bytes + y * stride, count: image.width) }
    }
    guard let painter = cairo_create(image.pointer) else { return }
    defer { cairo_destroy(painter) }
    let color = backdrop.color.painted
    cairo_set_source_rgba(painter, color.red, color.green, color.blue, color.opacity)
    cairo_paint(painter)
    if backdrop.opacity < 1 {
      cairo_set_operator(painter, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(painter, 0, 0, 0, max(backdrop.opacity, 0).nearest255th)
      cairo_paint(painter)
    }
  }
}
