import GalleyGraphics

/// The codecs of all formats.
enum ImageCodecs {
  static let all: [any ImageCodec] = [
    PNGCodec(), JPEGCodec(), WebPCodec(), GIFCodec(), SVGCodec(), PDFCodec(),
  ]
}

extension FormatLibrary {
  /// The libraries that codecs use, in the order of the formats.
  static let all = ImageCodecs.all.compactMap(\.library) + [ColorLibrary.library]
}
