internal import CCairo
internal import CPixels
import Foundation
import GalleyGraphics

extension CairoCanvas {
  package func drawBitmap(_ placed: PlacedBitmap, stencil: Paint?) {
    structure?.beginPicture(at: place(middleOf: placed.frame), in: context)
    draw(placed, stencil: stencil, opacity: 1)
  }

  /// - Parameter opacity: The opacity of a bitmap that isn't a stencil.
  func draw(_ placed: PlacedBitmap, stencil: Paint?, opacity: Double) {
    let frame = placed.frame
    guard placed.bitmap.width > 0, placed.bitmap.height > 0, add(Path(frame)) else { return }
    let size = placed.tile ?? frame.size
    guard size.width > 0, size.height > 0 else { return cairo_new_path(context) }
    let loaded = attempt { () throws(PaintError) -> ImageSurface in
      if let copy = try scaled(placed) { return copy }
      return try images.surface(placed.bitmap)
    }
    guard let image = loaded, let pattern = cairo_pattern_create_for_surface(image.pointer) else {
      return cairo_new_path(context)
    }
    defer { cairo_pattern_destroy(pattern) }
    let corner = placed.tile == nil ? frame.origin : visibleCorner(of: frame, tile: size)
    var matrix = Self.toPixels(of: image, in: size, at: corner)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, Self.filter(placed.filter))
    cairo_pattern_set_extend(
      pattern,
      placed.tile != nil
        ? CAIRO_EXTEND_REPEAT : isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    if let stencil {
      cairo_clip(context)
      setSource(stencil, covering: frame)
      cairo_mask(context, pattern)
    } else if opacity < 1 {
      cairo_clip(context)
      cairo_set_source(context, pattern)
      paint(opacity: opacity)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Returns the matrix from points to an image's pixels.
  ///
  /// A pixel covers at most 10⁹ points, which looks like an endless one: Cairo cannot invert smaller factors
  /// in a rotated drawing, and ends the program.
  static func toPixels(
    of image: ImageSurface, in size: CGSize, at corner: CGPoint
  ) -> cairo_matrix_t {
    let (x, y) = (Double(image.width) / size.width, Double(image.height) / size.height)
    return cairo_matrix_t(
      xx: max(x, 1e-9), yx: 0, xy: 0, yy: max(y, 1e-9), x0: -corner.x * x, y0: -corner.y * y)
  }

  /// Returns the image at the size at which it is painted, if that is much smaller and on whole
  /// pixels.
  private func scaled(_ placed: PlacedBitmap) throws(PaintError) -> ImageSurface? {
    let bitmap = placed.bitmap
    guard !isVector, placed.tile == nil, placed.filter != .nearest,
      let area = wholePixels(of: placed.frame), area.width > 0, area.height > 0,
      area.width * area.height * 4 <= bitmap.width * bitmap.height,
      area.width <= bitmap.width, area.height <= bitmap.height
    else { return nil }
    let size = PixelArea(x: 0, y: 0, width: area.width, height: area.height)
    return try images.surface(bitmap, scaledTo: size, placed.filter) { image throws(PaintError) in
      let copy = try ImageSurface(width: size.width, height: size.height)
      guard let painter = cairo_create(copy.pointer) else { throw .outOfMemory }
      defer { cairo_destroy(painter) }
      cairo_scale(
        painter, Double(size.width) / Double(image.width),
        Double(size.height) / Double(image.height))
      cairo_set_source_surface(painter, image.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(painter), Self.filter(placed.filter))
      cairo_pattern_set_extend(cairo_get_source(painter), CAIRO_EXTEND_PAD)
      cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
      cairo_paint(painter)
      let status = cairo_status(painter)
      guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
      return copy
    }
  }

  /// Returns the corner of the first visible tile, because Cairo fails with tiles that begin far
  /// away.
  ///
  /// - Parameter isEndless: Whether tiles also precede the frame's corner.
  func visibleCorner(of frame: CGRect, tile: CGSize, isEndless: Bool = false) -> CGPoint {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    func start(_ first: CGFloat, _ length: CGFloat, _ seen: CGFloat) -> CGFloat {
      let hidden = ((seen - first) / length).rounded(.down)
      return hidden.isFinite && (hidden > 0 || isEndless) ? first + hidden * length : first
    }
    return CGPoint(
      x: start(frame.minX, tile.width, left), y: start(frame.minY, tile.height, top))
  }

  static func filter(_ filter: BitmapFilter) -> cairo_filter_t {
    switch filter {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear: CAIRO_FILTER_BILINEAR
    case .good: CAIRO_FILTER_GOOD
    case .best: CAIRO_FILTER_BEST
    }
  }
}

extension ImageSurface {
  /// Creates a surface from `bitmap` in Cairo's pixel format.
  ///
  /// - Parameter opacity: The factor for each pixel's opacity.
  convenience init(_ bitmap: Bitmap, opacity: Double = 1) throws(PaintError) {
    try self.init(width: bitmap.width, height: bitmap.height, isFilled: true)
    _ = withPixels { bytes, stride in
      bitmap.pixels.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        for y in 0..<height {
          let row = UnsafeMutableRawPointer(bytes + y * stride)
            .assumingMemoryBound(to: UInt32.self)
          galley_rgba_to_row(start + y * width * 4, width, row)
          guard opacity < 1 else { continue }
          for x in 0..<width { row[x] = row[x].faded(by: opacity) }
        }
      }
    }
  }
}

extension UInt32 {
  /// Returns a premultiplied pixel with all components multiplied by `factor`.
  fileprivate func faded(by factor: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let component = Double(self >> shift & 255) * factor
      result |= UInt32(component.rounded()) << shift
    }
    return result
  }
}
