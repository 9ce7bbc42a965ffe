import Foundation
import Galley

/// The folder of goldens: a picture and a layout snapshot for each id.
public struct SnapshotStore: Hashable, Sendable {
  /// The folder's path.
  public let root: String

  public init(root: String) { self.root = root }

  /// The environment variable that names the folder.
  public static let environmentVariable = "GALLEY_SNAPSHOTS"

  /// The folder that is named, else the environment's, else `Snapshots` beside the `Package.swift`
  /// that is nearest above `directory`.
  ///
  /// - Throws: `SnapshotError.noFolder`.
  public static func locate(
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

  /// The nearest folder that holds a `Package.swift`: `directory` or one above it.
  public static func packageRoot(above directory: String) -> String? {
    var folder = directory
    while true {
      if access(folder + "/Package.swift", F_OK) == 0 { return folder }
      let parent = (folder as NSString).deletingLastPathComponent
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }

  /// - Throws: `SnapshotError.badIdentifier` for a name that would lead out of the folder.
  public func picturePath(_ id: String) throws -> String { try path(id) + ".png" }
  /// - Throws: `SnapshotError.badIdentifier` for a name that would lead out of the folder.
  public func layoutPath(_ id: String) throws -> String { try path(id) + ".layout.txt" }
  public var manifestPath: String { root + "/ENVIRONMENT.json" }

  private func path(_ id: String) throws -> String {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.unicodeScalars.allSatisfy { $0.value > 32 && $0.value != 127 && $0 != "\\" }
    }
    guard isSafe, !id.contains("..") else { throw SnapshotError.badIdentifier(id) }
    return "\(root)/\(id)"
  }
}

// MARK: Reading

extension SnapshotStore {
  /// The golden picture, decoded, with the bytes of its file.
  ///
  /// - Throws: `SnapshotError`: `missing`, `unreadable`, `damaged`, `gitLFSPointer`.
  public func picture(_ id: String) throws -> (bitmap: Bitmap, bytes: [UInt8]) {
    let path = try picturePath(id)
    let bytes = try Self.read(path)
    do {
      return (try PNGFile.decode(bytes), bytes)
    } catch {
      let reason = error.message
      throw SnapshotError.damaged(path: path, reason: reason)
    }
  }

  /// The golden layout.
  ///
  /// - Throws: `SnapshotError`: `missing`, `unreadable`, `damaged`, `gitLFSPointer`.
  public func layout(_ id: String) throws -> String {
    let path = try layoutPath(id)
    guard let text = String(validating: try Self.read(path), as: UTF8.self) else {
      throw SnapshotError.damaged(path: path, reason: "it is not UTF-8 text")
    }
    guard text.hasSuffix("\n") else {
      throw SnapshotError.damaged(path: path, reason: "its last line is cut off")
    }
    return text
  }

  /// The bytes of an ordinary file.
  ///
  /// - Throws: `SnapshotError`.
  public static func read(_ path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw errno == ENOENT
        ? SnapshotError.missing(path: path) : SnapshotError.unreadable(path: path, code: errno)
    }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else {
      throw SnapshotError.unreadable(path: path, code: errno)
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      let isFolder = information.st_mode & S_IFMT == S_IFDIR
      throw SnapshotError.unreadable(path: path, code: isFolder ? EISDIR : EINVAL)
    }
    let data = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    guard let bytes = try? data.readToEnd() ?? Data() else {
      throw SnapshotError.unreadable(path: path, code: EIO)
    }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      throw SnapshotError.gitLFSPointer(path: path)
    }
    if bytes.isEmpty { throw SnapshotError.damaged(path: path, reason: "it is empty") }
    return [UInt8](bytes)
  }
}

// MARK: Writing

extension SnapshotStore {
  /// Writes the golden's files, each complete or not at all; `nil` leaves one as it is.
  ///
  /// - Throws: `SnapshotError.badIdentifier`, `FolderError`, `FileWriteError`.
  public func write(_ id: String, picture: [UInt8]?, layout: String?) throws {
    let (picturePath, layoutPath) = (try picturePath(id), try layoutPath(id))
    try Folder.make((picturePath as NSString).deletingLastPathComponent)
    if let layout { try AtomicFile.write(Array(layout.utf8), to: layoutPath) }
    if let picture { try AtomicFile.write(picture, to: picturePath) }
  }

  /// Paths below the folder of goldens that belong to none of `ids`, sorted.
  public func stale(knowing ids: some Sequence<String>) -> [String] {
    let known = Set(ids)
    return goldens().filter { !known.contains(Self.id(ofGolden: $0)) }
  }

  /// All goldens' files, as paths below the folder, sorted.
  public func goldens() -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
    return files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".layout.txt") }
      .sorted()
  }

  private static func id(ofGolden path: String) -> String {
    String(path.dropLast(path.hasSuffix(".png") ? ".png".count : ".layout.txt".count))
  }
}

extension SnapshotStore {
  /// Whether one or both of the golden's files are not there.
  ///
  /// - Throws: `SnapshotError.badIdentifier`.
  public func lacks(_ id: String) throws -> Bool {
    let paths = [try picturePath(id), try layoutPath(id)]
    return paths.contains { access($0, F_OK) != 0 }
  }
}
