import Expectations
import Foundation
import Galley
import GalleyGraphics
import Testing

@testable import GalleyCairo

@Suite("Decoding image formats")
struct ImageDecoderTests {
  private func decode(_ bytes: [UInt8]) throws -> Bitmap { try ImageFile.decode(bytes) }

  private func near(_ color: (UInt8, UInt8, UInt8, UInt8), _ expected: [Int], by: Int = 12) -> Bool
  {
    zip([color.0, color.1, color.2].map { Int($0) }, expected).allSatisfy { abs($0 - $1) <= by }
  }

  private static func jpeg() throws -> [UInt8] {
    let picture = FormatFixtures.quarters
    return try require(TurboJPEG.shared).encode(
      rgba: picture.pixels, width: picture.width, height: picture.height, quality: 95)
  }

  @Test("JPEG", .enabled(if: TurboJPEG.shared != nil, "needs libturbojpeg0"))
  func jpeg() throws {
    let picture = try decode(Self.jpeg())
    expectEqual(picture.width, 16)
    expectEqual(picture.height, 8)
    expect(near(picture[2, 1], [208, 32, 32]))
    expect(near(picture[13, 1], [32, 96, 208]))
    expect(near(picture[2, 6], [32, 160, 64]))
    expectEqual(picture[0, 0].alpha, 255)
  }

  private static let red = [208, 32, 32]
  private static let blue = [32, 96, 208]
  private static let green = [32, 160, 64]
  private static let yellow = [240, 224, 32]
  /// The colors in the top left and top right corners.
  private static let corners: [(Int, [Int], [Int])] = [
    (1, red, blue), (2, blue, red), (3, yellow, green), (4, green, yellow), (5, red, green),
    (6, green, red), (7, yellow, blue), (8, blue, yellow),
  ]

  @Test(
    "JPEG orientation is applied", .enabled(if: TurboJPEG.shared != nil, "needs libturbojpeg0"),
    arguments: corners)
  func orientation(_ orientation: Int, _ left: [Int], _ right: [Int]) throws {
    let picture = try decode(
      FormatFixtures.jpeg(Self.jpeg(), with: 0xE1, FormatFixtures.exif(UInt8(orientation))))
    expectEqual(picture.width, orientation >= 5 ? 8 : 16)
    expect(near(picture[1, 1], left))
    expect(near(picture[picture.width - 2, 1], right))
  }

  @Test(
    "decoding gray and CMYK JPEG", .enabled(if: TurboJPEG.shared != nil, "needs libturbojpeg0"))
  func inks() throws {
    expect(near(try decode(FormatFixtures.gray)[8, 4], [40, 40, 40], by: 2))
    let cmyk = try decode(FormatFixtures.cmyk)
    expect(near(cmyk[2, 4], [255, 0, 0]))
    expect(near(cmyk[13, 4], [255, 255, 255]))
    expectEqual(cmyk[2, 4].alpha, 255)
  }

  @Test(
    "color profiles are converted to sRGB",
    .enabled(
      if: TurboJPEG.shared != nil && ColorLibrary.shared != nil,
      "needs libturbojpeg0 and liblcms2-2"))
  func profile() throws {
    let profile = Array("ICC_PROFILE\0".utf8) + [1, 1] + FormatFixtures.swappedProfile
    let picture = try decode(FormatFixtures.jpeg(Self.jpeg(), with: 0xE2, profile))
    let plain = try decode(Self.jpeg())
    // Red becomes blue with the profile.
    expectGreater(picture[2, 1].blue, 180)
    expectLess(picture[2, 1].red, 80)
    expectGreater(plain[2, 1].red, 180)
    expectLess(plain[2, 1].blue, 80)
    // A CMYK profile doesn't fit an RGB picture.
    var broken = FormatFixtures.swappedProfile
    broken.replaceSubrange(16..<20, with: "CMYK".utf8)
    let other = try decode(
      FormatFixtures.jpeg(Self.jpeg(), with: 0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + broken))
    expectEqual(other, plain)
  }

  /// Returns a PNG file with the given chunks after its header and no other color chunks.
  private func png(_ picture: Bitmap, _ chunks: (String, [UInt8])...) throws -> [UInt8] {
    func bigEndian(_ number: Int) -> [UInt8] {
      withUnsafeBytes(of: UInt32(number).bigEndian) { Array($0) }
    }
    var bytes = try PNGFile.encode(picture)
    // The encoder's one-byte sRGB chunk.
    try require(bytes[37..<41].elementsEqual("sRGB".utf8))
    bytes.removeSubrange(33..<46)
    var added: [UInt8] = []
    for (name, contents) in chunks {
      let body = Array(name.utf8) + contents
      added += Self.bigEndian(contents.count)
      added += body
      added += Self.bigEndian(Int(Self.checkSum(body)))
    }
    bytes.insert(contentsOf: added, at: 33)
    return bytes
  }

  private static func bigEndian(_ numbers: Int...) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    return bytes
  }

  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }

  /// Returns a zlib stream without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    var result: [UInt8] = [0x78, 0x01, 1]
    for number in [count, ~count] {
      result.append(UInt8(truncatingIfNeeded: number))
      result.append(UInt8(truncatingIfNeeded: number >> 8))
    }
    return result + bytes + bigEndian(b << 16 | a)
  }

  @Test(
    "color profiles in PNG files are converted to sRGB",
    .enabled(if: ColorLibrary.shared != nil, "needs liblcms2-2"))
  func pngProfile() throws {
    let picture = FormatFixtures.quarters
    let profile = Array("swapped\0\0".utf8) + Self.stored(FormatFixtures.swappedProfile)
    let converted = try decode(png(picture, ("iCCP", profile)))
    expect(near(converted[2, 1], [32, 32, 208]))
    expect(near(converted[13, 1], [208, 96, 32]))
    // Pictures for comparison are not converted.
    try expectEqual(PNGFile.decode(png(picture, ("iCCP", profile))), picture)
    // Broken profiles are ignored, and the picture is still decoded.
    let name = Array("x\0\0".utf8)
    let broken: [[UInt8]] = [
      [], Array("x\0".utf8), name, Array("x\0\u{1}abc".utf8), name + [0x78, 1, 2, 3, 4],
      Array(profile.dropLast(100)), name + Self.stored([UInt8](repeating: 7, count: 3000)),
    ]
    for chunk in broken { try expectEqual(decode(png(picture, ("iCCP", chunk))), picture) }
  }

  @Test(
    "gamma and primaries of PNG files are converted to sRGB",
    .enabled(if: ColorLibrary.shared != nil, "needs liblcms2-2"))
  func pngGamma() throws {
    var gray = FormatFixtures.quarters
    for start in stride(from: 0, to: gray.pixels.count, by: 4) {
      gray.pixels.replaceSubrange(start..<start + 4, with: [128, 128, 128, 200])
    }
    // Half the light is 188 of 255 in sRGB. The opacity stays the same.
    let linear = try decode(png(gray, ("gAMA", Self.bigEndian(100_000))))
    expect(near(linear[3, 3], [188, 188, 188], by: 1))
    expectEqual(linear[3, 3].alpha, 200)
    let sRGB = Self.bigEndian(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000)
    let usual = Self.bigEndian(45_455)
    let files = [
      try png(gray, ("gAMA", usual)), try png(gray, ("cHRM", sRGB)),
      try png(gray, ("gAMA", usual), ("cHRM", sRGB)),
      try png(gray, ("sRGB", [0]), ("gAMA", Self.bigEndian(100_000))),
      try png(gray, ("gAMA", Self.bigEndian(0))), try png(gray, ("gAMA", [1])),
      try png(gray, ("cHRM", Self.bigEndian(0, 0, 0, 0, 0, 0, 0, 0))),
      try png(gray, ("cHRM", Self.bigEndian(1 << 31, 1, 1, 1, 1, 1, 1, 1))),
    ]
    for (index, file) in files.enumerated() { try expectEqual(decode(file), gray, "\(index)") }
    // The green of Adobe RGB is outside sRGB, but the white is the same.
    let adobe = Self.bigEndian(31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000)
    var green = gray
    for start in stride(from: 0, to: 64, by: 4) {
      green.pixels.replaceSubrange(start..<start + 4, with: [100, 200, 100, 255])
      green.pixels.replaceSubrange(start + 64..<start + 68, with: [255, 255, 255, 255])
    }
    let wide = try decode(png(green, ("gAMA", usual), ("cHRM", adobe)))
    expectLess(wide[3, 0].red, 40)
    expectGreater(wide[3, 0].green, 195)
    expect(near(wide[3, 1], [255, 255, 255], by: 1))
  }

  @Test("lossless and lossy WebP", .enabled(if: WebPLibrary.shared != nil, "needs libwebp7"))
  func webp() throws {
    let library = try require(WebPLibrary.shared)
    var picture = FormatFixtures.quarters
    for index in 0..<16 { picture.pixels[index * 4 + 3] = 128 }
    try expectEqual(decode(library.encode(picture, quality: nil)), picture)
    expect(near(try decode(library.encode(picture, quality: 90))[13, 6], [240, 224, 32], by: 20))
  }

  @Test(
    "first frame of a GIF file", .enabled(if: PixbufLibrary.shared != nil, "needs gdk-pixbuf"))
  func gif() throws {
    let picture = try decode(FormatFixtures.gif)
    expectEqual(picture.width, 2)
    expectEqual(picture.height, 2)
    expectEqual(picture.pixels, Array(repeating: [255, 0, 0, 255], count: 4).flatMap { $0 })
  }

  @Test("SVG renders at any size", .enabled(if: SVGLibrary.shared != nil, "needs librsvg2-2"))
  func svg() throws {
    let picture = try ImageFile.decode(FormatFixtures.svg, scale: 3)
    expectEqual(picture.width, 60)
    expectEqual(picture.height, 30)
    expect(picture[29, 29] == (0x20, 0xA0, 0x40, 255))
    expectEqual(picture[30, 0].alpha, 0)
  }

  @Test(
    "SVG files cannot load other files", .enabled(if: SVGLibrary.shared != nil, "needs librsvg2-2")
  )
  func externalReference() throws {
    let path = NSTemporaryDirectory() + "galley-outside-\(getpid()).png"
    defer { unlink(path) }
    let red = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
    try Data(PNGFile.encode(red)).write(to: URL(fileURLWithPath: path))
    for link in ["file://\(path)", path, "../../../../../..\(path)"] {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="4" height="4"><image xlink:href="\(link)" width="4" height="4"/></svg>
        """
      try expectEqual(decode(Array(svg.utf8))[1, 1].alpha, 0, "\(link)")
    }
  }

  @Test("truncated and corrupted files are errors")
  func damaged() throws {
    let files: [(ImageFormat, [UInt8], Bool)] = [
      (.jpeg, TurboJPEG.shared == nil ? [] : try Self.jpeg(), TurboJPEG.shared != nil),
      (
        .webp, try WebPLibrary.shared?.encode(FormatFixtures.quarters, quality: nil) ?? [],
        WebPLibrary.shared != nil
      ),
      (.gif, FormatFixtures.gif, PixbufLibrary.shared != nil),
      (.svg, FormatFixtures.svg, SVGLibrary.shared != nil),
    ]
    for (format, bytes, isReadable) in files where isReadable {
      expectEqual(ImageFormat(bytes), format)
      for count in [bytes.count / 8, bytes.count / 4, bytes.count / 3] where format != .gif {
        #expect(throws: ImageFileError.self, "\(format) \(count)") {
          try decode(Array(bytes.prefix(max(count, 20))))
        }
      }
      for index in stride(from: 12, to: bytes.count, by: 7) {
        var changed = bytes
        changed[index] ^= 0xFF
        do {
          let bitmap = try decode(changed)
          expectGreater(bitmap.width, 0)
          expectGreater(bitmap.height, 0)
          expectEqual(bitmap.pixels.count, bitmap.width * bitmap.height * 4)
        } catch is ImageFileError {}
      }
    }
    #expect(throws: ImageFileError.damaged(.gif, "it ends early")) {
      try decode(Array(FormatFixtures.gif.prefix(24)))
    }
  }

  @Test("sizes are checked before memory is allocated")
  func hostileSizes() throws {
    if TurboJPEG.shared != nil {
      var jpeg = try Self.jpeg()
      let start = try require(
        jpeg.indices.dropLast(9).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
      jpeg.replaceSubrange(start + 5..<start + 9, with: [0x80, 0, 0x80, 0])
      #expect(throws: ImageFileError.unreasonableSize(.jpeg, width: 32_768, height: 32_768)) {
        try decode(jpeg)
      }
    }
    if PixbufLibrary.shared != nil {
      var gif = FormatFixtures.gif
      gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
      #expect(throws: ImageFileError.unreasonableSize(.gif, width: 65_535, height: 65_535)) {
        try decode(gif)
      }
    }
    if SVGLibrary.shared != nil {
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>"#
      #expect(throws: ImageFileError.self) { try decode(Array(svg.utf8)) }
    }
  }

  @Test("errors name the missing library's package")
  func missing() {
    for library in FormatLibrary.all {
      let error = library.missing(for: .webp)
      expect(error.message, contains: library.package)
      expectEqual(error.hint, "sudo apt-get install \(library.package)")
    }
    #expect(throws: ImageFileError.unknownFormat) { try decode(Array("BM1234567890".utf8)) }
    #expect(throws: ImageFileError.unknownFormat) { try decode([]) }
  }
}
