import Foundation

/// A screen: its size, what is covered at its edges, and its pixels.
public struct Device: Hashable, Sendable {
  /// Such as `iphone-16`.
  public var name: String
  /// In points.
  public var size: CGSize
  /// What status bar, rounded corners and home indicator cover, in points.
  public var safeAreaInsets: EdgeInsets
  /// Pixels per point.
  public var scale: CGFloat

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

  public static let iPhoneSE = Device("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2)
  public static let iPhone13Mini = Device("iphone-13-mini", 375, 812, top: 50, bottom: 34, scale: 3)
  public static let iPhone14 = Device("iphone-14", 390, 844, top: 47, bottom: 34, scale: 3)
  public static let iPhone16 = Device("iphone-16", 393, 852, top: 59, bottom: 34, scale: 3)
  public static let iPhone16Plus = Device("iphone-16-plus", 430, 932, top: 59, bottom: 34, scale: 3)
  public static let iPhone16Pro = Device("iphone-16-pro", 402, 874, top: 62, bottom: 34, scale: 3)
  public static let iPhone16ProMax = Device(
    "iphone-16-pro-max", 440, 956, top: 62, bottom: 34, scale: 3)
  public static let iPad = Device("ipad", 820, 1180, top: 24, bottom: 20, scale: 2)
  public static let iPadPro13 = Device("ipad-pro-13", 1032, 1376, top: 24, bottom: 20, scale: 2)

  /// Every screen with a name.
  public static let all: [Device] = [
    iPhoneSE, iPhone13Mini, iPhone14, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPad,
    iPadPro13,
  ]

  /// The screen lying on its side: what covered the top covers both sides.
  public var landscape: Device {
    var device = self
    device.name += "-landscape"
    device.size = CGSize(width: size.height, height: size.width)
    let isPhone = min(size.width, size.height) < 500
    let side = isPhone && safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
    device.safeAreaInsets = EdgeInsets(
      top: isPhone ? 0 : safeAreaInsets.top, leading: side,
      bottom: safeAreaInsets.bottom > 0 ? 21 : 0, trailing: side)
    return device
  }
}

/// A view on the screen of a device: its window. It has the device's size.
public struct DeviceScreen<Content: View> {
  private let device: Device
  private let showsSystemBars: Bool
  private let content: Content

  /// - Parameters:
  ///   - device: The screen.
  ///   - showsSystemBars: Whether the time, the battery and the home indicator are drawn.
  ///   - content: Keeps clear of the covered edges unless it ignores the safe area.
  public init(
    _ device: Device, showsSystemBars: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.device = device
    self.showsSystemBars = showsSystemBars
    self.content = content()
  }
}

extension DeviceScreen: View {
  public var body: some View {
    ScreenContainer(name: "window", insets: device.safeAreaInsets) { content }
      .frame(width: device.size.width, height: device.size.height)
      .background(.background)
      .overlay { if showsSystemBars { SystemBars(device: device) } }
      .clipped()
  }
}

/// The time, the battery and the home indicator.
private struct SystemBars: View {
  let device: Device

  var body: some View {
    VStack {
      HStack {
        Text("9:41").font(.system(size: 17, weight: .semibold))
          .frame(maxWidth: .infinity)
        Spacer(minLength: device.size.width < 500 ? 120 : 0)
        HStack(spacing: 6) {
          Image(systemName: "wifi").font(.system(size: 15, weight: .semibold))
          RoundedRectangle(cornerRadius: 4).fill(.primary).frame(width: 25, height: 12)
        }
        .frame(maxWidth: .infinity)
      }
      .frame(height: max(device.safeAreaInsets.top, 20))
      Spacer()
      if device.safeAreaInsets.bottom > 0 {
        Capsule().frame(width: min(device.size.width * 0.36, 320), height: 5).padding(.bottom, 8)
      }
    }
  }
}
