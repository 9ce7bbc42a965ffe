extension QRCode {
  /// How much of a damaged code can be restored.
  enum Correction: Int {
    case low, medium, quartile, high

    init(_ name: String) {
      self = ["L": .low, "Q": .quartile, "H": .high][name.uppercased()] ?? .medium
    }

    /// The bits that stand for the level.
    var format: Int { [1, 0, 3, 2][rawValue] }

    /// The number of correction bytes in each block, from version 1.
    var bytesPerBlock: [Int] {
      switch self {
      case .low:
        [
          7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28,
          30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ]
      case .medium:
        [
          10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28,
          28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ]
      case .quartile:
        [
          13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30,
          30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ]
      case .high:
        [
          17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
          30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ]
      }
    }

    /// The number of blocks, from version 1.
    var blocks: [Int] {
      switch self {
      case .low:
        [
          1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
          14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ]
      case .medium:
        [
          1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23,
          25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ]
      case .quartile:
        [
          1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29,
          34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ]
      case .high:
        [
          1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35,
          37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ]
      }
    }
  }
}

/// Correction bytes by polynomials over the field of 256 elements.
struct ReedSolomon {
  private let generator: [UInt8]

  init(_ degree: Int) {
    var result = Array(repeating: UInt8(0), count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = Self.product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = Self.product(root, 2)
    }
    generator = result
  }

  func remainder(of data: [UInt8]) -> [UInt8] {
    var result = Array(repeating: UInt8(0), count: generator.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= Self.product(generator[index], factor) }
    }
    return result
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> UInt8(bit) & 1) * Int(a)
    }
    return UInt8(result)
  }
}
