import GalleyGraphics

/// PNG files, and animations as APNG.
struct PNGCodec: ImageCodec {
  let format = ImageFormat.png
  let abilities: Set<ImageAbility> = [.opacity, .lossless, .colorProfile]

  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    var bitmap: Bitmap
    do throws(PNGError) {
      bitmap = try PNGDecoder.decode(bytes, pixelLimit: limits.pixels)
    } catch {
      throw ImageFileError(error)
    }
    let colors = PNGColors(bytes)
    if let space = colors.space {
      _ = ColorLibrary.shared?.convert(&bitmap.pixels, from: space)
    } else {
      _ = ColorLibrary.convertToSRGB(&bitmap.pixels, from: colors.profile)
    }
    return .bitmap(bitmap)
  }

  var encoder: ImageEncoder? {
    .picture { list, options throws(PaintError) in
      try CairoBackend().png(of: list, compression: options.compression)
    }
  }

  let animationName: String? = "apng"

  func encode(
    _ frames: [DisplayList], _ timing: FrameTiming, _ options: ImageOptions
  ) throws -> [UInt8] {
    try AnimatedPNGEncoder.encode(frames, timing, options.compression)
  }
}
