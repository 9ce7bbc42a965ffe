import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite("Temporary folders")
struct WorkFolderTests {
  private let folder = TemporaryFolder()

  /// Makes a folder as `mkdtemp` does, with files, two minutes ago.
  private func make(_ name: String, _ files: String..., mode: mode_t = 0o700) throws {
    try Folder.make(folder.path(name))
    for file in files { try AtomicFile.write([1], to: folder.path("\(name)/\(file)")) }
    expectEqual(chmod(folder.path(name), mode), 0)
    try age(folder.path(name))
  }

  private func age(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: path)
  }

  @Test("a folder exists as long as its object")
  func lifetime() throws {
    var work: WorkFolder? = try WorkFolder(in: folder.root)
    let path = try #require(work?.path)
    expect(Folder.isFolder(path))
    work = nil
    expect(!Folder.isFolder(path))
  }

  @Test("folders of killed programs are deleted, and nothing else")
  func leftovers() throws {
    let lock = WorkFolder.lockName
    try make("galley-killed", lock, "program")
    try make("galley-empty0")
    // Not made by galley, with other names, and too young.
    try make("galley-report", "page.html")
    try make("galley-public", mode: 0o755)
    try make("galley-reports", lock)
    try AtomicFile.write([1], to: folder.path("galley-filexx"))
    let used = try WorkFolder(in: folder.root)
    try age(used.path)
    try make("galley-newest", lock)
    try AtomicFile.write([1], to: folder.path("galley-newest/program"))
    let other = try WorkFolder(in: folder.root)
    let kept = ["filexx", "newest", "public", "report", "reports"].map { "galley-\($0)" }
    let inUse = [used, other].map { ($0.path as NSString).lastPathComponent }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.root)
    expectEqual(left.sorted(), (kept + inUse).sorted())
    expectEqual(folder.files.count, 7)
  }
}
