import GalleyGraphics

/// SVG files: written by Galley, read with librsvg.
struct SVGCodec: ImageCodec {
  let format = ImageFormat.svg
  let library: FormatLibrary? = SVGLibrary.library
  let abilities: Set<ImageAbility> = [.opacity, .lossless]
  let limits = ImageLimits(bytes: 32 << 20)

  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    .vector(try SVGLibrary.required(for: format).decode(bytes))
  }

  var encoder: ImageEncoder? {
    .picture { list, options throws(PaintError) in
      _ = try list.documentSize()
      let canvas = SVGCanvas()
      try VectorRewriter.rewrite(
        list, resolution: options.document.resolution, blends: SVGCanvas.blends
      ).replay(on: canvas)
      return try canvas.file(of: list, options.document)
    }
  }
}
