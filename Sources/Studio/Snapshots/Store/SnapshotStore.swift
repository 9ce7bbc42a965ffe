import Foundation
import Galley

/// The goldens folder, with a picture and a layout snapshot for each id.
package struct SnapshotStore: Hashable, Sendable {
  /// The folder's path.
  package let root: String
  /// A prefix of ids that is not part of their paths; `nil` if ids have no prefix. In reports, it
  /// distinguishes files in different folders.
  package let idPrefix: String?

  package init(root: String, idPrefix: String? = nil) {
    (self.root, self.idPrefix) = (root, idPrefix)
  }

  /// The environment variable that sets the folder.
  package static let environmentVariable = "GALLEY_SNAPSHOTS"

  /// Returns the folder at `path`, or else that of the environment, or else `Snapshots` beside the
  /// nearest `Package.swift` in `directory` or above it.
  ///
  /// - Throws: `SnapshotError.noFolder`.
  package static func locate(
    named path: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    from directory: String = FileManager.default.currentDirectoryPath
  ) throws -> SnapshotStore {
    if let path { return SnapshotStore(root: path) }
    if let path = environment[environmentVariable], !path.isEmpty {
      return SnapshotStore(root: path)
    }
    guard let package = packageRoot(above: directory) else {
      throw SnapshotError.noFolder(startingAt: directory)
    }
    return SnapshotStore(root: package == "/" ? "/Snapshots" : package + "/Snapshots")
  }

  /// Returns the nearest folder with a `Package.swift`, starting at `directory`.
  package static func packageRoot(above directory: String) -> String? {
    var folder = directory
    while true {
      if access(folder + "/Package.swift", F_OK) == 0 { return folder }
      let parent = (folder as NSString).deletingLastPathComponent
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }

  /// Returns the path of a golden's file.
  ///
  /// - Throws: `SnapshotError.badIdentifier` if the path would lead out of the folder.
  package func path(of file: GoldenFile, _ id: String) throws -> String {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.unicodeScalars.allSatisfy { $0.value > 32 && $0.value != 127 && $0 != "\\" }
    }
    guard isSafe, !id.contains("..") else { throw SnapshotError.badIdentifier(id) }
    let name = idPrefix.flatMap { id.hasPrefix($0) ? id.dropFirst($0.count) : nil } ?? id[...]
    return "\(root)/\(name)\(file.suffix)"
  }

  /// - Throws: `SnapshotError.badIdentifier` if the path would lead out of the folder.
  package func picturePath(_ id: String) throws -> String { try path(of: .picture, id) }
  /// - Throws: `SnapshotError.badIdentifier` if the path would lead out of the folder.
  package func layoutPath(_ id: String) throws -> String { try path(of: .layout, id) }
  package var manifestPath: String { root + "/ENVIRONMENT.json" }
}
