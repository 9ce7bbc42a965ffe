import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCommand

@Suite("The cache of compiled programs")
struct ProgramCacheTests {
  private let folder = TemporaryFolder()

  private func add(_ name: String, days: Double = 0, hours: Double = 0, size: Int = 1) throws {
    mkdir(folder.path(name), 0o777)
    try AtomicFile.write([UInt8](repeating: 1, count: size), to: folder.path("\(name)/program"))
    try AtomicFile.write([1], to: ProgramCache.key(in: folder.path(name)))
    let seconds = Int(Date().timeIntervalSince1970 - (days * 24 + hours) * 3600)
    let time = timespec(tv_sec: seconds, tv_nsec: 0)
    utimensat(AT_FDCWD, ProgramCache.key(in: folder.path(name)), [time, time], 0)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.root).sorted() }
  }

  @Test("programs that were not used for a month are removed, and nothing else")
  func age() throws {
    try add("ab12", days: 31)
    try add("cd34", days: 29)
    try add("modules", days: 31)
    try AtomicFile.write([1], to: folder.path("fonts.json"))
    ProgramCache.removeUnused(in: folder.root)
    try expectEqual(names, ["cd34", "fonts.json", "modules"])
  }

  @Test("the oldest programs are removed until the cache fits its limit, except those in use")
  func size() throws {
    try add("a1", days: 3, size: 100_000)
    try add("a2", days: 2, size: 100_000)
    try add("a3", days: 1, size: 100_000)
    try add("a4", hours: 0.5, size: 400_000)
    ProgramCache.removeUnused(in: folder.root, sizeLimit: 600_000)
    try expectEqual(names, ["a3", "a4"])
    ProgramCache.removeUnused(in: folder.root, sizeLimit: 0)
    try expectEqual(names, ["a4"])
  }

  @Test("using a program resets its age, and a program being compiled is not removed")
  func use() throws {
    try add("a1", days: 40)
    try add("a2", days: 40)
    ProgramCache.noteUse(of: folder.path("a1"))
    let lock = open(folder.path("a2"), O_RDONLY | O_DIRECTORY)
    expectEqual(flock(lock, LOCK_EX), 0)
    ProgramCache.removeUnused(in: folder.root)
    try expectEqual(names, ["a1", "a2"])
    close(lock)
    ProgramCache.removeUnused(in: folder.root)
    try expectEqual(names, ["a1"])
  }
}
