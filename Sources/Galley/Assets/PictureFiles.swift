import Foundation
import Synchronization

/// A cache of image files, so that an image in a view is decoded only once.
enum PictureFiles {
  private enum Key: Hashable {
    case file(path: String, size: Int, seconds: Int, nanoseconds: Int)
    case data(URL)
  }

  private struct State {
    var pictures: [Key: DecodedImage] = [:]
    var bytes = 0
  }

  private static let state = Mutex(State())
  /// The cache is emptied when its pixels would exceed this size.
  private static let byteLimit = 128 << 20

  /// - Throws: `ImageFileError`.
  static func read(_ path: String) throws(ImageFileError) -> DecodedImage {
    var status = stat()
    stat(path, &status)
    let key = Key.file(
      path: path, size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
    return try picture(key) { () throws(ImageFileError) in
      try ImageFile.bytes(of: URL(fileURLWithPath: path))
    }
  }

  /// Returns the image at a `file:` or `data:` URL; `nil` for other URLs.
  static func read(_ url: URL) -> Result<DecodedImage, ImageFileError>? {
    do throws(ImageFileError) {
      if url.isFileURL { return .success(try read(url.path)) }
      guard url.scheme?.lowercased() == "data" else { return nil }
      return .success(
        try picture(.data(url)) { () throws(ImageFileError) in try bytes(inDataURL: url) })
    } catch {
      return .failure(error)
    }
  }

  private static func picture(
    _ key: Key, _ file: () throws(ImageFileError) -> [UInt8]
  ) throws(ImageFileError) -> DecodedImage {
    if let known = state.withLock({ $0.pictures[key] }) { return known }
    let file = try file()
    let image = try ImageFormat.decode(file)
    let bytes: Int
    switch image {
    case .bitmap(let bitmap): bytes = bitmap.pixels.count + file.count
    case .vector: bytes = file.count
    }
    state.withLock { state in
      if state.bytes + bytes > byteLimit { state = State() }
      state.pictures[key] = image
      state.bytes += bytes
    }
    return image
  }

  /// Returns the bytes of a URL such as `data:image/png;base64,…`.
  private static func bytes(inDataURL url: URL) throws(ImageFileError) -> [UInt8] {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else {
      throw .unreadable("the data URL has no comma before its data")
    }
    let (header, data) = (text[..<comma], text[text.index(after: comma)...])
    guard var bytes = unescaped(data.utf8) else {
      throw .unreadable("the data URL has an invalid escape")
    }
    if header.lowercased().hasSuffix(";base64") {
      guard let decoded = Data(base64Encoded: Data(bytes), options: .ignoreUnknownCharacters) else {
        throw .unreadable("the data URL is not valid Base64")
      }
      bytes = [UInt8](decoded)
    }
    guard bytes.count <= ImageFile.byteLimit else {
      throw .tooLong(bytes: bytes.count, limit: ImageFile.byteLimit)
    }
    return bytes
  }

  /// Replaces escapes such as `%20` by their bytes, which need not be text.
  private static func unescaped(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        result.append(byte)
      } else if let digits = String(rest.prefix(2)), digits.utf8.count == 2,
        let value = UInt8(digits, radix: 16)
      {
        result.append(value)
        rest.removeFirst(2)
      } else {
        return nil
      }
    }
    return result
  }
}
