import Foundation
import Galley

/// The reason a folder could not be created.
package struct FolderError: ExplainedError, Hashable {
  package var path: String
  /// The system's `errno`.
  package var code: Int32

  package init(path: String, code: Int32) { (self.path, self.code) = (path, code) }

  package var message: String {
    "cannot create the folder \(path): \(String(cString: strerror(code)))"
  }

  package var hint: String {
    switch code {
    case ENOTDIR, EEXIST: "part of the path is a file; choose another name"
    case EACCES, EPERM, EROFS: "choose a writable location"
    case ENOSPC, EDQUOT: "free some disk space"
    default: ""
    }
  }
}

/// Creates folders, with errors that name the folder and the reason.
package enum Folder {
  /// Creates the folder at `path` and its missing parent folders.
  ///
  /// - Throws: `FolderError`.
  package static func make(_ path: String) throws {
    if isFolder(path) { return }
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == ENOENT, !path.isEmpty {
      let parent = (path as NSString).deletingLastPathComponent
      guard !parent.isEmpty, parent != path else { throw FolderError(path: path, code: code) }
      try make(parent)
      if mkdir(path, 0o777) == 0 || isFolder(path) { return }
      throw FolderError(path: path, code: errno)
    }
    // Another thread may have created it first.
    if code == EEXIST, isFolder(path) { return }
    throw FolderError(path: path, code: code)
  }

  /// Deletes the files with certain names in the folder at `path`, and in the folders in it. Reads
  /// one entry at a time, as there may be a million files.
  package static func removeFiles(
    in path: String, includesSubfolders: Bool = true, where isRemoved: (String) -> Bool
  ) {
    guard let directory = opendir(path) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = name(of: entry)
      if name == "." || name == ".." { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) {
        if includesSubfolders { removeFiles(in: "\(path)/\(name)", where: isRemoved) }
      } else if isRemoved(name) {
        unlink("\(path)/\(name)")
      }
    }
  }

  /// Returns the name of a file or folder that `readdir` found.
  package static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
  }

  /// Returns the user's cache folder for galley, which may not exist; `nil` if none is known.
  package static func cache(_ environment: [String: String]) -> String? {
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { "\($0)/.cache" }
    return caches.map { "\($0)/galley" }
  }

  /// Whether `path` is a folder, following links.
  package static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }
}
