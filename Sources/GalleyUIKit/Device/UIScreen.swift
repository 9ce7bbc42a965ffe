import Galley

/// The screen of the device that a picture is made for; an iPhone 16 where none was chosen.
@MainActor @preconcurrency
public final class UIScreen {
  /// The device's screen. Each renderer has one of its own.
  nonisolated public static var main: UIScreen { RendererContext.current.object { UIScreen() } }
  /// All screens: one.
  public static var screens: [UIScreen] { [main] }

  nonisolated private init() {}

  /// The size, in points, with its origin at zero.
  nonisolated public var bounds: CGRect { CGRect(origin: .zero, size: MainScreen.device.size) }
  /// Pixels per point.
  nonisolated public var scale: CGFloat { MainScreen.device.scale }
  /// Pixels per point.
  nonisolated public var nativeScale: CGFloat { MainScreen.device.scale }
  /// The size, in pixels, with its origin at zero.
  nonisolated public var nativeBounds: CGRect {
    let (size, scale) = (MainScreen.device.size, MainScreen.device.scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// 1: the screen is at its brightest. Changes have no effect.
  public var brightness: CGFloat = 1
  /// `nil`: Linux finds no properties by their names.
  public func value(forKey key: String) -> Any? { nil }
  /// Traits of the screen.
  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
}
