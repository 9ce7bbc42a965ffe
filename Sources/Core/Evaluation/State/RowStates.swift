import Foundation

/// An element of a `ForEach` in a lazy container.
package final class RowPlace {
  let identity: Identity
  /// The identity of the `ForEach`.
  let list: Identity
  /// The hash of the element's identifier.
  let hash: Int
  /// The row of another lazy container around it.
  let outer: RowPlace?

  init(identity: Identity, list: Identity, hash: Int, outer: RowPlace?) {
    (self.identity, self.list, self.hash, self.outer) = (identity, list, hash, outer)
  }
}

/// The state of rows that a lazy container does not create while they are out of sight. Such rows keep
/// the state of their views as long as their elements exist.
@MainActor
package struct RowStates {
  private struct Row {
    let place: RowPlace
    var keys: Set<StateStore.Key> = []
  }

  /// The rows with state.
  private var rows: [Identity: Row] = [:]
  /// The rows created in the current evaluation.
  private var created: Set<Identity> = []
  /// Functions that return which hashes belong to elements, by the identity of the `ForEach`.
  private var lists: [Identity: @MainActor (Set<Int>) -> Set<Int>] = [:]
  /// The row being created.
  package private(set) var place: RowPlace?

  /// Called before an evaluation.
  mutating func begin() { (created, lists, place) = ([], [:], nil) }

  /// Makes a row the one being created.
  mutating func enter(_ place: RowPlace) {
    self.place = place
    created.insert(place.identity)
  }

  /// Ends the creation of a row.
  mutating func leave(to place: RowPlace?) { self.place = place }

  /// Notes that a `ForEach` has elements without views.
  package mutating func add(
    _ list: Identity, present: @escaping @MainActor (Set<Int>) -> Set<Int>
  ) {
    lists[list] = present
  }

  /// Notes state of the row being created.
  mutating func note(_ key: StateStore.Key) {
    // State of modifiers, such as whether a view has appeared, ends when the row is out of sight.
    guard let place, key.offset >= 0 else { return }
    rows[place.identity, default: Row(place: place)].keys.insert(key)
  }

  /// Returns the state of the rows that were not created but have elements, and forgets the others.
  mutating func keysOutOfSight() -> [StateStore.Key] {
    let hidden = rows.filter { !created.contains($0.key) }
    if hidden.isEmpty { return [] }
    var wanted: [Identity: Set<Int>] = [:]
    for row in hidden.values {
      var next: RowPlace? = row.place
      while let place = next {
        wanted[place.list, default: []].insert(place.hash)
        next = place.outer
      }
    }
    var present: [Identity: Set<Int>] = [:]
    for (list, hashes) in wanted { present[list] = lists[list]?(hashes) }
    var keys: [StateStore.Key] = []
    for (identity, row) in hidden {
      if isPresent(row.place, present) { keys += row.keys } else { rows[identity] = nil }
    }
    return keys
  }

  private func isPresent(_ place: RowPlace, _ present: [Identity: Set<Int>]) -> Bool {
    if let hashes = present[place.list] { return hashes.contains(place.hash) }
    // The container around the row was not created either.
    guard let outer = place.outer, !created.contains(outer.identity) else { return false }
    return isPresent(outer, present)
  }
}

extension StateStore {
  /// Resolves the views of a row, and remembers which state is theirs.
  ///
  /// - Parameter outer: The row around the lazy container.
  package func resolvingRow(
    _ identity: Identity, of list: Identity, hash: Int, in outer: RowPlace?, _ resolve: () -> Void
  ) {
    // A row may be created while another one is.
    let present = rows.place
    rows.enter(RowPlace(identity: identity, list: list, hash: hash, outer: outer))
    resolve()
    rows.leave(to: present)
  }
}
