import Foundation
import Galley

/// The hashes of font files, kept in the user's folder of caches: fonts hold a hundred megabytes, and
/// each failing test run would read all of them.
///
/// A file counts as the one that was read while size, time of change and identity are the same.
struct FontHashes {
  private struct Entry: Codable, Hashable {
    var size, seconds, nanoseconds, inode: Int
    var sha256: String
  }

  private let path: String?
  /// By the font's path.
  private var entries: [String: Entry] = [:]
  private var isChanged = false

  /// - Parameter environment: Says where caches are; without that, nothing is kept.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { "\($0)/.cache" }
    path = cache.map { "\($0)/galley/fonts.json" }
    guard let path, let bytes = try? SnapshotStore.read(path) else { return }
    entries = (try? JSONDecoder().decode([String: Entry].self, from: Data(bytes))) ?? [:]
  }

  /// `nil` for a file that was not read yet, or is another one now.
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

  /// What cannot be kept is read again the next time.
  func write() {
    guard isChanged, let path, let json = try? JSONEncoder().encode(entries) else { return }
    try? Folder.make((path as NSString).deletingLastPathComponent)
    try? AtomicFile.write([UInt8](json), to: path)
  }

  private static func entry(_ path: String) -> Entry? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    // The time of change cannot be set, as that of modification can.
    return Entry(
      size: Int(information.st_size), seconds: information.st_ctim.tv_sec,
      nanoseconds: information.st_ctim.tv_nsec, inode: Int(information.st_ino), sha256: "")
  }
}
