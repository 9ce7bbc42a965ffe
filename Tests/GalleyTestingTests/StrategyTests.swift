import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyTesting

@Suite("Strategies, variants and names")
@MainActor
struct StrategyTests {
  let bench = Workbench()

  /// Returns the reference that was just recorded.
  func recorded(_ id: String = "AppTests/CardTests/card") throws -> Bitmap {
    try bench.store.picture(id).bitmap
  }

  @Test("each strategy records its files")
  func files() {
    _ = bench.verify(Card(), as: .image)
    _ = bench.verify(Card(), as: .image(blocks: true), named: "boxes")
    _ = bench.verify(Card(), as: .layout, named: "text")
    _ = bench.verify(Card(), as: .png(scale: 1), named: "pixels")
    expectEqual(
      bench.references,
      [
        "card.boxes.blocks.png", "card.boxes.layout.txt", "card.boxes.png", "card.layout.txt",
        "card.pixels.png", "card.png", "card.text.layout.txt",
      ].map { "AppTests/CardTests/\($0)" } + ["ENVIRONMENT.json"])
    expectNil(bench.verify(Card(), as: .layout, named: "text"))
    expect(bench.verify(Card(inset: 17), as: .layout, named: "text") != nil)
    expect(bench.verify(Card(title: "Latte!"), as: .png(scale: 1), named: "pixels") != nil)
  }

  @Test("screen reader output is a reference, and failures quote the lines that differ")
  func speech() {
    _ = bench.verify(Card(), as: .accessibility)
    expect(bench.references, contains: "AppTests/CardTests/card.accessibility.txt")
    expectNil(bench.verify(Card(), as: .accessibility))
    expectNil(bench.verify(Card(inset: 17), as: .accessibility))
    let message = bench.verify(Card(title: "Latte"), as: .accessibility) ?? ""
    expect(message, contains: "line 1 says “Latte” instead of “Flat white”")
    expect(message, contains: "card.accessibility.txt")
  }

  @Test("pictures have the size of the view, canvas or device at the scale")
  func sizes() throws {
    _ = bench.verify(Card(), as: .image(layout: .fixed(width: 200, height: 100)))
    try expectEqual(recorded().width, 400)
    try expectEqual(recorded().height, 200)
    _ = bench.verify(
      Card(), as: .png(scale: 3, layout: .fixed(width: 200, height: nil)), named: "a")
    try expectEqual(recorded("AppTests/CardTests/card.a").width, 600)
    _ = bench.verify(Color.red, as: .image(layout: .device(.iPhoneSE)), named: "b")
    try expectEqual(recorded("AppTests/CardTests/card.b").width, 750)
    _ = bench.verify(Card(), named: "c")
    let fit = try recorded("AppTests/CardTests/card.c")
    expectLess(fit.width, 400)
    expectGreater(fit.width, 200)
  }

  @Test("a view is created with the screen and locale that it is rendered with")
  func made() {
    var found: [String] = []
    func note() -> Card {
      found.append(
        "\(Int(MainScreen.device.size.width)) \(RendererContext.current.locale.identifier)")
      return Card()
    }
    _ = bench.verify(note(), as: .layout(.device(.iPad)) { $0.locale = Locale(identifier: "de") })
    _ = bench.verify(note(), named: "b")
    expectEqual(found, ["820 de", "393 en"])
  }

  @Test("variants have separate, different references")
  func variants() throws {
    let message = try require(
      bench.verify(
        Card(),
        variants: [
          .light, .dark, .rightToLeft, .typeSize(.accessibility3), .device(.iPhoneSE),
          .dark.and(.rightToLeft), SnapshotVariant("bold") { $0.font = .body.bold() },
        ]))
    let names = ["light", "dark", "rtl", "accessibility3", "iphone-se", "dark-rtl", "bold"]
    for name in names {
      expect(message, contains: "AppTests/CardTests/card@\(name) was recorded")
    }
    let pictures = try names.map { try recorded("AppTests/CardTests/card@\($0)") }
    expectEqual(Set(pictures).count, names.count)
    expect(pictures[1][0, 0] == (0, 0, 0, 255))
  }

  @Test("a tolerance limits how far pixels may differ and states its reason")
  func tolerance() throws {
    func square(_ red: Double) -> some View {
      Color(red: red, green: 0, blue: 0).frame(width: 4, height: 4)
    }
    let tolerant = Snapshotting.image(
      tolerance: PixelTolerance(channel: 2, pixels: 64, reason: "another red"))
    _ = bench.verify(square(0.5))
    expectEqual(bench.verify(square(0.506))?.contains("differs"), true)
    expectNil(bench.verify(square(0.506), as: tolerant))
    expectEqual(bench.verify(square(0.6), as: tolerant)?.contains("differs"), true)
  }

  @Test("a strategy accepts a variant without changing the name")
  func with() throws {
    _ = bench.verify(Card(), as: .png(scale: 1).with(.dark))
    try expect(recorded()[0, 0] == (0, 0, 0, 255))
  }

  @Test("names consist of words for any input")
  func names() throws {
    func id(_ test: String, _ name: String?, file: StaticString = "M/cardTests.swift") throws
      -> String
    {
      try SnapshotName.id(
        SnapshotSource(fileID: file, filePath: "", testName: test, line: 1, column: 1),
        named: name, variant: nil)
    }
    try expectEqual(id("card()", nil), "M/CardTests/card")
    try expectEqual(id("row(size:)", "ä b/../c"), "M/CardTests/row.ä-b-c")
    try expectEqual(id("a card is red()", "1.5"), "M/CardTests/a-card-is-red.1-5")
    try expectEqual(
      id("card()", nil, file: "MoreTests/CardTests.swift"), "MoreTests/CardTests/card")
    #expect(throws: SnapshotNameError.noWord("..")) { try id("card()", "..") }
    #expect(throws: SnapshotNameError.noWord("")) { try id("card()", "") }
  }

  @Test("variants replace the strategy's own environment, unless it is one of them")
  func plain() throws {
    _ = bench.verify(Card(), variants: [.plain, .dark, .plain.and(.rightToLeft)])
    let pictures = bench.references.filter { $0.hasSuffix(".png") }
    expectEqual(
      pictures, ["", "@dark", "@rtl"].map { "AppTests/CardTests/card\($0).png" })
    bench.session = SnapshotSession()
    expectNil(bench.verify(Card()))
  }

  @Test("two assertions with the same reference are an error")
  func collision() throws {
    _ = bench.verify(Card(), line: 1)
    expectNil(bench.verify(Card(), line: 1))
    let message = try require(bench.verify(Card(), line: 2))
    expect(
      message, contains: "the assertion at AppTests/CardTests.swift:1 already uses the reference")
    expectEqual(bench.verify(Card(), named: "b", line: 2)?.contains("was recorded"), true)
  }

  @Test("a parameterized test needs names", arguments: [1, 2])
  func arguments(size: Int) throws {
    let message = try require(bench.verify(Card()))
    expect(message, contains: "a test with arguments needs a name for each")
    expectEqual(bench.verify(Card(), named: "\(size)")?.contains("was recorded"), true)
  }
}
