import Foundation

/// Memory that arenas and arrays of a layout have returned, kept for reuse because fresh memory costs
/// more than laying out what is stored in it.
///
/// The memory of the first layout goes back to the system: a program that makes a single picture needs
/// it for painting.
enum MemoryBlocks {
  static let size = 1 << 16
  /// The maximum size of all memory kept, in bytes.
  private static let limit = 64 << 20

  private static let lock = NSLock()
  private nonisolated(unsafe) static var kept: [UnsafeMutableRawPointer] = []
  /// The size of `kept` and `keptLarge`.
  private nonisolated(unsafe) static var keptBytes = 0
  private nonisolated(unsafe) static var isFirst = true
  /// The number of blocks mapped so far.
  private nonisolated(unsafe) static var mapped = 0
  /// The unused blocks of the latest region.
  private nonisolated(unsafe) static var region: (next: UnsafeMutableRawPointer, count: Int)?

  /// Returns a block; `nil` if the system has no more memory.
  static func take() -> UnsafeMutableRawPointer? {
    lock.withLock {
      if reserve == nil { reserve = map(reserveCount * size).map { ($0, reserveCount) } }
      if let block = kept.popLast() {
        keptBytes -= size
        return block
      }
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
      let space = isFirst ? 0 : max(0, limit - keptBytes) / size
      kept += blocks.prefix(space)
      keptBytes += min(space, blocks.count) * size
      return blocks.dropFirst(space)
    }
    for block in surplus { munmap(block, size) }
  }

  /// Notes that a layout has returned its memory.
  static func endLayout() { lock.withLock { isFirst = false } }

  // MARK: Larger pieces

  /// Pieces that were returned, the latest last.
  private nonisolated(unsafe) static var keptLarge: [UnsafeMutableRawBufferPointer] = []

  /// Returns at least `bytes` bytes; `nil` if the system has no more memory. What is not written takes
  /// none.
  static func takeLarge(_ bytes: Int) -> UnsafeMutableRawBufferPointer? {
    // Sizes are powers of two, so that later pieces of about the same size find this one.
    let count = max(size, 1 << (Int.bitWidth - (bytes - 1).leadingZeroBitCount))
    let known = lock.withLock { () -> UnsafeMutableRawBufferPointer? in
      guard let index = keptLarge.lastIndex(where: { $0.count == count }) else { return nil }
      keptBytes -= count
      return keptLarge.remove(at: index)
    }
    if let known { return known }
    // Pages are huge where that saves faults and translations and takes no more memory.
    return (bytes < regionSize ? map(count) : mapAligned(count)).map {
      UnsafeMutableRawBufferPointer(start: $0, count: count)
    }
  }

  static func giveBackLarge(_ piece: UnsafeMutableRawBufferPointer) {
    let isKept = lock.withLock {
      if isFirst || piece.count > limit / 4 || keptBytes + piece.count > limit { return false }
      keptLarge.append(piece)
      keptBytes += piece.count
      return true
    }
    if !isKept { munmap(piece.baseAddress, piece.count) }
  }

  /// Calls `body` with uninitialized memory for `count` values without references.
  @inline(__always)
  static func withTemporary<T, Result>(
    _ type: T.Type, count: Int, _ body: (UnsafeMutableBufferPointer<T>) -> Result
  ) -> Result {
    let bytes = MemoryLayout<T>.stride * count
    guard bytes > size, let piece = takeLarge(bytes) else {
      return withUnsafeTemporaryAllocation(of: type, capacity: count, body)
    }
    defer { giveBackLarge(piece) }
    return body(
      UnsafeMutableBufferPointer(
        start: piece.baseAddress?.bindMemory(to: type, capacity: count), count: count))
  }

  /// The size of a region and of a huge page. Large trees lie in regions so that the system can
  /// back them with huge pages, which avoids a TLB miss on most nodes.
  private static let regionSize = 1 << 21

  private static func takeOfRegion() -> UnsafeMutableRawPointer? {
    // Without memory for a region, there may be some for a block.
    guard let (block, count) = region ?? mapAligned(regionSize).map({ ($0, regionSize / size) })
    else {
      return map(size)
    }
    region = count > 1 ? (block + size, count - 1) : nil
    return block
  }

  /// Maps memory that begins with a huge page.
  private static func mapAligned(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard let whole = map(bytes + regionSize) else { return nil }
    // Unmap the rest.
    let before = -Int(bitPattern: whole) & (regionSize - 1)
    if before > 0 { munmap(whole, before) }
    munmap(whole + before + bytes, regionSize - before)
    madvise(whole + before, bytes, MADV_HUGEPAGE)
    return whole + before
  }

  /// Maps memory directly: memory freed to the heap between other allocations would stay with the
  /// process. Returns `nil` if the system has no more.
  private static func map(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let protection = PROT_READ | PROT_WRITE
    let block = mmap(nil, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return block == MAP_FAILED ? nil : block
  }
}
