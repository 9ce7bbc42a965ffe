import Synchronization

/// Tells whether a tree is still there, without keeping it alive.
///
/// Subviews and dimensions that layouts get are handles to nodes of a tree. They cost nothing to
/// copy, own nothing, and are checked each time they are used.
struct TreeLifetime: Hashable, Sendable {
  private let slot: UInt32
  private let generation: UInt32

  /// Begins the life of a tree.
  init() {
    slot = Self.free.withLock { free in
      if let slot = free.returned.popLast() { return slot }
      // Trees beyond that share one slot, and are not told apart.
      free.next = min(free.next + 1, Self.capacity - 1)
      return free.next
    }
    generation = Self.generations[Int(slot)]
  }

  /// Ends the life of the tree.
  func end() {
    guard slot < Self.capacity - 1 else { return }
    Self.generations[Int(slot)] &+= 1
    Self.free.withLock { $0.returned.append(slot) }
  }

  var isOver: Bool {
    @inline(__always) get { Self.generations[Int(slot)] != generation }
  }

  private struct Slots {
    var next: UInt32 = 0
    var returned: [UInt32] = []
  }

  private static let capacity: UInt32 = 1 << 14
  private static let free = Mutex(Slots())
  // A tree's slot is written when the tree ends only, by whoever ends it.
  private nonisolated(unsafe) static let generations: UnsafeMutablePointer<UInt32> = {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(capacity))
    memory.initialize(repeating: 0, count: Int(capacity))
    return memory
  }()
}
