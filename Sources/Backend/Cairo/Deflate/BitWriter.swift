/// Bits one after the other, the first being the lowest of the first byte (RFC 1951, 3.1.1).
struct BitWriter {
  /// The place of the next bit.
  struct Cursor {
    fileprivate var next: UnsafeMutableRawPointer
    /// Fewer than 8 bits of a byte that is not complete.
    private var rest: UInt64 = 0
    fileprivate private(set) var restCount: UInt64 = 0

    fileprivate init(_ next: UnsafeMutableRawPointer) { self.next = next }

    /// Adds at most 56 bits, with zeros above them, where there is space.
    @inline(__always)
    mutating func add(_ bits: UInt64, _ number: UInt64) {
      rest |= bits &<< restCount
      restCount &+= number
      next.storeBytes(of: rest.littleEndian, as: UInt64.self)
      next += Int(truncatingIfNeeded: restCount &>> 3)
      rest &>>= restCount & ~7
      restCount &= 7
    }
  }

  /// What is written; whoever made the writer gives the memory back.
  private(set) var start: UnsafeMutableRawPointer
  private var capacity = 1 << 16
  /// Copied for loops, as a local variable stays in registers.
  var cursor: Cursor

  init() {
    start = .allocate(byteCount: capacity, alignment: 8)
    cursor = Cursor(start)
  }

  func deallocate() { start.deallocate() }

  /// Complete bytes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: cursor.next - start)
  }

  /// Makes space for so many bytes more.
  mutating func reserve(_ more: Int) {
    let count = bytes.count
    // Every addition writes 8 bytes, of which the next one overwrites some.
    guard count + more + 16 > capacity else { return }
    capacity = max(capacity * 2, count + more + 16)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
    cursor.next = larger + count
  }

  mutating func add(_ bits: UInt64, _ number: UInt64) { cursor.add(bits, number) }

  /// Adds zeros up to a whole byte.
  mutating func align() {
    if cursor.restCount > 0 { add(0, 8 &- cursor.restCount) }
  }
}
