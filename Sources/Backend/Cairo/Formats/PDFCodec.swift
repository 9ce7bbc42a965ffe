import GalleyGraphics

/// PDF files: written with Cairo, read with Poppler.
struct PDFCodec: ImageCodec {
  let format = ImageFormat.pdf
  let library: FormatLibrary? = PDFLibrary.library
  let abilities: Set<ImageAbility> = [.opacity, .lossless]
  let limits = ImageLimits(bytes: 32 << 20)

  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    .vector(try PDFLibrary.required(for: format).decode(bytes))
  }

  var encoder: ImageEncoder? {
    .pages { pages, options throws(PaintError) in try PDFFile.encode(pages, options.document) }
  }
}
