import Expectations
import Foundation
import Galley
import GalleyGraphics
import Testing

@testable import GalleyCairo

/// Creates pictures of all kinds, the same in every run.
private struct PictureMaker {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// Returns a random size, mostly small, sometimes with one row or column.
  mutating func size() -> (width: Int, height: Int) {
    switch number(8) {
    case 0: (1 + number(2000), 1)
    case 1: (1, 1 + number(2000))
    case 2: (1 + number(3), 1 + number(3))
    default: (1 + number(48), 1 + number(48))
    }
  }

  mutating func picture(_ size: (width: Int, height: Int)) -> Bitmap {
    let colors = (0..<1 + number([1, 2, 4, 16, 256, 300][number(6)])).map { _ in color() }
    let kind = number(7)
    let (period, isTranslucent) = (1 + number(30), number(4) == 0)
    // Words, whose lowest byte is red.
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        var pixel =
          switch kind {
          // Noise, random colors, areas, rows, columns, slopes, and repeated noise.
          case 0: color()
          case 1: colors[number(colors.count)]
          case 2: colors[(x / period + y / period) % colors.count]
          case 3: colors[y / period % colors.count]
          case 4: colors[(x * x / period) % colors.count]
          case 5: opaque(x / 2 + y, y / 3, 9)
          default: y >= period ? pixels[(y - period) * size.width + x] : color()
          }
        if isTranslucent, kind != 6 || y < period, number(3) == 0 {
          pixel = pixel & 0xFF_FFFF | UInt32(number(256)) << 24
        }
        pixels.append(pixel)
      }
    }
    return Bitmap(
      width: size.width, height: size.height, pixels: pixels.withUnsafeBytes { Array($0) })
  }

  private mutating func color() -> UInt32 { opaque(number(256), number(256), number(256)) }

  private func opaque(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(red & 255 | (green & 255) << 8 | (blue & 255) << 16) | 0xFF00_0000
  }
}

@Suite("PNG files of random pictures")
struct RandomPictureTests {
  /// Compares the decoders of libpng and Galley for a file from Galley's encoder, and libpng's for
  /// a file from libdeflate.
  private func compare(_ picture: Bitmap, _ name: Comment) throws {
    let file = try PNGFile.encode(picture, compression: .fast)
    let decoded = try PNGFile.decode(file)
    expectEqual(decoded, ReferencePNG.decode(file), name)
    let small = try PNGFile.encode(picture, compression: .small)
    expectEqual(ReferencePNG.decode(small), decoded, name)
    let isOpaque = picture.pixels.withUnsafeBufferPointer { bytes in
      var place = 3
      while place < bytes.count, bytes[place] == 255 { place += 4 }
      return place >= bytes.count
    }
    if isOpaque { expectEqual(decoded, picture, name) }
    // Small pictures have one band, unless the threshold is lowered.
    let again = try Cores.$count.withValue(3) {
      try Cores.$threshold.withValue(1) { try PNGFile.encode(picture) }
    }
    expectEqual(again, file, name)
  }

  @Test("decode to the same pixels")
  func small() throws {
    for seed in 0..<600 {
      var maker = PictureMaker(seed)
      try compare(maker.picture(maker.size()), "seed \(seed)")
    }
  }

  @Test(
    "with several bands and rows longer than the window decode to the same pixels",
    arguments: [(1100, 1000), (11_000, 40), (32_767, 9), (40, 9000)])
  func large(width: Int, height: Int) throws {
    var maker = PictureMaker(width)
    try compare(maker.picture((width, height)), "\(width)×\(height)")
  }

  @Test("do not depend on the number of cores")
  func cores() throws {
    let picture = Bitmap(
      width: 1200, height: 900,
      pixels: [UInt8](unsafeUninitializedCapacity: 1200 * 900 * 4) { pixels, count in
        for y in 0..<900 {
          for x in 0..<1200 {
            pixels[count] = UInt8(truncatingIfNeeded: x / 9)
            pixels[count + 1] = UInt8(truncatingIfNeeded: y / 2 + x / 50)
            pixels[count + 2] = 7
            pixels[count + 3] = 255
            count += 4
          }
        }
      })
    let all = try Cores.$count.withValue(4) { try PNGFile.encode(picture) }
    let one = try Cores.$count.withValue(1) { try PNGFile.encode(picture) }
    expectEqual(all, one)
    try expectEqual(PNGFile.decode(all), picture)
  }
}

@Suite("Huffman codes")
struct HuffmanCodeTests {
  /// Returns the share of the code space in use: 1 for a complete code.
  private func room(_ code: HuffmanCode, _ count: Int) -> Double {
    (0..<count).reduce(0) { sum, symbol in
      let length = code.lengths[symbol]
      return sum + (length == 0 ? 0 : exp2(-Double(length)))
    }
  }

  @Test("are complete and within the length limit for all frequencies", arguments: [7, 15])
  func limits(limit: Int) {
    let count = limit == 7 ? 19 : 286
    let code = HuffmanCode(symbols: count, limit: limit)
    defer { code.deallocate() }
    // Fibonacci numbers produce the longest codes.
    var fibonacci: [UInt32] = [1, 1]
    while fibonacci.count < 24 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    var state: UInt32 = 1
    for round in 0..<200 {
      let frequencies = (0..<count).map { symbol -> UInt32 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return switch round % 4 {
        case 0: symbol < min(24, count) ? fibonacci[symbol] : 0
        case 1: state >> 24 > 200 ? state >> 20 : 0
        case 2: symbol < 2 + round / 4 ? 1 << UInt32(symbol % 12) : 0
        default: 1 + state >> 28
        }
      }
      code.assign(frequencies)
      let used = frequencies.count { $0 > 0 }
      expectEqual(room(code, count), used > 1 ? 1 : Double(used) / 2, "round \(round)")
      expect(
        frequencies.indices.allSatisfy { symbol in
          let length = code.lengths[symbol]
          return (length > 0) == (frequencies[symbol] > 0) && length <= limit
        }, "round \(round)")
    }
  }

  @Test("of one or two symbols take one bit")
  func few() {
    let code = HuffmanCode(symbols: 30, limit: 15)
    defer { code.deallocate() }
    for used in 0...2 {
      code.assign((0..<30).map { $0 < used ? 9 : 0 })
      expectEqual((0..<30).map { code.lengths[$0] }, (0..<30).map { $0 < used ? 1 : 0 })
    }
  }
}
