import GalleyGraphics

/// GIF files, which are only read, with gdk-pixbuf.
struct GIFCodec: ImageCodec {
  let format = ImageFormat.gif
  let library: FormatLibrary? = PixbufLibrary.library

  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    let library = try PixbufLibrary.required(for: format)
    return .bitmap(try library.decodeGIF(bytes, pixelLimit: limits.pixels))
  }
}
