import Foundation
import Galley

extension SnapshotStore {
  /// Calls `work` while no other process records in this folder. Creates the folder if it is
  /// missing.
  ///
  /// The lock is on the folder itself (`flock`), so it needs no file, and the system releases it
  /// however the process ends. If the file system doesn't support locks, there is no lock.
  ///
  /// - Parameters:
  ///   - includesChildren: Whether child processes of `work` hold the lock, even if this process is
  ///     killed. Default: `false`.
  ///   - waiting: Called once if another recording must finish first.
  /// - Throws: `FolderError`, `SnapshotError.unreadable`, or any error of `work`.
  package func whileLocked<Value>(
    includesChildren: Bool = false, waiting: () -> Void = {}, _ work: () throws -> Value
  ) throws -> Value {
    try Folder.make(root)
    let folder = open(root, O_RDONLY | O_DIRECTORY | (includesChildren ? 0 : O_CLOEXEC))
    guard folder >= 0 else { throw SnapshotError.unreadable(path: root, code: errno) }
    defer { close(folder) }
    if flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      waiting()
      while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    }
    // No other process writes now, so these files are from killed recordings.
    for path in leftovers() { unlink("\(root)/\(path)") }
    return try work()
  }
}
