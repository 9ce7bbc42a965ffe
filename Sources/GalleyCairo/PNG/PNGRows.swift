/// Cairo's pixels as PNG scan lines; each line starts with its filter, which is none.
///
/// Pixels are visited by plain loops: tests run without optimisation, where a range costs a call for
/// each of them.
struct PNGRows {
  let bytes: UnsafePointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int

  var isOpaque: Bool {
    PixelReader.isOpaque(bytes, stride: stride, width: width, height: height)
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  func rgba() -> [UInt8] {
    lines(bytesPerLine: width * 4) { row, out in
      PixelReader.writeRGBA(row, width: width, to: out)
    }
  }

  func rgb() -> [UInt8] {
    lines(bytesPerLine: width * 3) { row, out in
      var (x, out) = (0, out)
      while x < width {
        let pixel = row[x]
        out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        out[2] = UInt8(truncatingIfNeeded: pixel)
        out += 3
        x &+= 1
      }
    }
  }

  /// Calls `write` for each row with room for its line.
  func lines(
    bytesPerLine: Int,
    write: (_ row: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let total = (bytesPerLine + 1) * height
    return [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      count = total
      guard var out = buffer.baseAddress else { return }
      for y in 0..<height {
        out[0] = 0
        write(row(y), out + 1)
        out += bytesPerLine + 1
      }
    }
  }
}
