/// A picture that was painted.
public protocol BackendPicture {
  /// Its pixels.
  func bitmap() throws(PaintError) -> Bitmap

  /// The bytes of a PNG file, which notes the picture's scale.
  func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8]
}

extension RenderBackend {
  /// Without a way of its own to keep a picture, one that is painted whenever it is asked for.
  public func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture { PaintingOnDemand(list: list, backend: self) }
}

private struct PaintingOnDemand<Backend: RenderBackend>: BackendPicture {
  let list: DisplayList
  let backend: Backend

  func bitmap() throws(PaintError) -> Bitmap { try backend.bitmap(of: list) }

  func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8] {
    try backend.png(of: list, compression: compression)
  }
}
