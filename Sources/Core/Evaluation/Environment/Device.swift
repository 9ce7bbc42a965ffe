import Foundation

/// A screen: its size, safe area and scale.
public struct Device: Hashable, Sendable {
  /// The name, such as `iphone-16`.
  public var name: String
  /// The size, in points.
  public var size: CGSize
  /// The insets of the status bar, rounded corners and home indicator, in points.
  public var safeAreaInsets: EdgeInsets
  /// Pixels per point.
  public var scale: CGFloat

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The name. Default: `canvas`.
  ///   - size: The size, in points.
  ///   - safeAreaInsets: The insets of the safe area, in points. Default: none.
  ///   - scale: Pixels per point. Default: 2.
  public init(
    _ name: String = "canvas", size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(),
    scale: CGFloat = 2
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    scale: CGFloat
  ) {
    self.init(
      name, size: CGSize(width: width, height: height),
      safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), scale: scale)
  }

  /// iPhone SE: 375×667 points at scale 2.
  public static let iPhoneSE = Device("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2)

  /// iPhone 13 mini: 375×812 points at scale 3.
  public static let iPhone13Mini = Device("iphone-13-mini", 375, 812, top: 50, bottom: 34, scale: 3)

  /// iPhone 14: 390×844 points at scale 3.
  public static let iPhone14 = Device("iphone-14", 390, 844, top: 47, bottom: 34, scale: 3)

  /// iPhone 16: 393×852 points at scale 3.
  public static let iPhone16 = Device("iphone-16", 393, 852, top: 59, bottom: 34, scale: 3)

  /// iPhone 16 Plus: 430×932 points at scale 3.
  public static let iPhone16Plus = Device("iphone-16-plus", 430, 932, top: 59, bottom: 34, scale: 3)

  /// iPhone 16 Pro: 402×874 points at scale 3.
  public static let iPhone16Pro = Device("iphone-16-pro", 402, 874, top: 62, bottom: 34, scale: 3)

  /// iPhone 16 Pro Max: 440×956 points at scale 3.
  public static let iPhone16ProMax = Device(
    "iphone-16-pro-max", 440, 956, top: 62, bottom: 34, scale: 3)

  /// iPad: 820×1180 points at scale 2.
  public static let iPad = Device("ipad", 820, 1180, top: 24, bottom: 20, scale: 2)

  /// iPad Pro, 13 inches: 1032×1376 points at scale 2.
  public static let iPadPro13 = Device("ipad-pro-13", 1032, 1376, top: 24, bottom: 20, scale: 2)

  /// All named screens, in portrait orientation.
  public static let all: [Device] = [
    iPhoneSE, iPhone13Mini, iPhone14, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPad,
    iPadPro13,
  ]

  /// The screen in landscape orientation. On phones the top inset moves to both sides.
  public var landscape: Device {
    var device = self
    device.name += "-landscape"
    device.size = CGSize(width: size.height, height: size.width)
    let side = isPhone && safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
    device.safeAreaInsets = EdgeInsets(
      top: isPhone ? 0 : safeAreaInsets.top, leading: side,
      bottom: isPhone ? min(safeAreaInsets.bottom, 21) : safeAreaInsets.bottom, trailing: side)
    return device
  }

  /// Whether the device is a phone, with a shorter side of less than 500 points.
  package var isPhone: Bool { min(size.width, size.height) < 500 }
}
