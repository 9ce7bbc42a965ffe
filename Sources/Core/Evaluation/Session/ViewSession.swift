import Foundation

/// The views of one picture, evaluated on demand, and what they keep between evaluations: state,
/// the focus, a change whose moments pictures show, and the views of the latest evaluation, of
/// which only those that changed are evaluated again.
@MainActor
package final class ViewSession {
  /// The view to evaluate, its environment and its proposal.
  package struct Input {
    package var root: RootView
    /// The environment that the views inherit.
    package var environment: EnvironmentValues
    package var proposal: ProposedViewSize

    package init(
      root: RootView, environment: EnvironmentValues, proposal: ProposedViewSize
    ) {
      (self.root, self.environment, self.proposal) = (root, environment, proposal)
    }
  }

  /// Setting it discards the evaluation, but not the state.
  package var input: Input { didSet { forget() } }

  /// The state that views keep between pictures, such as `@State`.
  package let store = StateStore()
  /// The focus targets that were told they have the focus.
  var focused: [FocusTarget] = []
  /// The change whose moments pictures show.
  package var motion: Motion?
  /// The evaluation after the latest interaction, for the next picture or interaction only.
  private var interactive: InteractiveEvaluation?

  /// The views of the latest evaluation, while they can be updated instead of evaluated again.
  package internal(set) var keptViews: KeptViews?
  /// How many of the next changes are evaluated without keeping views. In a program that makes a
  /// single picture, views may change once by themselves; and views that could not be updated once
  /// probably cannot be updated the next time either.
  private var pause = 1
  private var failedUpdates = 0

  /// Detects whether a model observed in the latest evaluation has changed.
  private var watch: ModelWatch?

  /// The corrections made during the latest layout, and the problems that its views and layouts
  /// report, even afterwards.
  package var diagnostics: [LayoutDiagnostic] {
    reported + store.context.ownDiagnostics.filter { !reported.contains($0) }
  }
  private var reported: [LayoutDiagnostic] = []
  /// Characters and fonts missing in the texts that were recorded last.
  package private(set) var fontWarnings: [TextWarning] = []

  package init(_ input: Input) { self.input = input }

  /// Discards the evaluation.
  func forget() {
    (motion, interactive, keptViews, watch) = (nil, nil, nil, nil)
    (pause, failedUpdates) = (1, 0)
  }

  /// Whether something that views depend on has changed since they were evaluated.
  package var hasNews: Bool { store.hasChanged || watch?.hasChanged == true }

  /// Adds the reports of another session, whose views are shown beside these.
  package func addReports(of other: ViewSession) {
    reported += other.diagnostics.filter { !reported.contains($0) }
    fontWarnings += other.fontWarnings.filter { !fontWarnings.contains($0) }
  }

  // MARK: Recording

  /// Returns the display list of a picture of the views, and their placed tree.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  package func record(
    scale: Double, isOpaque: Bool, gathering: PlacedTree.Gathering
  ) throws -> (list: DisplayList, placed: PlacedTree) {
    guard scale.isFinite, scale > 0 else {
      throw PaintError.invalidCanvas(width: 0, height: 0, scale: scale)
    }
    // All stages share a stack, because switching takes longer than recording a small picture.
    return try LargeStack.run {
      var placed = try shown(gathering: gathering)
      reported = placed.diagnostics
      guard placed.canvas.width.isFinite, placed.canvas.height.isFinite,
        placed.canvas.width > 0, placed.canvas.height > 0
      else { throw RenderError.noSize(width: placed.canvas.width, height: placed.canvas.height) }
      let colorScheme = store.preferredColorScheme ?? input.environment.colorScheme
      let background: ResolvedColor? = isOpaque ? (colorScheme == .dark ? .black : .white) : nil
      let list = store.context.run {
        let list: DisplayList
        if let keptViews {
          (list, fontWarnings) = keptViews.displayList(scale: scale, background: background)
        } else {
          list = Recorder.record(placed, scale: scale, background: background)
          fontWarnings = list.textWarnings
        }
        return list
      }
      // Shapes may report problems when they are asked for their outlines.
      placed.takeDiagnostics(of: store.context)
      reported = placed.diagnostics
      return (list, placed)
    }
  }

  /// Returns the placed tree that pictures show, with its trace.
  ///
  /// - Throws: `RenderError`, `FontError`.
  package func traced() throws -> PlacedTree {
    var placed = try shown(gathering: .tracing)
    // At the start and the end of a change, `shown` returns a stored tree, which has no trace.
    if placed.trace == nil {
      let evaluated = try evaluate(gathering: .tracing).placed
      placed.trace = evaluated.trace
      placed.takeFacts(of: evaluated)
    }
    return placed
  }

  // MARK: Evaluating

  /// Returns the views in their current state, laid out.
  ///
  /// - Throws: `RenderError`, `FontError`.
  func evaluate(gathering: PlacedTree.Gathering = []) throws -> Evaluation {
    let interactive = interactive
    self.interactive = nil
    if let interactive, interactive.serves(gathering) {
      // Work that was deferred in the meantime counts if it changes something the views depend on.
      Pipeline.drainMainQueue(for: store) { hasNews }
      if !hasNews { return interactive.evaluation }
    }
    guard gathering.isSubset(of: .lasting), watch != nil, hasNews else {
      keptViews = nil
      let evaluation = try Pipeline.evaluateUntilStable(
        input, store: store, gathering: gathering)
      watch = evaluation.watch
      return evaluation
    }
    return try update(gathering: gathering)
  }

  /// Evaluates the views after a change.
  private func update(gathering: PlacedTree.Gathering) throws -> Evaluation {
    let known = keptViews
    keptViews = nil
    if let known {
      if known.update() {
        (keptViews, failedUpdates) = (known, 0)
        return known.evaluation(gathering: gathering)
      }
      noteFailedUpdate()
    }
    let keeps = pause == 0
    pause = max(0, pause - 1)
    let (evaluation, views) = try Pipeline.evaluateForUpdates(
      input, store: store, after: known != nil, notes: keeps, gathering: gathering)
    if keeps, views == nil { noteFailedUpdate() }
    (keptViews, watch) = (views, evaluation.watch)
    return evaluation
  }

  private func noteFailedUpdate() {
    failedUpdates = min(failedUpdates + 1, 6)
    pause = 1 << failedUpdates
  }

  /// Evaluates the views after an interaction until nothing changes. If nothing changes afterwards
  /// either, the next picture reuses the evaluation.
  func evaluateAfterInteraction() throws {
    let evaluation = try evaluate(gathering: .labels)
    // While views are remembered for an animation, each evaluation counts.
    if !store.motion.remembersViews { interactive = InteractiveEvaluation(evaluation) }
  }
}

/// An evaluation with everything it depended on besides the views and their state.
private struct InteractiveEvaluation {
  let evaluation: Evaluation
  private let resources = ResourceFolders.version
  private let fonts = Backend.current.fontCount

  init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  /// Whether evaluating again and gathering this data would give the same result.
  func serves(_ gathering: PlacedTree.Gathering) -> Bool {
    evaluation.placed.gathered.isSuperset(of: gathering)
      && resources == ResourceFolders.version && fonts == Backend.current.fontCount
  }
}
