import Foundation
import Synchronization

/// A cache of image files, so that an image in a view is decoded only once.
enum PictureFiles {
  private struct Key: Hashable {
    let path: String
    let size: Int
    let seconds: Int
    let nanoseconds: Int
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
    let key = Key(
      path: path, size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
    if let known = state.withLock({ $0.pictures[key] }) { return known }
    let image = try ImageFormat.decode(ImageFile.bytes(of: URL(fileURLWithPath: path)))
    let bytes: Int
    switch image {
    case .bitmap(let bitmap): bytes = bitmap.pixels.count
    case .vector: bytes = Int(status.st_size)
    }
    state.withLock { state in
      if state.bytes + bytes > byteLimit { state = State() }
      state.pictures[key] = image
      state.bytes += bytes
    }
    return image
  }
}
