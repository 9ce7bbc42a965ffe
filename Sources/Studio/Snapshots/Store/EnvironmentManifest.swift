import Foundation
import Galley
import Synchronization

/// The environment in which goldens were recorded: library versions and font file hashes.
///
/// Other versions may paint different pixels without any error in a scene.
package struct EnvironmentManifest: Codable, Hashable, Sendable {
  package struct Font: Codable, Hashable, Sendable {
    /// The file name without its folder.
    package var file: String
    /// The Debian package of the file; `nil` for a registered file.
    package var package: String?
    /// The digest in hexadecimal.
    package var sha256: String

    var owner: String { package ?? "registered font" }
  }

  /// Library versions by name.
  package var libraries: [String: String]
  /// The installed fonts, sorted by package and file.
  package var fonts: [Font]

  package init(libraries: [String: String], fonts: [Font]) {
    self.libraries = libraries
    self.fonts = fonts.sorted { ($0.owner, $0.file) < ($1.owner, $1.file) }
  }

  /// Returns the manifest of this machine. The first call reads all font files, which takes a
  /// moment.
  package static func current() -> EnvironmentManifest {
    // libdeflate only affects how pixels are compressed, and cmark-gfm only affects texts, which
    // the layout trees contain.
    let libraries = LibraryVersion.current.filter {
      $0.name != "libdeflate" && $0.name != "cmark-gfm"
    }
    return EnvironmentManifest(
      libraries: Dictionary(libraries.map { ($0.name, $0.version) }) { first, _ in first },
      fonts: fonts(FontLibrary.files))
  }

  private static func fonts(_ files: [FontLibrary.File]) -> [Font] {
    let hashes = hashes(of: files)
    return files.compactMap { file in
      hashes[file.path].map { hash in
        Font(file: (file.path as NSString).lastPathComponent, package: file.package, sha256: hash)
      }
    }
  }

  /// Returns the hash of each file that can be read, by path.
  ///
  /// Computes unknown hashes on all cores, because fonts take a hundred megabytes.
  package static func hashes(of files: [FontLibrary.File]) -> [String: String] {
    let hashes = Mutex(FontHashes())
    let unknown = hashes.withLock { hashes in files.filter { hashes[$0.path] == nil } }
    DispatchQueue.concurrentPerform(iterations: unknown.count) { index in
      guard let hash = unknown[index].sha256() else { return }
      hashes.withLock { $0.set(unknown[index].path, hash) }
    }
    return hashes.withLock { hashes in
      hashes.write()
      return Dictionary(files.compactMap { file in hashes[file.path].map { (file.path, $0) } }) {
        first, _ in first
      }
    }
  }

  /// Returns the file's contents, sorted so that equal manifests give equal files.
  package func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Returns the differences from the recorded manifest, such as `cairo 1.16.0 → 1.18.0` and
  /// `fonts-inter Inter-Regular.otf differs`; empty if there are none.
  package func differences(from recorded: EnvironmentManifest) -> [String] {
    let names = Set(libraries.keys).union(recorded.libraries.keys).sorted()
    let versions = names.compactMap { name -> String? in
      let (old, new) = (recorded.libraries[name], libraries[name])
      return old == new ? nil : "\(name) \(old ?? "none") → \(new ?? "none")"
    }
    return versions + fontDifferences(from: recorded)
  }

  private func fontDifferences(from recorded: EnvironmentManifest) -> [String] {
    let old = Self.byFile(recorded.fonts)
    let new = Self.byFile(fonts)
    // If many files of a package changed alike, they share a sentence.
    var groups: [(owner: String, what: String, files: [String])] = []
    for key in Set(old.keys).union(new.keys).sorted(by: {
      ($0.owner, $0.file) < ($1.owner, $1.file)
    }) {
      guard old[key] != new[key] else { continue }
      let what =
        new[key] == nil ? "missing here" : old[key] == nil ? "new since the recording" : "differs"
      if let index = groups.firstIndex(where: { $0.owner == key.owner && $0.what == what }) {
        groups[index].files.append(key.file)
      } else {
        groups.append((key.owner, what, [key.file]))
      }
    }
    return groups.flatMap { group -> [String] in
      let verb = group.what == "differs" ? "" : "is "
      if group.files.count <= 3 {
        return group.files.map { "\(group.owner) \($0) \(verb)\(group.what)" }
      }
      let plural = group.what == "differs" ? "differ" : "are \(group.what)"
      return ["\(group.owner): \(group.files.count) files \(plural)"]
    }
  }

  private struct Key: Hashable {
    var owner: String
    var file: String
  }

  private static func byFile(_ fonts: [Font]) -> [Key: String] {
    Dictionary(fonts.map { (Key(owner: $0.owner, file: $0.file), $0.sha256) }) { first, _ in first }
  }
}

extension SnapshotStore {
  /// Returns the manifest that the goldens were recorded with; `nil` if there is none.
  ///
  /// - Throws: `SnapshotError` if the file cannot be read.
  package func manifest() throws -> EnvironmentManifest? {
    let bytes: [UInt8]
    do {
      bytes = try Self.read(manifestPath)
    } catch SnapshotError.missing {
      return nil
    }
    do {
      return try JSONDecoder().decode(EnvironmentManifest.self, from: Data(bytes))
    } catch {
      throw SnapshotError.damaged(path: manifestPath, reason: "it is not a list of versions")
    }
  }

  /// Writes `manifest`, unless the file is already equal.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  package func write(_ manifest: EnvironmentManifest) throws {
    let bytes = [UInt8](try manifest.jsonData())
    if let present = try? Self.read(manifestPath), present == bytes { return }
    try Folder.make(root)
    try AtomicFile.write(bytes, to: manifestPath, syncs: true)
  }
}
