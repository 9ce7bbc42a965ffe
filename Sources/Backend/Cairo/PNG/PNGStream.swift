import Foundation

extension PNGRows {
  /// A compressed band of rows.
  private struct Band {
    let bytes: [UInt8]
    /// The Adler-32 checksum of the lines.
    let checkSum: UInt32
    let rows: Range<Int>
  }

  /// The largest number of bytes that are compressed independently. It is fixed, so that the file does
  /// not depend on the number of cores.
  private static let bandSize = 1 << 20

  /// Returns the number of rows that are compressed independently.
  ///
  /// - Parameter size: The number of bytes in a row.
  private func rowsPerBand(of size: Int) -> Int {
    let rows = max(Self.bandSize / size, 1)
    let count = (height + rows - 1) / rows
    // Two or four cores get the same number of bands, of nearly the same size.
    let even = count <= 2 ? count : (count + 3) / 4 * 4
    return (height + even - 1) / even
  }

  /// Returns the lines as a zlib stream, in parts; `nil` if `pixels` cannot hold them.
  func stream(of pixels: PNGPixels) -> [[UInt8]]? {
    let size = pixels.bytesPerLine(width: width)
    let rowsPerBand = rowsPerBand(of: size)
    let starts = Array(Swift.stride(from: 0, to: height, by: rowsPerBand))
    let bands = Cores.map(starts, pixels: width * height) { start in
      band(start..<min(start + rowsPerBand, height), as: pixels)
    }
    var checkSum: UInt32 = 1
    var parts: [[UInt8]] = []
    for band in bands {
      guard let band else { return nil }
      checkSum = Deflate.checkSum(checkSum, band.checkSum, count: band.rows.count * size)
      parts.append(band.bytes)
    }
    parts[parts.count - 1] += bigEndian(checkSum)
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
    let (stream, checkSum) = deflater.finish(isLast: rows.upperBound == height)
    defer { stream.deallocate() }
    guard isHeld else { return nil }
    var bytes: [UInt8] = []
    // Leave room for the checksum after the last part.
    bytes.reserveCapacity(stream.count + 8)
    if rows.lowerBound == 0 { bytes += Deflate.start }
    bytes += stream
    return Band(bytes: bytes, checkSum: checkSum, rows: rows)
  }

  /// Returns the colors if they fit into a palette.
  func palette() -> PNGPalette? {
    // A picture with many colors usually shows them in its first rows.
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
