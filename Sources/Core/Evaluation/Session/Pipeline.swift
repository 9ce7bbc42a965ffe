import Foundation
import GalleyCombine

extension EnvironmentValues {
  /// What the views inherit in a picture that has this color scheme, if they ask for one.
  fileprivate func preferring(_ colorScheme: ColorScheme?) -> EnvironmentValues {
    guard let colorScheme else { return self }
    var environment = self
    environment.colorScheme = colorScheme
    return environment
  }
}

/// The way from a view to a placed tree: resolve, measure, place.
///
/// Recording, painting and encoding follow in `ImageRenderer`.
@MainActor
package struct Pipeline {
  package let session: ResolveSession
  let tree = LayoutNodeTree()
  package let root: LayoutNode

  /// Turns `view` into layout nodes.
  ///
  /// - Parameters:
  ///   - store: Keeps the state of the views.
  ///   - proposal: The size that presentations have; none are shown where it is unspecified.
  ///   - gathersEnvironments: Whether it is kept what each view inherits. Default: it is not.
  /// - Throws: `FontError` without a system font, `RenderError` when a limit is met.
  package init(
    _ view: some View, environment: EnvironmentValues, store: StateStore? = nil,
    proposal: ProposedViewSize = .unspecified, gathersEnvironments: Bool = false,
    noting bodies: ResolvedBodies? = nil
  ) throws {
    let session = ResolveSession(
      tree: tree, textEngine: try SharedTextEngine.engine(), store: store,
      gathersEnvironments: gathersEnvironments)
    var environment = environment
    environment.standard.accentColor = NamedAssets.accentColor
    var context = _ResolveContext(session: session, environment: environment)
    context.animation = session.store.takeTransaction()
    session.bodies = bodies
    root = LargeStack.run {
      Self.root(of: view.modifier(PresentationHost(in: proposal)), in: context)
    }
    session.bodies = nil
    self.session = session
    try check()
  }

  /// - Throws: `RenderError` when a limit was met, also in views that are made once those around
  ///   them have their places.
  func check() throws {
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
  /// - Parameters:
  ///   - store: Keeps the state of the views.
  ///   - gathering: What is wanted besides what a picture needs.
  /// - Throws: As `init`.
  package static func evaluateUntilStable(
    _ view: some View, environment: EnvironmentValues, proposal: ProposedViewSize,
    store: StateStore, gathering: PlacedTree.Gathering = []
  ) throws -> Evaluation {
    try store.context.evaluating {
      try settled(view, environment, proposal, store, gathering).evaluation
    }
  }

  /// The same for a view that is evaluated after changes: as far as it can be, so that after the next
  /// one only what has changed is.
  ///
  /// - Parameters:
  ///   - update: Whether views were evaluated by themselves just before, which did not suffice.
  ///   - gathering: What is wanted besides what a picture needs.
  static func evaluateForUpdates(
    _ view: some View, environment: EnvironmentValues, proposal: ProposedViewSize,
    store: StateStore, after update: Bool, notes: Bool, gathering: PlacedTree.Gathering
  ) throws -> (evaluation: Evaluation, views: KeptViews?) {
    try store.context.evaluating {
      try settled(view, environment, proposal, store, gathering, after: update, notes: notes)
    }
  }

  private static func settled(
    _ view: some View, _ environment: EnvironmentValues, _ proposal: ProposedViewSize,
    _ store: StateStore, _ gathering: PlacedTree.Gathering, after update: Bool = false,
    notes: Bool = false
  ) throws -> (evaluation: Evaluation, views: KeptViews?) {
    store.context.locale = environment.locale
    for pass in 1... {
      let environment = environment.preferring(store.preferredColorScheme)
      store.begin(after: update && pass == 1)
      MainScreen.beginEvaluation()
      // What changes in bodies is told for each of them. If they are read before, everything is laid out
      // again only for changes that are seen outside of them.
      if notes {
        _ = try Pipeline(view, environment: environment, store: store, proposal: proposal)
      }
      let bodies = notes ? ResolvedBodies() : nil
      let watch = ModelWatch()
      // Whatever a model says that can be observed, everything is laid out again.
      let outcome = store.observing(watch) {
        Result {
          let pipeline = try Pipeline(
            view, environment: environment, store: store, proposal: proposal,
            gathersEnvironments: gathering.contains(.facts), noting: bodies)
          let placement = pipeline.placement(in: proposal, tracing: gathering.contains(.trace))
          try pipeline.check()
          return (pipeline, placement)
        }
      }
      let (pipeline, placement) = try outcome.get()
      MainScreen.endEvaluation()
      var changed = store.end()
      drainMainQueue(for: store) {
        changed += store.takeChanges()
        return !changed.isEmpty || watch.hasChanged
      }
      if changed.isEmpty, store.performScrolls(in: placement) { changed = store.takeChanges() }
      if watch.hasChanged, changed.isEmpty { changed = ["an observed model"] }
      func report() {
        guard !changed.isEmpty, pass == passLimit else { return }
        pipeline.tree.report(
          "its state changed in each of \(passLimit) passes; the last one is shown",
          view: changed.joined(separator: ", "))
        changed = []
      }
      report()
      guard changed.isEmpty else { continue }
      let evaluation = Evaluation(
        placement, watch: watch, gathering: gathering,
        environments: pipeline.session.environments)
      // Canvases are drawn by now, and their symbols have had their places.
      try pipeline.check()
      changed = store.takeChanges()
      report()
      guard changed.isEmpty else { continue }
      let views = bodies.flatMap {
        KeptViews(
          pipeline, placement,
          gathering.isEmpty
            ? evaluation : Evaluation(placement, watch: watch, gathering: []),
          $0, proposal: proposal)
      }
      return (evaluation, views)
    }
    preconditionFailure("the passes are limited")
  }

  /// Does what views put off to the main queue, before anybody sees them, until something changes; in
  /// a picture that is made in a body it is not done, as it would become a part of that body.
  static func drainMainQueue(for store: StateStore, until hasChanged: () -> Bool) {
    if store.context.isInEvaluation { return }
    var passes = 0
    while !hasChanged(), passes < passLimit, MainQueue.drain() { passes += 1 }
  }

  /// The views evaluated to show a part of the latest change, which their state is past already.
  ///
  /// - Parameters:
  ///   - earlier: Where everything was before the change.
  ///   - target: Where everything is after it.
  /// - Throws: As `init`.
  package static func show(
    _ mode: EvaluationMode, from earlier: PlacedIndex, to target: PlacedTree, _ view: some View,
    environment: EnvironmentValues, proposal: ProposedViewSize, store: StateStore,
    gathering: PlacedTree.Gathering = []
  ) throws -> PlacedTree {
    let environment = environment.preferring(store.preferredColorScheme)
    return try store.context.evaluating {
      try store.show(mode, from: earlier, to: target) {
        let pipeline = try Pipeline(
          view, environment: environment, store: store, proposal: proposal)
        let placement = pipeline.placement(in: proposal)
        return Evaluation(placement, watch: ModelWatch(), gathering: gathering).placed
      }
    }
  }

  /// The view's one node; several views stand in an implicit column.
  private static func root<V: View>(of view: V, in context: _ResolveContext) -> LayoutNode {
    var list = _NodeList()
    V._resolve(view, in: context, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    if list.nodes.isEmpty {
      return context.leaf(FixedSizeLeafLayout(size: .zero), .view("EmptyView"))
    }
    return context.container(VStackLayout(), .vStack, list)
  }

  /// Measures and places everything; the trace is recorded if it is switched on.
  package func placement(in proposal: ProposedViewSize, tracing: Bool = false) -> Placement {
    if tracing { tree.trace = LayoutTrace() }
    return LargeStack.run {
      let placement = Placement(placing: root, in: proposal)
      return session.needsSecondPlacement ? Placement(placing: root, in: proposal) : placement
    }
  }
}
