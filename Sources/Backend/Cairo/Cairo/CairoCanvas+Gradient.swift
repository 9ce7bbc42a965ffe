internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Fills `path` with a gradient, a few rows at a time, because colors are computed before they
  /// are painted.
  ///
  /// - Returns: `false` if Cairo has to fill the path.
  func fill(_ path: Path, with gradient: LinearGradient) -> Bool {
    guard let all = pixels(of: path.controlPointBounds, margin: 0) else { return true }
    let toUser = toDevice.inverted()
    guard gradient.canPaint(all, toUser: toUser) else { return false }
    // The path is clipped again for each part, which must not take longer than filling its pixels.
    let pixelCount = max(Self.pixelsAtOnce, path.elements.count * 256)
    let height = min(max(pixelCount / all.width, 1), all.height)
    guard
      let image = attempt({ () throws(PaintError) in
        try ImageSurface(width: all.width, height: height, isFilled: true)
      })
    else { return true }
    let table = gradient.colors(forPixels: all.width * all.height)
    for row in stride(from: all.y, to: all.y + all.height, by: height) {
      let rows = row..<min(row + height, all.y + all.height)
      var part = all
      (part.y, part.height) = (rows.lowerBound, rows.count)
      gradient.paint(on: image, area: part, toUser: toUser, table: table)
      cairo_save(context)
      if rows.count < all.height { clip(toRows: rows) }
      setSource(image, at: part)
      if add(path) { cairo_fill(context) }
      cairo_restore(context)
    }
    return true
  }

  /// The number of gradient pixels computed at a time, chosen to fit into a fast cache.
  private static let pixelsAtOnce = 24 * 1024

  /// Sets the source to a stretched radial gradient.
  func setEllipticalGradient(
    _ stops: [PaintStop], _ center: CGPoint, _ size: CGSize, _ start: Double, _ end: Double,
    _ area: CGRect
  ) {
    guard start != end, start.isFinite, end.isFinite, center.isFinite,
      let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
    else { return setSource(stops.last?.color ?? .clear) }
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 1e-6, height > 1e-6, width.isFinite, height.isFinite else {
      cairo_pattern_destroy(pattern)
      return setSource(stops.last?.color ?? .clear)
    }
    let isSet = setManyStops(stops, .pad, area) {
      (hypot(($0.x - center.x) / width, ($0.y - center.y) / height) - start) / (end - start)
    }
    if isSet { return cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, 1 / width, 0, 0, 1 / height, -Double(center.x) / width,
      -Double(center.y) / height)
    cairo_pattern_set_matrix(pattern, &matrix)
    setGradient(pattern, stops)
  }

  func setGradient(
    _ pattern: OpaquePointer?, _ stops: [PaintStop], _ extent: GradientExtent = .pad
  ) {
    guard let pattern else { return setSource(.clear) }
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops where !stop.location.isNaN {
      let color = isVector ? stop.color.displayable : stop.color.painted
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    let extend =
      switch extent {
      case .pad: CAIRO_EXTEND_PAD
      case .repeat: CAIRO_EXTEND_REPEAT
      case .reflect: CAIRO_EXTEND_REFLECT
      }
    cairo_pattern_set_extend(pattern, extend)
    cairo_set_source(context, pattern)
  }

  /// Sets the source to an angular gradient, computed per pixel because Cairo has none.
  func setAngularGradient(_ gradient: AngularGradient, _ area: CGRect) {
    setComputedSource(area, isFilled: true) { image, pixels, toDevice throws(PaintError) in
      gradient.paint(on: image, area: pixels, toUser: toDevice.inverted())
    }
  }
}

// MARK: - Far origins

extension CairoCanvas {
  /// How far gradients have to be moved for their coordinates to begin at the picture's corner, in
  /// points; `nil` if the origin of the points is not far from there, in pixels.
  ///
  /// The coordinates of Cairo's gradients have 16 bits before the point. Beyond 65,536 pixels, as at the
  /// end of a long list, Cairo paints nothing or reports that memory is short.
  var farOffset: CGSize? {
    let toDevice = toDevice
    guard max(abs(toDevice.tx), abs(toDevice.ty)) > 30_000 else { return nil }
    let corner = reach.center
    guard corner.isFinite else { return nil }
    return CGSize(width: -corner.x, height: -corner.y)
  }
}

extension Paint {
  /// Returns a gradient that Cairo paints, at another place; `nil` for other paints.
  func gradient(movedBy offset: CGSize) -> Paint? {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.width, y: point.y + offset.height)
    }
    return switch self {
    case .linearGradient(let stops, let start, let end, let extent):
      .linearGradient(stops, start: moved(start), end: moved(end), extent: extent)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let extent):
      .radialGradient(
        stops, center: moved(center), startRadius: startRadius, endRadius: endRadius,
        extent: extent)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      .ellipticalGradient(
        stops, center: moved(center), size: size, startFraction: start, endFraction: end)
    case .color, .angularGradient, .backdrop, .image, .mesh: nil
    }
  }
}
