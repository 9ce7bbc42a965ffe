import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

private struct Chunk {
  var type: String
  var contents: [UInt8]
}

private func chunks(_ file: [UInt8]) -> [Chunk] {
  var result: [Chunk] = []
  var position = 8
  while position + 12 <= file.count {
    let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
    result.append(
      Chunk(type: type, contents: Array(file[position + 8..<position + 8 + length])))
    position += 12 + length
  }
  return result
}

private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
  var pixels: [UInt8] = []
  for y in 0..<height { for x in 0..<width { pixels += pixel(x, y) } }
  return Bitmap(width: width, height: height, pixels: pixels)
}

private func noise(_ x: Int, _ y: Int) -> UInt8 {
  UInt8(truncatingIfNeeded: (x &* 73_856_093 ^ y &* 19_349_663) >> 3)
}

@Suite struct PNGTests {
  @Test(arguments: PNGCompression.allCases)
  func `opaque pictures survive encoding and decoding`(compression: PNGCompression) throws {
    let image = bitmap(61, 33) { x, y in [noise(x, y), noise(y, x), UInt8(x), 255] }
    let file = try PNGFile.encode(image, compression: compression)
    expectEqual(chunks(file)[0].contents[9], 2)
    try expectEqual(PNGFile.decode(file), image)
  }

  @Test(arguments: 1...9)
  func `narrow pictures keep all pixels`(width: Int) throws {
    for height in [1, 2, 70] {
      let many = bitmap(width, height) { x, y in [noise(x, y), noise(y, x), UInt8(y), 255] }
      try expectEqual(PNGFile.decode(PNGFile.encode(many)), many)
      let few = bitmap(width, height) { x, y in [noise(x, y) & 0xC0, 0, 0, 255] }
      try expectEqual(PNGFile.decode(PNGFile.encode(few)), few)
    }
  }

  @Test func `a new large picture is transparent, whatever was in its memory`() throws {
    func consists(_ background: ResolvedColor?, of byte: UInt8) throws -> Bool {
      let list = DisplayList(
        size: CGSize(width: 900, height: 800), scale: 1, background: background)
      let pixels = try Rasterizer.bitmap(of: list).pixels
      return pixels == [UInt8](repeating: byte, count: 900 * 800 * 4)
    }
    for _ in 0..<3 {
      try expect(consists(.white, of: 255))
      try expect(consists(nil, of: 0))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257])
  func `pictures with few colors get the smallest palette`(colors: Int) throws {
    let image = bitmap(53, 47) { x, y in
      let index = (y * 53 + x) % colors
      return [UInt8(index % 256), UInt8(index / 256 * 90), 7, 255]
    }
    let header = chunks(try PNGFile.encode(image))[0].contents
    let depth = colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8
    expectEqual(header[8], UInt8(depth))
    expectEqual(header[9], colors <= 256 ? 3 : 2)
    try expectEqual(PNGFile.decode(PNGFile.encode(image)), image)
  }

  @Test(arguments: PNGCompression.allCases)
  func `fully transparent pixels among opaque ones stay transparent`(
    compression: PNGCompression
  ) throws {
    // The first pixel is opaque, and there are few colors.
    let image = bitmap(50, 10) { x, _ in
      x < 20 ? [255, 59, 48, 255] : x < 30 ? [0, 0, 0, 0] : [0, 122, 255, 255]
    }
    let file = try PNGFile.encode(image, compression: compression)
    expectEqual(chunks(file)[0].contents[9], 6)
    try expectEqual(PNGFile.decode(file), image)
  }

  @MainActor @Test func `the gap between two colors is transparent`() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 10) {
        Color.red
        Color.blue
      })
    renderer.proposedSize = ProposedViewSize(width: 50, height: 10)
    let image = try PNGFile.decode([UInt8](renderer.pngData()))
    expectEqual(image.rgba(5, 5)[3], 255)
    expectEqual(image.rgba(25, 5), [0, 0, 0, 0])
  }

  @Test func `translucent pictures keep their visible colors`() throws {
    let image = bitmap(40, 40) { x, y in [noise(x, y), 80, 200, UInt8(x * 6)] }
    let first = try PNGFile.decode(PNGFile.encode(image))
    let again = try PNGFile.decode(PNGFile.encode(first))
    expectEqual(first, again)
    for x in 0..<40 {
      expectEqual(first[x, 5].alpha, UInt8(x * 6))
      let error = abs(Int(first[x, 5].red) - Int(noise(x, 5)))
      if x > 0 { expectAtMost(error, 255 / (x * 6) + 1) }
    }
  }

  @Test func `a painted picture and its file have the same pixels`() throws {
    let engine = try PangoTextEngine()
    let items: [DisplayItem] = [
      .fill(rect(3, 3, 10, 10), .color(red.multiplyingOpacity(by: 0.37)), FillStyle()),
      .glyphs(
        engine.shape("Ag").lines[0], origin: CGPoint(x: 1, y: 18), paints: [.color(blue)]),
    ]
    for background in [nil, ResolvedColor.white] {
      let list = DisplayList(
        size: CGSize(width: 24, height: 24), scale: 2, background: background, items: items)
      let file = try Rasterizer.png(of: list)
      try expectEqual(PNGFile.decode(file), Rasterizer.bitmap(of: list))
      expectEqual(chunks(file)[0].contents[9], background == nil ? 6 : 3)
    }
  }

  @Test func `chunks are in order, and the density follows the scale`() throws {
    let list = DisplayList(size: CGSize(width: 4, height: 4), scale: 2, background: .white)
    let file = try Rasterizer.png(of: list)
    let found = chunks(file)
    expectEqual(found.map(\.type), ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
    expectEqual(found[1].contents, [0])
    expectEqual(found[2].contents, [0, 0, 0x16, 0x26, 0, 0, 0x16, 0x26, 1])
    expect(file.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  @Test func `large pictures have a multiple of four parts`() throws {
    // Nine times the size of a part. The rows are equal, which are compressed quickly.
    let (width, height) = (1170, 2500)
    let row = (0..<width).flatMap { x -> [UInt8] in [noise(x, 1), noise(1, x), UInt8(x & 255), 255]
    }
    let pixels = [UInt8](unsafeUninitializedCapacity: row.count * height) { pixels, count in
      guard let start = pixels.baseAddress else { return }
      for y in 0..<height { memcpy(start + y * row.count, row, row.count) }
      count = row.count * height
    }
    let file = try PNGFile.encode(Bitmap(width: width, height: height, pixels: pixels))
    expectEqual(chunks(file).count { $0.type == "IDAT" }, 12)
  }

  @Test func `encodeAsIs keeps the pixels and uses no palette`() throws {
    let opaque = bitmap(61, 33) { x, y in [noise(x, y), noise(y, x), UInt8(x), 255] }
    let file = try PNGFile.encodeAsIs(opaque, scale: 2)
    expectEqual(chunks(file).map(\.type), ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    expectEqual(Array(chunks(file)[0].contents[8...]), [8, 6, 0, 0, 0])
    try expectEqual(PNGFile.decode(file), opaque)
    let translucent = bitmap(20, 20) { x, y in [noise(x, y), 7, UInt8(x), UInt8(x * y % 256)] }
    let decoded = try PNGFile.decode(PNGFile.encodeAsIs(translucent, scale: 1))
    for y in 0..<20 {
      for x in 0..<20 {
        let (a, b) = (translucent[x, y], decoded[x, y])
        expectEqual(a.alpha, b.alpha)
        expectAtMost(abs(Int(a.red) - Int(b.red)) * Int(a.alpha), 255)
      }
    }
    #expect(throws: PaintError.self) {
      try PNGFile.encodeAsIs(Bitmap(width: 0, height: 0, pixels: []), scale: 1)
    }
  }

  @Test func `the same picture gives the same bytes`() throws {
    let image = bitmap(64, 64) { x, y in [noise(x, y), 1, 2, UInt8(255 - x)] }
    for compression in PNGCompression.allCases {
      let first = try PNGFile.encode(image, compression: compression)
      try expectEqual(PNGFile.encode(image, compression: compression), first)
    }
  }

  @Test func `hostile files are rejected`() throws {
    let good = try PNGFile.encode(bitmap(9, 9) { x, y in [noise(x, y), UInt8(x), UInt8(y), 255] })
    for length in 0..<good.count {
      #expect(throws: PNGError.self) { try PNGFile.decode(Array(good.prefix(length))) }
    }
    func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
      var file = good
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        file[16 + index] = UInt8(truncatingIfNeeded: width >> UInt32(shift))
        file[20 + index] = UInt8(truncatingIfNeeded: height >> UInt32(shift))
      }
      return file
    }
    for (width, height) in [(65_535, 65_535), (0, 9), (9, 0), (0xFFFF_FFFF, 1), (32_000, 32_000)] {
      let file = header(UInt32(width), UInt32(height))
      #expect(throws: PNGError.unreasonableSize(width: width, height: height)) {
        try PNGFile.decode(file)
      }
    }
    #expect(throws: PNGError.self) { try PNGFile.decode(header(9, 8)) }
    #expect(throws: PNGError.notPNG) { try PNGFile.decode(Array("GIF89a".utf8)) }
    // With any byte changed, decoding fails or succeeds but never crashes.
    for index in good.indices {
      var file = good
      file[index] ^= 0x55
      do {
        let read = try PNGFile.decode(file)
        expectGreater(read.width, 0)
        expectGreater(read.height, 0)
        expectEqual(read.pixels.count, read.width * read.height * 4)
      } catch {}  // Only a PNGError can be thrown.
    }
  }

  @Test func `an empty bitmap cannot be encoded`() {
    #expect(throws: PaintError.self) {
      try PNGFile.encode(Bitmap(width: 0, height: 5, pixels: []))
    }
  }
}
