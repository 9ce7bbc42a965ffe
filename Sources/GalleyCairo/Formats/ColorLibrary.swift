import Foundation
import GalleyGraphics

/// Colour profiles by Little CMS: pixels become sRGB.
struct ColorLibrary: Sendable {
  static let library = FormatLibrary(
    name: "liblcms2", file: "liblcms2.so.2", package: "liblcms2-2",
    use: "colour profiles in JPEG and WebP")
  static let shared = try? ColorLibrary(DynamicLibrary(library.file))

  private typealias Profile = UnsafeMutableRawPointer
  private typealias Transform = UnsafeMutableRawPointer

  private let open: @convention(c) @Sendable (UnsafeRawPointer, UInt32) -> Profile?
  private let makeSRGB: @convention(c) @Sendable () -> Profile?
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
    close = try library.function("cmsCloseProfile")
    space = try library.function("cmsGetColorSpace")
    makeTransform = try library.function("cmsCreateTransform")
    deleteTransform = try library.function("cmsDeleteTransform")
    transform = try library.function("cmsDoTransform")
  }

  // The library's numbers: 8 bits each, with a fourth byte that is left alone; inks as they are, and
  // the other way round.
  private static let rgba: UInt32 = 4 << 16 | 1 << 7 | 3 << 3 | 1
  private static let cmyk: UInt32 = 6 << 16 | 4 << 3 | 1
  private static let reversedCMYK: UInt32 = cmyk | 1 << 13
  private static let relativeColorimetric: UInt32 = 1
  private static let noCache: UInt32 = 0x40
  private static let rgbSpace: UInt32 = 0x5247_4220
  private static let cmykSpace: UInt32 = 0x434D_594B
  /// Profiles are some kilobytes long, those of printers up to a few megabytes.
  private static let profileLimit = 16 << 20

  /// Changes pixels of four bytes to sRGB; the fourth byte of RGBA is kept.
  ///
  /// - Parameters:
  ///   - isReversed: Whether 255 stands for no ink.
  /// - Returns: `false` where the profile cannot be used, and nothing was changed.
  func convert(
    _ pixels: inout [UInt8], from profile: [UInt8], isCMYK: Bool, isReversed: Bool
  ) -> Bool {
    guard !profile.isEmpty, profile.count <= Self.profileLimit,
      let source = profile.withUnsafeBytes({
        $0.baseAddress.flatMap { open($0, UInt32(profile.count)) }
      })
    else { return false }
    defer { _ = close(source) }
    guard space(source) == (isCMYK ? Self.cmykSpace : Self.rgbSpace), let target = makeSRGB() else {
      return false
    }
    defer { _ = close(target) }
    let format = isCMYK ? (isReversed ? Self.reversedCMYK : Self.cmyk) : Self.rgba
    guard
      let made = makeTransform(
        source, format, target, Self.rgba, Self.relativeColorimetric, Self.noCache)
    else { return false }
    defer { deleteTransform(made) }
    let count = pixels.count / 4
    // Both formats have four bytes for a pixel, so that the bytes can be changed where they are.
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      transform(made, start, start, UInt32(count))
      if isCMYK { for index in 0..<count { bytes[index * 4 + 3] = 255 } }
    }
    return true
  }
}
