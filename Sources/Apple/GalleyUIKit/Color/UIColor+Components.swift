import Galley

extension UIColor {
  /// The components for the current traits.
  private var components: ResolvedColor { resolved(with: .current) }

  /// Gets the components of the color in sRGB, each 0…1. A dynamic color is resolved with the
  /// current traits. Pointers that are `nil` are skipped.
  ///
  /// - Returns: Always `true`, because every color has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.opacity
    return true
  }

  /// Gets the hue, saturation and brightness of the color, each 0…1.
  ///
  /// - Returns: Always `true`, because every color has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sector = 0.0
    if range > 0 {
      if high == color.red {
        sector = (color.green - color.blue) / range
      } else if high == color.green {
        sector = (color.blue - color.red) / range + 2
      } else {
        sector = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.opacity
    return true
  }

  /// Gets the brightness of a gray.
  ///
  /// - Returns: Whether the color is a gray. If not, nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.opacity
    return true
  }
}
