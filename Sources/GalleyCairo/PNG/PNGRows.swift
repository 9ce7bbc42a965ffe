import GalleyGraphics

/// A picture's rows as PNG stores them: each starts with its filter (always 0, none).
struct PNGRows {
  var bytes: [UInt8]
  /// 2 RGB, 3 palette, 6 RGBA.
  var colorType: UInt8
  var bitDepth: UInt8 = 8
  /// Three bytes for each colour; empty without a palette.
  var palette: [UInt8] = []

  init(_ bitmap: Bitmap, allowingPalette: Bool) {
    let opaque = Self.isOpaque(bitmap)
    if opaque, allowingPalette, let indexed = Self.indexed(bitmap) {
      self = indexed
      return
    }
    colorType = opaque ? 2 : 6
    bytes = Self.direct(bitmap, channels: opaque ? 3 : 4)
  }

  private init(bytes: [UInt8], bitDepth: UInt8, palette: [UInt8]) {
    self.bytes = bytes
    colorType = 3
    self.bitDepth = bitDepth
    self.palette = palette
  }

  private static func isOpaque(_ bitmap: Bitmap) -> Bool {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      var index = 3
      while index < pixels.count {
        if pixels[index] != 255 { return false }
        index += 4
      }
      return true
    }
  }

  private static func direct(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let size = (1 + width * channels) * height
    return bitmap.pixels.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: size) { target, count in
        count = size
        guard var from = source.baseAddress, var to = target.baseAddress else { return }
        var row = 0
        while row < height {
          to.pointee = 0
          to += 1
          if channels == 4 {
            to.update(from: from, count: width * 4)
            from += width * 4
            to += width * 4
          } else {
            var column = 0
            while column < width {
              to[0] = from[0]
              to[1] = from[1]
              to[2] = from[2]
              from += 4
              to += 3
              column += 1
            }
          }
          row += 1
        }
      }
    }
  }

  /// `nil` if there are more than 256 colours. Colours are listed in order of appearance.
  private static func indexed(_ bitmap: Bitmap) -> PNGRows? {
    let (width, height) = (bitmap.width, bitmap.height)
    var slots: [UInt32: UInt8] = [:]
    var palette: [UInt8] = []
    var indices = [UInt8](repeating: 0, count: width * height)
    let fits = bitmap.pixels.withUnsafeBufferPointer { source in
      indices.withUnsafeMutableBufferPointer { indices in
        var (last, lastSlot): (UInt32?, UInt8) = (nil, 0)
        var index = 0
        while index < indices.count {
          let (r, g, b) = (source[index * 4], source[index * 4 + 1], source[index * 4 + 2])
          let color = UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
          if color != last {
            if let slot = slots[color] {
              lastSlot = slot
            } else {
              guard slots.count < 256 else { return false }
              lastSlot = UInt8(slots.count)
              slots[color] = lastSlot
              palette += [r, g, b]
            }
            last = color
          }
          indices[index] = lastSlot
          index += 1
        }
        return true
      }
    }
    guard fits else { return nil }
    let depth = slots.count <= 2 ? 1 : slots.count <= 4 ? 2 : slots.count <= 16 ? 4 : 8
    return PNGRows(
      bytes: packed(indices, width: width, height: height, depth: depth), bitDepth: UInt8(depth),
      palette: palette)
  }

  private static func packed(_ indices: [UInt8], width: Int, height: Int, depth: Int) -> [UInt8] {
    let stride = 1 + (width * depth + 7) / 8
    var bytes = [UInt8](repeating: 0, count: stride * height)
    indices.withUnsafeBufferPointer { indices in
      bytes.withUnsafeMutableBufferPointer { bytes in
        var (index, row) = (0, 0)
        while row < height {
          var bit = 0
          while bit < width * depth {
            let shift = 8 - depth - bit % 8
            bytes[row * stride + 1 + bit / 8] |= indices[index] << UInt8(shift)
            index += 1
            bit += depth
          }
          row += 1
        }
      }
    }
    return bytes
  }
}
