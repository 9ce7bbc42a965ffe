/// A painted picture.
public protocol BackendPicture {
  /// Returns the picture's pixels.
  func bitmap() throws(PaintError) -> Bitmap

  /// Returns the bytes of a PNG file, which records the picture's scale.
  func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8]
}
