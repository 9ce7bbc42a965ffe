import Foundation

extension PNGRows {
  /// A band of rows, compressed.
  private struct Band {
    let bytes: UnsafeRawBufferPointer
    /// Adler-32 of the lines.
    let checkSum: UInt32
    let rows: Range<Int>
  }

  /// How many bytes of lines are compressed on their own: what is in a file does not depend on how
  /// many cores made it.
  private static let bandSize = 1 << 20

  /// The lines as a stream in the zlib format, in parts; `nil` where `pixels` cannot hold them.
  func stream(of pixels: PNGPixels) -> [[UInt8]]? {
    let size = pixels.bytesPerLine(width: width)
    let rowsPerBand = max(Self.bandSize / size, 1)
    let starts = Array(Swift.stride(from: 0, to: height, by: rowsPerBand))
    let bands = Cores.map(starts, pixels: width * height) { start in
      band(start..<min(start + rowsPerBand, height), as: pixels)
    }
    defer { for band in bands { band?.bytes.deallocate() } }
    var checkSum: UInt32 = 1
    var parts: [[UInt8]] = []
    for (index, band) in bands.enumerated() {
      guard let band else { return nil }
      checkSum = Deflate.checkSum(checkSum, band.checkSum, count: band.rows.count * size)
      var part: [UInt8] = []
      part.reserveCapacity(band.bytes.count + 8)
      if index == 0 { part += Deflate.start }
      part += band.bytes
      if index == bands.count - 1 { part += bigEndian(checkSum) }
      parts.append(part)
    }
    return parts
  }

  private func band(_ rows: Range<Int>, as pixels: PNGPixels) -> Band? {
    let size = pixels.bytesPerLine(width: width)
    var deflater = LineDeflater(bytesPerLine: size, bytesPerPixel: pixels.bytesPerPixel)
    var isHeld = true
    if rows.lowerBound > 0 {
      deflater.add { isHeld = pixels.write(row(rows.lowerBound - 1), width: width, to: $0) }
      deflater.skip()
    }
    for y in rows where isHeld {
      deflater.add { line in
        if y > 0, isRepeated(y) {
          memcpy(line, line - size, size)
        } else {
          isHeld = pixels.write(row(y), width: width, to: line)
        }
      }
    }
    let (bytes, checkSum) = deflater.finish(isLast: rows.upperBound == height)
    guard isHeld else {
      bytes.deallocate()
      return nil
    }
    return Band(bytes: bytes, checkSum: checkSum, rows: rows)
  }

  /// The colours, where a palette can hold them.
  func palette() -> PNGPalette? {
    // A picture of many colours shows them in its first rows, as a rule.
    let first = 0..<min(64, height)
    guard let start = PNGPalette(self, in: first) else { return nil }
    guard height > first.upperBound else { return start }
    let rowsPerBand = max(Self.bandSize / (width * 4), 64)
    let starts = Array(Swift.stride(from: first.upperBound, to: height, by: rowsPerBand))
    let parts = Cores.map(starts, pixels: width * height) { start in
      PNGPalette(self, in: start..<min(start + rowsPerBand, height))
    }
    return PNGPalette([start] + parts)
  }
}
