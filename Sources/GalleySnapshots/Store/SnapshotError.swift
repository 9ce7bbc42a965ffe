import Foundation
import Galley

/// Why a golden cannot be used.
public enum SnapshotError: ExplainedError, Hashable {
  case missing(path: String)
  /// The file is there; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// The file ends early or is otherwise no picture any more.
  case damaged(path: String, reason: String)
  /// Git left a note in place of the file.
  case gitLFSPointer(path: String)
  /// The id cannot be a path below the folder.
  case badIdentifier(String)
  case noFolder(startingAt: String)

  public var message: String {
    switch self {
    case .missing(let path): "there is no golden \(path)"
    case .unreadable(let path, let code): "cannot read \(path): \(String(cString: strerror(code)))"
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)"
    case .gitLFSPointer(let path): "\(path) is a Git LFS pointer, not a picture"
    case .badIdentifier(let id): "'\(id)' cannot be the name of a golden"
    case .noFolder(let start): "there is no Package.swift in \(start) or above it"
    }
  }

  public var hint: String {
    switch self {
    case .missing: "record it with 'galley record', look at it and commit it"
    case .unreadable: "check the permissions of the file and of the folders above it"
    case .damaged: "restore it from version control, or record it again"
    case .gitLFSPointer: "run 'git lfs pull'"
    case .badIdentifier: "names are words and hyphens, parted by slashes"
    case .noFolder: "run galley within the package, or say where the goldens are with --snapshots"
    }
  }
}
