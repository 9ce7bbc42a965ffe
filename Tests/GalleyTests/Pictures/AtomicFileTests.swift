import Expectations
import Galley
import Testing

@Suite struct AtomicFileTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func `writing replaces the file and leaves nothing beside it`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.png").path
    try AtomicFile.write([1, 2, 3], to: path)
    try AtomicFile.write([4], to: path)
    expectEqual(FileManager.default.contents(atPath: path), Data([4]))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.png"])
  }

  @Test func `a new file never has a temporary name`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // With the suffix of a temporary name, the name would be too long.
    let name = String(repeating: "a", count: 250)
    try AtomicFile.write([1, 2], to: folder.appendingPathComponent(name).path)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), [name])
  }

  @Test func `a failed write reports the reason and leaves nothing behind`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("no/such/a.png").path
    #expect(throws: FileWriteError(path: missing, reason: "No such file or directory")) {
      try AtomicFile.write([1], to: missing)
    }
    // A folder is in the way, so renaming fails after everything was written.
    let taken = folder.appendingPathComponent("taken").path
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
    #expect(throws: FileWriteError.self) { try AtomicFile.write([1], to: taken) }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["taken"])
  }

  @Test func `a replaced file keeps its mode and owner`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.png").path
    try AtomicFile.write([1], to: path)
    let mask = umask(0)
    umask(mask)
    func status() -> stat {
      var status = stat()
      stat(path, &status)
      return status
    }
    expectEqual(status().st_mode & 0o777, 0o666 & ~mask)
    for mode: mode_t in [0o600, 0o640, 0o777] {
      chmod(path, mode)
      // Only root may give files away.
      if geteuid() == 0 { expectEqual(chown(path, 1234, 1234), 0) }
      try AtomicFile.write([2], to: path, syncs: true)
      expectEqual(status().st_mode & 0o777, mode)
      if geteuid() == 0 { expectEqual(status().st_uid, 1234) }
    }
    expectEqual(FileManager.default.contents(atPath: path), Data([2]))
  }

  @Test func `a full disk is an error`() {
    // Every write to this device fails with “no space left”.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(throws: FileWriteError(path: "/dev/full", reason: "No space left on device")) {
      try AtomicFile.write([1, 2, 3], to: "/dev/full")
    }
  }
}
