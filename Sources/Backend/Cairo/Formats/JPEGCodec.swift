import GalleyGraphics

/// JPEG files, with libjpeg-turbo.
struct JPEGCodec: ImageCodec {
  let format = ImageFormat.jpeg
  let library: FormatLibrary? = TurboJPEG.library
  let abilities: Set<ImageAbility> = [.quality, .colorProfile]

  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    let library = try TurboJPEG.required(for: format)
    let markers = JPEGMarkers(bytes)
    var pixels = try library.decode(bytes, pixelLimit: limits.pixels)
    let isConverted = ColorLibrary.convertToSRGB(
      &pixels.bytes, from: markers.profile, isCMYK: pixels.isCMYK, isReversed: markers.isAdobe)
    if pixels.isCMYK, !isConverted { Self.mixInks(&pixels.bytes, isReversed: markers.isAdobe) }
    let bitmap = Bitmap(width: pixels.width, height: pixels.height, pixels: pixels.bytes)
    return .bitmap(markers.orientation.applied(to: bitmap))
  }

  var encoder: ImageEncoder? {
    .bitmap { bitmap, options throws(ImageFileError) in
      try TurboJPEG.required(for: format).encode(
        rgba: bitmap.pixels, width: bitmap.width, height: bitmap.height, quality: options.percent)
    }
  }

  /// Converts inks to RGB by multiplication, for files without a usable profile.
  private static func mixInks(_ pixels: inout [UInt8], isReversed: Bool) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let black = isReversed ? Int(pixels[start + 3]) : 255 - Int(pixels[start + 3])
      for index in start..<start + 3 {
        let light = isReversed ? Int(pixels[index]) : 255 - Int(pixels[index])
        pixels[index] = UInt8((light * black + 127) / 255)
      }
      pixels[start + 3] = 255
    }
  }
}
