import Foundation

/// The views of a renderer with all their nodes, kept after an evaluation, so that after a change only
/// what has changed is evaluated again.
///
/// A body that is out of date is read and resolved once more. Where its nodes answer what they were
/// asked as the former ones did, they are placed where those were, and everything else stays as it is.
/// Where they do not, the containers around are laid out again, and all others keep their measures.
/// Whatever may have reached further than that has everything evaluated.
@MainActor
final class KeptViews {
  let pipeline: Pipeline
  private let bodies: ResolvedBodies
  private let proposal: ProposedViewSize
  private var placement: Placement
  private(set) var evaluation: Evaluation
  private var recording: KeptRecording?
  /// The latest picture that was painted of the views.
  var painting: (any BackendPicture)?
  /// Nodes that were placed as they are, whose containers may know the former ones.
  private var unknown: [LayoutNode] = []
  private let nodeLimit: Int
  private let resources = ResourceFolders.version
  private let fonts = FontLibrary.files.count

  private var store: StateStore { pipeline.session.store }
  private var watch: ModelWatch { evaluation.watch }

  /// `nil` where views depend on each other in other ways than by their sizes.
  init?(
    _ pipeline: Pipeline, _ placement: Placement, _ evaluation: Evaluation,
    _ bodies: ResolvedBodies, proposal: ProposedViewSize
  ) {
    guard placement.isIndependent, evaluation.placed.diagnostics.isEmpty,
      pipeline.session.store.allowsUpdates
    else { return nil }
    (self.pipeline, self.placement, self.evaluation) = (pipeline, placement, evaluation)
    (self.bodies, self.proposal) = (bodies, proposal)
    // Nodes that are replaced stay in memory until everything is evaluated again.
    nodeLimit = 2 * pipeline.tree.count + 1_000
  }

  /// The views as they are, with what is wanted besides what a picture needs.
  func evaluation(gathering: PlacedTree.Gathering) -> Evaluation {
    gathering.isEmpty ? evaluation : Evaluation(placement, watch: watch, gathering: gathering)
  }

  /// Evaluates what has changed, until nothing changes.
  ///
  /// - Returns: Whether that was enough. If not, everything has to be evaluated.
  func update() -> Bool {
    store.context.evaluating {
      // Views far inside others are resolved and placed through all levels of nesting.
      LargeStack.run {
        for _ in 0..<Pipeline.passLimit {
          guard !watch.hasChanged, let identities = store.beginUpdate(), isFit,
            replace(identities)
          else { return false }
          Pipeline.drainMainQueue(for: store) { hasNews }
          if !hasNews, !store.performScrolls(in: placement) { return true }
        }
        return false
      }
    }
  }

  /// Whether what views are made with is what it was.
  private var isFit: Bool {
    pipeline.tree.count < nodeLimit && resources == ResourceFolders.version
      && fonts == FontLibrary.files.count
  }

  private var hasNews: Bool { store.hasChanged || watch.hasChanged }

  /// Reads the bodies of views again, and lays out what comes of them.
  private func replace(_ identities: Set<Identity>) -> Bool {
    guard let before = bodies.outermost(of: identities) else { return false }
    // Bodies are read first, so that what is seen outside of them is told from what is seen in them.
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

  /// Places a node where another one is, if they have as many views in them.
  private func take(_ node: LayoutNode, insteadOf old: LayoutNode) -> Bool {
    // Views that are left out are not placed.
    guard let index = placement.index(of: old) else { return true }
    guard placement.place(node, insteadOf: old) else { return false }
    let range = index..<placement.nodes[index].end
    guard evaluation.replace(range, from: placement) else { return false }
    if recording?.replace(index, from: evaluation.placed) == false { recording = nil }
    return true
  }

  /// Lays out all containers around nodes that have changed, and places everything.
  private func layOutAgain() {
    for node in unknown { node.forgetAnswersAround() }
    unknown = []
    placement = Placement(placing: pipeline.root, in: proposal)
    evaluation = Evaluation(placement, watch: watch, gathering: [])
    recording = nil
  }

  // MARK: Recording

  /// What the picture shows, without annotations.
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
