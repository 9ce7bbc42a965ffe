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
  /// Accepted for source compatibility: pictures have no keyboard.
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
  /// Accepted for source compatibility: the device determines the window size.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Accepted for source compatibility: the device determines the window size.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted for source compatibility: windows have no frames in a picture.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }
  /// Accepted for source compatibility: windows aren't restored.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
  /// Accepted for source compatibility: system overlays aren't drawn.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { self }
  /// Accepted for source compatibility: pictures receive no events.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
  /// Accepted for source compatibility: iOS has no such menus.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Accepted for source compatibility: nothing runs in the background.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Accepted for source compatibility: scenes are evaluated only once.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }
  /// Accepted for source compatibility: scenes are evaluated only once.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Accepted for source compatibility: scenes are evaluated only once.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Sets a value in the environment of the scene's windows.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { ChangedScene(content: self) { AnyView($0.environment(keyPath, value)) } }

  /// Sets an object in the environment of the scene's windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Sets an object in the environment of the scene's windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets the store for the app storage of the scene's windows.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

/// A scene with a modified window.
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
  /// The window's default resizability.
  public static let automatic = WindowResizability(name: "automatic")
  /// The size of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least the size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The stacking level of a window. Accepted for source compatibility.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// The window's default level.
  public static let automatic = WindowLevel(name: "automatic")
  /// The level of normal windows.
  public static let normal = WindowLevel(name: "normal")
  /// In front of other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Behind other windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether a window opens when the app launches. Accepted for source compatibility.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// The window's default behavior.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The window opens at launch.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The window doesn't open at launch.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a window's state is restored. Accepted for source compatibility.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// The window's default behavior.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The window isn't restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// A background task. Accepted for source compatibility.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A task that refreshes the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// A type that defines the appearance of windows. Accepted for source compatibility.
public protocol WindowStyle {}

/// The default window style. Accepted for source compatibility.
@StyleInit public struct DefaultWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultWindowStyle { .init() }
}

/// A window style that hides the title bar. Accepted for source compatibility.
@StyleInit public struct HiddenTitleBarWindowStyle: WindowStyle {}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style that hides the title bar.
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

/// A window style that shows the title bar. Accepted for source compatibility.
@StyleInit public struct TitleBarWindowStyle: WindowStyle {}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style that shows the title bar.
  nonisolated public static var titleBar: TitleBarWindowStyle { .init() }
}

/// A window style without decorations. Accepted for source compatibility.
@StyleInit public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == PlainWindowStyle {
  /// A style without decorations.
  nonisolated public static var plain: PlainWindowStyle { .init() }
}

/// A type that defines the appearance of window toolbars. Accepted for source compatibility.
public protocol WindowToolbarStyle {}

/// The default toolbar style. Accepted for source compatibility.
@StyleInit public struct DefaultWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultWindowToolbarStyle { .init() }
}

/// A toolbar style that shows the toolbar beside the title. Accepted for source compatibility.
@StyleInit public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A style that shows the toolbar beside the title.
  nonisolated public static var unified: UnifiedWindowToolbarStyle { .init() }
}

/// A compact unified toolbar style. Accepted for source compatibility.
@StyleInit public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A compact style that shows the toolbar beside the title.
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}

/// A toolbar style that shows the toolbar below the title. Accepted for source compatibility.
@StyleInit public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A style that shows the toolbar below the title.
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// A type that defines the appearance of menu bar extras. Accepted for source compatibility.
public protocol MenuBarExtraStyle {}

/// The default menu bar extra style. Accepted for source compatibility.
@StyleInit public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

/// A style that shows a menu bar extra as a menu. Accepted for source compatibility.
@StyleInit public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A style that shows a menu.
  nonisolated public static var menu: PullDownMenuBarExtraStyle { .init() }
}

/// A style that shows a menu bar extra as a window. Accepted for source compatibility.
@StyleInit public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A style that shows a window.
  nonisolated public static var window: WindowMenuBarExtraStyle { .init() }
}
