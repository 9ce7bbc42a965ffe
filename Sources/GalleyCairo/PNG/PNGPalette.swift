/// The colours of a picture that has at most 256 of them, in the order of their first pixel.
struct PNGPalette {
  /// Red, green and blue of each colour.
  private(set) var colors: [UInt8] = []
  private var table = ColorTable()

  /// `nil` when there are too many colours; found out at the first colour too many.
  init?(_ rows: PNGRows) {
    for y in 0..<rows.height {
      let row = rows.row(y)
      var latest: UInt32?
      for x in 0..<rows.width where row[x] != latest {
        latest = row[x]
        guard let isNew = table.insert(row[x]) else { return nil }
        if isNew {
          colors += [16, 8, 0].map { UInt8(truncatingIfNeeded: row[x] >> $0) }
        }
      }
    }
  }

  /// The fewest bits that tell the colours apart.
  var bitDepth: Int {
    switch colors.count / 3 {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  func lines(width: Int) -> PNGLines {
    let depth = bitDepth
    return PNGLines(bytes: (width * depth + 7) / 8) { row, out in
      var latest = ~row[0]
      var index: UInt8 = 0
      var (byte, filled, position) = (0 as UInt8, 0, 0)
      for x in 0..<width {
        if row[x] != latest {
          latest = row[x]
          index = table.index(of: latest)
        }
        if depth == 8 {
          out[x] = index
          continue
        }
        byte = byte << UInt8(depth) | index
        filled += depth
        if filled == 8 {
          out[position] = byte
          position += 1
          (byte, filled) = (0, 0)
        }
      }
      if filled > 0 { out[position] = byte << UInt8(8 - filled) }
    }
  }
}

/// A small hash table from colour to number.
private struct ColorTable {
  private var keys = [UInt32](repeating: 0, count: 1024)
  private var values = [UInt16](repeating: 0xFFFF, count: 1024)
  private var count: UInt16 = 0

  private func slot(_ color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while values[slot] != 0xFFFF, keys[slot] != color { slot = (slot + 1) & 1023 }
    return slot
  }

  /// Whether the colour is new; `nil` when it would be the 257th.
  mutating func insert(_ color: UInt32) -> Bool? {
    let slot = slot(color)
    guard values[slot] == 0xFFFF else { return false }
    guard count < 256 else { return nil }
    keys[slot] = color
    values[slot] = count
    count += 1
    return true
  }

  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: values[slot(color)]) }
}
