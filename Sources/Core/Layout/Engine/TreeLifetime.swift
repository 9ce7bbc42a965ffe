import Synchronization

/// Tells whether a tree still exists, without keeping it alive.
///
/// It costs nothing to copy and owns nothing, so that environments can hold it on any thread.
package struct TreeLifetime: Hashable, @unchecked Sendable {
  /// The number of trees that have used this cell; cells are never freed.
  private let cell: UnsafeMutablePointer<Atomic<UInt32>>
  private let generation: UInt32

  /// Begins the lifetime of a tree.
  init() {
    cell = Self.free.withLock { $0.take() }
    generation = cell.pointee.load(ordering: .relaxed)
  }

  /// Ends the lifetime of the tree.
  func end() {
    cell.pointee.wrappingAdd(1, ordering: .releasing)
    Self.free.withLock { $0.cells.append(cell) }
  }

  /// Whether the tree has ended.
  package var isOver: Bool {
    @inline(__always) get { cell.pointee.load(ordering: .acquiring) != generation }
  }

  /// Cells of destroyed trees.
  private struct Cells: @unchecked Sendable {
    // No tree uses a cell in this list.
    var cells: [UnsafeMutablePointer<Atomic<UInt32>>] = []

    mutating func take() -> UnsafeMutablePointer<Atomic<UInt32>> {
      if let cell = cells.popLast() { return cell }
      let cell = UnsafeMutablePointer<Atomic<UInt32>>.allocate(capacity: 1)
      cell.initialize(to: Atomic(0))
      return cell
    }
  }

  private static let free = Mutex(Cells())
}
