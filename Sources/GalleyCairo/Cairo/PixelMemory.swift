import Foundation

/// Memory for large pictures. That of pictures that are gone is kept for the next ones: the system
/// clears all pages that it gives, which takes a fifth of the time that a picture takes.
///
/// That of the first picture goes back to the system, as a program that makes one has to put its file
/// together next.
enum PixelMemory {
  /// Bytes that the processor can have in one page of memory.
  static let page = 2 << 20
  /// At most so many bytes are kept.
  private static let limit = 32 << 20

  private struct Block {
    let memory: UnsafeMutableRawPointer
    let size: Int
  }

  private static let lock = NSLock()
  /// The oldest first.
  private nonisolated(unsafe) static var kept: [Block] = []
  private nonisolated(unsafe) static var sizes: [UnsafeMutableRawPointer: Int] = [:]
  private nonisolated(unsafe) static var isFirst = true

  /// Memory of at least `count` bytes, which hold anything; `nil` where there is none.
  static func take(_ count: Int) -> UnsafeMutableRawPointer? {
    let size = (count + page - 1) / page * page
    let known = lock.withLock {
      // The smallest that is large enough, but none that is far too large.
      kept.indices.filter { kept[$0].size >= size && kept[$0].size < 2 * size }
        .min { kept[$0].size < kept[$1].size }.map { kept.remove(at: $0) }
    }
    guard let block = known ?? allocate(size) else { return nil }
    let memory = block.memory
    // What does not fill a large page is not worth one. Nothing depends on the advice.
    madvise(memory, count / page * page, MADV_HUGEPAGE)
    lock.withLock { sizes[memory] = block.size }
    return memory
  }

  static func giveBack(_ memory: UnsafeMutableRawPointer) {
    let surplus = lock.withLock { () -> [Block] in
      guard let size = sizes.removeValue(forKey: memory) else { return [] }
      let block = Block(memory: memory, size: size)
      guard !isFirst, size <= limit else {
        isFirst = false
        return [block]
      }
      kept.append(block)
      var total = kept.reduce(0) { $0 + $1.size }
      let count = kept.prefix { block in
        defer { total -= block.size }
        return total > limit
      }.count
      defer { kept.removeFirst(count) }
      return Array(kept.prefix(count))
    }
    for block in surplus { free(block.memory) }
  }

  private static func allocate(_ size: Int) -> Block? {
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, page, size) == 0, let memory else { return nil }
    return Block(memory: memory, size: size)
  }
}
