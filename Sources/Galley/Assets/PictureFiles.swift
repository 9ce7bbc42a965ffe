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
    var pictures: [Key: Bitmap] = [:]
    var bytes = 0
  }

  private static let state = Mutex(State())
  /// Pixels beyond this are read again where they are needed again.
  private static let byteLimit = 128 << 20

  /// - Throws: `PNGError`.
  static func read(_ path: String) throws(PNGError) -> Bitmap {
    var status = stat()
    stat(path, &status)
    let key = Key(
      path: path, size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
    if let known = state.withLock({ $0.pictures[key] }) { return known }
    let bitmap = try PNGFile.read(from: URL(fileURLWithPath: path))
    state.withLock { state in
      if state.bytes + bitmap.pixels.count > byteLimit { state = State() }
      state.pictures[key] = bitmap
      state.bytes += bitmap.pixels.count
    }
    return bitmap
  }
}
