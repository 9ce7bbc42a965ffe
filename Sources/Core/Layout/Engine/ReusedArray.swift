/// An array of values without references, in memory that later arrays use again.
package struct ReusedArray<Element>: RandomAccessCollection, MutableCollection {
  private final class Memory {
    let piece: UnsafeMutableRawBufferPointer
    private let isOfHeap: Bool

    init(bytes: Int) {
      let large = bytes > 4096 ? MemoryBlocks.takeLarge(bytes) : nil
      isOfHeap = large == nil
      piece = large ?? .allocate(byteCount: bytes, alignment: 16)
    }

    deinit { if isOfHeap { piece.deallocate() } else { MemoryBlocks.giveBackLarge(piece) } }
  }

  private var memory: Memory
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  package private(set) var count = 0

  /// Creates an empty array with memory for a number of values.
  package init(capacity: Int = 16) {
    self.capacity = Swift.max(capacity, 1)
    memory = Memory(bytes: self.capacity * MemoryLayout<Element>.stride)
    start = Self.start(of: memory, self.capacity)
  }

  private static func start(of memory: Memory, _ capacity: Int) -> UnsafeMutablePointer<Element> {
    memory.piece.baseAddress.unsafelyUnwrapped.bindMemory(to: Element.self, capacity: capacity)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    @inline(__always) _read {
      precondition(index >= 0 && index < count)
      yield start[index]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count)
      if !isKnownUniquelyReferenced(&memory) { move(to: capacity) }
      yield &start[index]
    }
  }

  @inline(__always)
  package mutating func append(_ value: Element) {
    if count == capacity || !isKnownUniquelyReferenced(&memory) {
      move(to: count == capacity ? 2 * capacity : capacity)
    }
    (start + count).initialize(to: value)
    count += 1
  }

  @inline(never)
  private mutating func move(to capacity: Int) {
    let made = Memory(bytes: capacity * MemoryLayout<Element>.stride)
    let copy = Self.start(of: made, capacity)
    copy.initialize(from: start, count: count)
    (memory, start, self.capacity) = (made, copy, capacity)
  }
}
