import Foundation

/// Memory for a large picture. That of pictures that are gone is kept for the next ones: the system
/// clears all pages that it gives, which may take longer than to paint on them.
///
/// That of the first picture goes back to the system, as a program that makes one has to put its file
/// together next.
final class PixelMemory {
  /// Bytes that the processor can have in one page of memory.
  static let page = 2 << 20
  /// At most so many bytes are kept.
  private static let limit = 32 << 20

  private struct Block {
    let start: UnsafeMutableRawPointer
    let size: Int
  }

  private static let lock = NSLock()
  /// The oldest first.
  private nonisolated(unsafe) static var kept: [Block] = []
  private nonisolated(unsafe) static var isFirst = true

  private let block: Block
  var start: UnsafeMutableRawPointer { block.start }

  /// Memory of at least `count` bytes, which hold anything; `nil` where there is none.
  init?(_ count: Int) {
    let size = (count + Self.page - 1) / Self.page * Self.page
    guard let block = Self.take(size) ?? Self.allocate(size) else { return nil }
    self.block = block
    // What does not fill a large page is not worth one. Nothing depends on the advice.
    madvise(block.start, count / Self.page * Self.page, MADV_HUGEPAGE)
  }

  deinit {
    for block in Self.keep(block) { free(block.start) }
  }

  private static func take(_ size: Int) -> Block? {
    lock.withLock {
      // The smallest that is large enough, but none that is far too large.
      kept.indices.filter { kept[$0].size >= size && kept[$0].size < 2 * size }
        .min { kept[$0].size < kept[$1].size }.map { kept.remove(at: $0) }
    }
  }

  /// - Returns: What is not kept for it.
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
