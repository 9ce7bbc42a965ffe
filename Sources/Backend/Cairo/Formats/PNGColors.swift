internal import CDeflate

/// What a PNG file says about its colours: those of pixels are sRGB where it says nothing.
struct PNGColors {
  /// A colour profile; empty where there is none.
  private(set) var profile: [UInt8] = []
  /// What a profile can be made of; `nil` where nothing differs from sRGB.
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

  /// The profile after its name and the kind of compression.
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
    // A few bytes can claim any length: space is set aside for what a profile may have.
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

/// Colours by their primaries, white and transfer function.
struct RGBSpace: Equatable {
  /// The x and y of white, red, green and blue.
  let points: [Double]
  /// The exponent of the transfer function; `nil` is sRGB's function.
  let exponent: Double?

  private static let sRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]

  /// `nil` where colours are sRGB's, or make no sense.
  ///
  /// - Parameters:
  ///   - gamma: The inverse of the exponent, in parts of 100,000.
  ///   - chromaticities: Eight numbers in parts of 100,000.
  init?(gamma: Int?, chromaticities: [Int]?) {
    let chromaticities = chromaticities ?? Self.sRGB
    let hasOwnPoints = zip(chromaticities, Self.sRGB).contains { abs($0 - $1) > 100 }
    // What encoders write for sRGB.
    let hasOwnGamma = gamma.map { abs($0 - 45_455) > 100 } ?? false
    guard hasOwnPoints || hasOwnGamma, chromaticities.allSatisfy({ (0...100_000).contains($0) }),
      chromaticities[1] > 0, gamma.map({ (5_000...1_000_000).contains($0) }) ?? true
    else { return nil }
    points = chromaticities.map { Double($0) / 100_000 }
    exponent = gamma.map { 100_000 / Double($0) }
  }
}
