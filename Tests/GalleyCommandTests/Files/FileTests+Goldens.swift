import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

/// Goldens of previews that files no longer have.
extension FileTests {
  @Test("goldens of deleted previews and files are stale, and --prune removes them")
  func stalePreviews() throws {
    let names = ["First", "Second"].map { name in
      "#Preview(\"\(name)\", traits: .sizeThatFitsLayout) { Text(\"\(name)\") }"
    }
    try write("Package.swift", "")
    try write("Sources/A/Card.swift", names.joined(separator: "\n"))
    try write("Sources/A/Old.swift", names[0])
    try write("Sources/B/Other.swift", names[0])
    for folder in ["Sources/A", "Sources/B"] {
      try expectEqual(program.run("record", folder).code, 0)
    }
    let store = SnapshotStore(root: folder.path("Snapshots"))
    // Of a test, of a scene of a catalog, and of a file that is not named.
    for id in ["AppTests/CardTests/gone", "shop/01-drinks"] {
      try store.write(id, [.picture: [1]])
    }
    try expectEqual(program.run("verify", "Sources/A").code, 0)

    try write("Sources/A/Card.swift", names[0])
    unlink(folder.path("Sources/A/Old.swift"))
    let verified = try program.run("verify", "Sources/A")
    expectEqual(verified.code, 1)
    for id in ["Card/Second", "Old/First"] {
      expect(verified.text, contains: "/\(id).png has no preview\n")
    }
    expect(verified.text, contains: "1 equal, 4 stale\n")
    expect(
      verified.text, contains: "to remove stale goldens: galley record Sources/A --prune\n")

    let dry = try program.run("record", "Sources/A", "--prune", "--dry-run")
    expectEqual(dry.code, 0, "\(dry.errors)")
    expect(dry.text, contains: "4 to remove")
    let pruned = try program.run("record", "Sources/A", "--prune")
    expect(pruned.text, contains: "4 removed")
    expectEqual(
      store.goldens().filter { $0.hasSuffix(".png") },
      [
        "AppTests/CardTests/gone.png", "Card/First.png", "Other/First.png", "shop/01-drinks.png",
      ])
    // One preview says nothing about the others.
    try store.write("Card/Second", [.picture: [1]])
    try expectEqual(program.run("record", "Sources/A/Card.swift@First", "--prune").code, 0)
    expect(folder.exists("Snapshots/Card/Second.png"))
    try expectEqual(program.run("record", "Sources/A/Card.swift", "--prune").code, 0)
    expect(!folder.exists("Snapshots/Card/Second.png"))
  }

  @Test("--prune keeps the goldens of variants, records and views without a preview")
  func keptGoldens() throws {
    try write("Package.swift", "")
    try write(
      "Sources/Card.swift", "#Preview(\"First\", traits: .sizeThatFitsLayout) { Text(\"First\") }")
    try write(
      "Sources/Badge.swift",
      """
      struct Badge: View, Decodable {
        var name = "Ada"
        var body: some View { Text(name) }
      }
      #Preview(traits: .sizeThatFitsLayout) { Badge() }
      """)
    try write("Sources/Plain.swift", "struct Plain: View { var body: some View { Text(\"P\") } }")
    try expectEqual(program.run("record", "Sources").code, 0)
    let store = SnapshotStore(root: folder.path("Snapshots"))
    let kept = ["Card/First@dark", "Badge@dark", "Badge/1", "Plain"]
    for id in kept + ["Card/Second@dark"] { try store.write(id, [.picture: [1]]) }
    let pruned = try program.run("record", "Sources", "--prune")
    expectEqual(pruned.code, 0, "\(pruned.errors)")
    for id in kept { expect(folder.exists("Snapshots/\(id).png"), "\(id)") }
    expect(!folder.exists("Snapshots/Card/Second@dark.png"))
  }

  @Test("--prune alone accepts no difference")
  func unchangedGoldens() throws {
    func card(_ text: String) -> String {
      "#Preview(traits: .sizeThatFitsLayout) { Text(\"\(text)\") }"
    }
    try write("Package.swift", "")
    try write("Card.swift", card("First"))
    try expectEqual(program.run("record", "Card.swift").code, 0)
    let old = try folder.bytes("Snapshots/Card.png")
    try write("Card.swift", card("Another"))
    try expectEqual(program.run("record", "Card.swift", "--prune").code, 0)
    try expectEqual(folder.bytes("Snapshots/Card.png"), old)
  }
}
