import Foundation
import Galley

/// A cache of font file hashes in the user's cache folder. Fonts take a hundred megabytes, which
/// each failing test run would otherwise read.
///
/// An entry is valid while the file's size, change time and identity stay the same.
struct FontHashes {
  private struct Entry: Codable, Hashable {
    var size, seconds, nanoseconds, inode: Int
    var sha256: String
  }

  private let path: String?
  /// Entries by font path.
  private var entries: [String: Entry] = [:]
  private var isChanged = false

  /// - Parameter environment: Variables that locate the cache folder. Without them, nothing is
  ///   stored.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    path = Folder.cache(environment).map { "\($0)/fonts.json" }
    guard let path, let bytes = try? SnapshotStore.read(path) else { return }
    entries = (try? JSONDecoder().decode([String: Entry].self, from: Data(bytes))) ?? [:]
  }

  /// Returns `nil` if the file has not been read yet or has changed.
  subscript(_ path: String) -> String? {
    guard let entry = entries[path], var known = Self.entry(path) else { return nil }
    known.sha256 = entry.sha256
    return known == entry ? entry.sha256 : nil
  }

  mutating func set(_ path: String, _ sha256: String) {
    guard var entry = Self.entry(path) else { return }
    entry.sha256 = sha256
    entries[path] = entry
    isChanged = true
  }

  /// Writes the cache. Failures are ignored: the files are read again next time.
  func write() {
    guard isChanged, let path, let json = try? JSONEncoder().encode(entries) else { return }
    try? Folder.make((path as NSString).deletingLastPathComponent)
    try? AtomicFile.write([UInt8](json), to: path)
  }

  private static func entry(_ path: String) -> Entry? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    // Unlike the modification time, the change time cannot be set.
    return Entry(
      size: Int(information.st_size), seconds: information.st_ctim.tv_sec,
      nanoseconds: information.st_ctim.tv_nsec, inode: Int(information.st_ino), sha256: "")
  }
}
