internal import CDeflate
import GalleyGraphics

/// Writes PNG files: opaque pictures without an alpha channel, and with a palette if the picture
/// has few enough colors. Equal pixels give equal bytes.
///
/// Rows are not filtered, which makes files of drawn pictures smaller and faster to write.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Pixels per point, stored in the file as its density.
  let scale: Double

  /// Encodes Cairo's pixels: native words with premultiplied colors.
  func encode(
    premultiplied bytes: UnsafePointer<UInt8>, stride: Int, compression: PNGCompression
  ) -> EncodedPNG? {
    let rows = PNGRows(bytes: bytes, stride: stride, width: width, height: height)
    if rows.row(0)[0] >> 24 == 255 {
      if let palette = rows.palette() { return encode(rows, .palette(palette), compression) }
      // Writing detects translucent pixels.
      if let encoded = encode(rows, .rgb, compression) { return encoded }
    }
    return encode(rows, .rgba, compression)
  }

  private func encode(
    _ rows: PNGRows, _ pixels: PNGPixels, _ compression: PNGCompression
  ) -> EncodedPNG? {
    rows.compressed(pixels, compression).map {
      EncodedPNG(encoder: self, pixels: pixels, parts: $0)
    }
  }

  /// Returns the signature, size, pixel format and density.
  func start(_ pixels: PNGPixels) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    PNGChunk.append(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        + [UInt8(pixels.bitDepth), pixels.colorType, 0, 0, 0], to: &file)
    // Colors are sRGB, with perceptual rendering intent.
    PNGChunk.append("sRGB", [0], to: &file)
    // 72 points per inch are 2834.6 per meter.
    let density = (2835 * scale).rounded()
    if density >= 1, density < 4e9 {
      let perMetre = bigEndian(UInt32(density))
      PNGChunk.append("pHYs", perMetre + perMetre + [1], to: &file)
    }
    return file
  }
}

/// The compressed parts of a PNG file. Assembling the file no longer needs the picture.
struct EncodedPNG {
  let encoder: PNGEncoder
  let pixels: PNGPixels
  /// The lines in zlib format.
  var parts: [[UInt8]]

  /// Returns the bytes of the file, freeing each part once it is copied.
  consuming func file() -> [UInt8] {
    var file = encoder.start(pixels)
    file.reserveCapacity(parts.reduce(1024) { $0 + $1.count + 12 })
    if case .palette(let palette) = pixels { PNGChunk.append("PLTE", palette.colors, to: &file) }
    for index in parts.indices {
      PNGChunk.append("IDAT", parts[index], to: &file)
      parts[index] = []
    }
    PNGChunk.append("IEND", [], to: &file)
    return file
  }
}

extension PNGRows {
  /// Returns the lines in zlib format, in parts; `nil` if `pixels` cannot hold them or if memory is
  /// short.
  func compressed(_ pixels: PNGPixels, _ compression: PNGCompression) -> [[UInt8]]? {
    switch compression {
    case .fast: stream(of: pixels)
    case .small: lines(as: pixels).flatMap { Deflate.compressed($0, level: 12) }.map { [$0] }
    }
  }
}

enum PNGChunk {
  /// Appends a chunk's length, type, contents and checksum.
  static func append(_ type: String, _ contents: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(contents.count))
    let start = file.count
    file += Array(type.utf8)
    file += contents
    let sum = file.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    }
    file += bigEndian(sum)
  }
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
