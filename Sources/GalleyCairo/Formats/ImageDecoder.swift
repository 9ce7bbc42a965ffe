internal import CCairo
import GalleyGraphics

/// Reads picture files of all formats that there are libraries for.
enum ImageDecoder {
  /// - Throws: `ImageFileError`.
  static func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageFileError) -> DecodedImage {
    switch ImageFormat(bytes) {
    case nil: throw .unknownFormat
    case .png:
      do throws(PNGError) {
        return .bitmap(try png(bytes, pixelLimit: pixelLimit))
      } catch {
        throw ImageFileError(error)
      }
    case .jpeg:
      guard let library = TurboJPEG.shared else { throw TurboJPEG.library.missing(for: .jpeg) }
      return .bitmap(try jpeg(bytes, library, pixelLimit: pixelLimit))
    case .webp:
      guard let library = WebPLibrary.shared else { throw WebPLibrary.library.missing(for: .webp) }
      return .bitmap(try webp(bytes, library, pixelLimit: pixelLimit))
    case .gif:
      guard let library = PixbufLibrary.shared else {
        throw PixbufLibrary.library.missing(for: .gif)
      }
      return .bitmap(try library.decodeGIF(bytes, pixelLimit: pixelLimit))
    case .svg:
      guard let library = SVGLibrary.shared else { throw SVGLibrary.library.missing(for: .svg) }
      return .vector(try library.decode(bytes))
    case .pdf:
      guard let library = PDFLibrary.shared else { throw PDFLibrary.library.missing(for: .pdf) }
      return .vector(try library.decode(bytes))
    }
  }

  /// A few bytes can claim any size: it is checked before memory is set aside for it.
  static func check(
    _ format: ImageFormat, width: Int, height: Int, limit: Int
  ) throws(ImageFileError) {
    guard (1...DisplayList.sideLimit).contains(width), (1...DisplayList.sideLimit).contains(height),
      width * height <= limit
    else { throw .unreasonableSize(format, width: width, height: height) }
  }

  private static func png(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap {
    var bitmap = try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
    let colors = PNGColors(bytes)
    if let space = colors.space {
      _ = ColorLibrary.shared?.convert(&bitmap.pixels, from: space)
    } else {
      _ = convert(&bitmap.pixels, from: colors.profile, isCMYK: false, isReversed: false)
    }
    return bitmap
  }

  private static func jpeg(
    _ bytes: [UInt8], _ library: TurboJPEG, pixelLimit: Int
  ) throws(ImageFileError) -> Bitmap {
    let markers = JPEGMarkers(bytes)
    var pixels = try library.decode(bytes, pixelLimit: pixelLimit)
    let isConverted = convert(
      &pixels.bytes, from: markers.profile, isCMYK: pixels.isCMYK, isReversed: markers.isAdobe)
    if pixels.isCMYK, !isConverted { mixInks(&pixels.bytes, isReversed: markers.isAdobe) }
    let bitmap = Bitmap(width: pixels.width, height: pixels.height, pixels: pixels.bytes)
    return markers.orientation.applied(to: bitmap)
  }

  private static func convert(
    _ pixels: inout [UInt8], from profile: [UInt8], isCMYK: Bool, isReversed: Bool
  ) -> Bool {
    // Most pictures say that they are what they would be taken for.
    let isSRGB = profile.prefix(4096).contains(sequence: "sRGB IEC61966".utf8)
    guard !profile.isEmpty, isCMYK || !isSRGB, let library = ColorLibrary.shared else {
      return false
    }
    return library.convert(&pixels, from: profile, isCMYK: isCMYK, isReversed: isReversed)
  }

  /// What the inks leave of white, where no profile says how they really mix.
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

  private static func webp(
    _ bytes: [UInt8], _ library: WebPLibrary, pixelLimit: Int
  ) throws(ImageFileError) -> Bitmap {
    let chunks = WebPChunks(file: bytes)
    var bitmap: Bitmap
    if let frame = chunks.firstFrame, let canvas = chunks.canvas {
      try check(.webp, width: canvas.width, height: canvas.height, limit: pixelLimit)
      let picture = try library.decode(frame.file, pixelLimit: pixelLimit)
      bitmap = picture.placed(x: frame.x, y: frame.y, in: canvas)
    } else {
      bitmap = try library.decode(bytes, pixelLimit: pixelLimit)
    }
    _ = convert(
      &bitmap.pixels, from: chunks.first("ICCP").map { Array($0) } ?? [], isCMYK: false,
      isReversed: false)
    let exif = chunks.first("EXIF").map { Array($0) } ?? []
    let data = exif.starts(with: "Exif\0\0".utf8) ? Array(exif.dropFirst(6)) : exif
    return (Orientation(exif: data) ?? .up).applied(to: bitmap)
  }

  /// What `body` paints on transparent pixels.
  ///
  /// - Parameter body: Draws on a `cairo_t`; returns why that failed.
  static func painted(
    _ format: ImageFormat, width: Int, height: Int, _ body: (OpaquePointer) -> String?
  ) throws(ImageFileError) -> Bitmap {
    do throws(PaintError) {
      try DisplayList.checkPixelSize(width: width, height: height)
      let surface = try ImageSurface(width: width, height: height)
      guard let context = cairo_create(surface.pointer) else { throw .outOfMemory }
      defer { cairo_destroy(context) }
      if let reason = body(context) { throw .drawing(reason) }
      let status = cairo_status(context)
      guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
      guard let bitmap = surface.bitmap() else { throw .outOfMemory }
      return bitmap
    } catch {
      throw .damaged(format, error.message)
    }
  }
}

extension Bitmap {
  /// The picture on a transparent canvas; what lies outside is cut off.
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

extension ArraySlice<UInt8> {
  fileprivate func contains(sequence: some Collection<UInt8>) -> Bool {
    guard let first = sequence.first, count >= sequence.count else { return false }
    return indices.dropLast(sequence.count - 1).contains { index in
      self[index] == first && self[index...].starts(with: sequence)
    }
  }
}
