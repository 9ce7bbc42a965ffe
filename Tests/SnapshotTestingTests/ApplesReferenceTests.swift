import Expectations
import GalleySnapshots
import SwiftUI
import Testing

@testable import SnapshotTesting

@Suite("References of Apple's platforms")
@MainActor
struct ApplesReferenceTests {
  let bench = SuiteBench()
  /// A picture without Galley's text.
  let apples: [UInt8]

  init() throws {
    apples = try PNGFile.encode(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]), scale: 1)
  }

  func verify(_ record: SnapshotTestingConfiguration.Record? = nil) -> String? {
    bench.verify(
      Color.red, as: .image(layout: .fixed(width: 4, height: 3)), named: "it", record: record)
  }

  @Test("no mode overwrites them, and the summary states their number")
  func kept() throws {
    try bench.write(apples, "card.it.png")
    for mode: SnapshotTestingConfiguration.Record in [.never, .missing, .all, .failed] {
      try bench.remove("card.it.linux.png")
      let result = mode == .never ? "has no reference" : "was recorded"
      let message = try require(verify(mode))
      expect(message, startsWith: "AppTests/CardTests/card.it.linux \(result)")
      try expectEqual(bench.bytes("card.it.png"), apples)
      expectEqual(bench.references.contains("card.it.linux.png"), mode != .never)
    }
    expectNil(verify())
    expect(PictureMark.isMarked(try bench.bytes("card.it.linux.png")))
    expect(!PictureMark.isMarked(apples))
    let summary = bench.session.summary(isWhole: false)
    expectEqual(
      summary.count { $0.hasPrefix("1 reference of Apple's platforms left unchanged") }, 1)
  }

  @Test("without a suffix, Galley's references use plain names unless Apple's references have them")
  func plain() throws {
    bench.variables["GALLEY_REFERENCE_SUFFIX"] = ""
    _ = verify()
    expectEqual(bench.references, ["card.it.layout.txt", "card.it.png"])
    expectNil(verify())
    try bench.write(apples, "card.it.png")
    expectEqual(verify()?.contains("card.it.linux was recorded"), true)
    try expectEqual(bench.bytes("card.it.png"), apples)
  }

  @Test("texts of view hierarchies are Galley's own, other texts are shared")
  func texts() throws {
    _ = bench.verify(Color.red, as: .recursiveDescription(layout: .fixed(width: 4, height: 3)))
    _ = bench.verify([1, 2], as: .dump)
    expectEqual(bench.references, ["card.it.linux.txt", "card.it.txt"])
  }

  @Test("marking a file does not change its pixels")
  func mark() throws {
    let marked = PictureMark.marked(apples)
    try expectEqual(PNGFile.decode(marked), PNGFile.decode(apples))
    expectEqual(PictureMark.marked(marked), marked)
    expect(!PictureMark.isMarked([]))
    expect(!PictureMark.isMarked(Array(repeating: 255, count: 60)))
  }
}
