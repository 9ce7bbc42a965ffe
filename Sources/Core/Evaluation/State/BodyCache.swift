import Observation

/// The bodies of views and modifiers from earlier evaluations, so that only those are read again of
/// which the view, its state, model or environment has changed.
@MainActor
final class BodyCache {
  /// The cached body of a view.
  private class Entry {
    /// The latest evaluation that the view was in.
    var evaluation = 0
  }

  private final class CachedBody<Owner, Body>: Entry {
    let owner: Owner
    let body: Body
    let comparison: StructuralEquality.Comparison<Owner>

    init(
      _ owner: Owner, _ body: Body, _ comparison: StructuralEquality.Comparison<Owner>
    ) {
      self.owner = owner
      self.body = body
      self.comparison = comparison
    }
  }

  private var entries: [Identity: Entry] = [:]
  private(set) var outdated: Set<Identity> = []
  private var evaluation = 0
  private var seenCount = 0
  private let changes: StateChanges

  /// Ends the scope in which all bodies are observed together, and begins another one; `nil` where
  /// there is none.
  var renewScope: (() -> Void)?
  private var observedInScope = 0
  /// What Observation copied as scopes of bodies ended: for each the bodies that the scope around had
  /// seen so far. Only those count in which a model was read.
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

  /// Discards the bodies of views that are gone.
  func end() {
    outdated = []
    guard seenCount < entries.count else { return }
    entries = entries.filter { $0.value.evaluation == evaluation }
  }

  /// Whether there is a body for a view.
  func knows(_ identity: Identity) -> Bool { entries[identity] != nil }

  /// Called after the outdated bodies were read by themselves.
  ///
  /// - Parameter gone: Views that are no longer there.
  func endUpdate(without gone: some Sequence<Identity>) {
    outdated = []
    for identity in gone { entries[identity] = nil }
  }

  /// The body of a view or modifier whose dynamic properties are installed.
  ///
  /// - Parameters:
  ///   - keeps: Whether the body is cached; in a frame of an animation it is not.
  ///   - read: Reads the body.
  func body<Owner, Body>(
    of owner: Owner, at identity: Identity, keeps: Bool, read: (Owner) -> Body
  ) -> Body {
    let known = entries[identity] as? CachedBody<Owner, Body>
    if let known, !outdated.contains(identity), known.comparison.areEqual(known.owner, owner) {
      if keeps { mark(known) }
      return known.body
    }
    guard keeps else { return read(owner) }
    outdated.remove(identity)
    // The argument is only evaluated where a model was read.
    let body = withObservationTracking(
      { read(owner) }, onChange: observer(of: Owner.self, identity))
    if observedInScope == Self.scopeLimit { beginScope() }
    let entry = CachedBody(owner, body, known?.comparison ?? .init())
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
