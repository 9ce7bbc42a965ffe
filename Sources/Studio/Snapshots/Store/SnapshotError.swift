import Foundation
import Galley

/// Why a golden cannot be used.
package enum SnapshotError: ExplainedError, Hashable {
  /// There is no such file.
  case missing(path: String)
  /// The file is there; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// A device, a pipe or a socket.
  case notAFile(path: String)
  /// The file ends early or is otherwise no picture any more.
  case damaged(path: String, reason: String)
  /// More than any golden has; `what` says how much.
  case oversized(path: String, what: String)
  /// Git left a note in place of the file.
  case gitLFSPointer(path: String)
  /// A link leads to a place that is not in the folder of goldens.
  case outside(path: String, target: String)
  /// A picture that is to be recorded has more than `limit` bytes.
  case tooLarge(id: String, bytes: Int, limit: Int)
  /// The id cannot be a path below the folder.
  case badIdentifier(String)
  /// Neither the folder nor one above it holds a package, whose goldens it would have.
  case noFolder(startingAt: String)

  package var message: String {
    switch self {
    case .missing(let path): "there is no golden \(path)"
    case .unreadable(let path, let code): "cannot read \(path): \(String(cString: strerror(code)))"
    case .notAFile(let path): "\(path) is not a regular file"
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)"
    case .oversized(let path, let what): "\(path) claims to have \(what), more than any golden"
    case .gitLFSPointer(let path): "\(path) is a Git LFS pointer, not a picture"
    case .outside(let path, let target):
      "\(path) is a link to \(target), outside of the folder of goldens"
    case .tooLarge(_, let bytes, let limit):
      "the picture has \(ByteCount(bytes)), more than \(ByteCount(limit))"
    case .badIdentifier(let id): "'\(id)' cannot be the name of a golden"
    case .noFolder(let start): "there is no Package.swift in \(start) or above it"
    }
  }

  package var hint: String {
    switch self {
    case .missing: "record it with 'galley record', look at it and commit it"
    case .unreadable: "check the permissions of the file and of the folders above it"
    case .notAFile, .damaged, .oversized: "restore it from version control, or record it again"
    case .gitLFSPointer: "run 'git lfs pull'"
    case .outside: "replace the link by a folder or file; goldens are never written elsewhere"
    case .tooLarge:
      "make it smaller, or say why it is large with largeGolden(reason:)"
    case .badIdentifier: "names are words and hyphens, separated by slashes"
    case .noFolder:
      "run it within the package, or name the folder of goldens with --snapshots or"
        + " GALLEY_SNAPSHOTS"
    }
  }
}
