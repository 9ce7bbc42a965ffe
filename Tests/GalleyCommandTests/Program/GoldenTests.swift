import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Recording and verifying goldens")
struct GoldenTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }
  var store: SnapshotStore { SnapshotStore(root: folder.path("Snapshots")) }
  let scene = "alignment/14-single-line-baseline"

  func record() throws { try expectEqual(program.run("record", scene).code, 0) }

  /// Moves the golden's `#text` four points to the left.
  func moveGolden() throws {
    let layout = try store.layout(scene)
    let start = try require(layout.range(of: "#text (")).upperBound
    let end = try require(layout[start...].firstIndex(of: ","))
    let x = try require(Double(layout[start..<end]))
    let moved = layout.replacingCharacters(in: start..<end, with: "\(x - 4)")
    try store.write(scene, [.layout: Array(moved.utf8)])
  }

  func changePixel() throws {
    var bitmap = try store.picture(scene).bitmap
    bitmap.pixels[(5 * bitmap.width + 3) * 4] ^= 0x10
    try store.write(scene, [.picture: PNGFile.encode(bitmap, scale: 2)])
  }

  @Test("recorded goldens verify, and recording again writes nothing")
  func recordAndVerify() throws {
    // None of these pictures is large enough for a warning.
    let scene = "alignment/14-single-line-baseline"
    let first = try program.run("record", "examples/01-price-card", scene)
    expectEqual(first.code, 0)
    expect(first.errors.isEmpty)
    expect(first.text, contains: "new        \(scene)  ")
    let files = folder.files
    expect(files, contains: "Snapshots/\(scene).png")
    expect(files, contains: "Snapshots/\(scene).layout.txt")
    expect(files, contains: "Snapshots/ENVIRONMENT.json")
    let verified = try program.run("verify", "examples/01-price-card", scene)
    expectEqual(verified.code, 0)
    expect(verified.errors.isEmpty)
    expectEqual(folder.files, files)

    let inode = try identity("Snapshots/\(scene).png")
    let second = try program.run("record", "examples/01-price-card", scene)
    expect(second.text, contains: "unchanged  \(scene)\n")
    expect(second.text, contains: "recorded 0 new and 0 changed")
    try expectEqual(identity("Snapshots/\(scene).png"), inode)
  }

  // Recording compares pixels. 'Scripts/test' verifies all goldens on several threads.
  @Test("all scenes equal their goldens on one thread; recording them updates the environment")
  func all() throws {
    try FileManager.default.copyItem(
      atPath: BuiltProgram.package + "/Snapshots", toPath: store.root)
    try store.write(EnvironmentManifest(libraries: ["cairo": "0.9.0"], fonts: []))
    let recorded = try program.run("record", "--all", "--jobs", "1")
    expectEqual(recorded.code, 0)
    expect(recorded.text, contains: "recorded 0 new and 0 changed in ")
    try expectEqual(store.manifest()?.libraries, EnvironmentManifest.current().libraries)

    try store.write("alignment/99-gone", [.picture: [1]])
    let verified = try program.run("verify", "--tier", "layout")
    expectEqual(verified.code, 1)
    expect(verified.text, contains: "alignment/99-gone.png has no scene")
    expect(
      verified.text.contains(/verified ([0-9]+) pictures \(layout only\): \1 equal, 1 stale\n/),
      "\(verified.text)")
    try expectEqual(program.run("verify", scene).code, 0)
  }

  /// Returns a number that changes when the file is replaced.
  private func identity(_ name: String) throws -> UInt64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return try require(attributes[.systemFileNumber] as? NSNumber).uint64Value
  }

  @Test("a changed pixel fails with a report and a command to accept it")
  func changedPixel() throws {
    try record()
    try changePixel()
    let outcome = try program.run("verify", scene)
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "differs  \(scene)\n")
    expect(outcome.text, contains: "within 1×1 at (3, 5), by at most 16 of 255")
    expect(outcome.text, contains: "to accept: galley record \(scene)\n")
    let report = ".build/snapshot-failures/\(scene)/"
    for file in ["reference.png", "actual.png", "difference.png", "report.txt"] {
      expect(folder.exists(report + file))
    }
    expect(outcome.text, contains: "see .build/snapshot-failures/report.html\n")
    try expect(folder.text(".build/snapshot-failures/report.html"), contains: scene)
    let difference = try PNGFile.decode(folder.bytes(report + "difference.png"))
    expect(difference[3, 5] == (255, 0, 0, 255))

    try expect(program.run("record", scene).text, contains: "changed    \(scene)  ")
    try expectEqual(program.run("verify", scene).code, 0)
    expect(!folder.exists(report))
    expect(!folder.exists(".build/snapshot-failures/report.html"))
  }

  @Test("moved views are reported before pixels")
  func movedView() throws {
    try record()
    try moveGolden()
    try changePixel()
    let outcome = try program.run("verify", scene, "--report", "failures")
    expectEqual(outcome.code, 1)
    let move = try require(outcome.text.range(of: "Text #text moved by (+4, 0) from ("))
    let pixels = try require(outcome.text.range(of: "pixels differ"))
    expectLess(move.lowerBound, pixels.lowerBound)
    try expect(
      folder.text("failures/\(scene)/report.txt").contains("Text #text moved by (+4, 0)"))

    let dry = try program.run("record", scene, "--dry-run")
    expect(dry.text, contains: "would record 0 new and 1 changed")
    try expectEqual(program.run("verify", scene).code, 1)
  }

  @Test("a requested report is written even if all is equal")
  func equalReport() throws {
    try record()
    let outcome = try program.run("verify", scene, "--report", "equal")
    expectEqual(outcome.code, 0)
    expect(outcome.text, contains: "equal/report.html")
    try expect(folder.text("equal/report.html"), contains: "\"total\":1")
  }

  @Test("a missing golden fails, and --missing records only that golden")
  func missing() throws {
    try record()
    unlink(folder.path("Snapshots/\(scene).png"))
    let outcome = try program.run("verify", scene)
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "missing  \(scene)\n")
    let recorded = try program.run("record", "--missing", "alignment/14")
    expect(recorded.text, contains: "1 changed")
    try expectEqual(program.run("verify", scene).code, 0)
    try expect(program.run("record", "--missing", scene).text, contains: "0 new and 0 changed")
  }

  @Test("damaged goldens fail")
  func damaged() throws {
    try record()
    let bytes = try folder.bytes("Snapshots/\(scene).png")
    try AtomicFile.write(Array(bytes.prefix(bytes.count / 2)), to: store.picturePath(scene))
    let cut = try program.run("verify", scene)
    expectEqual(cut.code, 1)
    expect(cut.text, contains: "damaged  \(scene)\n")
    try AtomicFile.write(
      Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: store.picturePath(scene))
    let pointer = try program.run("verify", scene)
    expectEqual(pointer.code, 1)
    expect(pointer.text, contains: "is a Git LFS pointer")
  }

  @Test("a different environment is reported before any picture")
  func environment() throws {
    try record()
    let text = try folder.text("Snapshots/ENVIRONMENT.json")
    let version = try require(text.range(of: #""cairo" : "[^"]*""#, options: .regularExpression))
    let other = text.replacingCharacters(in: version, with: #""cairo" : "0.9.0""#)
    try AtomicFile.write(Array(other.utf8), to: store.manifestPath)
    let outcome = try program.run("verify", scene)
    expectEqual(outcome.code, 0)
    expect(
      outcome.errors,
      contains:
        "galley: warning: the goldens were recorded with other libraries or fonts: cairo 0.9.0 → ")
    try expect(program.run("doctor").text, contains: "cairo 0.9.0 → ")
  }

  @Test("goldens cannot be recorded below a file")
  func unwritable() throws {
    try AtomicFile.write([1], to: folder.path("file"))
    let outcome = try program.run("record", scene, "--snapshots", "file/Snapshots")
    expectEqual(outcome.code, 1)
    expect(outcome.errors, contains: "galley: error: cannot create the folder file/Snapshots: ")
    expectEqual(folder.files, ["file"])
  }
}
