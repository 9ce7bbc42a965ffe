import Foundation

/// Memory that is allocated piece by piece and freed all at once, together with its tree.
///
/// Pieces lie close together and need no allocation of their own. The arena only frees memory;
/// code that stores a value that needs deinitialization must deinitialize it.
struct Arena: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var large: [UnsafeMutableRawBufferPointer] = []
  /// Pieces of the heap, when the system has no more blocks.
  private var ofHeap: [UnsafeMutableRawPointer] = []
  /// The size of the memory, in bytes.
  private(set) var bytes = 0
  /// Whether the system has no more memory. What is allocated then is only meant for ending the layout.
  private(set) var isExhausted = false
  private var next = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
  private var free = 0
  /// Free lists of outgrown pieces, indexed by the binary logarithm of the piece's size. Each piece
  /// starts with a pointer to the next one and its own size.
  private var outgrown: [UnsafeMutableRawPointer?] = []

  /// Returns uninitialized memory for `count` values of `T`.
  @inline(__always)
  mutating func allocate<T>(_ type: T.Type, count: Int = 1) -> UnsafeMutablePointer<T> {
    allocate(bytes: MemoryLayout<T>.stride * count, alignment: MemoryLayout<T>.alignment)
      .bindMemory(to: T.self, capacity: count)
  }

  /// Returns uninitialized memory for a `T` that some bytes follow.
  @inline(__always)
  mutating func allocate<T>(_ type: T.Type, followedBy bytes: Int) -> UnsafeMutablePointer<T> {
    allocate(bytes: MemoryLayout<T>.stride + bytes, alignment: MemoryLayout<T>.alignment)
      .bindMemory(to: T.self, capacity: 1)
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
    if bytes > MemoryBlocks.size { return allocateLarge(bytes: bytes) }
    var block = MemoryBlocks.take()
    if block == nil {
      isExhausted = true
      block = MemoryBlocks.takeOfReserve()
    }
    self.bytes += MemoryBlocks.size
    // The heap may have some memory left.
    let start = block ?? .allocate(byteCount: MemoryBlocks.size, alignment: 16)
    if block != nil { blocks.append(start) } else { ofHeap.append(start) }
    next = start + bytes
    free = MemoryBlocks.size - bytes
    return start
  }

  /// Returns memory of its own for what fits in no block. Goes on filling the latest block.
  private mutating func allocateLarge(bytes: Int) -> UnsafeMutableRawPointer {
    let piece = MemoryBlocks.takeLarge(bytes)
    if piece == nil { isExhausted = true }
    self.bytes += bytes
    if let piece, let start = piece.baseAddress {
      large.append(piece)
      return start
    }
    let start = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    ofHeap.append(start)
    return start
  }

  deinit {
    MemoryBlocks.giveBack(blocks)
    for piece in large { MemoryBlocks.giveBackLarge(piece) }
    for piece in ofHeap { piece.deallocate() }
  }
}
