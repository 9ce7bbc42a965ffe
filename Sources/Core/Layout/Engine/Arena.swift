import Foundation

/// Memory that is allocated piece by piece and freed all at once, together with its tree.
///
/// Pieces lie close together and need no allocation of their own. The arena only frees memory;
/// code that stores a value that needs deinitialization must deinitialize it.
struct Arena: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var large: [UnsafeMutableRawBufferPointer] = []
  private var bytes = 0
  private let limit: Int
  /// Whether the memory has reached its limit or the system has no more. Memory allocated after
  /// that is only meant for ending the layout.
  private(set) var isExhausted = false
  private var next = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  private var free = 0
  /// Free lists of outgrown pieces, indexed by the binary logarithm of the piece's size. Each piece
  /// starts with a pointer to the next one and its own size.
  private var outgrown: [UnsafeMutableRawPointer?] = []

  /// - Parameter limit: The size at which the memory counts as exhausted, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns uninitialized memory for `count` values of `T`.
  @inline(__always)
  mutating func allocate<T>(_ type: T.Type, count: Int = 1) -> UnsafeMutablePointer<T> {
    allocate(bytes: MemoryLayout<T>.stride * count, alignment: MemoryLayout<T>.alignment)
      .bindMemory(to: T.self, capacity: count)
  }

  @inline(__always)
  private mutating func allocate(bytes: Int, alignment: Int) -> UnsafeMutableRawPointer {
    let gap = -Int(bitPattern: next) & (alignment - 1)
    if bytes + gap > free { return allocateBlock(bytes: bytes) }
    let start = next + gap
    next = start + bytes
    free -= gap + bytes
    return start
  }

  /// Moves values into memory for `count` values and recycles the memory that they leave.
  ///
  /// - Parameter values: The memory to recycle, at least 16 bytes. No other pointer may refer to
  ///   it.
  mutating func grow<T>(
    _ values: UnsafeMutablePointer<T>, from known: Int, to count: Int
  ) -> UnsafeMutablePointer<T> {
    if outgrown.isEmpty { outgrown = Array(repeating: nil, count: Int.bitWidth) }
    let larger = takeOutgrown(T.self, count: count) ?? allocate(T.self, count: count)
    larger.moveInitialize(from: values, count: known)
    let (piece, bytes) = (UnsafeMutableRawPointer(values), MemoryLayout<T>.stride * known)
    piece.storeBytes(of: outgrown[Self.digits(bytes)], as: UnsafeMutableRawPointer?.self)
    piece.storeBytes(of: bytes, toByteOffset: 8, as: Int.self)
    outgrown[Self.digits(bytes)] = piece
    return larger
  }

  @inline(__always)
  private mutating func takeOutgrown<T>(
    _ type: T.Type, count: Int
  ) -> UnsafeMutablePointer<T>? {
    let bytes = MemoryLayout<T>.stride * count
    guard let piece = outgrown[Self.digits(bytes)],
      piece.load(fromByteOffset: 8, as: Int.self) == bytes
    else { return nil }
    outgrown[Self.digits(bytes)] = piece.load(as: UnsafeMutableRawPointer?.self)
    return piece.bindMemory(to: type, capacity: count)
  }

  private static func digits(_ bytes: Int) -> Int { Int.bitWidth - bytes.leadingZeroBitCount - 1 }

  @inline(never)
  private mutating func allocateBlock(bytes: Int) -> UnsafeMutableRawPointer {
    let isLarge = bytes > ArenaBlocks.size
    let size = isLarge ? bytes : ArenaBlocks.size
    self.bytes += size
    if self.bytes > limit { isExhausted = true }
    var block = isLarge ? ArenaBlocks.map(bytes) : ArenaBlocks.take()
    if block == nil {
      isExhausted = true
      if !isLarge { block = ArenaBlocks.takeOfReserve() }
    }
    // The heap may have some memory left.
    let start = block ?? .allocate(byteCount: size, alignment: 16)
    if block == nil || isLarge {
      large.append(UnsafeMutableRawBufferPointer(start: start, count: block == nil ? 0 : size))
    } else {
      blocks.append(start)
    }
    next = start + bytes
    free = size - bytes
    return start
  }

  deinit {
    ArenaBlocks.giveBack(blocks)
    for block in large {
      guard let start = block.baseAddress else { continue }
      if block.isEmpty { start.deallocate() } else { munmap(start, block.count) }
    }
  }
}

/// Memory blocks that arenas have returned, kept for reuse because fresh memory costs more than
/// laying out what is stored in it.
///
/// The first arena's blocks go back to the system: a program that makes a single picture needs the
/// memory for painting.
private enum ArenaBlocks {
  static let size = 1 << 16
  /// The maximum number of blocks kept, 64 MiB in total.
  private static let limit = 1024

  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept: [UnsafeMutableRawPointer] = []
  private nonisolated(unsafe) static var isFirst = true
  /// The number of blocks mapped so far.
  private nonisolated(unsafe) static var mapped = 0
  /// The unused blocks of the latest region.
  private nonisolated(unsafe) static var region: (next: UnsafeMutableRawPointer, count: Int)?

  /// Returns a block; `nil` if the system has no more memory.
  static func take() -> UnsafeMutableRawPointer? {
    lock.withLock {
      if reserve == nil { reserve = map(reserveCount * size).map { ($0, reserveCount) } }
      if let block = kept.popLast() { return block }
      mapped += 1
      return mapped > regionSize / size ? takeOfRegion() : map(size)
    }
  }

  /// The blocks for ending a layout for which the system has no memory. They take none until then.
  private nonisolated(unsafe) static var reserve: (next: UnsafeMutableRawPointer, count: Int)?
  /// The number of blocks in the reserve, 16 MiB in total.
  private static let reserveCount = 256

  /// Returns a block of the reserve; `nil` if it is used up.
  static func takeOfReserve() -> UnsafeMutableRawPointer? {
    lock.withLock {
      guard let (block, count) = reserve else { return nil }
      reserve = count > 1 ? (block + size, count - 1) : nil
      return block
    }
  }

  static func giveBack(_ blocks: [UnsafeMutableRawPointer]) {
    let surplus = lock.withLock {
      let space = isFirst ? 0 : max(0, limit - kept.count)
      isFirst = false
      kept += blocks.prefix(space)
      return blocks.dropFirst(space)
    }
    for block in surplus { munmap(block, size) }
  }

  /// The size of a region and of a huge page. Large trees lie in regions so that the system can
  /// back them with huge pages, which avoids a TLB miss on most nodes.
  private static let regionSize = 1 << 21

  private static func takeOfRegion() -> UnsafeMutableRawPointer? {
    // If there is not enough memory for a region, there may be enough for a block.
    guard let (block, count) = region ?? mapRegion().map({ ($0, regionSize / size) }) else {
      return map(size)
    }
    region = count > 1 ? (block + size, count - 1) : nil
    return block
  }

  private static func mapRegion() -> UnsafeMutableRawPointer? {
    guard let whole = map(2 * regionSize) else { return nil }
    // Align the region to a huge page and unmap the rest.
    let before = -Int(bitPattern: whole) & (regionSize - 1)
    if before > 0 { munmap(whole, before) }
    munmap(whole + before + regionSize, regionSize - before)
    madvise(whole + before, regionSize, MADV_HUGEPAGE)
    return whole + before
  }

  /// Maps memory directly: memory freed to the heap between other allocations would stay with the
  /// process. Returns `nil` if the system has no more.
  static func map(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let protection = PROT_READ | PROT_WRITE
    let block = mmap(nil, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return block == MAP_FAILED ? nil : block
  }
}
