internal import CDeflate

/// Parts of a zlib stream.
enum Deflate {
  /// Compresses all bytes at once; `nil` if memory is short.
  ///
  /// - Parameter level: libdeflate's level, from 1 (fastest) to 12 (smallest).
  static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    return packed.isEmpty ? nil : packed
  }

  /// The header of a zlib stream: deflate, a window of 32 KiB, fastest compression.
  static let start: [UInt8] = [0x78, 0x01]

  /// Combines the Adler-32 checksums of some bytes and of the `count` bytes that follow.
  static func checkSum(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
    let base: UInt64 = 65_521
    let (a, b) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
    let (c, d) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
    let sum = (a + c + base - 1) % base
    let sums = (b + d + UInt64(count) % base * ((a + base - 1) % base)) % base
    return UInt32(sums << 16 | sum)
  }
}
