import Observation

/// Caches the bodies of views and modifiers, so that a body is read again only if its view, state,
/// model or environment has changed.
@MainActor
final class BodyCache {
  /// The cached body of a view.
  private class Entry {
    /// The latest evaluation that included the view.
    var evaluation = 0
  }

  private final class CachedBody<Owner, Body>: Entry {
    let owner: Owner
    let body: Body
    /// How owners are compared; `nil` until the first comparison. Finding out takes as long as
    /// reading most bodies, and many views are evaluated only once.
    private(set) var comparison: StructuralEquality.Comparison<Owner>?

    init(
      _ owner: Owner, _ body: Body, _ comparison: StructuralEquality.Comparison<Owner>?
    ) {
      self.owner = owner
      self.body = body
      self.comparison = comparison
    }

    func isBody(of other: Owner) -> Bool {
      let comparison = comparison ?? .init()
      self.comparison = comparison
      return comparison.areEqual(owner, other)
    }
  }

  private var entries: [Identity: Entry] = [:]
  private(set) var outdated: Set<Identity> = []
  private var evaluation = 0
  private var seenCount = 0
  private let changes: StateChanges

  /// Ends the scope that observes all bodies and begins another; `nil` if there is no such scope.
  var renewScope: (() -> Void)?
  private var observedInScope = 0
  /// The number of bodies that Observation copied when scopes ended: each scope copies those that
  /// its enclosing scope had seen so far. Only bodies that read a model count.
  private(set) var copyCount = 0
  private static let scopeLimit = 16

  init(_ changes: StateChanges) { self.changes = changes }

  func begin(outdated: StateChanges.Views) {
    evaluation += 1
    seenCount = 0
    outdate(outdated)
  }

  func outdate(_ views: StateChanges.Views) {
    outdated.formUnion(views.identities)
    if views.areAll { entries = [:] }
  }

  /// Removes the bodies of views that no longer exist.
  func end() {
    outdated = []
    guard seenCount < entries.count else { return }
    entries = entries.filter { $0.value.evaluation == evaluation }
  }

  /// Whether a view's body is cached.
  func knows(_ identity: Identity) -> Bool { entries[identity] != nil }

  /// Called after outdated bodies were read individually.
  ///
  /// - Parameter gone: The views that no longer exist.
  func endUpdate(without gone: some Sequence<Identity>) {
    outdated = []
    for identity in gone { entries[identity] = nil }
  }

  /// Returns the body of a view or modifier whose dynamic properties have been updated.
  ///
  /// - Parameters:
  ///   - keeps: Whether to cache the body; `false` in frames of an animation.
  ///   - read: Reads the body.
  func body<Owner, Body>(
    of owner: Owner, at identity: Identity, keeps: Bool, read: (Owner) -> Body
  ) -> Body {
    let known = entries[identity] as? CachedBody<Owner, Body>
    if let known, !outdated.contains(identity), known.isBody(of: owner) {
      if keeps { mark(known) }
      return known.body
    }
    guard keeps else { return read(owner) }
    outdated.remove(identity)
    // `onChange` is an autoclosure that is evaluated only if the body reads a model.
    let body = withObservationTracking(
      { read(owner) }, onChange: observer(of: Owner.self, identity))
    if observedInScope == Self.scopeLimit { beginScope() }
    let entry = CachedBody(owner, body, known?.comparison)
    mark(entry)
    entries[identity] = entry
    return body
  }

  private func observer(
    of type: Any.Type, _ identity: Identity
  ) -> @Sendable () -> Void {
    if renewScope != nil {
      copyCount += observedInScope
      observedInScope += 1
    }
    return { [changes] in changes.add(typeName(type), identity) }
  }

  private func beginScope() {
    observedInScope = 0
    renewScope?()
  }

  private func mark(_ entry: Entry) {
    if entry.evaluation != evaluation { seenCount += 1 }
    entry.evaluation = evaluation
  }
}
