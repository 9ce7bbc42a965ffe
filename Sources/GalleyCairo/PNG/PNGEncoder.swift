internal import CDeflate
internal import CIsal
import GalleyGraphics

/// Writes PNG files: opaque pictures without an alpha channel, and with a palette where the colours
/// are few enough for one. The same pixels always give the same bytes.
///
/// Rows are not filtered: drawn pictures come out smaller and faster that way.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Pixels per point, noted in the file so that it shows at the right size.
  let scale: Double

  /// Encodes cairo's pixels: native words, colours multiplied by opacity.
  ///
  /// Scan lines without opacity take the place of the pixels: memory that is new costs as much as
  /// what is written there.
  func encode(
    consuming bytes: UnsafeMutablePointer<UInt8>, stride: Int, compression: PNGCompression
  ) -> [UInt8]? {
    let rows = PNGRows(bytes: bytes, stride: stride, width: width, height: height)
    if rows.isOpaque {
      if let palette = PNGPalette(rows) {
        let scanlines = rows.replace(by: palette.lines(width: width), at: bytes)
        return file(
          depth: UInt8(palette.bitDepth), colorType: 3, palette: palette.colors,
          scanlines: scanlines, compression)
      }
      let scanlines = rows.replace(by: .rgb(width: width), at: bytes)
      return file(depth: 8, colorType: 2, scanlines: scanlines, compression)
    }
    return rows.copy(as: .rgba(width: width)).withUnsafeBufferPointer {
      file(depth: 8, colorType: 6, scanlines: $0, compression)
    }
  }

  private func file(
    depth: UInt8, colorType: UInt8, palette: [UInt8] = [],
    scanlines: UnsafeBufferPointer<UInt8>, _ compression: PNGCompression
  ) -> [UInt8]? {
    guard let data = Deflate.zlib(scanlines, compression) else { return nil }
    var file = start(depth: depth, colorType: colorType)
    file.reserveCapacity(data.count + palette.count + 128)
    if !palette.isEmpty { PNGChunk.append("PLTE", palette, to: &file) }
    PNGChunk.append("IDAT", data, to: &file)
    PNGChunk.append("IEND", [], to: &file)
    return file
  }

  /// Signature, size, kind of pixels and density.
  func start(depth: UInt8, colorType: UInt8) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    PNGChunk.append(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, 0], to: &file)
    // Colours are sRGB, to be shown as closely as possible ("perceptual").
    PNGChunk.append("sRGB", [0], to: &file)
    // 72 points to the inch are 2834.6 to the metre.
    let density = (2835 * scale).rounded()
    if density >= 1, density < 4e9 {
      let perMetre = bigEndian(UInt32(density))
      PNGChunk.append("pHYs", perMetre + perMetre + [1], to: &file)
    }
    return file
  }
}

enum PNGChunk {
  /// Adds length, type, contents and check sum.
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

enum Deflate {
  /// `bytes` compressed in the zlib format; `nil` when there is no memory for it.
  static func zlib(_ bytes: UnsafeBufferPointer<UInt8>, _ compression: PNGCompression) -> [UInt8]? {
    switch compression {
    // ISA-L takes no more than 4 GiB at once, and pictures beyond that are not made in a hurry.
    case .fast where bytes.count < 1 << 31: quick(bytes)
    case .fast: thorough(bytes, level: 1)
    case .default: thorough(bytes, level: 6)
    case .small: thorough(bytes, level: 12)
    }
  }

  private static func quick(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    // What does not shrink is stored, in blocks of 64 KiB with a few bytes each.
    let bound = bytes.count + bytes.count / 1000 + 1024
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = galley_isal_zlib(bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
    return packed.isEmpty ? nil : packed
  }

  private static func thorough(_ bytes: UnsafeBufferPointer<UInt8>, level: Int32) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
    return packed.isEmpty ? nil : packed
  }
}
