import Foundation

/// A view of a condition, `ForEach` or `AnyView` that may be inserted or removed.
package struct DynamicView {
  let identity: Identity
  let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void

  package init(
    identity: Identity, resolve: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    self.identity = identity
    self.resolve = resolve
  }
}

/// The views of a condition, `ForEach` or `AnyView` before and after the latest change.
private final class DynamicHistory {
  /// `nil` if the container did not exist.
  var before: [DynamicView]?
  var now: [DynamicView]?
  var change: Int

  init(change: Int) { self.change = change }

  func show(_ views: [DynamicView], in change: Int) {
    // One change may take several evaluations.
    if self.change != change { (before, self.change) = (now, change) }
    now = views
  }
}

/// The transition that the root of an inserted or removed view performs.
package final class PendingTransition {
  package let phase: TransitionPhase
  /// Whether the view is inserted rather than removed.
  package let isInsertion: Bool
  /// Whether a `transition` modifier applied it.
  package var isConsumed = false

  init(_ phase: TransitionPhase, isInsertion: Bool) {
    self.phase = phase
    self.isInsertion = isInsertion
  }
}

extension _ResolveContext {
  /// Resolves the current views; during a change, resolves removed views as well.
  @MainActor
  package func resolve(_ views: [DynamicView], into list: inout _NodeList) {
    let motion = motion
    let history = session.store.value(StateStore.Key(identity: identity, offset: -4)) {
      DynamicHistory(change: motion.change)
    }
    if motion.mode.isSettled {
      history.show(views, in: motion.change)
      if animation != 0, let before = history.before, isDifferent(before, views) {
        motion.hasTransitions = true
      }
      for view in views { resolve(view, into: &list) }
      return
    }
    let before = history.change == motion.change && animation != 0 ? history.before : nil
    let known = before.map { Set($0.map(\.identity)) }
    for view in views {
      if let known, !known.contains(view.identity) {
        resolve(view, comes: true, into: &list)
      } else {
        resolve(view, into: &list)
      }
    }
    let present = Set(views.map(\.identity))
    for view in before ?? [] where !present.contains(view.identity) {
      var removed = _NodeList()
      resolve(view, comes: false, into: &removed)
      list.removed += removed.nodes + removed.removed
    }
  }

  @MainActor
  private func resolve(_ view: DynamicView, into list: inout _NodeList) {
    var inner = self
    inner.identity = view.identity
    view.resolve(inner, &list)
  }

  private func isDifferent(_ a: [DynamicView], _ b: [DynamicView]) -> Bool {
    a.count != b.count || zip(a, b).contains { $0.identity != $1.identity }
  }

  /// Resolves an inserted or removed view with its transition, which fades by default.
  @MainActor
  private func resolve(_ view: DynamicView, comes: Bool, into list: inout _NodeList) {
    var phase = TransitionPhase.identity
    switch motion.mode {
    case .start: if comes { phase = .willAppear }
    case .settled, .end, .moment: if !comes { phase = .didDisappear }
    }
    let pending = PendingTransition(phase, isInsertion: comes)
    var inner = self
    inner.identity = view.identity
    (inner.isInTransition, inner.isInsertion) = (true, comes)
    inner.pendingTransition = pending
    let start = list.nodes.count
    view.resolve(inner, &list)
    guard !pending.isConsumed else { return }
    inner.identity.enter(PendingTransition.self)
    let opacity = Drawing(.opacity(phase.isIdentity ? 1 : 0))
    for index in start..<list.nodes.count {
      list.nodes[index] = inner.wrapping(
        list.nodes[index], in: PassthroughLayout(), .modifier("opacity"), payload: opacity)
    }
  }

  /// Adds removed views to `node`, in the frames they had before the change.
  @MainActor
  func add(_ removed: ContiguousArray<LayoutNode>, to node: LayoutNode) {
    guard !removed.isEmpty, let earlier = motion.earlier,
      let container = earlier.index(of: ViewID(rawValue: node.identity))
    else { return }
    let origin = earlier.tree.nodes[container].frame.origin
    for view in removed {
      // The transition may have wrapped the view in modifiers that the earlier tree does not have.
      var known: LayoutNode? = view
      while let current = known, earlier.index(of: ViewID(rawValue: current.identity)) == nil {
        known = current.children.first
      }
      guard let known, let index = earlier.index(of: ViewID(rawValue: known.identity)) else {
        continue
      }
      let entry = earlier.tree.nodes[index]
      let frame = entry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      session.tree.addRemoved(view, to: node, frame: frame, proposal: entry.proposal)
    }
  }
}
