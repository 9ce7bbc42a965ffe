import Foundation
import GalleyCombine
import Observation

extension Scene {
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
