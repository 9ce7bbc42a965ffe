import Foundation
import GalleyCombine
import Observation
import Synchronization

/// A view as it was evaluated and laid out.
package struct Evaluation {
  package let placed: PlacedTree
  /// Sees what models do after this.
  let watch: ModelWatch
  /// What the controls do, from the inside out, by their nodes' indices.
  private let controls: [Int: [ResolvedControl]]
  /// The views that can have the focus, by their nodes' indices.
  private let focusTargets: [Int: [FocusTarget]]
  /// How far scroll views were scrolled, by their nodes' indices.
  let scrollOffsets: [Int: ScrollOffset]
  /// The texts of their labels, if they were gathered.
  private var labels: [Int: [String]] = [:]
  /// What the controls offer, if that was gathered with the labels.
  private var choices: [Int: [ControlChoice]] = [:]

  @MainActor
  fileprivate init(
    _ placement: Placement, watch: ModelWatch, gathering: PlacedTree.Gathering,
    environments: [UInt64: EnvironmentValues] = [:]
  ) {
    self.watch = watch
    // What guides are is asked through all levels of nesting.
    var placed = LargeStack.run { PlacedTree(placement, gathering: gathering) }
    if gathering.contains(.facts) { placed.takeInherited(environments) }
    self.placed = placed
    var (controls, offsets) = ([Int: [ResolvedControl]](), [Int: ScrollOffset]())
    var focusTargets: [Int: [FocusTarget]] = [:]
    for (index, entry) in placement.nodes.enumerated() where entry.node.hasTraits {
      let own = entry.node.controls
      if !own.isEmpty { controls[index] = own }
      if let offset = entry.node.scrollOffset { offsets[index] = offset }
      let focus = entry.node.focusTargets
      if !focus.isEmpty { focusTargets[index] = focus }
    }
    (self.controls, scrollOffsets, self.focusTargets) = (controls, offsets, focusTargets)
    if gathering.contains(.labels) {
      labels = LargeStack.run { controls.mapValues { $0.flatMap(\.labels) } }
      choices = LargeStack.run { controls.compactMapValues { $0.valued?.choices } }
    }
  }

  /// The control of a name with those around it, from the inside out; without one of that name, that
  /// whose label has this text.
  package func controls(named name: String) -> [ResolvedControl] {
    let labelled = labels.lazy.filter { $0.value.contains(name) }.map(\.key)
    return (placed.control(named: name) ?? labelled.min()).map(controls(around:)) ?? []
  }

  /// The node of the control at a point of the canvas, and the point before effects moved the node.
  func control(at point: CGPoint) -> (index: Int, point: CGPoint)? {
    placed.node(at: point) { controls[$0] != nil }
  }

  /// What is told that a node, or the view that it is in, has the focus.
  func focusTargets(around index: Int) -> [FocusTarget] {
    ([index] + placed.ancestors(of: index)).lazy.compactMap { focusTargets[$0] }.first ?? []
  }

  /// What the control of a node offers, which must have been gathered with the labels.
  func choices(of index: Int) -> [ControlChoice] { choices[index] ?? [] }

  /// The controls of a node and of those around it, from the inside out.
  package func controls(around index: Int) -> [ResolvedControl] {
    var chain: [ResolvedControl] = []
    for node in [index] + placed.ancestors(of: index) {
      // Modifiers have the controls of what they modify.
      for control in controls[node] ?? [] where !chain.contains(where: { $0 === control }) {
        chain.append(control)
      }
    }
    return chain
  }
}

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
  private let tree = LayoutNodeTree()
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
    proposal: ProposedViewSize = .unspecified, gathersEnvironments: Bool = false
  ) throws {
    let session = ResolveSession(
      tree: tree, textEngine: try SharedTextEngine.engine(), store: store,
      gathersEnvironments: gathersEnvironments)
    var environment = environment
    environment.standard.accentColor = NamedAssets.accentColor
    var context = _ResolveContext(session: session, environment: environment)
    context.animation = session.store.takeTransaction()
    root = LargeStack.run {
      Self.root(of: view.modifier(PresentationHost(in: proposal)), in: context)
    }
    self.session = session
    try check()
  }

  /// - Throws: `RenderError` when a limit was met, also in views that are made once those around
  ///   them have their places.
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
  /// - Parameters:
  ///   - store: Keeps the state of the views.
  ///   - gathering: What is wanted besides what a picture needs.
  /// - Throws: As `init`.
  package static func evaluateUntilStable(
    _ view: some View, environment: EnvironmentValues, proposal: ProposedViewSize,
    store: StateStore, gathering: PlacedTree.Gathering = []
  ) throws -> Evaluation {
    try store.context.evaluating {
      try settled(view, environment, proposal, store, gathering)
    }
  }

  private static func settled(
    _ view: some View, _ environment: EnvironmentValues, _ proposal: ProposedViewSize,
    _ store: StateStore, _ gathering: PlacedTree.Gathering
  ) throws -> Evaluation {
    store.context.locale = environment.locale
    for pass in 1... {
      let environment = environment.preferring(store.preferredColorScheme)
      store.begin()
      MainScreen.beginEvaluation()
      let watch = ModelWatch()
      // Whatever a model says that can be observed, everything is laid out again.
      let outcome = withObservationTracking {
        Result {
          let pipeline = try Pipeline(
            view, environment: environment, store: store, proposal: proposal,
            gathersEnvironments: gathering.contains(.facts))
          let placement = pipeline.placement(in: proposal, tracing: gathering.contains(.trace))
          try pipeline.check()
          return (pipeline, placement)
        }
      } onChange: {
        watch.noteChange()
      }
      let (pipeline, placement) = try outcome.get()
      MainScreen.endEvaluation()
      var changed = store.end()
      // What views put off to the main queue is done before anybody sees them; in a picture that is
      // made in a body, not as a part of that body.
      let drains = !store.context.isInEvaluation
      for _ in 0..<passLimit where drains && changed.isEmpty && MainQueue.drain() {
        changed = store.takeChanges()
        if watch.hasChanged { break }
      }
      if changed.isEmpty, store.performScrolls(in: placement) { changed = store.takeChanges() }
      if watch.hasChanged, changed.isEmpty { changed = ["an observed model"] }
      if !changed.isEmpty, pass == passLimit {
        pipeline.tree.report(
          "its state changed in each of \(passLimit) passes; the last one is shown",
          view: changed.joined(separator: ", "))
        changed = []
      }
      if changed.isEmpty {
        let evaluation = Evaluation(
          placement, watch: watch, gathering: gathering,
          environments: pipeline.session.environments)
        // Canvases are drawn by now.
        try pipeline.check()
        return evaluation
      }
    }
    preconditionFailure("the passes are limited")
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

/// Whether an observed model changed, perhaps on another thread.
final class ModelWatch: Sendable {
  private let state = Mutex(false)
  var hasChanged: Bool { state.withLock { $0 } }
  func noteChange() { state.withLock { $0 = true } }
}
