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
    var start = encoder.start(pixels)
    if case .palette(let palette) = pixels { PNGChunk.append("PLTE", palette.colors, to: &start) }
    var places: [Int] = []
    var end = start.count
    for part in parts {
      places.append(end)
      end += PNGChunk.size(of: part)
    }
    return [UInt8](unsafeUninitializedCapacity: end + PNGChunk.size(of: [])) { file, count in
      guard let address = file.baseAddress else { return }
      address.initialize(from: start, count: start.count)
      parts.withUnsafeMutableBufferPointer { parts in
        // Each call copies and frees its own part.
        nonisolated(unsafe) let (address, parts) = (address, parts)
        _ = Cores.map(Array(places.indices), pixels: encoder.width * encoder.height) { index in
          PNGChunk.write("IDAT", parts[index], to: address + places[index])
          parts[index] = []
        }
      }
      PNGChunk.write("IEND", [], to: address + end)
      count = file.count
    }
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
  /// The number of bytes of a chunk.
  static func size(of contents: [UInt8]) -> Int { contents.count + 12 }

  /// Writes a chunk's length, type, contents and checksum.
  static func write(_ type: String, _ contents: [UInt8], to address: UnsafeMutablePointer<UInt8>) {
    let (name, end) = (address + 4, address + 8 + contents.count)
    address.initialize(from: bigEndian(UInt32(contents.count)), count: 4)
    name.initialize(from: Array(type.utf8), count: 4)
    (address + 8).initialize(from: contents, count: contents.count)
    end.initialize(from: bigEndian(libdeflate_crc32(0, name, 4 + contents.count)), count: 4)
  }

  /// Appends a chunk to a file.
  static func append(_ type: String, _ contents: [UInt8], to file: inout [UInt8]) {
    file += [UInt8](unsafeUninitializedCapacity: size(of: contents)) { chunk, count in
      guard let address = chunk.baseAddress else { return }
      write(type, contents, to: address)
      count = chunk.count
    }
  }
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
