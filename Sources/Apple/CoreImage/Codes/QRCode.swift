import Foundation

/// The modules of a QR code, by ISO/IEC 18004, in byte mode.
///
/// We encode codes ourselves: a library would have to be installed before a package builds, and its
/// version would decide how pictures look.
struct QRCode {
  /// The number of modules in a row.
  let size: Int
  private let version: Int
  private var dark: [Bool]
  private var isFunction: [Bool]

  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  /// Returns `nil` for data that no code holds.
  init?(_ data: [UInt8], _ correction: Correction) {
    guard
      let version = (1...40).first(where: {
        4 + ($0 < 10 ? 8 : 16) + 8 * data.count <= 8 * Self.dataBytes($0, correction)
      })
    else { return nil }
    self.version = version
    size = 17 + 4 * version
    dark = Array(repeating: false, count: size * size)
    isFunction = dark
    drawPatterns()
    place(Self.codewords(data, version, correction))
    let plain = dark
    var best = Int.max
    var chosen = 0
    for mask in 0..<8 {
      dark = plain
      apply(mask)
      drawFormat(correction, mask)
      let penalty = penalty
      if penalty < best { (best, chosen) = (penalty, mask) }
    }
    dark = plain
    apply(chosen)
    drawFormat(correction, chosen)
  }

  // MARK: Bytes

  /// The number of modules for data and correction.
  private static func modules(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  private static func dataBytes(_ version: Int, _ correction: Correction) -> Int {
    modules(version) / 8 - correction.bytesPerBlock[version - 1] * correction.blocks[version - 1]
  }

  /// The bytes of the data with their correction, interleaved by block.
  private static func codewords(
    _ data: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    let capacity = dataBytes(version, correction)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(4, 4)
    append(data.count, version < 10 ? 8 : 16)
    data.forEach { append(Int($0), 8) }
    append(0, min(4, 8 * capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding = [0xEC, 0x11] as [UInt8]
    while bytes.count < capacity {
      bytes.append(padding[0])
      padding.reverse()
    }
    let (blocks, length) = (correction.blocks[version - 1], correction.bytesPerBlock[version - 1])
    let generator = ReedSolomon(length)
    // The last blocks are longer by a byte.
    let (short, longer) = (capacity / blocks, capacity % blocks)
    var start = 0
    let parts = (0..<blocks).map { block in
      let count = short + (block >= blocks - longer ? 1 : 0)
      defer { start += count }
      return Array(bytes[start..<start + count])
    }
    let corrections = parts.map { generator.remainder(of: $0) }
    return (0...short).flatMap { index in parts.compactMap { $0.count > index ? $0[index] : nil } }
      + (0..<length).flatMap { index in corrections.map { $0[index] } }
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y * size + x] = isDark
    isFunction[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let marks = markPositions
    for (i, y) in marks.enumerated() {
      for (j, x) in marks.enumerated() {
        let isCorner =
          (i, j) == (0, 0) || (i, j) == (0, marks.count - 1) || (i, j) == (marks.count - 1, 0)
        guard !isCorner else { continue }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(.low, 0)
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  private var markPositions: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
    let data = correction.format << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  // MARK: Data

  /// Fills the modules that are not patterns, in columns of two from right to left.
  private mutating func place(_ bytes: [UInt8]) {
    var index = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFunction[y * size + x] && index < bytes.count * 8 {
          dark[y * size + x] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y * size + x] {
        let inverts =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if inverts { dark[y * size + x].toggle() }
      }
    }
  }

  /// How hard the code is to read: runs, blocks, patterns like those in the corners, and imbalance.
  private var penalty: Int {
    var total = 0
    let finder: [[Bool]] = [
      [true, false, true, true, true, false, true, false, false, false, false],
      [false, false, false, false, true, false, true, true, true, false, true],
    ]
    for line in 0..<size {
      for isRow in [true, false] {
        let modules = (0..<size).map { isRow ? self[$0, line] : self[line, $0] }
        var run = 1
        for index in 1..<size {
          run = modules[index] == modules[index - 1] ? run + 1 : 1
          if run == 5 { total += 3 } else if run > 5 { total += 1 }
        }
        for start in 0...(size - 11) where finder.contains(Array(modules[start..<start + 11])) {
          total += 40
        }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] {
          total += 3
        }
      }
    }
    let count = dark.count { $0 }
    return total + 10 * (abs(20 * count - 10 * size * size) / (size * size))
  }
}
