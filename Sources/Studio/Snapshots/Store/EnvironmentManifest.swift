import Foundation
import Galley
import Synchronization

/// What the goldens were made with: library versions and the bytes of the fonts.
///
/// Other versions may paint other pixels without a fault in any scene.
package struct EnvironmentManifest: Codable, Hashable, Sendable {
  package struct Font: Codable, Hashable, Sendable {
    /// The file's name without its folder.
    package var file: String
    /// The Debian package that holds it; `nil` for a file of yours.
    package var package: String?
    /// In hexadecimal.
    package var sha256: String

    package init(file: String, package: String?, sha256: String) {
      self.file = file
      self.package = package
      self.sha256 = sha256
    }

    var owner: String { package ?? "registered font" }
  }

  /// Versions by name.
  package var libraries: [String: String]
  /// Those that are installed, sorted by package and file.
  package var fonts: [Font]

  package init(libraries: [String: String], fonts: [Font]) {
    self.libraries = libraries
    self.fonts = fonts.sorted { ($0.owner, $0.file) < ($1.owner, $1.file) }
  }

  /// This machine's. The first time reads all font files, which takes a moment.
  package static func current() -> EnvironmentManifest {
    // The deflate library changes how pixels are packed, not what they are; that for Markdown reads
    // what texts are, which the layout trees say.
    let libraries = LibraryVersion.current.filter {
      $0.name != "libdeflate" && $0.name != "cmark-gfm"
    }
    return EnvironmentManifest(
      libraries: Dictionary(libraries.map { ($0.name, $0.version) }) { first, _ in first },
      fonts: fonts(FontLibrary.files))
  }

  /// Hashes what is not known yet on all processors, as fonts hold a hundred megabytes.
  private static func fonts(_ files: [FontLibrary.File]) -> [Font] {
    let hashes = Mutex(FontHashes())
    let unknown = hashes.withLock { hashes in files.filter { hashes[$0.path] == nil } }
    DispatchQueue.concurrentPerform(iterations: unknown.count) { index in
      guard let hash = unknown[index].sha256() else { return }
      hashes.withLock { $0.set(unknown[index].path, hash) }
    }
    return hashes.withLock { hashes in
      hashes.write()
      return files.compactMap { file in
        hashes[file.path].map { hash in
          Font(
            file: (file.path as NSString).lastPathComponent, package: file.package, sha256: hash)
        }
      }
    }
  }

  /// The file's text: sorted, so that equal manifests are equal files.
  package func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// What is different here from where the goldens were recorded, such as `cairo 1.16.0 → 1.18.0`
  /// and `fonts-inter Inter-Regular.otf differs`; empty if nothing is.
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
    // One sentence for each package where many of its files changed in the same way.
    var groups: [(owner: String, what: String, files: [String])] = []
    for key in Set(old.keys).union(new.keys).sorted(by: {
      ($0.owner, $0.file) < ($1.owner, $1.file)
    }) {
      guard old[key] != new[key] else { continue }
      let what =
        new[key] == nil ? "missing here" : old[key] == nil ? "not there when recorded" : "differs"
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
  /// What the goldens were made with; `nil` if that was not recorded.
  ///
  /// - Throws: `SnapshotError` for a file that cannot be read.
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

  /// Writes `manifest`, unless the file says the same already.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  package func write(_ manifest: EnvironmentManifest) throws {
    let bytes = [UInt8](try manifest.jsonData())
    if let present = try? Self.read(manifestPath), present == bytes { return }
    try Folder.make(root)
    try AtomicFile.write(bytes, to: manifestPath)
  }
}
