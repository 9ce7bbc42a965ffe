import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Comparing pictures")
struct CompareTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }
  let scene = "alignment/01-zstack-center"

  func sheet() throws -> Bitmap { try PNGFile.decode(folder.bytes("compare.png")) }

  @Test("a scene equals itself")
  func equal() throws {
    let outcome = try program.run("compare", "alignment/1", scene)
    expectEqual(outcome.code, 0)
    expect(outcome.errors.isEmpty)
    expectEqual(outcome.text, "the pixels are equal\nwrote compare.png\n")
    try expectGreater(sheet().width, 3 * 240)
  }

  @Test("comparing variants reports moved views and pixels, and writes a sheet")
  func variants() throws {
    let outcome = try program.run("compare", "examples/06@0", "examples/06@100", "-o", "out.png")
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "Text “7” moved by (")
    expect(outcome.text, contains: "pixels differ, within")
    expectEqual(folder.files, ["out.png"])
  }

  @Test("baselines are reported with their distances")
  func baselines() throws {
    let outcome = try program.run("compare", "alignment/15@a", "alignment/15@b", "--baselines")
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "baseline of poem first 54.5 → 42.25, -12.25 points\n")
    let plain = try program.run(
      "compare", "alignment/15@a", "alignment/15@b", "-o", "plain.png")
    expect(plain.text, lacks: "baseline of")
    try expect(PNGFile.decode(folder.bytes("plain.png")) != sheet())
  }

  @Test("more than two pictures get a column each and are compared with the first")
  func several() throws {
    let words = ["xSmall", "large", "accessibility1"].map { "examples/01@\($0)" }
    let outcome = try program.run(list: ["compare"] + words + ["--baselines"])
    expectEqual(outcome.code, 1)
    expect(outcome.text, contains: "baseline of “Flat white”")
    expect(outcome.text, contains: "examples/01-price-card@large: ")
    let wide = try sheet()
    let pair = try program.run(list: ["compare"] + words.prefix(2) + ["--baselines"])
    expectEqual(pair.code, 1)
    try expectLess(sheet().width, wide.width)
    let crowd = Array(repeating: words[0], count: 25)
    try expectEqual(program.run(list: ["compare"] + crowd).code, 2)
  }

  @Test("any scene can be shown in other modes", arguments: ["rtl", "dark", "accessibility2"])
  func modes(_ mode: String) throws {
    let outcome = try program.run("compare", "alignment/14", "alignment/14@\(mode)")
    expectEqual(outcome.code, 1)
    try expectEqual(program.run("compare", "alignment/14@\(mode)", "alignment/14@\(mode)").code, 0)
  }

  @Test("PNG files are compared, with the layout files beside them")
  func files() throws {
    try require(program.run("record", scene).code == 0)
    let golden = "Snapshots/\(scene).png"
    let named = try program.run("compare", golden, "alignment/01@rtl", "--baselines")
    expect(named.text, contains: "baseline of ")
    try AtomicFile.write(
      PNGFile.encode(BitmapComparisonTests.white(8, 6)), to: folder.path("a.png"))
    let sizes = try program.run("compare", "a.png", golden, "--baselines", "-o", "b.png")
    expectEqual(sizes.code, 1)
    let other = try PNGFile.decode(folder.bytes(golden))
    expect(
      sizes.text, contains: "a.png is 8×6 pixels, \(golden) is \(other.width)×\(other.height)\n")
    let alone = try program.run("compare", "a.png", "a.png", "--baselines", "-o", "c.png")
    expectEqual(alone.code, 0)
    expect(alone.errors, contains: "warning: none of the pictures has text baselines to compare\n")
    expect(alone.errors, contains: "hint: use scenes, goldens, or pictures with")
  }

  @Test("a golden at a revision is compared, including its layout")
  func revision() throws {
    try require(program.run("record", scene).code == 0)
    try git("init", "-q")
    try git("add", ".")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "golden")
    try AtomicFile.write([], to: folder.path("Snapshots/\(scene).png"))
    let same = try program.run("compare", "HEAD:alignment/01", scene)
    expectEqual(same.code, 0)
    let other = try program.run("compare", "HEAD:\(scene)", "alignment/01@rtl", "--baselines")
    expectEqual(other.code, 1)
    expect(other.text, contains: "baseline of ")
    let unknown = try program.run("compare", "gone:\(scene)", scene)
    expectEqual(unknown.code, 2)
    expect(unknown.errors, contains: "the revision 'gone' does not exist\nhint: 'git log")
    let missing = try program.run("compare", "HEAD:\(scene)-gone", scene)
    expectEqual(missing.code, 2)
    expect(missing.errors, contains: "no such golden: 'HEAD:\(scene)-gone'\nhint: git says: ")
  }

  @Test("baselines are not drawn on the annotations of a golden")
  func annotatedGolden() throws {
    let scene = "alignment/19-vstack-mixed-baseline"
    try require(program.run("record", scene).code == 0)
    try git("init", "-q")
    func commit() throws {
      try git("add", "Snapshots")
      try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "golden")
    }
    try commit()
    func compare(_ first: String, _ sheet: String) throws -> (height: Int, errors: String) {
      let outcome = try program.run("compare", first, scene, "--baselines", "-o", sheet)
      return (try PNGFile.decode(folder.bytes(sheet)).height, outcome.errors)
    }
    let plain = try compare(scene, "plain.png")
    let same = try compare("HEAD:\(scene)", "same.png")
    expectEqual(same.height, plain.height)
    expect(same.errors, lacks: "annotations")
    let path = folder.path("Snapshots/\(scene).layout.txt")
    let layout = try folder.text("Snapshots/\(scene).layout.txt")
    let line = try require(layout.split(separator: "\n").last)
    try AtomicFile.write(Array(layout.replacing(line, with: line + " ").utf8), to: path)
    try commit()
    let other = try compare("HEAD:\(scene)", "other.png")
    expect(other.errors, contains: "HEAD:\(scene) already has annotations")
    expectGreater(other.height, plain.height)
  }

  @Test("git may write any number of messages beside a golden")
  func messages() throws {
    try require(program.run("record", scene).code == 0)
    try git("init", "-q")
    try git("add", ".")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "golden")
    let script = "#!/bin/sh\nPATH=${PATH#*:}\nhead -c 1000000 /dev/zero >&2\nexec git \"$@\"\n"
    try Folder.make(folder.path("bin"))
    try AtomicFile.write(Array(script.utf8), to: folder.path("bin/git"))
    chmod(folder.path("bin/git"), 0o755)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let same = try program.run(
      list: ["compare", "HEAD:alignment/01", scene],
      environment: ["PATH": "\(folder.path("bin")):\(path)"])
    expectEqual(same.code, 0)
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.root] + arguments
    try process.run()
    process.waitUntilExit()
    try require(process.terminationStatus == 0)
  }

  @Test(
    "invalid comparisons exit with 2 and write nothing",
    arguments: [
      (["alignment/01"], "expected two or more pictures, got 1"),
      (["alignment", "alignment/01"], "'alignment' matches"),
      (["alignment/01@wide", "alignment/01"], "no variant or mode named 'wide' of 'alignment/01'"),
      (["gone.png", "alignment/01"], "no such file: 'gone.png'"),
      (["text.png", "alignment/01"], "text.png"),
      (["folder.png", "alignment/01"], "folder.png"),
      (["--", "--output=x:alignment/01", "alignment/01"], "is not a golden at a revision"),
      (["HEAD:../secret", "alignment/01"], "is not a golden at a revision"),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    try AtomicFile.write(Array("no picture".utf8), to: folder.path("text.png"))
    try Folder.make(folder.path("folder.png"))
    let outcome = try program.run(list: ["compare"] + arguments)
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "galley: error: ")
    expect(outcome.errors, contains: message)
    expect(outcome.errors, contains: "\nhint: ")
    expectEqual(folder.files, ["text.png"])
  }

  @Test("only the sheet goes to standard output")
  func standardOutput() throws {
    let outcome = try program.run("compare", scene, scene, "-o", "-")
    try expectGreater(PNGFile.decode([UInt8](outcome.output)).width, 0)
    expect(folder.files.isEmpty)
  }
}
