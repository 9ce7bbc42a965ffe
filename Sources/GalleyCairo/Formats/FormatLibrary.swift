import GalleyGraphics

extension FormatLibrary {
  /// Those that formats need, in the order of the formats.
  static let all = [
    TurboJPEG.library, WebPLibrary.library, PixbufLibrary.library, SVGLibrary.library,
    PDFLibrary.library, ColorLibrary.library,
  ]

  /// What is thrown where the library is not there.
  func missing(for format: ImageFormat) -> ImageFileError {
    .missingLibrary(format, library: name, package: package)
  }
}
