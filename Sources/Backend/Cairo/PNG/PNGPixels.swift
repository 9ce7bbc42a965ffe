internal import CPixels

/// A pixel format of PNG files.
enum PNGPixels {
  case palette(PNGPalette)
  case rgb
  case rgba

  /// The color type in the header.
  var colorType: UInt8 {
    switch self {
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  /// The bits per component or palette index.
  var bitDepth: Int {
    if case .palette(let palette) = self { palette.bitDepth } else { 8 }
  }

  /// The bytes per pixel for comparing a pixel with its neighbors.
  var bytesPerPixel: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Returns the bytes per line, including the filter byte.
  func bytesPerLine(width: Int) -> Int {
    switch self {
    case .palette(let palette): (width * palette.bitDepth + 7) / 8 + 1
    case .rgb: width * 3 + 1
    case .rgba: width * 4 + 1
    }
  }

  /// Writes a row of Cairo's pixels as an unfiltered line.
  ///
  /// - Returns: `false` if the line cannot hold the row: RGB cannot hold translucent pixels.
  @inline(__always)
  func write(_ row: UnsafePointer<UInt32>, width: Int, to line: UnsafeMutablePointer<UInt8>) -> Bool
  {
    line[0] = 0
    switch self {
    case .palette(let palette): palette.write(row, width: width, to: line + 1)
    case .rgb: return galley_row_to_rgb(row, width, line + 1)
    case .rgba: galley_row_to_rgba(row, width, line + 1)
    }
    return true
  }
}
