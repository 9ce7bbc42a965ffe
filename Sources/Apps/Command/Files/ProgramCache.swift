import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// The folders in which programs compiled from the user's files are kept, one for each list of
/// files. Programs that have not been used for long, or that take too much space, are removed when
/// another one is compiled.
enum ProgramCache {
  /// How long a program is kept after its last use, in seconds.
  static let lifetime = 30.0 * 24 * 3600
  /// The maximum size of all programs, in bytes.
  static let sizeLimit = 1 << 30
  /// How long a program is kept regardless of the size, in seconds.
  static let grace = 3600.0

  /// Returns the folder that contains the folders of all programs; `nil` if none is known.
  ///
  /// - Parameter isSandboxed: Whether the programs are compiled and run in a sandbox. Such a
  ///   program is never run outside of one.
  static func root(isSandboxed: Bool) -> String? {
    Folder.cache(ProcessInfo.processInfo.environment).map { isSandboxed ? "\($0)/sandbox" : $0 }
  }

  /// Returns the folder for the program of these files; `nil` if it cannot be written.
  static func folder(for files: [String], in root: String?) -> String? {
    guard let root else { return nil }
    let directory = FileManager.default.currentDirectoryPath
    // Two file lists with the same hash share a folder and take turns.
    let hash = ContentHash.of(([directory] + files).joined(separator: "\n"))
    let folder = "\(root)/\(String(hash, radix: 16))"
    guard (try? Folder.make(folder)) != nil, access(folder, W_OK) == 0 else { return nil }
    return folder
  }

  /// The file in a program's folder that states what the program depends on.
  static func key(in folder: String) -> String { "\(folder)/key" }

  /// Notes that a program is used now, in the modification time of its key.
  static func noteUse(of folder: String) { utimensat(AT_FDCWD, key(in: folder), nil, 0) }

  private struct Program {
    let folder: String
    let size: Int
    /// Seconds since the last use.
    let age: Double
  }

  /// Removes programs that are too old, then the oldest while all together are too large.
  static func removeUnused(in root: String, sizeLimit: Int = sizeLimit) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let programs = names.filter { UInt64($0, radix: 16) != nil }
      .map { program("\(root)/\($0)") }.sorted { $0.age > $1.age }
    var size = programs.reduce(0) { $0 + $1.size }
    for program in programs where program.age > grace {
      guard program.age > lifetime || size > sizeLimit else { break }
      if remove(program.folder) { size -= program.size }
    }
  }

  private static func program(_ folder: String) -> Program {
    var status = stat()
    if stat(key(in: folder), &status) != 0 { stat(folder, &status) }
    let age = Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec)
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let size = names.reduce(0) { size, name in
      var status = stat()
      return lstat("\(folder)/\(name)", &status) == 0 ? size + Int(status.st_blocks) * 512 : size
    }
    return Program(folder: folder, size: size, age: age)
  }

  /// Removes a program unless it is being compiled. Returns whether it was removed.
  private static func remove(_ folder: String) -> Bool {
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
    return (try? FileManager.default.removeItem(atPath: folder)) != nil
  }
}
