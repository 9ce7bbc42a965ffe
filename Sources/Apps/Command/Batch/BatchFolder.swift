import Foundation
import Galley
import GalleySnapshots

/// The folder that a batch writes to, which belongs to one run: or to one for each part.
final class BatchFolder {
  let path: String
  let shard: Shard?
  /// Lines are added to it by the program that makes the pictures.
  let manifest: Int32
  /// As long as it is open, here or in a program that was given it, no other run begins.
  let lock: Int32
  private var failures: Int32 = -1

  private static let patience = Duration.seconds(2)

  /// - Throws: `FolderError`, `FileWriteError`, `BatchLockError`.
  init(_ path: String, _ shard: Shard?) throws {
    (self.path, self.shard) = (path, shard.flatMap { $0.count > 1 ? $0 : nil })
    try Folder.make(path)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw FolderError(path: path, code: errno) }
    let isShared = self.shard != nil
    try Self.lock(lock, isShared ? LOCK_SH : LOCK_EX, path)
    if !isShared {
      // What parts have made is known from here on, and they are over.
      if try !Manifest.shards(Manifest.stem, in: path).isEmpty {
        _ = try Manifest.merge(in: path)
      } else {
        Manifest.removeLeftovers(in: path)
      }
    }
    let file = "\(path)/\(Manifest.fileName(Manifest.stem, self.shard))"
    manifest = open(file, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard manifest >= 0 else { throw Self.failure(file) }
    if isShared { try Self.lock(manifest, LOCK_EX, file) }
    // A line that a killed program did not finish.
    var end = 0
    try LineReader.each(of: file) { _, next in end = next }
    guard ftruncate(manifest, off_t(end)) == 0 else { throw Self.failure(file) }
    unlink(failurePath)
  }

  deinit { for file in [manifest, lock, failures] where file >= 0 { close(file) } }

  private static func failure(_ path: String) -> FileWriteError {
    FileWriteError(path: path, reason: String(cString: strerror(errno)))
  }

  /// A program that was killed may hold the lock for a moment more. Where a file system has no locks,
  /// there is none.
  private static func lock(_ file: Int32, _ kind: Int32, _ path: String) throws {
    let deadline = ContinuousClock.now + patience
    while flock(file, kind | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard .now < deadline else { throw BatchLockError(path: path) }
      usleep(20_000)
    }
  }

  /// Joins the manifests of all parts, when none of them is at work.
  ///
  /// - Returns: What was joined, and the parts that have no manifest.
  /// - Throws: As `init`.
  static func merge(
    _ path: String
  ) throws -> (joined: (pictures: Int, failures: Int, shards: [Shard]), missing: [Shard]) {
    let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw FolderError(path: path, code: errno) }
    defer { close(lock) }
    try Self.lock(lock, LOCK_EX, path)
    let joined = try Manifest.merge(in: path)
    let missing = Set(joined.shards.map(\.count)).sorted().flatMap { count in
      (1...count).map { Shard(number: $0, count: count) }.filter { !joined.shards.contains($0) }
    }
    return (joined, missing)
  }

  /// What is there of this run's pictures.
  func table() throws -> NameTable {
    let table = NameTable(in: path)
    guard let shard else {
      try Manifest.load(from: path, [], into: table)
      return table
    }
    try Manifest.load(from: path, try Manifest.shards(Manifest.stem, in: path), into: table) {
      shard.contains($0)
    }
    return table
  }

  var failurePath: String { "\(path)/\(Manifest.fileName(FailureList.stem, shard))" }

  func addFailure(line: Int, name: String?, _ message: String) throws {
    if failures < 0 {
      failures = open(failurePath, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
      guard failures >= 0 else { throw Self.failure(failurePath) }
    }
    if let code = Console.write(FailureList.line(line: line, name: name, message), to: failures) {
      throw FileWriteError(path: failurePath, reason: String(cString: strerror(code)))
    }
  }
}

/// Two runs in one folder.
struct BatchLockError: ExplainedError {
  let path: String
  var message: String { "another run is at work in \(path)" }
  var hint: String { "wait until it is done, or give each run a part of its own with --shard K/N" }
}
