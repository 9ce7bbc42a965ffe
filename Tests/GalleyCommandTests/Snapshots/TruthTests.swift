import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Comparing with pictures of Apple's platforms")
@MainActor
struct TruthTests {
  /// A box on a canvas of 60×40 points.
  func picture(x: CGFloat = 10, width: CGFloat = 60, scale: CGFloat = 2) throws -> Bitmap {
    let renderer = ImageRenderer(
      content: Color.blue.frame(width: 20, height: 20).offset(x: x)
        .frame(width: width, height: 40, alignment: .leading))
    (renderer.scale, renderer.isOpaque) = (scale, true)
    return try renderer.bitmap()
  }

  func comparison(_ apples: Bitmap, _ galleys: Bitmap) -> TruthComparison {
    TruthComparison(apples: apples, galleys: galleys, scale: 2)
  }

  @Test("pictures are compared in points, at any pixel density")
  func points() throws {
    let equal = try comparison(picture(scale: 3), picture())
    expectEqual(equal.scale, 3)
    expect(equal.hasSameSize)
    expectLess(equal.difference, 0.01)
    expect(equal.sentence, startsWith: "60×40 points, 0 % of edges elsewhere")
  }

  @Test("edges may be up to 2 points away, and larger moves count")
  func edges() throws {
    try expectEqual(comparison(picture(), picture(x: 12)).strayEdges, 0)
    let moved = try comparison(picture(), picture(x: 18))
    expectGreater(moved.strayEdges, 0.4)
    expectGreater(moved.blurredDifference, 0.02)
    expectGreater(moved.difference, try comparison(picture(), picture(x: 12)).difference)
  }

  @Test("a different size is reported and counts")
  func size() throws {
    let wider = try comparison(picture(), picture(width: 90))
    expect(!wider.hasSameSize)
    expect(wider.sentence, startsWith: "90×40 instead of 60×40 points")
    expectGreater(wider.difference, 0.4)
  }

  @Test("the command sorts references by difference and writes a sheet")
  func command() throws {
    let program = BuiltProgram()
    let folder = "Tests/__Snapshots__/CardTests"
    func write(_ name: String, _ bitmap: Bitmap, isGalleys: Bool = false) throws {
      let file = try PNGFile.encode(bitmap, scale: 2)
      try AtomicFile.write(
        isGalleys ? PictureMark.marked(file) : file,
        to: program.folder.path("\(folder)/\(name).png"))
    }
    try Folder.make(program.folder.path(folder))
    for (name, x) in [("near", 11.0), ("far", 30)] {
      try write(name, picture())
      try write("\(name).linux", picture(x: x), isGalleys: true)
    }
    try write("lonely", picture())
    try write("own", picture(), isGalleys: true)
    let outcome = try program.run("truth", "Tests")
    expectEqual(outcome.code, 0)
    let lines = outcome.text.split(separator: "\n")
    expectEqual(lines.map { $0.prefix { $0 != ":" }.suffix(4) }, ["/far", "near", ".png"])
    expect(outcome.errors, contains: "1 reference has no picture by Galley")
    let sheet = try PNGFile.decode(SnapshotStore.read(program.folder.path("truth.png")))
    expectGreater(sheet.height, 160)

    struct Results: Decodable {
      struct Reference: Decodable { let name: String, difference: Double }
      let version: Int
      let references: [Reference]
    }
    let output = try program.run("truth", "Tests", "--json").output
    try expectEqual(JSONSchema(named: "truth-1").problems(in: output), [])
    let json = try JSONDecoder().decode(Results.self, from: output)
    expectEqual(json.version, 1)
    expectEqual(
      json.references.map(\.name).map { ($0 as NSString).lastPathComponent }, ["far", "near"])
    for arguments in [["truth"], ["truth", "none"], ["truth", "Tests", "--suffix", "other"]] {
      try expectEqual(program.run(list: arguments).code, 2)
    }
  }
}
