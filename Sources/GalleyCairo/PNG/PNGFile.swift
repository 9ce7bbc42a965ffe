internal import CDeflate
import Foundation

/// How much time to spend on making a PNG file small.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// About three times as quick as `default`, a third larger.
  case fast
  case `default`
  /// As small as it gets, and slow; uses a palette where there are at most 256 colours.
  case small

  var level: Int32 {
    switch self {
    case .fast: 1
    case .default: 6
    case .small: 12
    }
  }
}

/// Writing and reading of PNG files in memory.
public enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of a PNG file: 8-bit RGB if every pixel is opaque, else RGBA; sRGB.
  ///
  /// Equal arguments give equal bytes.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; recorded as 72 × `scale` pixels per inch.
  ///   - compression: Time against size; never quality.
  /// - Throws: `PNGError` if memory runs out or the picture has no pixels.
  public static func encode(
    _ bitmap: Bitmap, scale: Double = 1, compression: PNGCompression = .default
  ) throws -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw PNGError.damaged("it has no pixels") }
    let rows = PNGRows(bitmap, allowingPalette: compression == .small)
    let data = try deflate(rows.bytes, level: compression.level)

    var file = signature
    file.reserveCapacity(data.count + 1024)
    var header = bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height))
    header += [rows.bitDepth, rows.colorType, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("sRGB", [0], to: &file)
    let density = (72 * scale / 0.0254).rounded()
    if density >= 1, density <= Double(Int32.max) {
      let pixelsPerMetre = bigEndian(UInt32(density))
      append("pHYs", pixelsPerMetre + pixelsPerMetre + [1], to: &file)
    }
    if !rows.palette.isEmpty { append("PLTE", rows.palette, to: &file) }
    append("IDAT", data, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    file += Array(type.utf8)
    file += data
    let sum = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    file += bigEndian(sum)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func deflate(_ bytes: [UInt8], level: Int32) throws -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw PNGError.outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    guard !result.isEmpty else { throw PNGError.outOfMemory }
    return result
  }
}
