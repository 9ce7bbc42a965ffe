import Foundation
import Galley
import GalleySnapshots

/// A temporary folder that exists as long as this object.
final class WorkFolder {
  let path: String

  /// - Parameter parent: The parent folder; `nil` for the system's temporary folder.
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
