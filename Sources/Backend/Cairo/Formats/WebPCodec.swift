import GalleyGraphics

/// WebP files, with libwebp.
struct WebPCodec: ImageCodec {
  let format = ImageFormat.webp
  let library: FormatLibrary? = WebPLibrary.library
  let abilities: Set<ImageAbility> = [.opacity, .quality, .lossless, .colorProfile]
  let limits = ImageLimits(side: WebPLibrary.sideLimit)

  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    let library = try WebPLibrary.required(for: format)
    let chunks = WebPChunks(file: bytes)
    var bitmap: Bitmap
    if let frame = chunks.firstFrame, let canvas = chunks.canvas {
      try format.check(width: canvas.width, height: canvas.height, limit: limits.pixels)
      let picture = try library.decode(frame.file, pixelLimit: limits.pixels)
      bitmap = picture.placed(x: frame.x, y: frame.y, in: canvas)
    } else {
      bitmap = try library.decode(bytes, pixelLimit: limits.pixels)
    }
    _ = ColorLibrary.convertToSRGB(
      &bitmap.pixels, from: chunks.first("ICCP").map { Array($0) } ?? [])
    let exif = chunks.first("EXIF").map { Array($0) } ?? []
    let data = exif.starts(with: "Exif\0\0".utf8) ? Array(exif.dropFirst(6)) : exif
    return .bitmap((Orientation(exif: data) ?? .up).applied(to: bitmap))
  }

  var encoder: ImageEncoder? {
    .bitmap { bitmap, options throws(ImageFileError) in
      try WebPLibrary.required(for: format).encode(bitmap, quality: Self.quality(options))
    }
  }

  let animationName: String? = "webp"

  func encode(
    _ frames: [DisplayList], _ timing: FrameTiming, _ options: ImageOptions
  ) throws -> [UInt8] {
    let library = try WebPLibrary.required(for: format)
    var animation = WebPAnimation(library, quality: Self.quality(options))
    let rate = min(timing.frameRate, 1000)
    for (index, frame) in frames.enumerated() {
      // Frames start at whole milliseconds, without accumulating rounding errors.
      var time = (index + 1) * 1000 / rate - index * 1000 / rate
      if index == frames.count - 1, timing.pause > 0 { time = Int(timing.pause * 1000) }
      try animation.add(PaintedPicture(of: frame).bitmap(), milliseconds: time)
    }
    return animation.file
  }

  /// Returns the quality from 1 to 100, or `nil` for lossless compression.
  private static func quality(_ options: ImageOptions) -> Int? {
    options.isLossless ? nil : options.percent
  }
}

extension Bitmap {
  /// Returns the picture placed on a transparent canvas and cropped to it.
  fileprivate func placed(x: Int, y: Int, in canvas: (width: Int, height: Int)) -> Bitmap {
    if x == 0, y == 0, width == canvas.width, height == canvas.height { return self }
    var result = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
    let columns = min(width, canvas.width - x)
    guard columns > 0 else {
      return Bitmap(width: canvas.width, height: canvas.height, pixels: result)
    }
    for row in 0..<max(min(height, canvas.height - y), 0) {
      let target = ((row + y) * canvas.width + x) * 4
      let source = row * width * 4
      result.replaceSubrange(
        target..<target + columns * 4, with: pixels[source..<source + columns * 4])
    }
    return Bitmap(width: canvas.width, height: canvas.height, pixels: result)
  }
}
