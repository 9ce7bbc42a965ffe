import Foundation
import Galley
import GalleyCairo
import GalleyLayout
import GalleyViews

/// Renders one picture from view to file, stage by stage.
@MainActor
enum Stages {
  static let names = ["resolve", "layout", "record", "paint", "encode"]

  struct Result {
    /// Milliseconds of each stage.
    var times: [Double]
    var png: [UInt8]
    var counts: LayoutCounts
  }

  static func render(_ picture: BenchPicture) throws -> Result {
    var environment = EnvironmentValues()
    environment.displayScale = picture.scale
    var marks = [Clock.now]
    let pipeline = try Pipeline(picture.view(), environment: environment)
    marks.append(Clock.now)
    let placed = PlacedTree(pipeline.placement(in: ProposedViewSize(picture.canvas)))
    marks.append(Clock.now)
    let list = Recorder.record(placed, scale: Double(picture.scale), background: .white)
    marks.append(Clock.now)
    let painted = try PaintedPicture(of: list)
    marks.append(Clock.now)
    let png = try painted.png(.default)
    marks.append(Clock.now)
    return Result(
      times: zip(marks, marks.dropFirst()).map { $1 - $0 }, png: png,
      counts: pipeline.session.tree.counts)
  }

  static func write(_ picture: BenchPicture, to path: String) throws {
    try picture.renderer().write(to: URL(filePath: path))
  }

  /// Answers each line of input with the milliseconds of the stages.
  static func serve(_ picture: BenchPicture) throws {
    while readLine() != nil {
      let times = try render(picture).times
      let line = times.map { number($0, 4) }.joined(separator: " ") + "\n"
      FileHandle.standardOutput.write(Data(line.utf8))
    }
  }
}
