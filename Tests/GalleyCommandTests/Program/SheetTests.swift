import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Sheets of a scene with several settings")
struct SheetTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }

  func sheet(_ options: String...) throws -> (outcome: BuiltProgram.Outcome, picture: Bitmap) {
    let outcome = try program.run(list: ["sheet", "examples/01"] + options)
    return (outcome, try PNGFile.decode(folder.bytes("sheet.png")))
  }

  @Test("the sheet of widths lists the widths at which the layout changes")
  func widths() throws {
    let (outcome, picture) = try sheet("--widths", "240,360")
    expectEqual(outcome.code, 0)
    expect(outcome.errors.isEmpty)
    expect(outcome.text, contains: "points: “Flat white” is no longer cut off.\n")
    expect(outcome.text, endsWith: "wrote sheet.png\n")
    expectGreater(picture.width, 2 * (240 + 360))
    let still = try program.run("sheet", "alignment/1", "--widths", "200,210")
    expect(still.text, contains: "The layout does not change between 200 and 210 points.")
  }

  @Test("each option adds a row, and without options there are several")
  func rows() throws {
    let two = try sheet("--appearances").picture
    let four = try sheet("--appearances", "--directions").picture
    expectGreater(four.height, two.height)
    expectEqual(four.width, two.width)
    let sizes = try sheet("--type-sizes", "all").picture
    expectGreater(sizes.height, four.height)
    let devices = try sheet("--devices", "iphone-se,iphone-16").picture
    expectGreater(devices.height, 2 * 852)
    try expectGreater(sheet().picture.height, four.height)
  }

  @Test("sheets support overlays and standard output")
  func overlays() throws {
    let plain = try sheet("--appearances").picture
    try expectGreater(sheet("--appearances", "--overlay", "baselines").picture.width, plain.width)
    let outcome = try program.run("sheet", "examples/01", "--appearances", "-o", "-")
    try expectEqual(PNGFile.decode([UInt8](outcome.output)), plain)
  }

  @Test(
    "invalid sheets exit with 2 and write nothing",
    arguments: [
      ["alignment", "--appearances"], ["gone"], ["examples/01", "--widths", "0"],
      ["examples/01", "--type-sizes", "huge"], ["examples/01", "--devices", "watch"],
      ["examples/01", "--widths", "90000"],
      ["examples/01", "--overlay", "frames", "--views", "nothing"],
    ])
  func mistakes(_ arguments: [String]) throws {
    let outcome = try program.run(list: ["sheet"] + arguments)
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "galley: error: ")
    expect(outcome.errors, contains: "\nhint: ")
    expect(folder.files.isEmpty)
  }
}
