internal import CPixels
import Foundation
import GalleyGraphics

extension PaintedPicture {
  /// Compares the painted rows with those of files as this library writes them: opaque, without
  /// filters. So neither picture has to be converted, which takes longer than painting most views.
  package func isKnownToEqual(_ file: [UInt8]) -> Bool {
    let (width, height) = (surface.width, surface.height)
    guard let (samples, lines) = try? PNGDecoder.lines(of: file, pixelLimit: width * height),
      samples.areOpaqueBytes, samples.size == (width, height)
    else { return false }
    var row = [UInt8](repeating: 0, count: width * 3)
    let isEqual = surface.withPixels { bytes, stride in
      lines.withUnsafeBytes { lines in
        guard var line = lines.baseAddress else { return false }
        for y in 0..<height {
          let pixels = UnsafeRawPointer(bytes + y * stride)
          // Most rows repeat the one above.
          if y == 0 || memcmp(pixels, pixels - stride, width * 4) != 0 {
            let words = pixels.assumingMemoryBound(to: UInt32.self)
            guard galley_row_to_rgb(words, width, &row) else { return false }
          }
          guard line.load(as: UInt8.self) == 0, memcmp(line + 1, row, row.count) == 0 else {
            return false
          }
          line += row.count + 1
        }
        return true
      }
    }
    return isEqual ?? false
  }
}
