import Foundation
import Galley
import Synchronization

/// The snapshots that this process writes into sources. Each source is always written with all of
/// its snapshots, so that positions keep referring to the compiled source.
enum InlineSnapshots {
  private struct File {
    let source: InlineSource
    var snapshots: [InlineSnapshot] = []
  }

  private static let files = Mutex<[String: File]>([:])

  /// Writes a snapshot into its source.
  ///
  /// - Throws: `InlineSnapshotError`, `FileWriteError`.
  static func write(_ snapshot: InlineSnapshot, to path: String) throws {
    try files.withLock { files in
      var file = try files[path] ?? read(path)
      if let other = file.snapshots.first(where: { $0.isSamePlace(as: snapshot) }) {
        guard other.text == snapshot.text else {
          throw InlineSnapshotError.several(path, snapshot.line)
        }
        return
      }
      file.snapshots.append(snapshot)
      guard let text = file.source.with(file.snapshots) else {
        throw InlineSnapshotError.notFound(path, snapshot.line)
      }
      try AtomicFile.write(Array(text.utf8), to: path, syncs: true)
      files[path] = file
    }
  }

  /// Returns the line of a call's closure; `nil` if it has none.
  static func line(
    of syntax: InlineSnapshotSyntaxDescriptor, in path: String, line: UInt, column: UInt
  ) -> UInt? {
    let source = files.withLock { $0[path] ?? (try? read(path)) }?.source
    return source?.line(of: InlineSnapshot(text: nil, line: line, column: column, syntax: syntax))
  }

  /// Reads a source that has not changed since it was compiled.
  private static func read(_ path: String) throws -> File {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw InlineSnapshotError.unreadable(path) }
    guard let changed = time(of: path), let built = time(of: "/proc/self/exe"), changed <= built
    else {
      throw InlineSnapshotError.changed(path)
    }
    return File(source: InlineSource(text))
  }

  /// The time of the last change, in nanoseconds.
  private static func time(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}

/// The reason an inline snapshot could not be written.
enum InlineSnapshotError: ExplainedError, Hashable {
  case unreadable(String)
  case changed(String)
  case notFound(String, UInt)
  case several(String, UInt)

  var message: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .changed(let path): "\(path) has changed since it was compiled"
    case .notFound(let path, let line): "the call at \(path):\(line) was not found"
    case .several(let path, let line): "the call at \(path):\(line) produces different texts"
    }
  }

  var hint: String {
    switch self {
    case .unreadable: "run the tests where their sources are"
    case .changed, .notFound: "build and run the tests again"
    case .several: "use a snapshot for each text"
    }
  }
}
