import Foundation
import Galley
import GalleySnapshots

/// A folder that is there as long as this object.
final class WorkFolder {
  let path: String

  /// - Parameter parent: Where the folder is made; `nil` is the system's place for such things.
  /// - Throws: `FileWriteError`.
  init(in parent: String? = nil) throws {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    let template = strdup("\(parent)/galley-XXXXXX")
    defer { free(template) }
    guard let template, mkdtemp(template) != nil else {
      throw FileWriteError(path: parent, reason: String(cString: strerror(errno)))
    }
    path = String(cString: template)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
