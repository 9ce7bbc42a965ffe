import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// The output folder of a batch. It belongs to one run, or to one run per part.
final class BatchFolder {
  let path: String
  let shard: Shard?
  /// The manifest, which the rendering program appends to.
  let manifest: Int32
  /// The lock. No other run can start while it is open, here or in a program that inherited it.
  let lock: Int32
  private var failures: Int32 = -1
  private let manifestPath: String
  /// Where the manifest's lines begin that `finishedNames()` has not read, in bytes.
  private var unread = 0

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
      // All parts are finished; take over their results.
      if try !Manifest.shards(Manifest.stem, in: path).isEmpty {
        _ = try Manifest.merge(in: path)
      } else {
        Manifest.removeLeftovers(in: path)
      }
    }
    let file = "\(path)/\(Manifest.fileName(Manifest.stem, self.shard))"
    manifestPath = file
    manifest = open(file, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard manifest >= 0 else { throw Self.failure(file) }
    if isShared { try Self.lock(manifest, LOCK_EX, file) }
    // Remove an incomplete line left by a killed program.
    try LineReader.each(of: file) { _, next in unread = next }
    guard ftruncate(manifest, off_t(unread)) == 0 else { throw Self.failure(file) }
    unlink(failurePath)
  }

  deinit { for file in [manifest, lock, failures] where file >= 0 { close(file) } }

  private static func failure(_ path: String) -> FileWriteError {
    FileWriteError(path: path, reason: String(cString: strerror(errno)))
  }

  /// Waits briefly, since a killed program may hold the lock for another moment. Does nothing if
  /// the file system does not support locks.
  private static func lock(_ file: Int32, _ kind: Int32, _ path: String) throws {
    let deadline = ContinuousClock.now + patience
    while flock(file, kind | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard .now < deadline else { throw BatchLockError(path: path) }
      usleep(20_000)
    }
  }

  /// Joins the manifests of all parts. Fails if a part is still running.
  ///
  /// - Returns: The joined totals, and the parts without a manifest.
  /// - Throws: The errors of `init`.
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

  /// Returns the table of existing pictures of this run.
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

  /// Returns the names of the pictures that the manifest gained since the run began or since the
  /// last call.
  func finishedNames() throws -> Set<String> {
    var names: Set<String> = []
    try LineReader.each(of: manifestPath, from: unread) { bytes, next in
      if let line = Manifest.Line(bytes) { names.insert(line.name) }
      unread = next
    }
    return names
  }

  /// Waits until all pictures are on the disk: a run that reports success must not lose any in a
  /// power cut. A run that is cut short notices lost pictures when it is continued, so once is
  /// enough. Syncing each picture would take longer than rendering it.
  func sync() throws {
    guard syncFileSystem(lock) == 0 || errno == EINVAL else { throw Self.failure(path) }
  }

  var failurePath: String { "\(path)/\(Manifest.fileName(FailureList.stem, shard))" }

  func addFailure(_ place: RecordPlace, name: String?, _ message: String) throws {
    if failures < 0 {
      failures = open(failurePath, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
      guard failures >= 0 else { throw Self.failure(failurePath) }
    }
    if let code = Console.write(FailureList.line(place, name: name, message), to: failures) {
      throw FileWriteError(path: failurePath, reason: String(cString: strerror(code)))
    }
  }
}

/// `syncfs`, which Glibc's module leaves out.
@_silgen_name("syncfs")
private func syncFileSystem(_ descriptor: Int32) -> Int32

/// The error for a folder that another run uses.
struct BatchLockError: ExplainedError {
  let path: String
  var message: String { "another run is using \(path)" }
  var hint: String { "wait until it finishes, or give each run its own part with --shard K/N" }
}
