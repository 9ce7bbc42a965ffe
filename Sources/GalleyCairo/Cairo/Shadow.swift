internal import CCairo
import Foundation

/// A layer that is laid down with a soft copy of itself beneath.
final class Shadow {
  let parent: Layer
  let layer: Layer
  private let color: ResolvedColor
  /// Standard deviation of the blur and the copy's shift, in device pixels.
  private let sigma: Double
  private let shift: (x: Double, y: Double)
  /// Where the layer's first pixel lies in the parent.
  private let origin: (x: Int, y: Int)

  /// `nil` if there is nothing to cast, or no memory for it: then the content is drawn plainly.
  init?(under parent: Layer, color: ResolvedColor, radius: Double, offset: CGSize) {
    guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return nil
    }
    let clip = deviceClip(of: parent.context)
    guard !clip.isEmpty else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(parent.context, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    sigma = min(max(radius, 0) / 2 * scale, 512)
    var (dx, dy) = (Double(offset.width), Double(offset.height))
    cairo_user_to_device_distance(parent.context, &dx, &dy)
    shift = (dx, dy)
    // Content outside the visible area may still cast its shadow into it.
    let reach = 3 * sigma + max(abs(dx), abs(dy)) + 2
    let margin = Int(min(reach, 4096).rounded(.up))
    let area = clip.inset(by: -margin)
    guard PictureLimits.allows(width: area.width, height: area.height),
      let layer = Layer(width: area.width, height: area.height)
    else { return nil }
    origin = (area.left, area.top)
    matrix.x0 -= Double(area.left)
    matrix.y0 -= Double(area.top)
    cairo_set_matrix(layer.context, &matrix)
    self.layer = layer
    self.parent = parent
    self.color = color
  }

  /// Draws the shadow and then the layer into the parent.
  func compose() {
    let target = parent.context
    cairo_save(target)
    cairo_identity_matrix(target)
    if let ink = layer.inkRect {
      let margin = Int((3 * sigma).rounded(.up)) + 2
      if let mask = BlurredMask(of: layer, in: ink, margin: margin, sigma: sigma) {
        setColor(color, on: target)
        cairo_mask_surface(
          target, mask.surface, Double(origin.x + ink.left - margin) + shift.x,
          Double(origin.y + ink.top - margin) + shift.y)
      }
      cairo_set_source_surface(target, layer.surface, Double(origin.x), Double(origin.y))
      cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST)
      cairo_paint(target)
    }
    cairo_restore(target)
  }
}

extension Layer {
  /// The smallest rectangle around all pixels that are not clear; `nil` if all are.
  fileprivate var inkRect: PixelRect? {
    guard let (bytes, stride) = rows else { return nil }
    var rect = PixelRect(left: width, top: height, right: 0, bottom: 0)
    var row = 0
    while row < height {
      let pixels = UnsafeMutableRawPointer(bytes + row * stride)
        .assumingMemoryBound(to: UInt32.self)
      var first = 0
      while first < width, pixels[first] == 0 { first &+= 1 }
      if first < width {
        var last = width
        while pixels[last - 1] == 0 { last &-= 1 }
        if first < rect.left { rect.left = first }
        if last > rect.right { rect.right = last }
        if row < rect.top { rect.top = row }
        rect.bottom = row + 1
      }
      row &+= 1
    }
    return rect.isEmpty ? nil : rect
  }
}
