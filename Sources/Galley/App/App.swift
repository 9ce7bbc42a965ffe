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
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
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
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content of the first window. Scenes of yours never implement it.
  @MainActor @preconcurrency var _window: AnyView? { get }
}

extension Scene {
  public var _window: AnyView? { body._window }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  public var _window: AnyView? { nil }
}

/// A window, or several with the same content.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _window: AnyView? { AnyView(content) }
}

/// Several scenes; the first one with a window is shown.
public struct _TupleScene: Scene {
  public typealias Body = Never
  fileprivate let windows: [AnyView?]
  public var _window: AnyView? { windows.lazy.compactMap { $0 }.first }
}

/// Lets scenes be written down in a closure.
@resultBuilder @MainActor
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene {
    var windows: [AnyView?] = []
    repeat windows.append((each content)._window)
    return _TupleScene(windows: windows)
  }
}
