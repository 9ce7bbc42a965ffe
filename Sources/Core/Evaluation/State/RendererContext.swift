import Foundation
import Synchronization

/// The context of code that runs for a renderer: view initializers, bodies and actions, the
/// functions they call and the tasks they start.
///
/// Each renderer has its own context, which isolates pictures that are rendered concurrently or
/// nested in each other.
package final class RendererContext: Sendable {
  /// The context of the running code; outside of all renderers, a global context that no renderer
  /// changes.
  @TaskLocal package static var current = RendererContext(inside: nil)

  /// A reference that tasks started by code of a renderer hold until they end, because they copy the
  /// values of the task that starts them.
  private final class TaskMark: Sendable {}
  @TaskLocal private static var taskMark: TaskMark?

  /// The context in which this one was created.
  package let outer: RendererContext?
  let changes = StateChanges()

  private struct State {
    var locale = Locale(identifier: "en")
    var hasReadLocale = false
    var evaluations = 0
    var diagnostics: [(view: String, message: String)] = []
    var objects: [ObjectIdentifier: any AnyObject & Sendable] = [:]
    var taskMark = TaskMark()
  }
  private let state = Mutex(State())

  private init(inside outer: RendererContext?) {
    self.outer = outer
    _ = Self.hearsOfPaths
  }

  /// Reports paths that are too long to trim or combine as diagnostics.
  private static let hearsOfPaths: Void = PathLimits.listen {
    RendererContext.current.report($0, view: "Path")
  }

  package convenience init() { self.init(inside: .current) }

  /// Makes this the current context while `work` runs, including tasks that it starts.
  package func run<R>(_ work: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self) {
      try Self.$taskMark.withValue(state.withLock { $0.taskMark }, operation: work)
    }
  }

  /// Whether tasks that code of this renderer started may still be running. Detached tasks don't count.
  package var hasTasks: Bool { state.withLock { !isKnownUniquelyReferenced(&$0.taskMark) } }

  /// Makes this the current context during an evaluation of views.
  package func evaluating<R>(_ work: () throws -> R) rethrows -> R {
    state.withLock { $0.evaluations += 1 }
    defer { state.withLock { $0.evaluations -= 1 } }
    return try run(work)
  }

  /// Whether this picture is rendered while the views of another one are evaluated.
  package var isInEvaluation: Bool {
    guard let outer else { return false }
    return outer.state.withLock { $0.evaluations > 0 } || outer.isInEvaluation
  }

  // MARK: Values

  /// The locale of the picture, for strings that are looked up outside of views. If it was read,
  /// changing it invalidates all bodies.
  package var locale: Locale {
    get {
      state.withLock { state in
        state.hasReadLocale = true
        return state.locale
      }
    }
    set {
      let isNews = state.withLock { state in
        guard state.locale.identifier != newValue.identifier else { return false }
        state.locale = newValue
        defer { state.hasReadLocale = false }
        return state.hasReadLocale
      }
      if isNews { readBodiesAgain(because: "the locale") }
    }
  }

  /// Invalidates all bodies because a value that views read outside of their properties has
  /// changed.
  package func readBodiesAgain(because name: String) { changes.addForAll(name) }

  /// Returns the context's object of a type, creating it on first access.
  package func object<T: AnyObject & Sendable>(_ make: () -> T) -> T {
    let key = ObjectIdentifier(T.self)
    if let known = state.withLock({ $0.objects[key] }) as? T { return known }
    let made = make()
    return state.withLock { state in
      if let known = state.objects[key] as? T { return known }
      state.objects[key] = made
      return made
    }
  }

  // MARK: Diagnostics

  /// Adds a diagnostic to the picture or, outside of a renderer, to the next picture.
  package func report(_ message: String, view: String) {
    state.withLock { state in
      let isKnown = state.diagnostics.contains { $0.view == view && $0.message == message }
      if state.diagnostics.count < 100, !isKnown { state.diagnostics.append((view, message)) }
    }
  }

  /// Whether there are diagnostics for the picture.
  package var hasDiagnostics: Bool {
    if state.withLock({ !$0.diagnostics.isEmpty }) { return true }
    guard let outer, outer.state.withLock({ $0.evaluations == 0 }) else { return false }
    return outer.hasDiagnostics
  }

  /// The diagnostics of this context only.
  var ownDiagnostics: [LayoutDiagnostic] {
    state.withLock { $0.diagnostics.map { LayoutDiagnostic(view: $0.view, message: $0.message) } }
  }

  /// Removes and returns the diagnostics of this context only.
  func takeOwnDiagnostics() -> [LayoutDiagnostic] {
    defer { state.withLock { if !$0.diagnostics.isEmpty { $0.diagnostics = [] } } }
    return ownDiagnostics
  }

  /// Moves the diagnostics to `tree`, including those reported while the view was created.
  package func moveDiagnostics(to tree: LayoutNodeTree) {
    let reports = state.withLock { state in
      defer { if !state.diagnostics.isEmpty { state.diagnostics = [] } }
      return state.diagnostics
    }
    for report in reports { tree.report(report.message, view: report.view) }
    // A nested picture does not take the diagnostics of the enclosing one.
    if let outer, outer.state.withLock({ $0.evaluations == 0 }) {
      outer.moveDiagnostics(to: tree)
    }
  }
}
