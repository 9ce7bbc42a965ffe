import Foundation
import Galley

/// The program, as far as there is one: a picture opens nothing and has no windows of UIKit's.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// Whether the program can be used.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Settings for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What a program can be started with.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The program. Each renderer has one of its own.
  public static var shared: UIApplication { RendererContext.current.object { UIApplication() } }

  /// Whether the screen stays on. It has no effect.
  public var isIdleTimerDisabled = false
  /// The number on the program's icon. It has no effect.
  public var applicationIconBadgeNumber = 0
  /// What hears of the program's events.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Active.
  public var applicationState: State { .active }
  /// None.
  public var connectedScenes: Set<UIScene> { [] }
  /// None.
  public var windows: [UIWindow] { [] }
  /// `nil`.
  public var keyWindow: UIWindow? { nil }
  /// Left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// `false`: nothing is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls `completion` with `false`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// `false`: a program here has one icon.
  public var supportsAlternateIcons: Bool { false }
  /// `nil`: a program here has one icon.
  public var alternateIconName: String? { nil }
  /// Changes nothing, and calls `completion`.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }
  /// Does nothing.
  public func registerForRemoteNotifications() {}

  /// The URL of the program's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The name of a notification that is never sent.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the longer side is horizontal.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the longer side is vertical.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Creates a set of orientations.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its side, the device's top at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its side, the device's top at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// What hears of a program's events. A picture has none of them.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Never called.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
