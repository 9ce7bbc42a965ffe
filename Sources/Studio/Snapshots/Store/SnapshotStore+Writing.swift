import Foundation
import Galley

extension SnapshotStore {
  /// Writes a golden's files, each atomically.
  ///
  /// - Parameter files: The new contents by file. Other files stay unchanged.
  /// - Throws: `SnapshotError.badIdentifier`, `SnapshotError.outside`, `SnapshotError.notAFile`,
  ///   `FolderError`, `FileWriteError`.
  package func write(_ id: String, _ files: [GoldenFile: [UInt8]]) throws {
    for (file, bytes) in files.sorted(by: { $0.key.suffix < $1.key.suffix }) {
      let path = try path(of: file, id)
      try makeFolder((path as NSString).deletingLastPathComponent)
      try checkTarget(path)
      // An empty picture after a power cut would look like one that was recorded.
      try AtomicFile.write(bytes, to: path, syncs: true)
    }
  }

  /// Creates a folder inside the root, unless a link leads elsewhere.
  private func makeFolder(_ path: String) throws {
    try Folder.make(root)
    // Start at the top, so that no folder is created behind a link that leads out.
    var folder = root
    for part in path.dropFirst(root.count).split(separator: "/") {
      folder += "/\(part)"
      if !Folder.isFolder(folder) { try Folder.make(folder) }
      try checkInside(folder)
    }
  }

  /// Checks that an existing file at `path` is a regular file in this folder.
  private func checkTarget(_ path: String) throws {
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    if information.st_mode & S_IFMT == S_IFLNK {
      try checkInside(path)
      guard stat(path, &information) == 0 else {
        throw SnapshotError.unreadable(path: path, code: errno)
      }
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SnapshotError.unreadable(path: path, code: EISDIR)
    default: throw SnapshotError.notAFile(path: path)
    }
  }

  private func checkInside(_ path: String) throws {
    let (top, target) = (Self.resolved(root), Self.resolved(path))
    guard let top, let target else {
      throw SnapshotError.unreadable(path: path, code: errno)
    }
    guard target == top || target.hasPrefix(top == "/" ? "/" : top + "/") else {
      throw SnapshotError.outside(path: path, target: target)
    }
  }

  /// Returns the path with links resolved; `nil`, with `errno` set, if nothing exists there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Removes files of goldens, given as paths inside the folder, and folders that become empty.
  ///
  /// - Throws: `SnapshotError.unreadable` if a file cannot be removed.
  package func remove(_ paths: [String]) throws {
    for name in paths {
      let path = "\(root)/\(name)"
      guard unlink(path) == 0 else { throw SnapshotError.unreadable(path: path, code: errno) }
      var folder = (path as NSString).deletingLastPathComponent
      while folder.count > root.count, rmdir(folder) == 0 {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
  }
}
