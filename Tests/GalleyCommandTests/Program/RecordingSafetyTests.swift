import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite("Recording is safe")
struct RecordingSafetyTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }
  var store: SnapshotStore { SnapshotStore(root: folder.path("Snapshots")) }
  let scene = "examples/01-price-card"

  /// Records a golden and changes its layout text, so that recording writes it again.
  func outdated() throws -> [String] {
    try expectEqual(program.run("record", scene).code, 0)
    try store.write(scene, [.layout: Array("canvas 1×1\n".utf8)])
    var bitmap = try store.picture(scene).bitmap
    bitmap.pixels[0] ^= 0x10
    try store.write(scene, [.picture: PNGFile.encode(bitmap, scale: 2)])
    return folder.files
  }

  @Test("if a write fails, the golden is kept and no partial file is left")
  func full() throws {
    let files = try outdated()
    let before = try store.picture(scene).bytes
    // Limits files to 512 bytes, which is enough for the messages.
    let outcome = try program.run("record", scene, shell: #"ulimit -f 1; trap '' XFSZ; exec "$@""#)
    expectEqual(outcome.code, 1)
    expect(outcome.errors, contains: "galley: error: \(scene): cannot write ")
    expect(outcome.errors, contains: "hint: ")
    try expectEqual(store.picture(scene).bytes, before)
    expectEqual(folder.files, files)
  }

  @Test("a read-only folder is an error")
  func readOnly() throws {
    let files = try outdated()
    let group = store.root + "/examples"
    chmod(group, 0o555)
    defer { chmod(group, 0o777) }
    // The superuser may write everywhere unless it drops its capabilities.
    let drop = "setpriv --bounding-set=-all --inh-caps=-all "
    let outcome = try program.run(
      "record", scene, shell: #"exec \#(geteuid() == 0 ? drop : "")"$@""#)
    expectEqual(outcome.code, 1)
    expect(outcome.errors, contains: "galley: error: \(scene): cannot write ")
    expect(outcome.errors, contains: "Permission denied")
    expectEqual(folder.files, files)
  }

  @Test("leftovers of a killed recording are removed by the next one")
  func leftovers() throws {
    try expectEqual(program.run("record", scene).code, 0)
    let files = folder.files
    for name in ["01-price-card.png.tmp.123.456", "01-price-card.layout.txt.tmp.1.2"] {
      try AtomicFile.write([1], to: "\(store.root)/examples/\(name)")
    }
    try AtomicFile.write([1], to: "\(store.root)/notes.tmp")
    try expectEqual(program.run("verify", scene).code, 0)
    try expectEqual(program.run("record", scene).code, 0)
    expectEqual(folder.files, (files + ["Snapshots/notes.tmp"]).sorted())
  }

  @Test("a recording waits for another one and reports it")
  func waits() throws {
    let running = try store.whileLocked {
      let running = try program.start(list: ["record", scene])
      while running.process.isRunning, try !running.errorsSoFar().contains("waiting") {
        usleep(5000)
      }
      try expect(store.lacks([.picture], of: scene))
      return running
    }
    let outcome = try running.finish()
    expectEqual(outcome.code, 0)
    expect(outcome.errors, contains: "galley: warning: waiting for another recording in ")
    try expectEqual(program.run("verify", scene).code, 0)
  }

  @Test("two concurrent recordings leave complete goldens")
  func together() throws {
    let both = try (0..<2).map { _ in try program.start(list: ["record", "simple-view/1-6"]) }
    for recording in both { try expectEqual(recording.finish().code, 0) }
    try expectEqual(program.run("verify", "simple-view/1-6").code, 0)
    expect(!folder.files.contains { $0.contains(".tmp.") })
  }

  @Test("a lock can be held until its child processes end")
  func lockOfChildren() throws {
    func isFree() -> Bool {
      let folder = open(store.root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(folder) }
      return flock(folder, LOCK_EX | LOCK_NB) == 0
    }
    func expectFree() {
      // Processes started by other tests may hold the lock too, for a moment.
      for _ in 0..<2_000 where !isFree() { usleep(10_000) }
      expect(isFree())
    }
    for includesChildren in [false, true] {
      let child = try store.whileLocked(includesChildren: includesChildren) {
        try ChildProcess(["sleep", "60"])
      }
      if includesChildren { expect(!isFree()) } else { expectFree() }
      child.kill()
      _ = child.end()
      expectFree()
    }
  }

  @Test("a killed recording leaves complete goldens and no lock")
  func killed() throws {
    let running = try program.start(list: ["record", "alignment"])
    while running.process.isRunning, store.goldens().isEmpty { usleep(1000) }
    kill(running.process.processIdentifier, SIGKILL)
    try expectEqual(running.finish().code, SIGKILL)
    for path in store.goldens() where path.hasSuffix(".png") {
      _ = try store.picture(String(path.dropLast(".png".count)))
    }
    let next = try program.run("record", scene)
    expectEqual(next.code, 0)
    expect(next.errors, lacks: "waiting")
    expect(!folder.files.contains { $0.contains(".tmp.") })
  }
}
