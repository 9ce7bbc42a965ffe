import Foundation
import GalleyCombine
import Observation

extension Scene {
  /// Accepted for source compatibility: iOS shows menus only with a keyboard.
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    self
  }
  /// Accepted for source compatibility: iOS shows menus only with a keyboard.
  nonisolated public func commandsRemoved() -> some Scene { self }
  /// Accepted for source compatibility: iOS shows menus only with a keyboard.
  nonisolated public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C)
    -> some Scene
  { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Accepted for source compatibility: the device is the size of the window.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Accepted for source compatibility: the device is the size of the window.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }
  /// Accepted for source compatibility: nothing is restored.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
  /// Accepted for source compatibility: system overlays are not drawn.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { self }
  /// Accepted for source compatibility: no events arrive.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
  /// Accepted for source compatibility: iOS has no such menus.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Accepted for source compatibility: nothing runs in the background.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Accepted for source compatibility: a scene is read once.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }
  /// Accepted for source compatibility: a scene is read once.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Accepted for source compatibility: a scene is read once.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Sets a value in the environment of the scene's windows.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { ChangedScene(content: self) { AnyView($0.environment(keyPath, value)) } }

  /// Puts an object into the environment of the scene's windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Puts an object into the environment of the scene's windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets where the settings of the scene's windows are kept.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

/// A scene whose window is changed.
private struct ChangedScene<Content: Scene> {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
}

extension ChangedScene: Scene {
  typealias Body = Never

  var _window: AnyView? { content._window.map { change($0) } }
}

/// How a window is resized. Accepted for source compatibility.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As the window is.
  public static let automatic = WindowResizability(name: "automatic")
  /// As its content is.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// From the size of its content on.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// What a window lies in front of. Accepted for source compatibility.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// As the window does.
  public static let automatic = WindowLevel(name: "automatic")
  /// As others do.
  public static let normal = WindowLevel(name: "normal")
  /// In front of others.
  public static let floating = WindowLevel(name: "floating")
  /// Behind others.
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether a window is open at first. Accepted for source compatibility.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// As the window is.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a window is restored. Accepted for source compatibility.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// As the window is.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// It is not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Work in the background. Accepted for source compatibility.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the program.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// A type that defines how windows look. Accepted for source compatibility.
public protocol WindowStyle {}

/// The default. Accepted for source compatibility.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default.
  nonisolated public static var automatic: DefaultWindowStyle { .init() }
}

/// Windows without a title. Accepted for source compatibility.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Windows without a title.
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

/// Windows with a title. Accepted for source compatibility.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// Windows with a title.
  nonisolated public static var titleBar: TitleBarWindowStyle { .init() }
}

/// Windows without a frame. Accepted for source compatibility.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Windows without a frame.
  nonisolated public static var plain: PlainWindowStyle { .init() }
}

/// A type that defines how bars of windows look. Accepted for source compatibility.
public protocol WindowToolbarStyle {}

/// The default. Accepted for source compatibility.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default.
  nonisolated public static var automatic: DefaultWindowToolbarStyle { .init() }
}

/// With the title. Accepted for source compatibility.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// With the title.
  nonisolated public static var unified: UnifiedWindowToolbarStyle { .init() }
}

/// With the title, and small. Accepted for source compatibility.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// With the title, and small.
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}

/// Below the title. Accepted for source compatibility.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// A type that defines how menus in the menu bar look. Accepted for source compatibility.
public protocol MenuBarExtraStyle {}

/// The default. Accepted for source compatibility.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default.
  nonisolated public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

/// A menu. Accepted for source compatibility.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  nonisolated public static var menu: PullDownMenuBarExtraStyle { .init() }
}

/// A window. Accepted for source compatibility.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  nonisolated public static var window: WindowMenuBarExtraStyle { .init() }
}
