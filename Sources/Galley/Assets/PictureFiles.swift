import Foundation
import Synchronization

/// The pictures of files that were read lately, so that a picture in a view is decoded once.
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
  /// Pixels beyond this are read again where they are needed again.
  private static let byteLimit = 128 << 20

  /// - Throws: `ImageFileError`.
  static func read(_ path: String) throws(ImageFileError) -> DecodedImage {
    var status = stat()
    stat(path, &status)
    let key = Key(
      path: path, size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
    if let known = state.withLock({ $0.pictures[key] }) { return known }
    let image = try ImageFile.image(in: ImageFile.bytes(of: URL(fileURLWithPath: path)))
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
