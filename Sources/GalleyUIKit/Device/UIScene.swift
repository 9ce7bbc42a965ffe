import Foundation

/// A part of the program that is connected to the system. A picture has none.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// How far a scene can be used.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with. A picture connects none.
  public final class ConnectionOptions {
    /// None.
    public var urlContexts: Set<URL> { [] }
  }

  /// Not connected.
  open var activationState: ActivationState { .unattached }
  /// The title, which nothing shows.
  open var title: String = ""
  /// What hears of the scene's events: nothing.
  open weak var delegate: (any UISceneDelegate)?
}

/// A scene with windows. A picture has none.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// None.
  open var windows: [UIWindow] { [] }
  /// `nil`.
  open var keyWindow: UIWindow? { nil }
  /// The device's screen.
  open var screen: UIScreen { .main }
  /// Upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Changes nothing.
  open func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How a scene would like to be.
  public struct GeometryPreferences: Sendable {
    /// In some orientations.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences() }
  }
}

/// A scene as the system remembers it. A picture has none.
@MainActor @preconcurrency
open class UISceneSession {
  /// What a scene is for.
  public struct Role: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
}

extension UISceneSession: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// How a scene is made. Nothing is made in a picture.
@MainActor @preconcurrency
open class UISceneConfiguration {
  /// The configuration's name.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of what hears of the scene's events.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// What hears of a scene's events. A picture has none of them.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Never called.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Never called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Never called.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// Never called.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Never called.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Never called.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Never called.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Never called.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Never called.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Never called.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What hears of the events of a scene with windows. A picture has none of them.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// `nil`; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What is known of the status bar. A scene of a picture has none.
@MainActor @preconcurrency
public final class UIStatusBarManager {
  /// Empty.
  public var statusBarFrame: CGRect { .zero }
  /// Not hidden.
  public var isStatusBarHidden: Bool { false }
}
