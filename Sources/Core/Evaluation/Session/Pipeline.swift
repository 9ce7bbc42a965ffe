import Foundation
import GalleyCombine

extension EnvironmentValues {
  /// Returns the environment with the color scheme that the views prefer, if any.
  fileprivate func preferring(_ colorScheme: ColorScheme?) -> EnvironmentValues {
    guard let colorScheme else { return self }
    var environment = self
    environment.colorScheme = colorScheme
    return environment
  }
}

/// The stages from a view to a placed tree: resolve, measure, place.
///
/// Recording follows in `ViewSession`, painting and encoding in `ImageRenderer`.
@MainActor
package struct Pipeline {
  package let session: ResolveSession
  let tree = LayoutNodeTree()
  package let root: LayoutNode
  /// The accessibility statements of the views; `nil` unless requested.
  private let marks: AccessibilityMarks?

  /// Turns `view` into layout nodes.
  ///
  /// - Parameters:
  ///   - store: Holds the state of the views.
  ///   - gathering: The data to gather in addition to what a picture needs. Default: none.
  /// - Throws: `FontError` without a system font; `RenderError` if a limit is exceeded or there is
  ///   not enough memory.
  package init(
    _ view: RootView, environment: EnvironmentValues, store: StateStore? = nil,
    gathering: PlacedTree.Gathering = [], noting bodies: ResolvedBodies? = nil
  ) throws {
    marks = gathering.contains(.accessibility) ? AccessibilityMarks() : nil
    let session = ResolveSession(
      tree: tree, textEngine: try SharedTextEngine.engine(), store: store,
      gathering: gathering, marks: marks)
    var context = _ResolveContext(session: session, environment: environment)
    context.animation = session.store.takeTransaction()
    tree.lateReports = { [weak renderer = session.store.context] report in
      (renderer ?? .current).report(report.message, view: report.view)
    }
    session.bodies = bodies
    let share = LargeStack.share
    guard share > 0 else { throw RenderError.outOfMemory }
    session.depthLimit = Int(Double(ResolveSession.depthLimit) * share)
    root = LargeStack.run { view.node(in: context) }
    session.bodies = nil
    self.session = session
    try check()
  }

  /// Turns `view` into layout nodes, with the state of its own.
  ///
  /// - Throws: As the initializer above.
  package init(_ view: some View, environment: EnvironmentValues) throws {
    try self.init(RootView(view), environment: environment)
  }

  /// Checks whether a limit was exceeded.
  ///
  /// - Throws: `RenderError` if a limit was exceeded, including by views that are created during
  ///   placement.
  func check() throws {
    try session.deadline?.check(busyWith: "layout")
    switch session.failure {
    case nil: if tree.isExhausted { throw RenderError.outOfMemory }
    case .nestedTooDeeply(let limit, let view):
      throw RenderError.nestedTooDeeply(limit: limit, view: view)
    case .tooManyViews(let limit): throw RenderError.tooManyViews(limit: limit)
    case .outOfMemory: throw RenderError.outOfMemory
    case .textTooLong(let bytes, let limit):
      throw RenderError.textTooLong(bytes: bytes, limit: limit)
    case .tookTooLong: break
    }
  }

  /// The maximum number of passes in which views may change their state in response to layout.
  package static let passLimit = 10

  /// Evaluates and lays out `view` until its state no longer changes.
  ///
  /// - Parameters:
  ///   - store: Holds the state of the views.
  ///   - gathering: The data to gather in addition to what a picture needs.
  /// - Throws: The errors of `init`.
  static func evaluateUntilStable(
    _ input: ViewSession.Input, store: StateStore, gathering: PlacedTree.Gathering
  ) throws -> Evaluation {
    try store.context.evaluating { try settled(input, store, gathering).evaluation }
  }

  /// Evaluates `view` like `evaluateUntilStable`, after changes. If possible, keeps the views so
  /// that the next change can be evaluated incrementally.
  ///
  /// - Parameters:
  ///   - update: Whether an incremental update was just attempted and failed.
  ///   - gathering: The data to gather in addition to what a picture needs.
  static func evaluateForUpdates(
    _ input: ViewSession.Input, store: StateStore, after update: Bool, notes: Bool,
    gathering: PlacedTree.Gathering
  ) throws -> (evaluation: Evaluation, views: KeptViews?) {
    try store.context.evaluating {
      try settled(input, store, gathering, after: update, notes: notes)
    }
  }

  private static func settled(
    _ input: ViewSession.Input, _ store: StateStore, _ gathering: PlacedTree.Gathering,
    after update: Bool = false, notes: Bool = false
  ) throws -> (evaluation: Evaluation, views: KeptViews?) {
    let proposal = input.proposal
    store.context.locale = input.environment.locale
    for pass in 1... {
      let environment = input.environment.preferring(store.preferredColorScheme)
      store.begin(after: update && pass == 1)
      MainScreen.beginEvaluation()
      // Changes read in bodies are reported per body. Reading the bodies first limits full layouts
      // to changes read outside of bodies.
      if notes {
        _ = try Pipeline(input.root, environment: environment, store: store)
      }
      let bodies = notes ? ResolvedBodies() : nil
      let watch = ModelWatch()
      // A change of any observed model causes a full layout.
      let outcome = store.observing(watch) {
        Result {
          let pipeline = try Pipeline(
            input.root, environment: environment, store: store,
            gathering: gathering, noting: bodies)
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
          "its state still changes after \(passLimit) passes; showing the last one",
          view: changed.joined(separator: ", "))
        changed = []
      }
      report()
      guard changed.isEmpty else { continue }
      let evaluation = Evaluation(
        placement, watch: watch, gathering: gathering,
        environments: pipeline.session.environments, marks: pipeline.marks)
      // By now canvases have been drawn, and their symbols placed.
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

  /// Runs work that views deferred to the main queue until something changes. Does nothing for a
  /// picture rendered inside a body, because the work would become part of that body.
  static func drainMainQueue(for store: StateStore, until hasChanged: () -> Bool) {
    if store.context.isInEvaluation { return }
    var passes = 0
    while !hasChanged(), passes < passLimit, MainQueue.drain() { passes += 1 }
  }

  /// Evaluates the views to show part of the latest change. They already have the state after the change.
  ///
  /// - Parameters:
  ///   - earlier: The layout before the change.
  ///   - target: The layout after the change.
  /// - Throws: The errors of `init`.
  static func show(
    _ mode: EvaluationMode, from earlier: PlacedIndex, to target: PlacedTree,
    _ input: ViewSession.Input, store: StateStore, gathering: PlacedTree.Gathering
  ) throws -> PlacedTree {
    let environment = input.environment.preferring(store.preferredColorScheme)
    return try store.context.evaluating {
      try store.show(mode, from: earlier, to: target) {
        let pipeline = try Pipeline(
          input.root, environment: environment, store: store, gathering: gathering)
        let placement = pipeline.placement(in: input.proposal)
        try pipeline.check()
        return Evaluation(
          placement, watch: ModelWatch(), gathering: gathering,
          marks: pipeline.marks
        ).placed
      }
    }
  }

  /// Measures and places everything, recording a trace if `tracing` is true.
  package func placement(in proposal: ProposedViewSize, tracing: Bool = false) -> Placement {
    if tracing { tree.trace = LayoutTrace() }
    return LargeStack.run {
      let placement = Placement(placing: root, in: proposal)
      return session.needsSecondPlacement ? Placement(placing: root, in: proposal) : placement
    }
  }
}
