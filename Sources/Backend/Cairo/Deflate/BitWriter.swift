/// Writes a sequence of bits, lowest bit of each byte first (RFC 1951, 3.1.1).
struct BitWriter {
  /// The position of the next bit.
  struct Cursor {
    fileprivate var next: UnsafeMutableRawPointer
    /// The bits of the incomplete byte, fewer than 8.
    private var rest: UInt64 = 0
    fileprivate private(set) var restCount: UInt64 = 0

    fileprivate init(_ next: UnsafeMutableRawPointer) { self.next = next }

    /// Adds at most 56 bits. Higher bits must be zero, and there must be space.
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

  /// The written bytes. The writer's owner frees the memory.
  private(set) var start: UnsafeMutableRawPointer
  private var capacity = 1 << 16
  /// Loops copy the cursor to a local variable, which stays in registers.
  var cursor: Cursor

  init() {
    start = .allocate(byteCount: capacity, alignment: 8)
    cursor = Cursor(start)
  }

  func deallocate() { start.deallocate() }

  /// The complete bytes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: cursor.next - start)
  }

  /// Reserves space for `more` bytes.
  mutating func reserve(_ more: Int) {
    let count = bytes.count
    // Each addition writes 8 bytes, some of which the next one overwrites.
    guard count + more + 16 > capacity else { return }
    capacity = max(capacity * 2, count + more + 16)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
    cursor.next = larger + count
  }

  mutating func add(_ bits: UInt64, _ number: UInt64) { cursor.add(bits, number) }

  /// Adds zeros up to a byte boundary.
  mutating func align() {
    if cursor.restCount > 0 { add(0, 8 &- cursor.restCount) }
  }
}
