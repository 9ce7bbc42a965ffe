/// How a row of pixels is written as a PNG scan line.
struct PNGLines {
  /// Without the filter that each line starts with.
  let bytes: Int
  let write: (_ row: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>) -> Void

  static func rgba(width: Int) -> PNGLines {
    PNGLines(bytes: width * 4) { row, out in
      PixelReader.writeRGBA(row, width: width, to: out)
    }
  }

  static func rgb(width: Int) -> PNGLines {
    PNGLines(bytes: width * 3) { row, out in
      var out = out
      for x in 0..<width {
        let pixel = row[x]
        out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        out[2] = UInt8(truncatingIfNeeded: pixel)
        out += 3
      }
    }
  }
}

/// Cairo's pixels as PNG scan lines; each line starts with its filter, which is none.
struct PNGRows {
  let bytes: UnsafePointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int

  init(bytes: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int) {
    (self.bytes, self.stride, self.width, self.height) = (bytes, stride, width, height)
  }

  var isOpaque: Bool {
    PixelReader.isOpaque(bytes, stride: stride, width: width, height: height)
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Scan lines in memory of their own.
  func copy(as lines: PNGLines) -> [UInt8] {
    let total = (lines.bytes + 1) * height
    return [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      count = total
      guard var out = buffer.baseAddress else { return }
      for y in 0..<height {
        out[0] = 0
        lines.write(row(y), out + 1)
        out += lines.bytes + 1
      }
    }
  }

  /// Scan lines in the place of the pixels: with less than four bytes for a pixel, none reaches a
  /// row that is still to be read.
  func replace(
    by lines: PNGLines, at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    assert(lines.bytes < width * 4)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { row in
      guard let copy = row.baseAddress else { return }
      var out = start
      for y in 0..<height {
        copy.update(from: self.row(y), count: width)
        out[0] = 0
        lines.write(copy, out + 1)
        out += lines.bytes + 1
      }
    }
    return UnsafeBufferPointer(start: start, count: (lines.bytes + 1) * height)
  }
}
