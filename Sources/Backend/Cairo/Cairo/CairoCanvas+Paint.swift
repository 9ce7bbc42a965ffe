internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  func setSource(_ color: ResolvedColor) {
    let color = isVector ? color.displayable : color.painted
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
  }

  /// Paints the source everywhere.
  func paint(opacity: Double) {
    cairo_paint_with_alpha(context, isVector ? opacity : opacity.nearest255th)
  }

  /// - Parameter area: The largest area to be covered, in points. Angular gradients are computed
  ///   for each of its pixels.
  func setSource(_ paint: Paint, covering area: CGRect) {
    if let offset = farOffset, let near = paint.gradient(movedBy: offset) {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      defer { cairo_set_matrix(context, &matrix) }
      cairo_translate(context, -Double(offset.width), -Double(offset.height))
      return setSource(near, covering: area.offsetBy(dx: offset.width, dy: offset.height))
    }
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let start, let end, let extent):
      guard start != end, start.isFinite, end.isFinite else {
        return setSource(stops.last?.color ?? .clear)
      }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let isSet = setManyStops(stops, extent, area) {
        Double((($0.x - start.x) * dx + ($0.y - start.y) * dy) / square)
      }
      if isSet { return }
      setGradient(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, extent)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let extent):
      let (from, to) = (max(startRadius, 0), max(endRadius, 0))
      guard from != to, from.isFinite, to.isFinite, center.isFinite else {
        return setSource(stops.last?.color ?? .clear)
      }
      // Cairo fails if the circles are far away. Only one color is visible there, or rings too thin
      // to tell apart.
      let distance = max(abs(center.x - reach.center.x), abs(center.y - reach.center.y))
      guard distance - 2 * max(from, to) < 25 * reach.radius else {
        return setSource((from < to ? stops.last : stops.first)?.color ?? .clear)
      }
      let isSet = setManyStops(stops, extent, area) {
        (hypot($0.x - center.x, $0.y - center.y) - from) / (to - from)
      }
      if isSet { return }
      setGradient(
        cairo_pattern_create_radial(center.x, center.y, from, center.x, center.y, to), stops,
        extent)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      setEllipticalGradient(stops, center, size, max(start, 0), max(end, 0), area)
    case .angularGradient(let stops, let center, let start, let end):
      setAngularGradient(AngularGradient(stops, center: center, start: start, end: end), area)
    case .backdrop(let backdrop): setBackdrop(backdrop, area)
    case .image(let image): setTiles(image, area)
    case .mesh(let mesh): setMesh(mesh, area)
    }
  }

  /// Sets the source to a tiled image, or to nothing if the image is empty.
  private func setTiles(_ image: TiledImage, _ area: CGRect) {
    let (size, opacity) = (image.tile, image.opacity)
    guard image.bitmap.width > 0, image.bitmap.height > 0, size.width > 0, size.height > 0,
      size.width.isFinite, size.height.isFinite, image.origin.isFinite, opacity > 0,
      let loaded = attempt({ () throws(PaintError) in
        try images.surface(image.bitmap, opacity: min(opacity, 1))
      }),
      let pattern = cairo_pattern_create_for_surface(loaded.pointer)
    else { return setSource(.clear) }
    defer { cairo_pattern_destroy(pattern) }
    let corner = visibleCorner(
      of: CGRect(origin: image.origin, size: area.size), tile: size, isEndless: true)
    var matrix = Self.toPixels(of: loaded, in: size, at: corner)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, Self.filter(image.filter))
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context, pattern)
  }

  /// Sets the source to a picture in device pixels that covers the visible part of an area in
  /// points.
  ///
  /// - Parameter isFilled: Whether `paint` writes every pixel without reading it first.
  func setComputedSource(
    _ area: CGRect, isFilled: Bool = false,
    _ paint: (_ image: ImageSurface, _ pixels: PixelArea, _ toDevice: CGAffineTransform)
      throws(PaintError) -> Void
  ) {
    guard let pixels = pixels(of: area, margin: 1) else { return setSource(.clear) }
    let toDevice = toDevice
    let painted = attempt { () throws(PaintError) in
      try pixels.check()
      let image = try ImageSurface(
        width: pixels.width, height: pixels.height, isFilled: isFilled)
      try paint(image, pixels, toDevice)
      return image
    }
    guard let painted else { return setSource(.clear) }
    setSource(painted, at: pixels)
  }

  /// Sets the source to a picture in device pixels.
  func setSource(_ image: ImageSurface, at pixels: PixelArea) {
    guard let pattern = cairo_pattern_create_for_surface(image.pointer) else {
      return setSource(.clear)
    }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Maps points to the image's pixels: first to the device, then relative to the image's corner.
    var toImage = cairo_matrix_t()
    cairo_get_matrix(context, &toImage)
    toImage.x0 -= Double(pixels.x)
    toImage.y0 -= Double(pixels.y)
    cairo_pattern_set_matrix(pattern, &toImage)
    cairo_set_source(context, pattern)
  }

  /// Returns the pixels of an area in points, with `margin` pixels around it, that are inside the
  /// clip; `nil` if there are none.
  func pixels(of area: CGRect, margin: CGFloat) -> PixelArea? {
    let wanted = area.applying(toDevice).insetBy(dx: -margin, dy: -margin)
    return deviceClip.flatMap { wanted.overlap(with: $0) }.flatMap { PixelArea($0) }
  }

  var toDevice: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The bounds of the clip, in device pixels; `nil` if it is empty.
  var deviceClip: CGRect? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The clip as rectangles if these leave most of its bounds free.
  var deviceClipParts: [CGRect] {
    guard let whole = deviceClip else { return [] }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return [whole] }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, let first = list.pointee.rectangles else {
      return [whole]
    }
    let parts = UnsafeBufferPointer(start: first, count: Int(list.pointee.num_rectangles))
      .map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
    return parts.reduce(0) { $0 + area($1) } * 4 < area(whole) ? parts : [whole]
  }
}

/// A rectangle of device pixels.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the area of the pixels that `rect` touches; `nil` if there are none.
  init?(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0,
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < 1e8 })
    else { return nil }
    x = Int(rect.minX.rounded(.down))
    y = Int(rect.minY.rounded(.down))
    width = Int(rect.maxX.rounded(.up)) - x
    height = Int(rect.maxY.rounded(.up)) - y
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }

  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// - Throws: `PaintError` if a picture of this size would be too large.
  func check() throws(PaintError) {
    try DisplayList.checkPixelSize(width: width, height: height)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Double {
  /// The nearest opacity that a pixel can have. iOS rounds opacities; Cairo would truncate them.
  var nearest255th: Double { (self * 255).rounded() / 255 }
}

extension ResolvedColor {
  /// The displayable color with the opacity of a pixel.
  var painted: ResolvedColor {
    var color = displayable
    color.opacity = color.opacity.nearest255th
    return color
  }
}
