internal import CPixels
import GalleyGraphics

extension ImageSurface {
  /// Returns a copy of the pixels without premultiplication.
  func bitmap() -> Bitmap? {
    withPixels { bytes, stride in
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        count = width * height * 4
        guard let out = buffer.baseAddress else { return }
        for y in 0..<height {
          let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
          galley_row_to_rgba(row, width, out + y * width * 4)
        }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }
}
