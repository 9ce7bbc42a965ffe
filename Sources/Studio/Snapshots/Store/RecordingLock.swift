import Foundation
import Galley

extension SnapshotStore {
  /// Does `work` while no other process records in this folder, which is made if it is not there.
  ///
  /// The lock is the folder's own (`flock`), so there is no file of it, and the system takes it away
  /// from a process that ends, however it ends. Where the file system has no locks, none is taken.
  ///
  /// - Parameters:
  ///   - includesChildren: Whether the lock stays while programs run that `work` has started, also if
  ///     this one is killed. Default: it does not.
  ///   - waiting: Called once if another recording has to end first.
  /// - Throws: `FolderError`, `SnapshotError.unreadable`; what `work` throws.
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
    // Nobody else writes now, so these are of recordings that were killed.
    for path in leftovers() { unlink("\(root)/\(path)") }
    return try work()
  }
}
