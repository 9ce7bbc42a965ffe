import Foundation
import Galley
import GalleySnapshots

/// A temporary folder that exists as long as this object.
///
/// A program that is killed or interrupted leaves its folders behind. The next program that makes
/// such a folder deletes them.
final class WorkFolder {
  let path: String
  private let lock: Int32

  private static let prefix = "galley-"
  private static let suffix = "XXXXXX"
  /// The file that is locked as long as the folder is in use.
  static let lockName = ".galley-in-use"

  /// - Parameter parent: The parent folder; `nil` for the system's temporary folder.
  /// - Throws: `FileWriteError`.
  init(in parent: String? = nil) throws {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    Self.removeLeftovers(in: parent)
    let template = strdup("\(parent)/\(Self.prefix)\(Self.suffix)")
    defer { free(template) }
    guard let template, mkdtemp(template) != nil else {
      throw FileWriteError(path: parent, reason: String(cString: strerror(errno)))
    }
    path = String(cString: template)
    let lockPath = "\(path)/\(Self.lockName)"
    lock = open(lockPath, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      let reason = String(cString: strerror(errno))
      rmdir(path)
      throw FileWriteError(path: lockPath, reason: reason)
    }
    flock(lock, LOCK_EX)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  /// Deletes the folders of programs that have ended.
  private static func removeLeftovers(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) && name.count == prefix.count + suffix.count {
      let path = "\(parent)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode == S_IFDIR | 0o700,
        status.st_uid == geteuid(),
        // Another program may have made the folder just now, and not have locked it yet.
        time(nil) - status.st_mtim.tv_sec > 60
      else { continue }
      let lock = open("\(path)/\(lockName)", O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard lock >= 0 else {
        // The program may have been killed while it deleted the folder.
        rmdir(path)
        continue
      }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
      close(lock)
    }
  }
}
