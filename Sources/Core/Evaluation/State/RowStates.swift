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

  package init(
    _ identity: Identity, of list: Identity, _ id: some Hashable, in outer: RowPlace?
  ) {
    (self.identity, self.list, self.outer) = (identity, list, outer)
    hash = id.hashValue
  }
}

/// The state of rows that a lazy container does not create while they are out of sight. Such rows keep
/// the state of their views as long as their elements exist.
@MainActor
package struct RowStates {
  private struct Row {
    let place: RowPlace
    var keys: Set<StateStore.Key> = []
    /// The state before the row was created again.
    var earlier: Set<StateStore.Key> = []
  }

  /// The rows with state.
  private var rows: [Identity: Row] = [:]
  /// The rows created in the current evaluation, with the number of their late contents that are
  /// missing: a row that is created but out of sight is not placed.
  private var created: [Identity: Int] = [:]
  /// Functions that return which hashes belong to elements, by the identity of the `ForEach`.
  private var lists: [Identity: @MainActor (Set<Int>) -> Set<Int>] = [:]
  /// The row being created.
  package private(set) var place: RowPlace?

  /// The number of objects that are the state of rows.
  package var stateCount: Int { rows.values.reduce(0) { $0 + $1.keys.count } }

  /// Called before an evaluation.
  mutating func begin() { (created, lists, place) = ([:], [:], nil) }

  /// Makes a row the one being created; `nil` for views outside of rows.
  mutating func enter(_ place: RowPlace?) {
    self.place = place
    guard let place, created[place.identity] == nil else { return }
    created[place.identity] = 0
    // Its views are about to note their state again. The state of removed views ends.
    if let row = rows[place.identity] {
      rows[place.identity] = Row(place: place, earlier: row.keys)
    }
  }

  /// Notes that views of a row are created when it is placed.
  mutating func expectContent(of row: RowPlace) { created[row.identity]? += 1 }

  /// Notes that such views are being created.
  mutating func receiveContent(of row: RowPlace) { created[row.identity]? -= 1 }

  /// Whether state may belong to views of a row that are not created.
  private func isHidden(_ row: RowPlace) -> Bool { created[row.identity] != 0 }

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

  /// Returns the state of the rows that are not created entirely but have elements, and forgets the
  /// others.
  mutating func keysOutOfSight() -> [StateStore.Key] {
    let hidden = rows.filter { isHidden($0.value.place) }
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
      guard isPresent(row.place, present) else {
        rows[identity] = nil
        continue
      }
      let all = row.keys.union(row.earlier)
      rows[identity] = Row(place: row.place, keys: all)
      keys += all
    }
    return keys
  }

  private func isPresent(_ place: RowPlace, _ present: [Identity: Set<Int>]) -> Bool {
    if let hashes = present[place.list] { return hashes.contains(place.hash) }
    // The container around the row was not created either.
    guard let outer = place.outer, isHidden(outer) else { return false }
    return isPresent(outer, present)
  }
}

extension StateStore {
  /// Resolves views, and notes their state as that of a row.
  ///
  /// - Parameter row: The row; `nil` for views outside of rows.
  package func notingState<Result>(of row: RowPlace?, _ resolve: () -> Result) -> Result {
    // A row may be created while another one is.
    let present = rows.place
    rows.enter(row)
    defer { rows.enter(present) }
    return resolve()
  }
}
