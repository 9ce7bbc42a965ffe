internal import CDeflate

/// The color space of a PNG file, sRGB by default.
struct PNGColors {
  /// The color profile; empty if the file has none.
  private(set) var profile: [UInt8] = []
  /// The values to make a profile from; `nil` if they equal those of sRGB.
  private(set) var space: RGBSpace?

  /// Reads the chunks before the pixels.
  init(_ bytes: [UInt8]) {
    var isSRGB = false
    var gamma: Int?
    var chromaticities: [Int]?
    var start = 8
    while start + 12 <= bytes.count {
      let length = Self.number(bytes[start..<start + 4])
      guard length <= bytes.count - start - 12 else { break }
      let name = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      let contents = bytes[start + 8..<start + 8 + length]
      switch name {
      case "iCCP": profile = Self.profile(in: contents)
      case "sRGB": isSRGB = true
      case "gAMA" where length == 4: gamma = Self.number(contents)
      case "cHRM" where length == 32:
        chromaticities = stride(from: contents.startIndex, to: contents.endIndex, by: 4).map {
          Self.number(contents[$0..<$0 + 4])
        }
      case "IDAT": start = bytes.count
      default: break
      }
      start += 12 + length
    }
    if profile.isEmpty, !isSRGB { space = RGBSpace(gamma: gamma, chromaticities: chromaticities) }
  }

  /// Returns the profile that follows its name and the compression method.
  private static func profile(in chunk: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 < chunk.endIndex,
      chunk[end + 1] == 0
    else { return [] }
    return inflated(Array(chunk[(end + 2)...])) ?? []
  }

  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var size = 1 << 18
    // A few bytes can claim any length, so the buffer grows up to the longest profile.
    while size <= ColorLibrary.profileLimit {
      var count = 0
      var result = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        result = libdeflate_zlib_decompress(
          decompressor, bytes, bytes.count, buffer.baseAddress, size, &count)
        initialized = result == LIBDEFLATE_SUCCESS ? count : 0
      }
      if result == LIBDEFLATE_SUCCESS { return output }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      size *= 4
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A color space defined by its primaries, white point and transfer function.
struct RGBSpace: Equatable {
  /// The x and y coordinates of white, red, green and blue.
  let points: [Double]
  /// The exponent of the transfer function; `nil` for sRGB's function.
  let exponent: Double?

  private static let sRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]

  /// Returns `nil` if the space is sRGB or invalid.
  ///
  /// - Parameters:
  ///   - gamma: The inverse of the exponent, in 1/100,000.
  ///   - chromaticities: Eight numbers, in 1/100,000.
  init?(gamma: Int?, chromaticities: [Int]?) {
    let chromaticities = chromaticities ?? Self.sRGB
    let hasOwnPoints = zip(chromaticities, Self.sRGB).contains { abs($0 - $1) > 100 }
    // The gamma that encoders write for sRGB.
    let hasOwnGamma = gamma.map { abs($0 - 45_455) > 100 } ?? false
    guard hasOwnPoints || hasOwnGamma, chromaticities.allSatisfy({ (0...100_000).contains($0) }),
      chromaticities[1] > 0, gamma.map({ (5_000...1_000_000).contains($0) }) ?? true
    else { return nil }
    points = chromaticities.map { Double($0) / 100_000 }
    exponent = gamma.map { 100_000 / Double($0) }
  }
}
