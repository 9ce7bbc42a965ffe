/// A Huffman code for a small alphabet (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code, in bits; 0 if the symbol does not occur.
  let lengths: UnsafeMutablePointer<UInt8>
  /// The codes with the first bit lowest.
  let codes: UnsafeMutablePointer<UInt16>
  private let count: Int
  private let limit: Int
  /// The occurring symbols by frequency, and the tree built from them.
  private let sorted: UnsafeMutablePointer<UInt32>

  init(symbols count: Int, limit: Int) {
    self.count = count
    self.limit = limit
    lengths = .allocate(capacity: count)
    codes = .allocate(capacity: count)
    sorted = .allocate(capacity: count)
  }

  func deallocate() {
    lengths.deallocate()
    codes.deallocate()
    sorted.deallocate()
  }

  /// Assigns the shortest code within the length limit for symbols with the given frequencies,
  /// whose sum must be below 2²².
  func assign(_ frequencies: UnsafePointer<UInt32>) {
    var used = 0
    for symbol in 0..<count {
      lengths[symbol] = 0
      if frequencies[symbol] != 0 {
        sorted[used] = frequencies[symbol] << 9 | UInt32(truncatingIfNeeded: symbol)
        used &+= 1
      }
    }
    var order = UnsafeMutableBufferPointer(start: sorted, count: used)
    order.sort()
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(used, 2)) { depths in
      guard let depths = depths.baseAddress else { return }
      for index in 0..<used { depths[index] = sorted[index] >> 9 }
      Self.turnIntoDepths(depths, used)
      // Count the codes of each length. Those that are too long count at the limit.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 33) { number in
        number.initialize(repeating: 0)
        for index in 0..<used { number[min(Int(depths[index]), limit)] &+= 1 }
        Self.fit(number, limit)
        // The rarest symbols get the longest codes.
        var index = 0
        for length in stride(from: limit, through: 1, by: -1) {
          for _ in 0..<number[length] {
            lengths[Int(sorted[index] & 511)] = UInt8(truncatingIfNeeded: length)
            index &+= 1
          }
        }
        assignCodes(number)
      }
    }
  }

  /// Replaces ascending weights by the depths of the symbols in the optimal tree, in place (Moffat
  /// and Katajainen, 1995).
  private static func turnIntoDepths(_ a: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard count > 1 else {
      if count == 1 { a[0] = 1 }
      return
    }
    // Weights of inner nodes, then the positions of their parents.
    var (root, leaf) = (0, 0)
    for next in 0..<count - 1 {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && a[root] < a[leaf]) {
          weight &+= a[root]
          a[root] = UInt32(truncatingIfNeeded: next)
          root &+= 1
        } else {
          weight &+= a[leaf]
          leaf &+= 1
        }
      }
      a[next] = weight
    }
    // Depths of inner nodes.
    a[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) { a[next] = a[Int(a[next])] &+ 1 }
    // Depths of leaves.
    var (available, inner, depth) = (1, count - 2, 0 as UInt32)
    var next = count - 1
    while available > 0 {
      var used = 0
      while inner >= 0, a[inner] == depth {
        used &+= 1
        inner &-= 1
      }
      while available > used {
        a[next] = depth
        next &-= 1
        available &-= 1
      }
      available = 2 &* used
      depth &+= 1
    }
  }

  /// Lengthens short codes until those cut to the limit fit.
  private static func fit(_ number: UnsafeMutableBufferPointer<Int>, _ limit: Int) {
    var space = 0
    for length in 1...limit { space &+= number[length] << (limit &- length) }
    while space > 1 << limit {
      // A code of the greatest length becomes the sibling of one that becomes a bit longer.
      number[limit] &-= 1
      var length = limit &- 1
      while number[length] == 0 { length &-= 1 }
      number[length] &-= 1
      number[length &+ 1] &+= 2
      space &-= 1
    }
  }

  private func assignCodes(_ number: UnsafeMutableBufferPointer<Int>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 33) { next in
      next.initialize(repeating: 0)
      var code: UInt32 = 0
      for length in 1...limit {
        code = (code &+ UInt32(truncatingIfNeeded: length == 1 ? 0 : number[length &- 1])) << 1
        next[length] = code
      }
      for symbol in 0..<count where lengths[symbol] != 0 {
        let length = Int(lengths[symbol])
        let reversed = UInt16(truncatingIfNeeded: next[length]).bitReversed
        codes[symbol] = reversed >> UInt16(truncatingIfNeeded: 16 &- length)
        next[length] &+= 1
      }
    }
  }
}

extension UInt16 {
  /// The same bits in reverse order.
  fileprivate var bitReversed: UInt16 {
    var value = self
    value = value >> 1 & 0x5555 | (value & 0x5555) << 1
    value = value >> 2 & 0x3333 | (value & 0x3333) << 2
    value = value >> 4 & 0x0F0F | (value & 0x0F0F) << 4
    return value.byteSwapped
  }
}
