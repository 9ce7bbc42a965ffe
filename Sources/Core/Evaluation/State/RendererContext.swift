import Foundation
import Synchronization

/// What code that runs for a renderer can ask for wherever it is: in a view's initialiser, body or
/// action, in a function that it calls, and in the tasks that it starts.
///
/// Each renderer has a context of its own, so that pictures that are made at once or inside each
/// other know nothing of each other.
package final class RendererContext: Sendable {
  /// The context of the code that runs; outside of all renderers, one that none of them changes.
  @TaskLocal package static var current = RendererContext(inside: nil)

  /// The context in which this one was made.
  package let outer: RendererContext?
  let changes = StateChanges()

  private struct State {
    var locale = Locale(identifier: "en")
    var hasReadLocale = false
    var evaluations = 0
    var diagnostics: [(view: String, message: String)] = []
    var objects: [ObjectIdentifier: any AnyObject & Sendable] = [:]
  }
  private let state = Mutex(State())

  private init(inside outer: RendererContext?) {
    self.outer = outer
    _ = Self.hearsOfPaths
  }

  /// What paths are too long to be cut or combined becomes a diagnostic.
  private static let hearsOfPaths: Void = PathLimits.listen {
    RendererContext.current.report($0, view: "Path")
  }

  package convenience init() { self.init(inside: .current) }

  /// Makes this the current context for as long as `work` runs, and for the tasks that it starts.
  package func run<R>(_ work: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: work)
  }

  /// Does the same for the evaluation of views.
  package func evaluating<R>(_ work: () throws -> R) rethrows -> R {
    state.withLock { $0.evaluations += 1 }
    defer { state.withLock { $0.evaluations -= 1 } }
    return try run(work)
  }

  /// Whether the picture is made while the views of another one are evaluated.
  package var isInEvaluation: Bool {
    guard let outer else { return false }
    return outer.state.withLock { $0.evaluations > 0 } || outer.isInEvaluation
  }

  // MARK: Values

  /// The locale of the picture, for strings that are looked up outside of views. Setting another
  /// one has all bodies read again if anything has asked for it.
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

  /// Has the bodies of all views read again, as something has changed that is read without a
  /// property of the view.
  package func readBodiesAgain(because name: String) { changes.addForAll(name) }

  /// The context's object of a type, which is made when it is first asked for.
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

  /// Adds a diagnostic to those of the picture; outside of a renderer, to those of whichever picture
  /// is made next.
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

  /// Hands over the diagnostics of this context alone.
  func takeOwnDiagnostics() -> [LayoutDiagnostic] {
    state.withLock { state in
      guard !state.diagnostics.isEmpty else { return [] }
      defer { state.diagnostics = [] }
      return state.diagnostics.map { LayoutDiagnostic(view: $0.view, message: $0.message) }
    }
  }

  /// Hands the diagnostics over to `tree`, with what was said while the view was made.
  package func moveDiagnostics(to tree: LayoutNodeTree) {
    let reports = state.withLock { state in
      defer { if !state.diagnostics.isEmpty { state.diagnostics = [] } }
      return state.diagnostics
    }
    for report in reports { tree.report(report.message, view: report.view) }
    // A picture in a picture leaves the other one's alone.
    if let outer, outer.state.withLock({ $0.evaluations == 0 }) {
      outer.moveDiagnostics(to: tree)
    }
  }
}
