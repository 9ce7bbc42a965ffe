import Foundation

extension ImageFormat {
  /// The backend's codec; `nil` if it can't read or write the format.
  package var codec: (any ImageCodec)? { Backend.current.codecs.first { $0.format == self } }

  /// Whether pictures can be written in the format.
  public var canBeWritten: Bool { codec?.encoder != nil }

  /// Whether a file has a page for each picture.
  package var hasPages: Bool {
    if case .pages? = codec?.encoder { true } else { false }
  }

  /// Returns the formats whose codecs have an ability.
  package static func all(_ isIncluded: (any ImageCodec) -> Bool) -> [ImageFormat] {
    allCases.filter { $0.codec.map(isIncluded) ?? false }
  }

  /// Decodes a file of any format.
  package static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    guard let format = ImageFormat(bytes) else { throw .unknownFormat }
    guard let codec = format.codec else {
      throw .unreadable("there is no codec for \(format.name) files")
    }
    let limit = codec.limits.bytes
    guard bytes.count <= limit else { throw .tooLong(bytes: bytes.count, limit: limit) }
    return try codec.decode(bytes)
  }

  /// Encodes pixels.
  package func encode(
    _ bitmap: Bitmap, _ options: ImageOptions
  ) throws(ImageFileError) -> [UInt8] {
    guard let codec, case .bitmap(let encode)? = codec.encoder else { throw readOnly }
    return try encode(codec.abilities.contains(.opacity) ? bitmap : bitmap.overWhite, options)
  }

  /// The error for a format that can't be written.
  package var readOnly: ImageFileError {
    .unwritable(
      self,
      codec == nil ? "it has no codec" : "it is read-only; write a PNG or WebP file")
  }

  /// Checks a size in pixels before memory is allocated, because a few bytes can claim any size.
  package func check(width: Int, height: Int, limit: Int) throws(ImageFileError) {
    guard (1...DisplayList.sideLimit).contains(width), (1...DisplayList.sideLimit).contains(height),
      width * height <= limit
    else { throw .unreasonableSize(self, width: width, height: height) }
  }

  /// Checks a size in points, whose lengths may be NaN.
  package func check(_ size: CGSize) throws(ImageFileError) {
    let limit = CGFloat(DisplayList.sideLimit)
    guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
      throw .unreasonableSize(self, size)
    }
  }
}

extension Bitmap {
  /// The picture on white.
  fileprivate var overWhite: Bitmap {
    var result = self
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let opacity = Int(pixels[start + 3])
      for index in start..<start + 3 {
        result.pixels[index] = UInt8(
          (Int(pixels[index]) * opacity + 255 * (255 - opacity) + 127) / 255)
      }
    }
    return result
  }
}
