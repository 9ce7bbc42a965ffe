import Foundation
import Galley

/// What is known of each name, in a file without a name: a table that needs as little memory for a
/// hundred million pictures as for ten.
final class NameTable {
  struct Entry {
    /// Of the picture that is there; zero where manifests disagree.
    var content: UInt64
    /// Where the record is that this run has seen; zero before.
    var line: UInt64
  }

  private typealias Slot = (name: UInt64, content: UInt64, line: UInt64)
  private static let slotSize = 24
  /// Of the file's name, for the moment in which it has one.
  static let prefix = ".galley-names-"

  private let folder: String
  private var file: Int32
  private var capacity = 1 << 16
  private(set) var count = 0

  /// - Parameter folder: Where the file is made.
  /// - Throws: `FileWriteError`.
  init(in folder: String) throws {
    self.folder = folder
    file = try Self.open(in: folder, slots: capacity)
  }

  deinit { close(file) }

  private static func open(in folder: String, slots: Int) throws -> Int32 {
    let template = strdup("\(folder)/\(prefix)XXXXXX")
    defer { free(template) }
    guard let template else { throw failure(folder) }
    let file = mkstemp(template)
    guard file >= 0 else { throw failure(folder) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    unlink(template)
    guard ftruncate(file, off_t(slots * slotSize)) == 0 else {
      defer { close(file) }
      throw failure(folder)
    }
    return file
  }

  private static func failure(_ folder: String) -> FileWriteError {
    FileWriteError(path: "\(folder)/", reason: String(cString: strerror(errno)))
  }

  /// - Parameter name: The name's hash, which is not zero.
  func entry(_ name: UInt64) throws -> Entry? {
    let (_, slot) = try find(name)
    return slot.name == 0 ? nil : Entry(content: slot.content, line: slot.line)
  }

  func set(_ name: UInt64, _ entry: Entry) throws {
    var (index, slot) = try find(name)
    if slot.name == 0 {
      count += 1
      if count * 5 > capacity * 3 {
        try grow()
        index = try find(name).index
      }
    }
    slot = (name, entry.content, entry.line)
    try write(slot, at: index, to: file)
  }

  /// The name's slot, or the free one where it belongs.
  private func find(_ name: UInt64) throws -> (index: Int, slot: Slot) {
    // The names of a part have their lowest bits in common.
    var index = Int(truncatingIfNeeded: name >> 20) & (capacity - 1)
    while true {
      var slot: Slot = (0, 0, 0)
      let count = withUnsafeMutableBytes(of: &slot) {
        pread(file, $0.baseAddress, Self.slotSize, off_t(index * Self.slotSize))
      }
      guard count == Self.slotSize else { throw Self.failure(folder) }
      if slot.name == name || slot.name == 0 { return (index, slot) }
      index = (index + 1) & (capacity - 1)
    }
  }

  private func write(_ slot: Slot, at index: Int, to file: Int32) throws {
    let count = withUnsafeBytes(of: slot) {
      pwrite(file, $0.baseAddress, Self.slotSize, off_t(index * Self.slotSize))
    }
    guard count == Self.slotSize else { throw Self.failure(folder) }
  }

  private func grow() throws {
    let old = file
    let oldCapacity = capacity
    file = try Self.open(in: folder, slots: capacity * 4)
    capacity *= 4
    defer { close(old) }
    var buffer = [UInt8](repeating: 0, count: Self.slotSize * 4096)
    for start in stride(from: 0, to: oldCapacity, by: 4096) {
      let got = pread(old, &buffer, buffer.count, off_t(start * Self.slotSize))
      guard got == buffer.count else { throw Self.failure(folder) }
      for index in 0..<4096 {
        let slot = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: index * Self.slotSize, as: Slot.self)
        }
        if slot.name != 0 { try write(slot, at: try find(slot.name).index, to: file) }
      }
    }
  }
}
