import Foundation
import Galley

extension SnapshotStore {
  /// The largest file of a golden to read, in bytes.
  package static let fileLimit = 64_000_000
  /// The largest golden picture to read, in pixels.
  package static let pixelLimit = 50_000_000

  /// Returns a decoded golden picture and the bytes of its file.
  ///
  /// - Parameter file: `.picture` or `.blocks`.
  /// - Throws: `SnapshotError`: `missing`, `unreadable`, `damaged`, `oversized`, `gitLFSPointer`.
  package func picture(
    _ id: String, _ file: GoldenFile = .picture
  ) throws -> (bitmap: Bitmap, bytes: [UInt8]) {
    let path = try path(of: file, id)
    let bytes = try Self.read(path)
    do {
      return (try PNGFile.decode(bytes, pixelLimit: Self.pixelLimit), bytes)
    } catch .unreasonableSize(let width, let height) {
      throw SnapshotError.oversized(path: path, what: "\(width)×\(height) pixels")
    } catch .damaged(let reason) {
      throw SnapshotError.damaged(path: path, reason: reason)
    } catch {
      throw SnapshotError.damaged(path: path, reason: error.message)
    }
  }

  /// Returns the golden layout.
  ///
  /// - Parameter expected: The current layout. If the golden is the same, it isn't examined further.
  /// - Throws: `SnapshotError`: `missing`, `unreadable`, `damaged`, `oversized`, `gitLFSPointer`.
  package func layout(_ id: String, expecting expected: String? = nil) throws -> String {
    try text(.layout, id, expecting: expected)
  }

  /// Returns what a screen reader says, one line for each element.
  ///
  /// - Throws: Like `layout(_:)`.
  package func speech(_ id: String) throws -> String { try text(.accessibility, id) }

  private func text(
    _ file: GoldenFile, _ id: String, expecting expected: String? = nil
  ) throws -> String {
    let path = try path(of: file, id)
    let bytes = try Self.read(path)
    if let expected, Array(expected.utf8) == bytes { return expected }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SnapshotError.damaged(path: path, reason: "it is not UTF-8 text")
    }
    guard text.hasSuffix("\n") else {
      throw SnapshotError.damaged(path: path, reason: "its last line is incomplete")
    }
    if let line = Self.conflictMarker(in: text) {
      throw SnapshotError.damaged(path: path, reason: "there is a conflict marker in line \(line)")
    }
    return text
  }

  /// Returns the first line with a merge conflict marker, counted from 1.
  private static func conflictMarker(in text: String) -> Int? {
    let marks = ["<<<<<<< ", "=======", ">>>>>>> "]
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { line in marks.contains { line.starts(with: $0.utf8) } }.map { $0 + 1 }
  }

  /// Returns the bytes of a regular file.
  ///
  /// - Throws: `SnapshotError`.
  package static func read(_ path: String) throws -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENOENT
        ? SnapshotError.missing(path: path) : SnapshotError.unreadable(path: path, code: errno)
    }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else {
      throw SnapshotError.unreadable(path: path, code: errno)
    }
    try check(information, path)
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

  private static func check(_ information: stat, _ path: String) throws {
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SnapshotError.unreadable(path: path, code: EISDIR)
    default: throw SnapshotError.notAFile(path: path)
    }
    guard information.st_size <= fileLimit else {
      throw SnapshotError.oversized(path: path, what: "\(information.st_size) bytes")
    }
  }
}
