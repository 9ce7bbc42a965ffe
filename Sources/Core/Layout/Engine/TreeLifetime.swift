import Synchronization

/// Tells whether a tree is still there, without keeping it alive.
///
/// Subviews and dimensions that layouts get are handles to nodes of a tree. They cost nothing to
/// copy, own nothing, and are checked each time they are used.
struct TreeLifetime: Hashable {
  /// Counts the trees that had this cell; cells are never given back to the system.
  private let cell: UnsafeMutablePointer<UInt32>
  private let generation: UInt32

  /// Begins the life of a tree.
  init() {
    cell = Self.free.withLock { $0.take() }
    generation = cell.pointee
  }

  /// Ends the life of the tree.
  func end() {
    cell.pointee &+= 1
    Self.free.withLock { $0.cells.append(cell) }
  }

  var isOver: Bool {
    @inline(__always) get { cell.pointee != generation }
  }

  /// Cells of trees that are gone.
  private struct Cells: @unchecked Sendable {
    // A cell here belongs to nobody.
    var cells: [UnsafeMutablePointer<UInt32>] = []

    mutating func take() -> UnsafeMutablePointer<UInt32> {
      if let cell = cells.popLast() { return cell }
      let cell = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
      cell.initialize(to: 0)
      return cell
    }
  }

  private static let free = Mutex(Cells())
}
