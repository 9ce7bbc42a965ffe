internal import CCairo
import Foundation

/// Paints into an image in memory. Belongs to one thread at a time.
public final class CairoCanvas: Canvas {
  /// What a `pop` has to undo.
  enum Push {
    case state
    case group(opacity: Double)
    case shadow(Shadow)
    /// Nothing was pushed in Cairo.
    case none
  }

  private let base: Layer
  /// What is drawn into now: the image, or the layer of the innermost shadow.
  var layer: Layer
  var pushes: [Push] = []

  /// - Parameters:
  ///   - pixelWidth: At most `PictureLimits.side`, as the height.
  ///   - scale: Pixels per point.
  ///   - background: What the image is filled with; `nil` leaves it transparent.
  /// - Throws: `PictureError`.
  public init(
    pixelWidth: Int, pixelHeight: Int, scale: Double, background: ResolvedColor? = nil
  ) throws {
    guard scale.isFinite, scale > 0 else { throw PictureError.badScale(scale) }
    guard PictureLimits.allows(width: pixelWidth, height: pixelHeight) else {
      throw PictureError.tooLarge(width: Double(pixelWidth), height: Double(pixelHeight))
    }
    guard let layer = Layer(width: pixelWidth, height: pixelHeight) else {
      throw PictureError.outOfMemory(width: pixelWidth, height: pixelHeight)
    }
    base = layer
    self.layer = layer
    if let background {
      setColor(background, on: layer.context)
      cairo_paint(layer.context)
    }
    cairo_scale(layer.context, scale, scale)
  }

  var context: OpaquePointer { layer.context }

  /// Closes what is still open and copies the pixels.
  ///
  /// - Throws: `PictureError.outOfMemory` if Cairo ran out of memory while painting.
  public func finish() throws -> Bitmap {
    while !pushes.isEmpty { pop() }
    guard cairo_status(base.context) == CAIRO_STATUS_SUCCESS,
      let bitmap = Bitmap(surface: base.surface)
    else { throw PictureError.outOfMemory(width: base.width, height: base.height) }
    return bitmap
  }

  public func fill(_ path: Path, with paint: Paint, style: FillStyle) {
    guard trace(path, on: context) else { return }
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    var box = (0.0, 0.0, 0.0, 0.0)
    if paint.needsExtents { cairo_fill_extents(context, &box.0, &box.1, &box.2, &box.3) }
    if setSource(paint, within: box) { cairo_fill(context) }
    cairo_new_path(context)
  }

  public func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, trace(path, on: context) else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    setStroke(style, on: context)
    var box = (0.0, 0.0, 0.0, 0.0)
    if paint.needsExtents { cairo_stroke_extents(context, &box.0, &box.1, &box.2, &box.3) }
    if setSource(paint, within: box) { cairo_stroke(context) }
    cairo_new_path(context)
  }

  public func pushClip(_ path: Path, style: FillStyle) {
    cairo_save(context)
    pushes.append(.state)
    guard trace(path, on: context) else { return hideEverything() }
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
  }

  public func pushOpacity(_ opacity: Double) {
    if opacity.isNaN || opacity >= 1 { return pushes.append(.none) }
    guard opacity > 0 else {
      cairo_save(context)
      pushes.append(.state)
      return hideEverything()
    }
    cairo_push_group(context)
    pushes.append(.group(opacity: opacity))
  }

  public func pushTransform(_ transform: CGAffineTransform) {
    cairo_save(context)
    pushes.append(.state)
    let determinant = transform.a * transform.d - transform.b * transform.c
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    // A matrix without an inverse flattens everything to a line, which has no area to paint.
    guard abs(determinant) > 1e-12, numbers.allSatisfy({ abs($0) < 1e9 }) else {
      return hideEverything()
    }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(context, &matrix)
  }

  public func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize) {
    guard let shadow = Shadow(under: layer, color: color, radius: radius, offset: offset) else {
      return pushes.append(.none)
    }
    pushes.append(.shadow(shadow))
    layer = shadow.layer
  }

  public func pop() {
    switch pushes.popLast() {
    case nil, .some(.none): break
    case .state: cairo_restore(context)
    case .group(let opacity):
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    case .shadow(let shadow):
      layer = shadow.parent
      shadow.compose()
    }
  }

  private func hideEverything() {
    cairo_new_path(context)
    cairo_clip(context)
  }
}
