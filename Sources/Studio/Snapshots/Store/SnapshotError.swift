import Foundation
import Galley

/// The reason a golden is unusable.
package enum SnapshotError: ExplainedError, Hashable {
  /// The file doesn't exist.
  case missing(path: String)
  /// The file cannot be read; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// A device, a pipe or a socket.
  case notAFile(path: String)
  /// The file is truncated or otherwise invalid.
  case damaged(path: String, reason: String)
  /// The file is larger than a golden may be; `what` is its size.
  case oversized(path: String, what: String)
  /// The file is a Git LFS pointer.
  case gitLFSPointer(path: String)
  /// A link leads out of the goldens folder.
  case outside(path: String, target: String)
  /// A picture to be recorded has more than `limit` bytes.
  case tooLarge(id: String, bytes: Int, limit: Int)
  /// The id is not a valid path inside the folder.
  case badIdentifier(String)
  /// The folder is not inside a package, which would contain the goldens folder.
  case noFolder(startingAt: String)

  /// Whether the command was run in the wrong place, as opposed to an unusable golden.
  package var isUsage: Bool { if case .noFolder = self { true } else { false } }

  package var message: String {
    switch self {
    case .missing(let path): "there is no golden \(path)"
    case .unreadable(let path, let code): "cannot read \(path): \(String(cString: strerror(code)))"
    case .notAFile(let path): "\(path) is not a regular file"
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)"
    case .oversized(let path, let what): "\(path) claims to have \(what), more than allowed"
    case .gitLFSPointer(let path): "\(path) is a Git LFS pointer, not a picture"
    case .outside(let path, let target):
      "\(path) is a link to \(target), outside the goldens folder"
    case .tooLarge(_, let bytes, let limit):
      "the picture takes \(ByteCount(bytes)), more than \(ByteCount(limit))"
    case .badIdentifier(let id): "'\(id)' is not a valid golden name"
    case .noFolder(let start): "no Package.swift in \(start) or above it"
    }
  }

  package var hint: String {
    switch self {
    case .missing: "record it with 'galley record', review it and commit it"
    case .unreadable: "check the permissions of the file and its parent folders"
    case .notAFile, .damaged, .oversized: "restore it from version control, or record it again"
    case .gitLFSPointer: "run 'git lfs pull'"
    case .outside: "replace the link with a folder or file; goldens are never written elsewhere"
    case .tooLarge:
      "make it smaller, or explain its size with largeGolden(reason:)"
    case .badIdentifier: "use words and hyphens, separated by slashes"
    case .noFolder:
      "run it inside the package, or set the goldens folder with --snapshots or"
        + " GALLEY_SNAPSHOTS"
    }
  }
}
