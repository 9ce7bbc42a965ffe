internal import CCairo
import Foundation

extension Paint {
  /// Whether the painter has to know the area that is painted.
  var needsExtents: Bool {
    if case .angularGradient = self { true } else { false }
  }
}

/// Makes `color` the context's source.
func setColor(_ color: ResolvedColor, on context: OpaquePointer) {
  cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
}

extension CairoCanvas {
  /// A box in the context's coordinates: left, top, right, bottom.
  typealias Box = (Double, Double, Double, Double)

  /// Makes `paint` the context's source.
  ///
  /// - Parameter box: What will be painted; only used if the paint needs extents.
  /// - Returns: `false` if there is nothing to paint with.
  func setSource(_ paint: Paint, within box: Box) -> Bool {
    switch paint {
    case .color(let color):
      setColor(color, on: context)
      return true
    case .linearGradient(let stops, let start, let end):
      return setGradient(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops: stops,
        numbers: [start.x, start.y, end.x, end.y])
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let inner = max(startRadius, 0)
      // Equal circles would paint nothing.
      let outer = max(endRadius, 0) == inner ? inner + 1e-3 : max(endRadius, 0)
      return setGradient(
        cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer),
        stops: stops, numbers: [center.x, center.y, inner, outer])
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard
        let gradient = AngularGradientTable(
          stops: stops, center: center, start: startAngle.radians, end: endAngle.radians)
      else { return false }
      return setSource(gradient, within: box)
    }
  }

  private func setGradient(
    _ pattern: OpaquePointer?, stops: [PaintStop], numbers: [Double]
  ) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard !stops.isEmpty, numbers.allSatisfy(\.isFinite) else { return false }
    for stop in stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, c.red, c.green, c.blue, c.opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    return true
  }

  /// Paints the gradient's pixels into an image as large as the painted part of `box`.
  private func setSource(_ gradient: AngularGradientTable, within box: Box) -> Bool {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for corner in [(box.0, box.1), (box.2, box.1), (box.0, box.3), (box.2, box.3)] {
      var (x, y) = corner
      cairo_user_to_device(context, &x, &y)
      left = min(left, x)
      right = max(right, x)
      top = min(top, y)
      bottom = max(bottom, y)
    }
    let clip = deviceClip(of: context)
    func whole(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    let area = PixelRect(
      left: whole(left.rounded(.down) - 1, clip.left, clip.right),
      top: whole(top.rounded(.down) - 1, clip.top, clip.bottom),
      right: whole(right.rounded(.up) + 1, clip.left, clip.right),
      bottom: whole(bottom.rounded(.up) + 1, clip.top, clip.bottom))
    guard !area.isEmpty, let image = Layer(width: area.width, height: area.height),
      let (bytes, stride) = image.rows
    else { return false }

    // Where device pixel (0, 0) lies for the user, and how far it is to the next ones.
    var (originX, originY) = (Double(area.left) + 0.5, Double(area.top) + 0.5)
    cairo_device_to_user(context, &originX, &originY)
    var (acrossX, acrossY, downX, downY) = (1.0, 0.0, 0.0, 1.0)
    cairo_device_to_user_distance(context, &acrossX, &acrossY)
    cairo_device_to_user_distance(context, &downX, &downY)
    var row = 0
    while row < area.height {
      let pixels = UnsafeMutableRawPointer(bytes + row * stride)
        .assumingMemoryBound(to: UInt32.self)
      var column = 0
      while column < area.width {
        pixels[column] = gradient.pixel(
          x: originX + Double(column) * acrossX + Double(row) * downX,
          y: originY + Double(column) * acrossY + Double(row) * downY)
        column += 1
      }
      row += 1
    }
    cairo_surface_mark_dirty(image.surface)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, image.surface, Double(area.left), Double(area.top))
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_reference(pattern)
    cairo_restore(context)
    // The pattern's matrix is fixed to the device now; under another one it must be re-expressed.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var shift = cairo_matrix_t()
    cairo_matrix_init_translate(&shift, -Double(area.left), -Double(area.top))
    var combined = cairo_matrix_t()
    cairo_matrix_multiply(&combined, &matrix, &shift)
    cairo_pattern_set_matrix(pattern, &combined)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}
