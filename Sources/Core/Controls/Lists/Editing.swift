import Foundation

// The operations that `onDelete` and `onMove` handlers perform on the elements of a list.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start. Offsets beyond the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves elements to before the element at the offset `destination`, as counted before the move.
  ///
  /// - Parameters:
  ///   - source: Offsets from the start; those beyond the end are ignored.
  ///   - destination: An offset from the start; beyond the end, the elements move to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(enumerated())
    let staying = elements.filter { !source.contains($0.offset) }
    let moved =
      staying.filter { $0.offset < destination }
      + elements.filter { source.contains($0.offset) }
      + staying.filter { $0.offset >= destination }
    for (index, element) in zip(Array(indices), moved) { self[index] = element.element }
  }
}
