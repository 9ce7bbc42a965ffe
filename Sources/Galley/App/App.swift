import Foundation

/// A program with windows. Run on Linux, it renders its first window to a PNG file and says where.
///
/// ```swift
/// @main struct Demo: App {
///   var body: some Scene {
///     WindowGroup { Text("Hello") }
///   }
/// }
/// ```
///
/// `swift run Demo --help` tells of the options: the device, the file, the scale, the appearance.
@MainActor @preconcurrency
public protocol App {
  /// The type of the program's scenes.
  associatedtype Body: Scene
  /// The program's scenes; the first one with a window is rendered.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the program with its state.
  @MainActor @preconcurrency init()
}

extension App {
  /// Renders the first window.
  @MainActor @preconcurrency
  public static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(AppRunner(name: "\(Self.self)").run(Self(), arguments))
  }
}

/// A part of a program that is shown to its user.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that the body is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content of the first window. Scenes of yours never implement it.
  @MainActor @preconcurrency var _window: AnyView? { get }
}

extension Scene {
  /// The window of the body.
  public var _window: AnyView? { body._window }
}

extension Scene where Body == Never {
  /// There is none: scenes without a body have content of their own.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  /// No window.
  public var _window: AnyView? { nil }
}

/// A window, or several with the same content.
public struct WindowGroup<Content: View>: Scene {
  /// A window group has no body.
  public typealias Body = Never
  private let content: Content

  /// A window with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with this content. The identifier makes no difference: windows are not opened by
  /// name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A window with this content. The title is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with this content. Title and identifier make no difference.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _window: AnyView? { AnyView(content) }
}

/// Several scenes; the first one with a window is shown.
public struct _TupleScene: Scene {
  /// Several scenes have no body.
  public typealias Body = Never
  fileprivate let windows: [AnyView?]
  /// The first window, if one of the scenes has one.
  public var _window: AnyView? { windows.lazy.compactMap { $0 }.first }
}

/// Lets scenes be written down in a closure.
@resultBuilder @MainActor
public enum SceneBuilder {
  /// A scene that stands in the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// The closure's only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// The closure's scenes, if there are several or none.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene {
    var windows: [AnyView?] = []
    repeat windows.append((each content)._window)
    return _TupleScene(windows: windows)
  }
}
