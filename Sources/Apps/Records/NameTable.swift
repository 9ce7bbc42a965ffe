import Foundation
import Galley

/// A hash table of names: in memory for up to a million names, otherwise in an unnamed file, so
/// that a hundred million names need no more memory.
package final class NameTable {
  package struct Entry {
    /// The hash of everything that affects the picture; before this run has read its record, the
    /// manifest's evidence of the picture, which is zero if manifests disagree.
    package var content: UInt64
    /// The line of the record that this run has read; zero before.
    package var line: UInt64

    package init(content: UInt64, line: UInt64) { (self.content, self.line) = (content, line) }
  }

  private typealias Slot = (name: UInt64, content: UInt64, line: UInt64)
  private static let slotSize = 24
  /// The prefix of the file name, used until the file is unlinked.
  package static let prefix = ".galley-names-"

  private enum Storage {
    /// Three numbers per slot.
    case memory([UInt64])
    case file(Int32)
  }

  private let folder: String
  /// The maximum number of slots in memory.
  private let memoryLimit: Int
  private var storage: Storage
  private var capacity: Int
  package private(set) var count = 0

  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - memoryLimit: The maximum number of slots in memory, a power of two. Default: 48 MiB.
  package init(in folder: String, memoryLimit: Int = 1 << 21) {
    self.folder = folder
    self.memoryLimit = memoryLimit
    capacity = min(1 << 12, memoryLimit)
    storage = .memory([UInt64](repeating: 0, count: capacity * 3))
  }

  deinit { if case .file(let file) = storage { close(file) } }

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

  /// - Parameter name: The hash of the name, which is not zero.
  package func entry(_ name: UInt64) throws -> Entry? {
    let (_, slot) = try find(name)
    return slot.name == 0 ? nil : Entry(content: slot.content, line: slot.line)
  }

  package func set(_ name: UInt64, _ entry: Entry) throws {
    var (index, slot) = try find(name)
    if slot.name == 0 {
      count += 1
      if count * 5 > capacity * 3 {
        try grow()
        index = try find(name).index
      }
    }
    slot = (name, entry.content, entry.line)
    try write(slot, at: index)
  }

  /// Returns the slot of the name, or the free slot where it belongs.
  private func find(_ name: UInt64) throws -> (index: Int, slot: Slot) {
    // Names of the same part share their lowest bits.
    var index = Int(truncatingIfNeeded: name >> 20) & (capacity - 1)
    while true {
      let slot = try read(index)
      if slot.name == name || slot.name == 0 { return (index, slot) }
      index = (index + 1) & (capacity - 1)
    }
  }

  private func read(_ index: Int) throws -> Slot {
    switch storage {
    case .memory(let numbers):
      return (numbers[index * 3], numbers[index * 3 + 1], numbers[index * 3 + 2])
    case .file(let file):
      var slot: Slot = (0, 0, 0)
      let count = withUnsafeMutableBytes(of: &slot) {
        pread(file, $0.baseAddress, Self.slotSize, off_t(index * Self.slotSize))
      }
      guard count == Self.slotSize else { throw Self.failure(folder) }
      return slot
    }
  }

  private func write(_ slot: Slot, at index: Int) throws {
    switch storage {
    case .memory(var numbers):
      // Keep the array uniquely referenced, to avoid a copy.
      storage = .memory([])
      (numbers[index * 3], numbers[index * 3 + 1], numbers[index * 3 + 2]) = slot
      storage = .memory(numbers)
    case .file(let file):
      let count = withUnsafeBytes(of: slot) {
        pwrite(file, $0.baseAddress, Self.slotSize, off_t(index * Self.slotSize))
      }
      guard count == Self.slotSize else { throw Self.failure(folder) }
    }
  }

  private func grow() throws {
    let (old, oldCapacity) = (storage, capacity)
    if capacity * 2 <= memoryLimit {
      capacity *= 2
      storage = .memory([UInt64](repeating: 0, count: capacity * 3))
    } else {
      // Grow in large steps, since each rewrites the file.
      storage = .file(try Self.open(in: folder, slots: capacity * 8))
      capacity *= 8
    }
    func add(_ slot: Slot) throws {
      if slot.name != 0 { try write(slot, at: try find(slot.name).index) }
    }
    switch old {
    case .memory(let numbers):
      for index in 0..<oldCapacity {
        try add((numbers[index * 3], numbers[index * 3 + 1], numbers[index * 3 + 2]))
      }
    case .file(let file):
      defer { close(file) }
      let chunk = min(4096, oldCapacity)
      var buffer = [UInt64](repeating: 0, count: 3 * chunk)
      for start in stride(from: 0, to: oldCapacity, by: chunk) {
        let size = chunk * Self.slotSize
        let count = buffer.withUnsafeMutableBytes {
          pread(file, $0.baseAddress, size, off_t(start * Self.slotSize))
        }
        guard count == size else { throw Self.failure(folder) }
        for index in 0..<chunk {
          try add((buffer[index * 3], buffer[index * 3 + 1], buffer[index * 3 + 2]))
        }
      }
    }
  }
}
