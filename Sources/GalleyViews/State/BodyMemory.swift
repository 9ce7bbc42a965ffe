import Observation

/// What the bodies of views gave, so that only those are read again whose view is another one or
/// whose state, model or environment changed.
@MainActor
final class BodyMemory {
  /// What is known of a view.
  private class Entry {
    /// The evaluation in which the view was there last.
    var evaluation = 0
  }

  private final class Known<V: View>: Entry {
    let view: V
    let body: V.Body

    init(_ view: V, _ body: V.Body) {
      self.view = view
      self.body = body
    }
  }

  private var entries: [Identity: Entry] = [:]
  private var outdated: Set<Identity> = []
  private var evaluation = 0
  private var seenCount = 0
  private let changes: StateChanges
  /// The number of bodies that were read so far.
  private(set) var count = 0

  init(_ changes: StateChanges) { self.changes = changes }

  func begin(outdated: Set<Identity>) {
    evaluation += 1
    seenCount = 0
    outdate(outdated)
  }

  func outdate(_ identities: Set<Identity>) { outdated.formUnion(identities) }

  /// Forgets the views that are gone.
  func end() {
    outdated = []
    guard seenCount < entries.count else { return }
    entries = entries.filter { $0.value.evaluation == evaluation }
  }

  /// The body of a view whose dynamic properties are installed.
  ///
  /// - Parameter keeps: Whether what is read is kept; at a moment of an animation it is not.
  func body<V: View>(of view: V, at identity: Identity, keeps: Bool) -> V.Body {
    let entry = outdated.contains(identity) ? nil : entries[identity]
    if let known = entry as? Known<V>, KnownEquality.areEqual(known.view, view) {
      if keeps { mark(known) }
      return known.body
    }
    guard keeps else { return view.body }
    count += 1
    outdated.remove(identity)
    let type: Any.Type = V.self
    let body = withObservationTracking {
      view.body
    } onChange: { [changes] in
      changes.add(typeName(type), identity)
    }
    let known = Known(view, body)
    mark(known)
    entries[identity] = known
    return body
  }

  private func mark(_ entry: Entry) {
    if entry.evaluation != evaluation { seenCount += 1 }
    entry.evaluation = evaluation
  }
}
