import Foundation
import Observation

/// The way from a view to a placed tree: resolve, measure, place.
///
/// Recording, painting and encoding follow in `ImageRenderer`.
@MainActor
package struct Pipeline {
  package let session: ResolveSession
  private let tree = LayoutNodeTree()
  package let root: LayoutNode
  /// The window, as far as views are sized in relation to it.
  private let window = ContainerScope("window", outer: nil)

  /// Turns `view` into layout nodes.
  ///
  /// - Throws: `FontError` without a system font, `RenderError` when a limit is met.
  package init(
    _ view: some View, environment: EnvironmentValues, store: StateStore? = nil
  ) throws {
    let session = ResolveSession(
      tree: tree, textEngine: try SharedTextEngine.engine(), store: store)
    var context = _ResolveContext(session: session, environment: environment)
    context.enter(window)
    context.animation = session.store.takeTransaction()
    root = LargeStack.run { Self.root(of: view, in: context) }
    self.session = session
    try check()
  }

  /// - Throws: `RenderError` when a limit was met, also in views that are made once their
  ///   surroundings have their places.
  private func check() throws {
    switch session.failure {
    case nil: break
    case .nestedTooDeeply(let limit, let view):
      throw RenderError.nestedTooDeeply(limit: limit, view: view)
    case .tooManyViews(let limit): throw RenderError.tooManyViews(limit: limit)
    case .textTooLong(let bytes, let limit):
      throw RenderError.textTooLong(bytes: bytes, limit: limit)
    }
  }

  /// How often views may change their state in answer to being laid out.
  package static let passLimit = 10

  /// Evaluates and lays out `view` until its state no longer changes.
  ///
  /// - Parameter store: Keeps the state of the views.
  /// - Throws: As `init`.
  package static func settled(
    _ view: some View, environment: EnvironmentValues, proposal: ProposedViewSize,
    store: StateStore, tracing: Bool = false
  ) throws -> (pipeline: Pipeline, placed: PlacedTree) {
    for pass in 1... {
      store.begin()
      let watch = Watch()
      // Whatever a model says that can be observed, everything is laid out again.
      let outcome = withObservationTracking {
        Result {
          let pipeline = try Pipeline(view, environment: environment, store: store)
          let placed = pipeline.placed(in: proposal, tracing: tracing)
          try pipeline.check()
          return (pipeline, placed)
        }
      } onChange: {
        watch.hasChanged = true
      }
      let result = try outcome.get()
      var changed = store.end()
      if watch.hasChanged, changed.isEmpty { changed = ["an observed model"] }
      if changed.isEmpty { return result }
      if pass == passLimit {
        result.0.session.tree.report(
          "its state changed in each of \(passLimit) passes; the last one is shown",
          view: changed.joined(separator: ", "))
        return result
      }
    }
    preconditionFailure("the passes are limited")
  }

  /// The views as they are `time` seconds after the latest change, which their state is past
  /// already: parameters of layouts, shapes and views are on the way.
  ///
  /// - Throws: As `init`.
  package static func atMoment(
    _ time: Double, _ view: some View, environment: EnvironmentValues,
    proposal: ProposedViewSize, store: StateStore, tracing: Bool = false
  ) throws -> PlacedTree {
    try store.atMoment(time) {
      try Pipeline(view, environment: environment, store: store)
        .placed(in: proposal, tracing: tracing)
    }
  }

  /// Whether an observed model changed.
  private final class Watch: @unchecked Sendable {
    var hasChanged = false
  }

  /// The view's one node; several views stand in an implicit column.
  private static func root<V: View>(of view: V, in context: _ResolveContext) -> LayoutNode {
    var list = _NodeList()
    V._resolve(view, in: context, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    if list.nodes.isEmpty { return context.leaf(FixedSizeLeafLayout(size: .zero), "EmptyView") }
    return context.container(VStackLayout(), "VStack", list)
  }

  /// Measures and places everything; the trace is recorded if it is switched on.
  package func placed(
    in proposal: ProposedViewSize, tracing: Bool = false
  ) -> PlacedTree {
    if tracing { session.tree.trace = LayoutTrace() }
    window.offer(proposal)
    return LargeStack.run { PlacedTree(placing: root, in: proposal) }
  }
}

/// The main actor's text engine, kept alive so that fonts and shaped texts are reused.
@MainActor
package enum SharedTextEngine {
  private static var shared: PangoTextEngine?

  package static func engine() throws -> PangoTextEngine {
    if let shared { return shared }
    let engine = try PangoTextEngine()
    shared = engine
    return engine
  }
}
