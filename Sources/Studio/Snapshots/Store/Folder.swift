import Foundation
import Galley

/// Why a folder could not be made.
package struct FolderError: ExplainedError, Hashable {
  package var path: String
  /// The system's `errno`.
  package var code: Int32

  package init(path: String, code: Int32) { (self.path, self.code) = (path, code) }

  package var message: String {
    "cannot make the folder \(path): \(String(cString: strerror(code)))"
  }

  package var hint: String {
    switch code {
    case ENOTDIR, EEXIST: "a part of that path is a file; choose another name"
    case EACCES, EPERM, EROFS: "choose a place that you may write to"
    case ENOSPC, EDQUOT: "free some disk space"
    default: ""
    }
  }
}

/// Making folders with errors that say which one failed and why.
package enum Folder {
  /// Makes the folder at `path` and those above it, as far as they are missing.
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
    // Another thread may have been quicker.
    if code == EEXIST, isFolder(path) { return }
    throw FolderError(path: path, code: code)
  }

  /// Whether there is a folder at `path`, links followed.
  package static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }
}
