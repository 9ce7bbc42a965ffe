/// A painted picture.
public protocol BackendPicture {
  /// Returns the picture's pixels.
  func bitmap() throws(PaintError) -> Bitmap

  /// Returns the bytes of a PNG file, which records the picture's scale.
  func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8]

  /// Whether a PNG file certainly has the same pixels, as far as that is quickly known.
  ///
  /// The default is `false`.
  ///
  /// - Returns: `false` also for files that must be decoded to tell.
  func isKnownToEqual(_ file: [UInt8]) -> Bool
}

extension BackendPicture {
  /// Returns `false`, so that files are decoded.
  public func isKnownToEqual(_ file: [UInt8]) -> Bool { false }
}
