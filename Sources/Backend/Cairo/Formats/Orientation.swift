import GalleyGraphics

/// How to turn a stored picture upright. The raw values are those of Exif.
enum Orientation: UInt16 {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// - Parameter bytes: The TIFF data that Exif data begins with.
  init?(exif bytes: [UInt8]) {
    let isLittle = bytes.starts(with: [0x49, 0x49])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= bytes.count else { return nil }
      let digits = bytes[start..<start + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      if tag == 0x0112 {
        self.init(rawValue: UInt16(truncatingIfNeeded: number(start + 8, 2) ?? 0))
        return
      }
    }
    return nil
  }

  /// Returns the picture turned upright.
  func applied(to bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let isTurned = rawValue >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    bitmap.pixels.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        let source = source.bindMemory(to: UInt32.self)
        let target = target.bindMemory(to: UInt32.self)
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (column, row) =
              switch self {
              case .up: (x, y)
              case .upMirrored: (width - 1 - x, y)
              case .down: (width - 1 - x, height - 1 - y)
              case .downMirrored: (x, height - 1 - y)
              case .leftMirrored: (y, x)
              case .right: (y, height - 1 - x)
              case .rightMirrored: (width - 1 - y, height - 1 - x)
              case .left: (width - 1 - y, x)
              }
            target[y * newWidth + x] = source[row * width + column]
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
  }
}
