/// An array of values without references, in memory that later arrays use again. Its values are never
/// deinitialized.
///
/// Other modules read the nodes of a placement by index, which is inlined; iterators are not.
@usableFromInline
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
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var length = 0
  private var capacity: Int

  /// Creates an empty array with memory for a number of values.
  package init(capacity: Int = 16) {
    assert(_isPOD(Element.self))
    self.capacity = Swift.max(capacity, 1)
    memory = Memory(bytes: self.capacity * MemoryLayout<Element>.stride)
    start = Self.start(of: memory, self.capacity)
  }

  private static func start(of memory: Memory, _ capacity: Int) -> UnsafeMutablePointer<Element> {
    memory.piece.baseAddress.unsafelyUnwrapped.bindMemory(to: Element.self, capacity: capacity)
  }

  @usableFromInline package typealias Indices = Range<Int>

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { length }
  @inlinable package var count: Int { length }

  @usableFromInline
  package subscript(index: Int) -> Element {
    @inlinable get {
      precondition(index >= 0 && index < length)
      // The memory must not be returned before the value is read.
      return withExtendedLifetime(self) { start[index] }
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < length)
      if !isKnownUniquelyReferenced(&memory) { move(to: capacity) }
      yield &start[index]
    }
  }

  @inline(__always)
  package mutating func append(_ value: Element) {
    if length == capacity || !isKnownUniquelyReferenced(&memory) {
      move(to: length == capacity ? 2 * capacity : capacity)
    }
    (start + length).initialize(to: value)
    length += 1
  }

  @inline(never)
  private mutating func move(to capacity: Int) {
    let made = Memory(bytes: capacity * MemoryLayout<Element>.stride)
    let copy = Self.start(of: made, capacity)
    copy.initialize(from: start, count: length)
    (memory, start, self.capacity) = (made, copy, capacity)
  }
}
