import Galley

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay
  case mac = 5, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the longer side is horizontal.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the longer side is vertical.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is held upright or on its side.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device that a picture is made for.
@MainActor @preconcurrency
public final class UIDevice {
  /// How much energy is left.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The device; an iPhone 16 where none was chosen. Each renderer has one of its own.
  public static var current: UIDevice { RendererContext.current.object { UIDevice() } }

  private init() {}

  nonisolated private var isPhone: Bool { MainScreen.device.isPhone }

  /// `iPhone` or `iPad`.
  nonisolated public var model: String { isPhone ? "iPhone" : "iPad" }
  /// `iPhone` or `iPad`.
  nonisolated public var localizedModel: String { model }
  /// `iPhone` or `iPad`.
  nonisolated public var name: String { model }
  /// `iOS` or `iPadOS`.
  nonisolated public var systemName: String { isPhone ? "iOS" : "iPadOS" }
  /// `18.0`, the version whose looks pictures have.
  nonisolated public var systemVersion: String { "18.0" }
  /// A phone or a tablet.
  nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom { isPhone ? .phone : .pad }
  /// Portrait, or landscape with the device's top at the left.
  nonisolated public var orientation: UIDeviceOrientation {
    let size = MainScreen.device.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// `nil`: a picture has no vendor.
  nonisolated public var identifierForVendor: UUID? { nil }
  /// Whether the level of the battery is known: it never is.
  public var isBatteryMonitoringEnabled = false
  /// -1: not known.
  nonisolated public var batteryLevel: Float { -1 }
  /// Not known.
  nonisolated public var batteryState: BatteryState { .unknown }
  /// Whether there are notifications of the orientation: there are none.
  nonisolated public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: the orientation does not change.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The name of a notification that is never sent.
  nonisolated public static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
}

/// What the person using a device has set for accessibility: nothing.
public enum UIAccessibility {
  /// What can be said to assistive technologies.
  public struct Notification: Hashable, Sendable, RawRepresentable {
    /// The number of the notification.
    public var rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: in a picture nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}

  /// `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
