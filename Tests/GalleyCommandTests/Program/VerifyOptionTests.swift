import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("The options of verify")
struct VerifyOptionTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }
  var store: SnapshotStore { SnapshotStore(root: folder.path("Snapshots")) }
  let scene = "examples/01-price-card"

  /// Changes one pixel.
  func spoil(_ file: GoldenFile) throws {
    var bitmap = try store.picture(scene, file).bitmap
    bitmap.pixels[0] ^= 0x10
    try store.write(scene, [file: PNGFile.encode(bitmap, scale: 2)])
  }

  func code(_ tier: String) throws -> Int32 {
    try program.run("verify", scene, "--tier", tier).code
  }

  @Test("each tier includes the previous tiers")
  func tiers() throws {
    try expectEqual(program.run("record", scene).code, 0)
    try spoil(.picture)
    try expect((code("layout"), code("blocks"), code("pixels")) == (0, 0, 1))
    try spoil(.blocks)
    try expectEqual(code("layout"), 0)
    let outcome = try program.run("verify", scene, "--tier", "blocks")
    expect(outcome.text, contains: "with a box for each glyph, 1 of ")
    expect(folder.exists(".build/snapshot-failures/\(scene)/blocks-difference.png"))
    expectEqual(outcome.code, 1)
    try store.write(scene, [.layout: Array("canvas 1×1\n".utf8)])
    try expect(
      program.run("verify", scene, "--tier", "layout").text
        .contains("verified 1 picture (layout only): 0 equal, 1 differ\n"))
    try expectEqual(code("colours"), 2)
  }

  @Test("verify and record outside a package are usage errors")
  func outside() throws {
    for command in ["verify", "record"] {
      let outcome = try program.run(command, scene, environment: ["GALLEY_SNAPSHOTS": ""])
      expectEqual(outcome.code, 2)
      expect(outcome.errors, contains: "no Package.swift in \(folder.root) or above it")
    }
  }

  @Test("goldens of two scenes with equal bytes are reported")
  func twins() throws {
    let other = "simple-view/01-message-row"
    try expectEqual(program.run("record", scene, other).code, 0)
    try expect(program.run("verify", scene, other).text, lacks: "same ")
    try store.write(other, [.picture: try store.picture(scene).bytes])
    let outcome = try program.run("verify", scene, other)
    expect(outcome.text, contains: "same     \(scene) and \(other) are equal to the byte\n")
    expect(outcome.text, contains: "1 differ, 1 the same as another\n")
    expectEqual(outcome.code, 1)
  }

  @Test("a folder of goldens that does not exist is named")
  func missingFolder() throws {
    let outcome = try program.run("verify", "--snapshots", "gone")
    expectEqual(outcome.code, 2)
    expect(outcome.text.isEmpty)
    expect(outcome.errors, contains: "no such folder: 'gone'\nhint: ")
  }

  @Test("in another package, Galley's own scenes are not suggested")
  func foreign() throws {
    let package = Array("// swift-tools-version: 6.0".utf8)
    try AtomicFile.write(package, to: folder.path("Package.swift"))
    try Folder.make(folder.path("Tests/T"))
    let test = Array("@Test func looks() {}".utf8)
    try AtomicFile.write(test, to: folder.path("Tests/T/CardTests.swift"))
    try store.write("T/CardTests/looks", [.layout: [10]])
    // Goldens of the package's own catalog, including a group that has the name of one of Galley's.
    try store.write("shop/01-drinks", [.layout: [10]])
    try store.write("examples/01-drinks", [.layout: [10]])
    for arguments in [
      ["verify"], ["verify", "--snapshots", "Snapshots"], ["record", "--all"],
      ["record", "--missing"], ["record", "--prune"], ["record", "alignment/01", "--prune"],
    ] {
      let outcome = try program.run(list: arguments)
      expectEqual(outcome.code, 2)
      expect(outcome.text.isEmpty)
      expect(outcome.errors, contains: "a package that does not have the scenes of this program")
      expect(outcome.errors, contains: "hint: name Swift files or folders with previews")
    }
    for group in ["shop", "examples"] {
      expect(folder.exists("Snapshots/\(group)/01-drinks.layout.txt"))
    }
    try store.write("T/CardTests/gone@dark", [.layout: [10]])
    let outcome = try program.run("verify")
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "T/CardTests/gone@dark.layout.txt has no test\n")
    expect(outcome.text, contains: "verified 0 pictures: 0 equal, 1 stale\n")
    expect(outcome.text, lacks: "galley record")
  }

  @Test("variants of a scene that differ for the same reason are reported once")
  func joined() throws {
    let ids = ["@a", "@b"].map { "alignment/15-multiline-baseline\($0)" }
    try expectEqual(program.run("record", "alignment/15").code, 0)
    for id in ids {
      let layout = try store.layout(id)
      let rest = layout.drop { $0 != "\n" }
      try store.write(id, [.layout: Array("canvas 1×1\(rest)".utf8)])
    }
    let outcome = try program.run("verify", "alignment/15")
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "differs  \(ids[0])\n  canvas size 1×1 → ")
    expect(outcome.text, contains: "  also in @b\n")
    expect(outcome.text, lacks: "  \(ids[1])")
    expect(outcome.text, contains: "to accept: galley record \(ids[0]) \(ids[1])\n")
  }

  private struct Report: Decodable {
    struct Picture: Decodable {
      let id: String
      let verdict: String
      let sentences: [String]
      let failure: String?
    }

    let snapshots: String
    let tier: String
    let passed: Bool
    let environment: [String]
    let counts: [String: Int]
    let pictures: [Picture]
    let stale: [String]
  }

  private func report(_ arguments: String...) throws -> Report {
    let outcome = try program.run(list: ["verify", "--json"] + arguments)
    let report = try JSONDecoder().decode(Report.self, from: outcome.output)
    expectEqual(outcome.code == 0, report.passed)
    return report
  }

  @Test("JSON contains verdicts, sentences, counts and stale goldens")
  func json() throws {
    try expectEqual(program.run("record", scene, "alignment/1").code, 0)
    let good = try report(scene)
    expect(good.passed)
    expectEqual(good.tier, "pixels")
    expect(good.environment.isEmpty)
    expectEqual(good.snapshots, store.root)
    expectEqual(good.pictures.map(\.id), [scene])
    expect(good.pictures[0].sentences.isEmpty)
    expectNil(good.pictures[0].failure)

    try spoil(.picture)
    try store.write("alignment/99-old", [.picture: [1]])
    let partial = try report(scene, "alignment/1-2")
    expect(!partial.passed)
    expect(partial.stale.isEmpty)
    expectEqual(
      partial.counts,
      [
        "equal": 1, "differs": 1, "missing": 1, "damaged": 0, "failed": 0, "stale": 0,
      ])
    expectEqual(partial.pictures.map(\.verdict), ["differs", "equal", "missing"])
    expect(partial.pictures[0].sentences.contains { $0.hasPrefix("1 of ") })
    expectEqual(partial.pictures[0].failure?.hasSuffix("snapshot-failures/\(scene)"), true)
  }
}
