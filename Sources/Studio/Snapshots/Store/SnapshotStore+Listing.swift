import Foundation

extension SnapshotStore {
  /// All goldens' files, as paths below the folder, sorted. Links to folders are not followed.
  package func goldens() -> [String] {
    files().filter { GoldenFile.parse($0) != nil }
  }

  /// Whether the folder belongs to a package of somebody else's: one without the catalogue's scenes,
  /// and without goldens of them.
  package var isForeign: Bool {
    guard let package = Self.packageRoot(above: Self.absolute(root)) else { return false }
    return !Folder.isFolder(package + "/Sources/GalleyScenes")
      && !goldens().contains { $0.first?.isLowercase == true }
  }

  private static func absolute(_ path: String) -> String { URL(filePath: path).path }

  /// References of tests that the package around the folder no longer has, as paths below the folder.
  package func staleTestReferences() -> [String] {
    Self.packageRoot(above: Self.absolute(root)).map { staleTestReferences(package: $0) } ?? []
  }

  /// Goldens of a catalogue that none of its scenes has, as paths below the folder, sorted.
  ///
  /// A catalogue's groups begin with a small letter. Folders that begin otherwise are those of
  /// tests, which no catalogue knows.
  ///
  /// - Parameter scenes: The files that belong to each id.
  package func stale(knowing scenes: [String: Set<GoldenFile>]) -> [String] {
    goldens().filter { path in
      guard path.first?.isLowercase == true, let golden = GoldenFile.parse(path) else {
        return false
      }
      return scenes[golden.id]?.contains(golden.file) != true
    }
  }

  /// The bytes of all goldens together.
  package func totalSize() -> Int {
    goldens().reduce(0) { total, name in
      var information = stat()
      return stat("\(root)/\(name)", &information) == 0
        ? total + Int(information.st_size) : total
    }
  }

  /// The bytes of a golden's file; `nil` if it is not there.
  package func size(of file: GoldenFile, _ id: String) throws -> Int? {
    var information = stat()
    return stat(try path(of: file, id), &information) == 0 ? Int(information.st_size) : nil
  }

  /// Whether one of these files of a golden is not there.
  ///
  /// - Throws: `SnapshotError.badIdentifier`.
  package func lacks(_ files: Set<GoldenFile>, of id: String) throws -> Bool {
    try files.contains { access(try path(of: $0, id), F_OK) != 0 }
  }

  /// What recordings that were killed left behind, as paths below the folder.
  ///
  /// Only whoever holds the `RecordingLock` can tell them from files that are being written.
  func leftovers() -> [String] {
    files().filter { path in
      path.wholeMatch(of: /.+(\.png|\.layout\.txt|ENVIRONMENT\.json)\.tmp\.\d+\.\d+/) != nil
    }
  }

  private func files() -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
    return files.compactMap { $0 as? String }.sorted()
  }
}
