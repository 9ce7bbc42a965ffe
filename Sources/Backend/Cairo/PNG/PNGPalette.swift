/// The colors of an opaque picture with at most 256 colors, in order of their first pixel.
struct PNGPalette {
  /// The colors as native words.
  private var words: [UInt32] = []
  private let table = ColorTable()

  /// The red, green and blue of each color.
  var colors: [UInt8] {
    words.flatMap { word in [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// Returns `nil` at the first color that is translucent or one too many.
  init?(_ rows: PNGRows, in range: Range<Int>) {
    for y in range where y == range.lowerBound || !rows.isRepeated(y) {
      let row = rows.row(y)
      var latest = ~row[0]
      var x = 0
      while x < rows.width {
        if isEight(row, latest, at: x, width: rows.width) {
          x &+= 8
          continue
        }
        for _ in 0..<min(8, rows.width &- x) {
          latest = row[x]
          if table.index(of: latest) < 0, !insert(latest) { return nil }
          x &+= 1
        }
      }
    }
  }

  /// Merges the palettes of all parts of a picture; `nil` if there are too many colors.
  init?(_ parts: [PNGPalette?]) {
    for part in parts {
      guard let part else { return nil }
      for word in part.words where !insert(word) { return nil }
    }
  }

  private mutating func insert(_ word: UInt32) -> Bool {
    if table.index(of: word) >= 0 { return true }
    guard word >> 24 == 255, words.count < 256 else { return false }
    table.insert(word, UInt32(words.count))
    words.append(word)
    return true
  }

  /// The smallest bit depth for the number of colors.
  var bitDepth: Int {
    switch words.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Writes the palette index of each pixel.
  func write(_ row: UnsafePointer<UInt32>, width: Int, to out: UnsafeMutablePointer<UInt8>) {
    let depth = bitDepth
    var x = 0
    if depth == 8 {
      var latest = ~row[0]
      while x < width {
        if isEight(row, latest, at: x, width: width) {
          // They have the same index as the previous pixel.
          let eight = UInt64(out[x &- 1]) &* 0x0101_0101_0101_0101
          UnsafeMutableRawPointer(out + x).storeBytes(of: eight, as: UInt64.self)
          x &+= 8
          continue
        }
        for _ in 0..<min(8, width &- x) {
          latest = row[x]
          out[x] = UInt8(truncatingIfNeeded: table.index(of: latest))
          x &+= 1
        }
      }
      return
    }
    var latest = ~row[0]
    var index: UInt8 = 0
    var (byte, filled, position) = (0 as UInt8, 0, 0)
    while x < width {
      if row[x] != latest {
        latest = row[x]
        index = UInt8(truncatingIfNeeded: table.index(of: latest))
      }
      byte = byte &<< UInt8(truncatingIfNeeded: depth) | index
      filled &+= depth
      if filled == 8 {
        out[position] = byte
        position &+= 1
        (byte, filled) = (0, 0)
      }
      x &+= 1
    }
    if filled > 0 { out[position] = byte &<< UInt8(truncatingIfNeeded: 8 &- filled) }
  }
}

/// Whether eight pixels from `x` on have the same color.
@inline(__always)
private func isEight(
  _ row: UnsafePointer<UInt32>, _ color: UInt32, at x: Int, width: Int
) -> Bool {
  guard x &+ 8 <= width else { return false }
  let two = UInt64(color) &<< 32 | UInt64(color)
  let words = UnsafeRawPointer(row + x)
  var difference: UInt64 = 0
  for word in 0..<4 {
    difference |= words.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self) ^ two
  }
  return difference == 0
}

/// A hash table from opaque color to index.
private final class ColorTable {
  /// Colors in the upper halves, indices in the lower halves; 0 in empty slots.
  private let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
  private static let size = 2048

  init() { slots.initialize(repeating: 0, count: Self.size) }

  deinit { slots.deallocate() }

  @inline(__always)
  private static func slot(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 21)
  }

  /// Returns the index of a color, or -1 if it has none.
  @inline(__always)
  func index(of color: UInt32) -> Int {
    var slot = Self.slot(color)
    while true {
      let entry = slots[slot]
      // Check this first: an empty slot looks like a fully transparent pixel.
      if entry == 0 { return -1 }
      if UInt32(truncatingIfNeeded: entry &>> 32) == color { return Int(entry & 0xFFFF_FFFF) }
      slot = (slot &+ 1) & (Self.size &- 1)
    }
  }

  /// Adds a color that isn't in the table, which has room for more than 256 colors.
  func insert(_ color: UInt32, _ number: UInt32) {
    var slot = Self.slot(color)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
    slots[slot] = UInt64(color) << 32 | UInt64(number)
  }
}
