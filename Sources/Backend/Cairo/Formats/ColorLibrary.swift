import Foundation
import GalleyGraphics

/// Converts pixels with color profiles to sRGB with Little CMS.
struct ColorLibrary: LoadedLibrary {
  static let library = FormatLibrary(
    name: "liblcms2", file: "liblcms2.so.2", package: "liblcms2-2",
    use: "color profiles in \(formats.map(\.name).sorted().listed("and"))")
  static let shared = try? ColorLibrary(DynamicLibrary(library.file))
  private static let formats = ImageCodecs.all.filter { $0.abilities.contains(.colorProfile) }
    .map(\.format)

  private typealias Profile = UnsafeMutableRawPointer
  private typealias Transform = UnsafeMutableRawPointer

  private let open: @convention(c) @Sendable (UnsafeRawPointer, UInt32) -> Profile?
  private let makeSRGB: @convention(c) @Sendable () -> Profile?
  private let makeRGB:
    @convention(c) @Sendable (
      UnsafePointer<Double>, UnsafePointer<Double>, UnsafePointer<OpaquePointer?>
    ) -> Profile?
  private let makeCurve:
    @convention(c) @Sendable (OpaquePointer?, Int32, UnsafePointer<Double>) -> OpaquePointer?
  private let deleteCurve: @convention(c) @Sendable (OpaquePointer) -> Void
  private let close: @convention(c) @Sendable (Profile) -> Int32
  private let space: @convention(c) @Sendable (Profile) -> UInt32
  private let makeTransform:
    @convention(c) @Sendable (Profile, UInt32, Profile, UInt32, UInt32, UInt32) -> Transform?
  private let deleteTransform: @convention(c) @Sendable (Transform) -> Void
  private let transform:
    @convention(c) @Sendable (Transform, UnsafeRawPointer, UnsafeMutableRawPointer, UInt32) -> Void

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.Missing) {
    open = try library.function("cmsOpenProfileFromMem")
    makeSRGB = try library.function("cmsCreate_sRGBProfile")
    makeRGB = try library.function("cmsCreateRGBProfile")
    makeCurve = try library.function("cmsBuildParametricToneCurve")
    deleteCurve = try library.function("cmsFreeToneCurve")
    close = try library.function("cmsCloseProfile")
    space = try library.function("cmsGetColorSpace")
    makeTransform = try library.function("cmsCreateTransform")
    deleteTransform = try library.function("cmsDeleteTransform")
    transform = try library.function("cmsDoTransform")
  }

  // Little CMS constants: 8 bits per component with an extra fourth byte, CMYK, and inverted CMYK.
  private static let rgba: UInt32 = 4 << 16 | 1 << 7 | 3 << 3 | 1
  private static let cmyk: UInt32 = 6 << 16 | 4 << 3 | 1
  private static let reversedCMYK: UInt32 = cmyk | 1 << 13
  private static let gray: UInt32 = 3 << 16 | 1 << 3 | 1
  private static let relativeColorimetric: UInt32 = 1
  private static let noCache: UInt32 = 0x40
  private static let rgbSpace: UInt32 = 0x5247_4220
  private static let cmykSpace: UInt32 = 0x434D_594B
  private static let graySpace: UInt32 = 0x4752_4159
  /// The longest profile to read, in bytes. Profiles take some kilobytes, those of printers up to a
  /// few megabytes.
  static let profileLimit = 16 << 20

  /// Converts pixels of four bytes to sRGB and keeps the fourth byte of RGBA, if that is necessary
  /// and the library is installed.
  ///
  /// - Parameters:
  ///   - profile: The color profile; empty for sRGB.
  ///   - isReversed: Whether 255 means no ink.
  /// - Returns: `false` if the pixels are unchanged.
  static func convertToSRGB(
    _ pixels: inout [UInt8], from profile: [UInt8], isCMYK: Bool = false, isReversed: Bool = false
  ) -> Bool {
    // Most pictures declare sRGB, which is assumed anyway.
    let isSRGB = profile.prefix(4096).contains(sequence: "sRGB IEC61966".utf8)
    guard !profile.isEmpty, isCMYK || !isSRGB, let shared else { return false }
    return shared.convert(&pixels, from: profile, isCMYK: isCMYK, isReversed: isReversed)
  }

  /// Converts pixels of four bytes to sRGB and keeps the fourth byte of RGBA.
  ///
  /// - Parameters:
  ///   - isReversed: Whether 255 means no ink.
  /// - Returns: `false` if the profile is unusable and the pixels are unchanged.
  private func convert(
    _ pixels: inout [UInt8], from profile: [UInt8], isCMYK: Bool, isReversed: Bool
  ) -> Bool {
    guard !profile.isEmpty, profile.count <= Self.profileLimit,
      let source = profile.withUnsafeBytes({
        $0.baseAddress.flatMap { open($0, UInt32(profile.count)) }
      })
    else { return false }
    defer { _ = close(source) }
    let space = space(source)
    if space == Self.graySpace, !isCMYK { return convertGrays(&pixels, from: source) }
    guard space == (isCMYK ? Self.cmykSpace : Self.rgbSpace) else { return false }
    let format = isCMYK ? (isReversed ? Self.reversedCMYK : Self.cmyk) : Self.rgba
    return convert(&pixels, from: source, format, isOpaque: isCMYK)
  }

  /// Converts pixels of four bytes to sRGB and keeps the fourth byte.
  ///
  /// - Returns: `false` if no profile can be created and the pixels are unchanged.
  func convert(_ pixels: inout [UInt8], from space: RGBSpace) -> Bool {
    // Function 1 is a power, function 4 that of sRGB: a power with a linear start.
    let parameters: [Double] =
      if let exponent = space.exponent {
        [exponent]
      } else {
        [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      }
    guard let curve = makeCurve(nil, space.exponent == nil ? 4 : 1, parameters) else {
      return false
    }
    defer { deleteCurve(curve) }
    let white: [Double] = [space.points[0], space.points[1], 1]
    var primaries: [Double] = []
    for start in [2, 4, 6] { primaries += [space.points[start], space.points[start + 1], 1] }
    guard let source = makeRGB(white, primaries, [curve, curve, curve]) else { return false }
    defer { _ = close(source) }
    return convert(&pixels, from: source, Self.rgba, isOpaque: false)
  }

  private func convert(
    _ pixels: inout [UInt8], from source: Profile, _ format: UInt32, isOpaque: Bool
  ) -> Bool {
    guard let made = makeTransform(from: source, format) else { return false }
    defer { deleteTransform(made) }
    let count = pixels.count / 4
    // Both formats have four bytes per pixel, so the conversion works in place.
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      transform(made, start, start, UInt32(count))
      if isOpaque { for index in 0..<count { bytes[index * 4 + 3] = 255 } }
    }
    return true
  }

  /// Converts pixels whose three components are equal with a table of the 256 grays.
  private func convertGrays(_ pixels: inout [UInt8], from source: Profile) -> Bool {
    func isGray(_ start: Int) -> Bool {
      pixels[start] == pixels[start + 1] && pixels[start] == pixels[start + 2]
    }
    let starts = stride(from: 0, to: pixels.count, by: 4)
    guard starts.allSatisfy(isGray), let made = makeTransform(from: source, Self.gray) else {
      return false
    }
    defer { deleteTransform(made) }
    let grays = (0...255).map { UInt8($0) }
    var colors = [UInt8](repeating: 0, count: 256 * 4)
    transform(made, grays, &colors, 256)
    for start in starts {
      let color = Int(pixels[start]) * 4
      for channel in 0..<3 { pixels[start + channel] = colors[color + channel] }
    }
    return true
  }

  /// Creates a transform from a pixel format to RGBA.
  private func makeTransform(from source: Profile, _ format: UInt32) -> Transform? {
    guard let target = makeSRGB() else { return nil }
    defer { _ = close(target) }
    return makeTransform(
      source, format, target, Self.rgba, Self.relativeColorimetric, Self.noCache)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(sequence: some Collection<UInt8>) -> Bool {
    guard let first = sequence.first, count >= sequence.count else { return false }
    return indices.dropLast(sequence.count - 1).contains { index in
      self[index] == first && self[index...].starts(with: sequence)
    }
  }
}
