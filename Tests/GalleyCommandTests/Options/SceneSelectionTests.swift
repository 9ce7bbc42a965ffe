import Expectations
import Foundation
import Galley
import GalleyCatalog
import Testing

@testable import GalleyCommand

@MainActor @Suite("Selecting scenes with words")
struct SceneSelectionTests {
  let catalog = [
    Self.scene("alignment/01-center"), Self.scene("alignment/02-leading", ["a", "b"]),
    Self.scene("alignment/10-guides", ["rtl"]), Self.scene("simple-view/01-row"),
  ]

  static func scene(_ id: String, _ variants: [String] = []) -> CatalogScene {
    let canvas = CGSize(width: 10, height: 10)
    if variants.isEmpty { return CatalogScene(id, id, canvas: canvas) { Color.red } }
    return CatalogScene(
      id, id, canvas: canvas,
      variants: variants.map { CatalogScene.Variant($0) { Color.red } })
  }

  func select(_ words: String...) throws -> [String] {
    try SceneSelection.pictures(words, in: catalog).map(\.id)
  }

  @Test("no words select everything")
  func everything() throws {
    try expectEqual(select().count, 5)
  }

  @Test(
    "one word selects its pictures",
    arguments: [
      ("alignment/01-center", ["alignment/01-center"]),
      ("alignment/02-leading", ["alignment/02-leading@a", "alignment/02-leading@b"]),
      ("alignment/02-leading@b", ["alignment/02-leading@b"]),
      ("simple-view", ["simple-view/01-row"]),
      ("simple-view/", ["simple-view/01-row"]),
      ("alignment/1", ["alignment/01-center"]),
      ("alignment/02@a", ["alignment/02-leading@a"]),
      (
        "alignment/1-9",
        ["alignment/01-center", "alignment/02-leading@a", "alignment/02-leading@b"]
      ),
      ("alignment/1*", ["alignment/10-guides@rtl"]),
      ("*@rtl", ["alignment/10-guides@rtl"]),
      ("*/01-*", ["alignment/01-center", "simple-view/01-row"]),
      ("alignment/*@[ab]", ["alignment/02-leading@a", "alignment/02-leading@b"]),
    ])
  func word(_ word: String, _ pictures: [String]) throws {
    try expectEqual(select(word), pictures)
  }

  @Test("several words select each picture once, in catalog order")
  func several() throws {
    try expectEqual(
      select("simple-view", "alignment/1", "*/01*"),
      [
        "alignment/01-center", "simple-view/01-row",
      ])
  }

  @Test(
    "unknown words suggest the nearest name",
    arguments: [
      ("alignmnt", "did you mean 'alignment'?"),
      ("alignment/01-centre", "did you mean 'alignment/01-center'?"),
      ("leading", "did you mean 'alignment/02-leading'?"),
      ("nothing-like-it-at-all", "'galley list' lists all scenes"),
      ("alignment/77", "'galley list alignment' lists that group"),
    ])
  func unknown(_ word: String, _ hint: String) throws {
    let error = try #require(throws: UsageError.self) { _ = try select(word) }
    expectEqual(error.message, "no scene named '\(word)'")
    expectEqual(error.hint, hint)
  }

  @Test("paths that do not exist, and files that are not Swift files, are not taken for scenes")
  func paths() throws {
    let folder = TemporaryFolder()
    for name in ["Card.swift", "Card.txt"] {
      try Data().write(to: URL(filePath: folder.path(name)))
    }
    func error(_ name: String) throws -> UsageError {
      try #require(throws: UsageError.self) { _ = try select(folder.path(name)) }
    }
    let gone = "': No such file or directory"
    try expectEqual(error("Crad.swift").message, "cannot read '\(folder.path("Crad.swift"))\(gone)")
    try expectEqual(error("Crad.swift").hint, "did you mean '\(folder.path("Card.swift"))'?")
    try expectEqual(error("Cup.swift").hint, "name a Swift file or a folder of them")
    try expectEqual(error("views/").message, "cannot read '\(folder.path("views/"))\(gone)")
    try expectEqual(error("views/").hint, "name a Swift file or a folder of them")
    try expectEqual(error("Card.txt").message, "'\(folder.path("Card.txt"))' is not a Swift file")
  }

  @Test(
    "options that make a picture too large are rejected, but not a scene that is too large"
  )
  func sizes() throws {
    let wide = CatalogScene("a/01-wide", "Wide", canvas: CGSize(width: 40_000, height: 9)) {
      Color.red
    }
    try VariantOptions.check(SceneOptions(), for: wide.pictures)
    var options = SceneOptions()
    options.scale = 1
    try VariantOptions.check(options, for: wide.pictures + catalog.flatMap(\.pictures))
    options.scale = 4_000
    let error = #expect(throws: UsageError.self) {
      try VariantOptions.check(options, for: wide.pictures + catalog.flatMap(\.pictures))
    }
    expectEqual(
      error?.message.hasPrefix("alignment/01-center: the picture would be 40000×40000"), true)
  }

  @Test(
    "words that match nothing are rejected",
    arguments: ["", "/", "../x", "alignment/9-1", "@a", "[", "alignment/01-center@x"])
  func nothing(_ word: String) {
    #expect(throws: UsageError.self) { try select(word) }
  }
}
