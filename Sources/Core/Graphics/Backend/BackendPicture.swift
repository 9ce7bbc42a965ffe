/// A painted picture.
public protocol BackendPicture {
  /// Returns the picture's pixels.
  func bitmap() throws(PaintError) -> Bitmap

  /// Returns the bytes of a PNG file, which records the picture's scale.
  func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8]

  /// Whether a PNG file certainly has the same pixels, as far as that is known without decoding it.
  ///
  /// The default is `false`.
  ///
  /// - Returns: Also `false` for files that would have to be decoded.
  func isKnownToEqual(_ file: [UInt8]) -> Bool
}

extension BackendPicture {
  /// Returns `false`, so that files are decoded.
  public func isKnownToEqual(_ file: [UInt8]) -> Bool { false }
}
