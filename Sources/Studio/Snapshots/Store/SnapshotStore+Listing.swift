import Foundation
import Galley

extension SnapshotStore {
  /// Returns the files of all goldens as sorted paths inside the folder, without following links to
  /// folders.
  package func goldens() -> [String] {
    files().filter { GoldenFile.parse($0) != nil }
  }

  /// The folder of the surrounding package; `nil` outside of packages.
  package var packageFolder: String? { Self.packageRoot(above: URL(filePath: root).path) }

  /// Returns the references of tests that the surrounding package no longer has, as paths inside
  /// the folder.
  package func staleTestReferences() -> [String] {
    packageFolder.map { staleTestReferences(package: $0) } ?? []
  }

  /// Returns the catalog goldens that no scene uses, as sorted paths inside the folder.
  ///
  /// Catalog groups begin with a lowercase letter. Other folders belong to tests.
  ///
  /// - Parameter scenes: The files of each id.
  package func stale(knowing scenes: [String: Set<GoldenFile>]) -> [String] {
    goldens().filter { path in
      guard path.first?.isLowercase == true, let golden = GoldenFile.parse(path) else {
        return false
      }
      return scenes[golden.id]?.contains(golden.file) != true
    }
  }

  /// Returns the total size of all goldens, in bytes.
  package func totalSize() -> Int {
    goldens().reduce(0) { total, name in
      var information = stat()
      return stat("\(root)/\(name)", &information) == 0
        ? total + Int(information.st_size) : total
    }
  }

  /// Returns the size of a golden's file, in bytes; `nil` if the file doesn't exist.
  package func size(of file: GoldenFile, _ id: String) throws -> Int? {
    var information = stat()
    return stat(try path(of: file, id), &information) == 0 ? Int(information.st_size) : nil
  }

  /// Whether any of these files of a golden is missing.
  ///
  /// - Throws: `SnapshotError.badIdentifier`.
  package func lacks(_ files: Set<GoldenFile>, of id: String) throws -> Bool {
    try files.contains { access(try path(of: $0, id), F_OK) != 0 }
  }

  /// Returns the temporary files of killed recordings, as paths inside the folder.
  ///
  /// Only the holder of the `RecordingLock` can distinguish them from files being written.
  func leftovers() -> [String] {
    files().filter { path in
      AtomicFile.temporary(path).map { file in
        [".png", ".layout.txt", "ENVIRONMENT.json"].contains { file.target.hasSuffix($0) }
      } ?? false
    }
  }

  private func files() -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
    return files.compactMap { $0 as? String }.sorted()
  }
}
