import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("The options of record")
struct RecordOptionTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }
  var store: SnapshotStore { SnapshotStore(root: folder.path("Snapshots")) }
  let scene = "alignment/01-zstack-center"
  let other = "alignment/02-guides-as-lines"

  func spoil(_ id: String) throws {
    try store.write(id, [.layout: Array("canvas 1×1\n".utf8)])
  }

  @Test("changes are reported in views, pixels and bytes, with the folder's total size")
  func told() throws {
    let new = try program.run("record", scene)
    expect(
      new.text.contains(/new        alignment\/01-zstack-center  [0-9.]+ (KB|bytes)\n/),
      "\(new.text)")
    expect(
      new.text.contains(/recorded 1 new and 0 changed in .*; [0-9.]+ (KB|bytes) in all\n/),
      "\(new.text)")
    var bitmap = try store.picture(scene).bitmap
    bitmap.pixels[0] ^= 0x10
    try store.write(scene, [.picture: PNGFile.encode(bitmap, scale: 2)])
    let changed = try program.run("record", scene)
    expect(
      changed.text.contains(/changed .*  [0-9.]+ (KB|bytes) → [0-9.]+ (KB|bytes)\n/),
      "\(changed.text)")
    expect(changed.text, contains: "1 of ")
  }

  @Test("--changed ignores new scenes, and --missing ignores scenes with a golden")
  func selections() throws {
    try expectEqual(program.run("record", scene).code, 0)
    try spoil(scene)
    let missing = try program.run("record", "--missing", "alignment/1-2")
    expect(missing.text, contains: "new        \(other)  ")
    expect(missing.text, contains: "recorded 1 new and 0 changed")
    unlink(try store.picturePath(other))
    let changed = try program.run("record", "--changed", "alignment/1-2")
    expect(changed.text, contains: "changed    \(scene)\n")
    expect(changed.text, contains: "recorded 0 new and 1 changed")
    try expect(store.lacks([.picture], of: other))
  }

  @Test("only --prune removes stale goldens, and never those of tests")
  func prune() throws {
    try expectEqual(program.run("record", scene).code, 0)
    for id in ["gone/99-old", "alignment/99-old", "CardTests/card"] {
      try store.write(id, [.picture: [1]])
    }
    try expectEqual(program.run("record", scene).code, 0)
    let dry = try program.run("record", "--prune", "--dry-run")
    expect(dry.text, contains: "stale      gone/99-old.png\n")
    expect(dry.text, contains: "2 to remove")
    expect(folder.exists("Snapshots/gone/99-old.png"))
    let pruned = try program.run("record", "--prune")
    expectEqual(pruned.code, 0)
    expect(pruned.text, contains: "recorded 0 new and 0 changed in ")
    expect(pruned.text, contains: "2 removed; ")
    expect(!folder.exists("Snapshots/gone"))
    expect(!folder.exists("Snapshots/alignment/99-old.png"))
    expect(folder.exists("Snapshots/CardTests/card.png"))
    expect(folder.exists("Snapshots/\(scene).png"))
  }

  @Test("contradictory options and unknown scenes are rejected, and nothing is written")
  func refused() throws {
    for arguments in [
      ["record"], ["record", "--all", scene], ["record", "--missing", "--changed"],
      ["record", scene, "alignment/nothing-like-it"], ["record", "../outside"],
    ] {
      let outcome = try program.run(list: arguments)
      expectEqual(outcome.code, 2)
      expect(outcome.errors, contains: "galley: error: ")
      expect(outcome.errors, contains: "hint: ")
    }
    expect(folder.files.isEmpty)
  }

  @Test("a scene with blocks has a third golden, which is reported if missing")
  func blocks() throws {
    let scene = "examples/01-price-card"
    try expectEqual(program.run("record", scene).code, 0)
    expect(folder.exists("Snapshots/\(scene).blocks.png"))
    unlink(try store.path(of: .blocks, scene))
    let outcome = try program.run("verify", scene)
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "missing  \(scene)\n")
    expect(outcome.text, contains: "\(scene).blocks.png")
    try expect(program.run("record", "--missing", scene).text, contains: "1 changed")
    try expectEqual(program.run("verify", scene).code, 0)
  }

  @Test("large pictures cause a warning, unless the scene gives a reason")
  func large() throws {
    let outcome = try program.run(
      "record", "alignment/21", "alignment/03-guides-as-points", "alignment/02-guides-as-lines")
    expectEqual(outcome.code, 0)
    expect(
      outcome.errors.contains(
        /galley: warning: alignment\/[0-9a-z-]+ \([0-9.]+ KB\) and 1 other picture are larger than 20 KB\n/
      ), "\(outcome.errors)")
  }
}
