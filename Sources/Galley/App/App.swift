import Foundation

/// An app with windows. On Linux, running it renders the first window to a PNG file and prints the
/// file's path.
///
/// ```swift
/// @main struct Demo: App {
///   var body: some Scene {
///     WindowGroup { Text("Hello") }
///   }
/// }
/// ```
///
/// `swift run Demo --help` lists the options, such as the device, the file, the scale and the
/// appearance.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes. The first scene with a window is rendered.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app with its state.
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

/// A part of an app's user interface.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content of the first window. Don't implement this in your own scenes.
  @MainActor @preconcurrency var _window: AnyView? { get }
}

extension Scene {
  /// The window of the body.
  public var _window: AnyView? { body._window }
}

extension Scene where Body == Never {
  /// Never called: scenes without a body provide their own content.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  /// No window.
  public var _window: AnyView? { nil }
}

/// A window, or several with the same content.
@TitleForms
public struct WindowGroup<Content: View>: Scene {
  /// This scene has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates a window with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with this content. The identifier has no effect: windows can't be opened by
  /// name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with this content. The title isn't shown.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window with this content. The title and the identifier have no effect.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the window.
  public var _window: AnyView? { AnyView(content) }
}

/// A group of scenes. The first scene with a window is shown.
public struct _TupleScene: Scene {
  /// This scene has no body.
  public typealias Body = Never
  fileprivate let windows: [AnyView?]
  /// The first window of the scenes, if any.
  public var _window: AnyView? { windows.lazy.compactMap { $0 }.first }
}

/// A result builder for scenes.
@resultBuilder @MainActor
public enum SceneBuilder {
  /// Builds a scene from an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Passes a single scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Combines the scenes of the closure.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene {
    var windows: [AnyView?] = []
    repeat windows.append((each content)._window)
    return _TupleScene(windows: windows)
  }
}
