import Foundation

/// Memory for a large picture. The memory of released pictures is reused, because the system clears
/// every page it hands out, which may take longer than painting.
///
/// The memory of the first picture is returned to the system: a program that renders only one
/// picture needs memory for its file next.
final class PixelMemory {
  /// The size of a huge page, in bytes.
  static let page = 2 << 20
  /// The largest amount of memory kept for reuse, in bytes.
  private static let limit = 32 << 20

  private struct Block {
    let start: UnsafeMutableRawPointer
    let size: Int
  }

  private static let lock = NSLock()
  /// Unused blocks, oldest first.
  private nonisolated(unsafe) static var kept: [Block] = []
  private nonisolated(unsafe) static var isFirst = true

  private let block: Block
  var start: UnsafeMutableRawPointer { block.start }

  /// Allocates at least `count` uninitialized bytes; `nil` if memory is short.
  init?(_ count: Int) {
    let size = (count + Self.page - 1) / Self.page * Self.page
    guard let block = Self.take(size) ?? Self.allocate(size) else { return nil }
    self.block = block
    // The last part doesn't fill a huge page. Ignore failures, as this is only advice.
    madvise(block.start, count / Self.page * Self.page, MADV_HUGEPAGE)
  }

  deinit {
    for block in Self.keep(block) { free(block.start) }
  }

  private static func take(_ size: Int) -> Block? {
    lock.withLock {
      // Use the smallest block that fits, unless it is more than twice as large.
      kept.indices.filter { kept[$0].size >= size && kept[$0].size < 2 * size }
        .min { kept[$0].size < kept[$1].size }.map { kept.remove(at: $0) }
    }
  }

  /// - Returns: The blocks to free.
  private static func keep(_ block: Block) -> [Block] {
    lock.withLock {
      if isFirst || block.size > limit {
        isFirst = false
        return [block]
      }
      kept.append(block)
      var surplus: [Block] = []
      while kept.reduce(0, { $0 + $1.size }) > limit { surplus.append(kept.removeFirst()) }
      return surplus
    }
  }

  private static func allocate(_ size: Int) -> Block? {
    var start: UnsafeMutableRawPointer?
    guard posix_memalign(&start, page, size) == 0, let start else { return nil }
    return Block(start: start, size: size)
  }
}
