import Foundation

/// Memory that is taken piece by piece and given back all at once, with the tree that it belongs to.
///
/// What is stored here lies close together and costs no allocation of its own. The arena frees
/// memory; values that own something are deinitialised by whoever put them there.
struct Arena: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var large: [UnsafeMutableRawPointer] = []
  private var next = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  private var free = 0
  /// Pieces that what lay there has outgrown, by how many binary digits their sizes have: each begins
  /// with where the next one is, and its size.
  private var outgrown: [UnsafeMutableRawPointer?] = []

  /// Memory for `count` values of `T`, not initialised.
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

  /// Memory for `count` values, of which the first are those that lay elsewhere; what they leave is for
  /// others of their number.
  ///
  /// - Parameter values: The memory that they leave, of at least 16 bytes. There must be no other
  ///   pointer to it.
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
    let block =
      isLarge
      ? UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16) : ArenaBlocks.take()
    if isLarge { large.append(block) } else { blocks.append(block) }
    next = block + bytes
    free = (isLarge ? bytes : ArenaBlocks.size) - bytes
    return block
  }

  deinit {
    ArenaBlocks.giveBack(blocks)
    for block in large { block.deallocate() }
  }
}

/// Blocks of memory that arenas gave back, kept for the next ones: fresh memory costs more than
/// laying out what is stored in it.
///
/// Those of the first arena are given back to the system, as a program that makes one picture has to
/// paint it next.
private enum ArenaBlocks {
  static let size = 1 << 16
  /// At most 64 MiB are kept.
  private static let limit = 1024

  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept: [UnsafeMutableRawPointer] = []
  private nonisolated(unsafe) static var isFirst = true
  /// How many blocks were taken from the system.
  private nonisolated(unsafe) static var mapped = 0
  /// Blocks of the latest region that nobody has taken yet.
  private nonisolated(unsafe) static var region: (next: UnsafeMutableRawPointer, count: Int)?

  static func take() -> UnsafeMutableRawPointer {
    lock.withLock {
      if let block = kept.popLast() { return block }
      mapped += 1
      return mapped > regionSize / size ? takeOfRegion() : map(size)
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

  /// Large trees lie in regions, for which the system may use pages of this size: with small ones the
  /// processor would look up where most nodes are.
  private static let regionSize = 1 << 21

  private static func takeOfRegion() -> UnsafeMutableRawPointer {
    let (block, count) = region ?? (mapRegion(), regionSize / size)
    region = count > 1 ? (block + size, count - 1) : nil
    return block
  }

  private static func mapRegion() -> UnsafeMutableRawPointer {
    let whole = map(2 * regionSize)
    // The region begins where a large page does; what is around it is given back.
    let before = -Int(bitPattern: whole) & (regionSize - 1)
    if before > 0 { munmap(whole, before) }
    munmap(whole + before + regionSize, regionSize - before)
    madvise(whole + before, regionSize, MADV_HUGEPAGE)
    return whole + before
  }

  /// Memory of the system's own: what is freed between other things would stay with the program.
  private static func map(_ bytes: Int) -> UnsafeMutableRawPointer {
    let protection = PROT_READ | PROT_WRITE
    let block = mmap(nil, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let block, block != MAP_FAILED else { fatalError("out of memory") }
    return block
  }
}
