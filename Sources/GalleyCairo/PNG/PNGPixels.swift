/// How a PNG file holds pixels.
enum PNGPixels {
  case palette(PNGPalette)
  case rgb
  case rgba

  /// As the header names it.
  var colorType: UInt8 {
    switch self {
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  /// Bits of a component, or of a number in the palette.
  var bitDepth: Int {
    if case .palette(let palette) = self { palette.bitDepth } else { 8 }
  }

  /// For comparing a pixel with its neighbours.
  var bytesPerPixel: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// With the byte for the filter.
  func bytesPerLine(width: Int) -> Int {
    switch self {
    case .palette(let palette): (width * palette.bitDepth + 7) / 8 + 1
    case .rgb: width * 3 + 1
    case .rgba: width * 4 + 1
    }
  }

  /// Writes a row of cairo's pixels as a line without a filter.
  ///
  /// - Returns: Whether the line holds the row: RGB cannot hold what is translucent.
  @inline(__always)
  func write(_ row: UnsafePointer<UInt32>, width: Int, to line: UnsafeMutablePointer<UInt8>) -> Bool
  {
    line[0] = 0
    switch self {
    case .palette(let palette): palette.write(row, width: width, to: line + 1)
    case .rgb: return Self.writeRGB(row, width: width, to: line + 1)
    case .rgba: PixelReader.writeRGBA(row, width: width, to: line + 1)
    }
    return true
  }

  private static func writeRGB(
    _ row: UnsafePointer<UInt32>, width: Int, to out: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var all: UInt32 = 0xFF00_0000
    var x = 0
    var out = UnsafeMutableRawPointer(out)
    // The fourth byte, which comes first where bytes are swapped, is left out.
    @inline(__always)
    func color(_ x: Int) -> UInt64 {
      all &= row[x]
      return UInt64(row[x].bigEndian &>> 8)
    }
    while x &+ 4 <= width {
      let third = color(x &+ 2)
      let first = color(x) | color(x &+ 1) &<< 24 | third &<< 48
      let rest = UInt32(truncatingIfNeeded: third &>> 16 | color(x &+ 3) &<< 8)
      out.storeBytes(of: first.littleEndian, as: UInt64.self)
      (out + 8).storeBytes(of: rest.littleEndian, as: UInt32.self)
      out += 12
      x &+= 4
    }
    while x < width {
      let pixel = color(x)
      for byte in 0..<3 {
        out.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> UInt64(byte * 8)), as: UInt8.self)
        out += 1
      }
      x &+= 1
    }
    return all == 0xFF00_0000
  }
}
