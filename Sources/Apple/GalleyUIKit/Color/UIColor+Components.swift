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

  /// The components for the current traits.
  public var cgColor: CGColor { CGColor(components) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The default type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The components of a color, in sRGB.
public final class CGColor: Hashable, Sendable {
  let resolved: ResolvedColor

  init(_ resolved: ResolvedColor) { self.resolved = resolved }

  /// Creates a color from components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and opacity components, each 0…1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }
  /// The number of components: four.
  public var numberOfComponents: Int { 4 }
  /// The opacity.
  public var alpha: CGFloat { resolved.opacity }

  /// Returns the color with a different opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.opacity = alpha
    return CGColor(color)
  }

  /// Returns whether the components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
