import Expectations
import Galley
import GalleyCairo
import Testing

/// Files that Galley doesn't write: every pixel format, filter and interlacing.
@Suite struct PNGKindTests {
  /// A pixel format with the components of a pixel and the expected color.
  struct Kind: CustomTestStringConvertible, Sendable {
    var colorType: UInt8
    var depth: Int
    var chunks: [(String, [UInt8])] = []
    var components: @Sendable (_ x: Int, _ y: Int) -> [Int]
    var shown: @Sendable (_ components: [Int]) -> [UInt8]
    var testDescription: String { "type \(colorType), \(depth) bits, \(chunks.map(\.0))" }
  }

  private static func mixed(_ x: Int, _ y: Int, _ salt: Int) -> Int {
    (x &* 73_856_093 ^ y &* 19_349_663 ^ salt &* 83_492_791) >> 4 & 0xFFFF
  }

  /// Returns a color after painting with its opacity.
  private static func painted(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> [UInt8] {
    if alpha == 0 { return [0, 0, 0, 0] }
    let parts = [red, green, blue].map { component in
      let multiplied = (component * alpha + 127) / 255
      return min((multiplied * 255 + alpha / 2) / alpha, 255)
    }
    return (parts + [alpha]).map { UInt8($0) }
  }

  static let kinds: [Kind] = {
    var kinds: [Kind] = []
    for depth in [1, 2, 4, 8, 16] {
      let most = 1 << depth - 1
      @Sendable func gray(_ value: Int) -> Int { depth == 16 ? value >> 8 : value * 255 / most }
      func components(_ count: Int) -> @Sendable (Int, Int) -> [Int] {
        { x, y in (0..<count).map { mixed(x, y, $0) & most } }
      }
      kinds.append(
        Kind(colorType: 0, depth: depth, components: components(1)) {
          painted(gray($0[0]), gray($0[0]), gray($0[0]), 255)
        })
      let hidden = mixed(1, 1, 0) & most
      kinds.append(
        Kind(
          colorType: 0, depth: depth,
          chunks: [("tRNS", [UInt8(hidden >> 8), UInt8(hidden & 255)])],
          components: components(1)
        ) {
          painted(gray($0[0]), gray($0[0]), gray($0[0]), $0[0] == hidden ? 0 : 255)
        })
      if depth <= 8 {
        // One color less than the number of indices, and opacities for up to two colors.
        let colors = (0..<most).map { [$0 * 7 & 255, 255 - $0, $0 * $0 & 255] }
        kinds.append(
          Kind(
            colorType: 3, depth: depth,
            chunks: [("PLTE", colors.joined().map { UInt8($0) }), ("tRNS", [0, 90])],
            components: components(1)
          ) {
            let color = $0[0] < most ? colors[$0[0]] : [0, 0, 0]
            let alpha = $0[0] < most && most > 1 ? [0, 90, 255][min($0[0], 2)] : 255
            return painted(color[0], color[1], color[2], alpha)
          })
      }
      if depth >= 8 {
        kinds.append(
          Kind(colorType: 2, depth: depth, components: components(3)) {
            painted(gray($0[0]), gray($0[1]), gray($0[2]), 255)
          })
        let hidden = components(3)(2, 1)
        kinds.append(
          Kind(
            colorType: 2, depth: depth,
            chunks: [("tRNS", hidden.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })],
            components: components(3)
          ) {
            painted(gray($0[0]), gray($0[1]), gray($0[2]), $0 == hidden ? 0 : 255)
          })
        kinds.append(
          Kind(colorType: 4, depth: depth, components: components(2)) {
            painted(gray($0[0]), gray($0[0]), gray($0[0]), gray($0[1]))
          })
        kinds.append(
          Kind(colorType: 6, depth: depth, components: components(4)) {
            painted(gray($0[0]), gray($0[1]), gray($0[2]), gray($0[3]))
          })
      }
    }
    return kinds
  }()

  @Test(arguments: kinds)
  func `every kind of file is read, with any filters and interlacing`(kind: Kind) throws {
    for (width, height) in [(1, 1), (3, 5), (9, 8), (17, 11)] {
      let pixels = (0..<height).flatMap { y in
        (0..<width).flatMap { x in kind.shown(kind.components(x, y)) }
      }
      let expected = Bitmap(width: width, height: height, pixels: pixels)
      for isInterlaced in [false, true] {
        let file = Self.file(kind, width, height, isInterlaced: isInterlaced)
        let name: Comment = "\(width)×\(height), interlaced: \(isInterlaced)"
        try expectEqual(PNGFile.decode(file), expected, name)
        expectEqual(ReferencePNG.decode(file), expected, name)
      }
    }
  }

  @Test func `inconsistent files are rejected`() throws {
    let kind = Self.kinds[0]
    let whole = Self.file(kind, 9, 9, isInterlaced: false)
    #expect(throws: Never.self) { try PNGFile.decode(whole) }
    func refused(_ reason: String, _ change: (inout [(String, [UInt8])]) -> Void) {
      var chunks = Self.chunks(kind, 9, 9, isInterlaced: false)
      change(&chunks)
      #expect(throws: PNGError.damaged(reason)) { try PNGFile.decode(Self.file(chunks)) }
    }
    refused("its contents are inconsistent") { $0.remove(at: 1) }
    refused("its contents are inconsistent") { $0[1].1[4] ^= 1 }
    refused("its header is inconsistent") { $0[0].1[8] = 3 }
    refused("its header is inconsistent") { $0[0].1[9] = 5 }
    refused("its header is inconsistent") { $0[0].1[12] = 2 }
    refused("it has an unknown chunk ABCD") { $0.insert(("ABCD", []), at: 1) }
    // The required palette is missing.
    refused("its contents are inconsistent") { $0[0].1[9] = 3 }
    // An unknown filter.
    let lines = [UInt8](repeating: 7, count: 3 * 9)
    refused("its contents are inconsistent") { $0[1].1 = Self.stream(lines) }
    var other = Self.chunks(kind, 9, 9, isInterlaced: false)
    other.insert(("abCD", [1, 2, 3]), at: 1)
    #expect(throws: Never.self) { try PNGFile.decode(Self.file(other)) }
  }

  // MARK: Writing files

  private static func file(
    _ kind: Kind, _ width: Int, _ height: Int, isInterlaced: Bool
  ) -> [UInt8] { file(chunks(kind, width, height, isInterlaced: isInterlaced)) }

  private static func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { chunk($0.0, $0.1) }
  }

  /// The image data is in two chunks.
  private static func chunks(
    _ kind: Kind, _ width: Int, _ height: Int, isInterlaced: Bool
  ) -> [(String, [UInt8])] {
    let stream = stream(lines(kind, width, height, isInterlaced: isInterlaced))
    return [
      (
        "IHDR",
        number(UInt32(width)) + number(UInt32(height))
          + [UInt8(kind.depth), kind.colorType, 0, 0, isInterlaced ? 1 : 0]
      )
    ] + kind.chunks + [("IDAT", Array(stream.prefix(9))), ("IDAT", Array(stream.dropFirst(9)))]
      + [("IEND", [])]
  }

  /// Each line uses a different filter.
  private static func lines(
    _ kind: Kind, _ width: Int, _ height: Int, isInterlaced: Bool
  ) -> [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var lines: [UInt8] = []
    for (left, top, columns, rows) in passes where left < width && top < height {
      var above: [UInt8] = []
      for (index, y) in stride(from: top, to: height, by: rows).enumerated() {
        var bits: [Bool] = []
        for x in stride(from: left, to: width, by: columns) {
          for component in kind.components(x, y) {
            bits += (0..<kind.depth).reversed().map { component >> $0 & 1 == 1 }
          }
        }
        bits += Array(repeating: false, count: -bits.count & 7)
        let line = stride(from: 0, to: bits.count, by: 8).map { start in
          bits[start..<start + 8].reduce(0 as UInt8) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let step = max(1, kind.components(0, 0).count * kind.depth / 8)
        lines += filtered(line, above, filter: index % 5, step: step)
        above = line
      }
    }
    return lines
  }

  private static func filtered(
    _ line: [UInt8], _ above: [UInt8], filter: Int, step: Int
  ) -> [UInt8] {
    [UInt8(filter)]
      + line.indices.map { index in
        let left = index < step ? 0 : Int(line[index - step])
        let up = above.isEmpty ? 0 : Int(above[index])
        let corner = above.isEmpty || index < step ? 0 : Int(above[index - step])
        let guess = left + up - corner
        let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
        let prediction = [0, left, up, (left + up) / 2, nearest][filter]
        return line[index] &- UInt8(prediction)
      }
  }

  /// Returns a zlib stream without compression.
  private static func stream(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    func low(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x01, 1] + low(count) + low(~count) + bytes + number(b << 16 | a)
  }

  private static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + contents
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(UInt32(contents.count)) + body + number(~sum)
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
