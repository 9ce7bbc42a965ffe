import Foundation

/// The evaluated views of a renderer with all their nodes, kept so that a change only evaluates
/// what it affects.
///
/// A body that is out of date is read and resolved again. If its new nodes answer the same
/// proposals with the same sizes, they take the places of the old ones, and nothing else changes.
/// Otherwise the containers around them are laid out again, and all other nodes keep their
/// measurements. If a change might have reached further, everything is evaluated again.
@MainActor
package final class KeptViews {
  let pipeline: Pipeline
  private let bodies: ResolvedBodies
  private let proposal: ProposedViewSize
  private var placement: Placement
  private(set) var evaluation: Evaluation
  private var recording: KeptRecording?
  /// The latest picture painted from these views.
  package var painting: (any BackendPicture)?
  /// Nodes that were replaced in place, so their containers may still hold answers of the old ones.
  private var unknown: [LayoutNode] = []
  private let nodeLimit: Int
  private let resources = ResourceFolders.version
  private let fonts = Backend.current.fontCount

  private var store: StateStore { pipeline.session.store }
  private var watch: ModelWatch { evaluation.watch }

  /// Creates the kept views; `nil` if views depend on more than each other's sizes.
  init?(
    _ pipeline: Pipeline, _ placement: Placement, _ evaluation: Evaluation,
    _ bodies: ResolvedBodies, proposal: ProposedViewSize
  ) {
    guard placement.isIndependent, evaluation.placed.diagnostics.isEmpty,
      pipeline.session.store.allowsUpdates
    else { return nil }
    (self.pipeline, self.placement, self.evaluation) = (pipeline, placement, evaluation)
    (self.bodies, self.proposal) = (bodies, proposal)
    // Replaced nodes stay in memory until the next full evaluation.
    nodeLimit = 2 * pipeline.tree.count + 1_000
  }

  /// Returns the evaluation with additional data gathered.
  func evaluation(gathering: PlacedTree.Gathering) -> Evaluation {
    gathering.isEmpty ? evaluation : Evaluation(placement, watch: watch, gathering: gathering)
  }

  /// Evaluates what has changed until the state is stable.
  ///
  /// - Returns: Whether that was sufficient; if `false`, everything has to be evaluated.
  func update() -> Bool {
    store.context.evaluating {
      // Deeply nested views are resolved and placed recursively.
      LargeStack.run {
        for _ in 0..<Pipeline.passLimit {
          guard !watch.hasChanged, let identities = store.beginUpdate(), isFit,
            replace(identities)
          else { return false }
          Pipeline.drainMainQueue(for: store) { hasNews }
          if !hasNews, !store.performScrolls(in: placement), !watch.hasChanged { return true }
        }
        return false
      }
    }
  }

  /// Whether the resources and fonts are unchanged and few enough nodes were replaced.
  private var isFit: Bool {
    pipeline.tree.count < nodeLimit && resources == ResourceFolders.version
      && fonts == Backend.current.fontCount
  }

  private var hasNews: Bool { store.hasChanged || watch.hasChanged }

  /// Reads the bodies of views again, and lays out the results.
  private func replace(_ identities: Set<Identity>) -> Bool {
    guard let before = bodies.outermost(of: identities) else { return false }
    pipeline.session.beginUpdate()
    // Read bodies first, to tell reads outside of bodies from reads inside them.
    for body in before { bodies.readAgain(body) }
    var now: [ResolvedBody] = []
    let isDone = store.observing(watch) { layOut(before, &now) }
    guard isDone, store.allowsUpdates, pipeline.tree.diagnostics.isEmpty,
      !store.context.hasDiagnostics, pipeline.session.failure == nil
    else { return false }
    store.endUpdate(from: before, to: now)
    return true
  }

  private func layOut(_ before: [ResolvedBody], _ now: inout [ResolvedBody]) -> Bool {
    var isSpreading = false
    for body in before {
      let count = pipeline.tree.count
      let new = bodies.resolveAgain(body, in: pipeline.session)
      now.append(new)
      guard pipeline.session.failure == nil, !pipeline.tree.hasHooks(after: count),
        let counterparts = body.counterparts(in: new)
      else { return false }
      for (old, node) in counterparts {
        guard old.isInside(pipeline.root) else { return false }
        let isAlike = node.answers(like: old, in: placement.context(of: old))
        guard node.replace(old) else { return false }
        new.note(node, insteadOf: old)
        unknown.append(node)
        isSpreading = isSpreading || !isAlike || !take(node, insteadOf: old)
      }
    }
    if isSpreading { layOutAgain() }
    return true
  }

  /// Places a node in the position of another, if both contain the same number of views.
  private func take(_ node: LayoutNode, insteadOf old: LayoutNode) -> Bool {
    // Omitted views aren't placed.
    guard let index = placement.index(of: old) else { return true }
    guard placement.place(node, insteadOf: old) else { return false }
    let range = index..<placement.nodes[index].end
    guard evaluation.replace(range, from: placement) else { return false }
    if recording?.replace(index, from: evaluation.placed) == false { recording = nil }
    return true
  }

  /// Lays out all containers around changed nodes, and places everything.
  private func layOutAgain() {
    for node in unknown { node.forgetAnswersAround() }
    unknown = []
    placement = Placement(placing: pipeline.root, in: proposal)
    evaluation = Evaluation(placement, watch: watch, gathering: [])
    recording = nil
  }

  // MARK: Recording

  /// Returns the display list without annotations.
  func displayList(
    scale: Double, background: ResolvedColor?
  ) -> (list: DisplayList, warnings: [TextWarning]) {
    if let recording, recording.list.scale == scale, recording.list.background == background {
      return (recording.list, recording.warnings)
    }
    let made = KeptRecording(
      evaluation.placed, scale: scale, background: background, noting: placement.replaceable)
    recording = made
    return (made.list, made.warnings)
  }
}
