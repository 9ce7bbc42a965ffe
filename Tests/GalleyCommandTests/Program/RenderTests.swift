import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Rendering scenes")
struct RenderTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }
  let scene = "alignment/01-zstack-center"

  @Test("a file, a folder and standard output get the same bytes")
  func targets() throws {
    let file = try program.run("render", scene, "-o", "a.png")
    expectEqual(file.code, 0)
    expect(file.errors.isEmpty)
    expect(file.text, startsWith: "rendered 1 picture to a.png in ")
    try expectEqual(program.run("render", scene, "--output=out/").code, 0)
    let piped = try program.run("render", scene, "-o", "-")
    expectEqual(piped.code, 0)
    let bytes = try folder.bytes("a.png")
    expectEqual([UInt8](piped.output), bytes)
    try expectEqual(folder.bytes("out/\(scene).png"), bytes)
    expectEqual(folder.files, ["a.png", "out/\(scene).png"])
  }

  @Test("files are the same from one thread and from several")
  func threads() throws {
    let serial = try program.run("render", "place-subviews", "-o", "one", "--jobs", "1")
    let parallel = try program.run("render", "place-subviews", "-j4", "-o", "four", "--quiet")
    expectEqual(serial.code, 0)
    expectEqual(parallel.code, 0)
    expect(parallel.output.isEmpty)
    let ones = folder.files.filter { $0.hasPrefix("one/") }
    expectGreater(ones.count, 10)
    expect(serial.text, startsWith: "rendered \(ones.count) pictures to one/ in ")
    for file in ones {
      try expectEqual(
        folder.bytes(file), folder.bytes("four/" + file.dropFirst("one/".count)), "\(file)")
    }
  }

  @Test("the format follows the file name or an option, and a PDF file has a page per scene")
  func formats() throws {
    try expectEqual(program.run("render", scene, "-o", "a.svg").code, 0)
    try expect(folder.bytes("a.svg").starts(with: "<svg ".utf8))
    try expectEqual(program.run("render", scene, "-o", "out", "--format", "pdf").code, 0)
    try expect(folder.bytes("out/\(scene).pdf").starts(with: "%PDF-".utf8))
    let document = try program.run("render", "alignment/1-3", "-o", "all.pdf")
    expectEqual(document.code, 0)
    expect(document.text, contains: " pictures to all.pdf in ")
    let piped = try program.run("render", "alignment/1-3", "-o", "-", "--format", "pdf")
    let pages = try folder.bytes("all.pdf")
    expectEqual([UInt8](piped.output), pages)
    expectEqual(folder.files, ["a.svg", "all.pdf", "out/\(scene).pdf"])
    let sheet = try program.run("sheet", scene, "--appearances", "-o", "sheet.svg")
    expectEqual(sheet.code, 0)
    try expect(folder.bytes("sheet.svg").starts(with: "<svg ".utf8))
    let both = try program.run("compare", "a.svg", "sheet.svg", "-o", "both.pdf")
    expect(both.code == 1 || both.errors.contains("librsvg"), "\(both.errors)")
  }

  @Test("scale and size determine the pixels")
  func size() throws {
    let outcome = try program.run(
      "render", scene, "-o", "-", "--size", "30x20.5", "--scale", "3",
      "--overlay", "none")
    let bitmap = try PNGFile.decode([UInt8](outcome.output))
    expectEqual(bitmap.width, 90)
    expect((61...62).contains(bitmap.height))
  }

  @Test(
    "options change the picture",
    arguments: [
      ["--appearance", "dark"], ["--overlay", "frames,baselines"], ["--type-size", "xxxLarge"],
      ["--overlay", "spacing,proposals,safe-area,guides"], ["--caption"],
    ])
  func variants(_ options: [String]) throws {
    let plain = try program.run("render", scene, "-o", "-")
    let other = try program.run(list: ["render", scene, "-o", "-"] + options)
    expectEqual(other.code, 0)
    expect(plain.output != other.output)
  }

  @Test("overlays can be limited to views, and an unknown view suggests the nearest name")
  func views() throws {
    let id = "alignment/21-hstack-mixed-baseline"
    let all = try program.run("render", id, "-o", "-", "--overlay", "frames")
    let one = try program.run("render", id, "-o", "-", "--overlay", "frames", "--views", "poem")
    expectEqual(one.code, 0)
    expect(one.output != all.output)
    let wrong = try program.run(
      "render", id, "-o", "a.png", "--overlay", "frames", "--views", "poem,evnt")
    expectEqual(wrong.code, 2)
    expect(wrong.errors, contains: "no view named 'evnt'\nhint: did you mean 'event'?")
    expect(folder.files.isEmpty)
  }

  @Test("outside the catalog's package, all scenes are rendered only on request")
  func nothingNamed() throws {
    let outcome = try program.run("render")
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "nothing to render\nhint: name Swift files or folders")
    expect(folder.files.isEmpty)
    let both = try program.run("render", scene, "--all")
    expectEqual(both.code, 2)
    expect(both.errors, contains: "--all cannot be combined with scenes")
    // A package with the catalog's file.
    try AtomicFile.write([], to: folder.path("Package.swift"))
    let catalog = folder.path("Sources/Scenes/Catalog.swift")
    try Folder.make((catalog as NSString).deletingLastPathComponent)
    try AtomicFile.write([], to: catalog)
    let home = try program.run("render", "--size", "1x1", "--scale", "0.01", "--quiet")
    expectEqual(home.code, 0, "\(home.errors)")
    expect(folder.files, contains: "Renders/\(scene).png")
  }

  @Test("several pictures cannot share one file", arguments: ["a.png", "-", "/dev/null"])
  func severalToOne(_ output: String) throws {
    let outcome = try program.run("render", "alignment", "-o", output)
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "pictures cannot share one file")
    expect(folder.files.isEmpty)
  }

  @Test("a full disk, a blocking file and a missing folder are errors that leave no files")
  func unwritable() throws {
    try AtomicFile.write([7], to: folder.path("file"))
    try FileManager.default.createDirectory(
      atPath: folder.path("folder.png"), withIntermediateDirectories: false)
    for output in ["/dev/full", "file", "file/below", "file/a.png", "none/a.png", "folder.png"] {
      let outcome = try program.run("render", scene, "-o", output)
      expectEqual(outcome.code, 1, "\(output)")
      expect(outcome.errors, startsWith: "galley: error: ", "\(output)")
      expect(outcome.output.isEmpty, "\(output)")
    }
    expectEqual(folder.files, ["file"])
    try expectEqual(folder.bytes("file"), [7])
  }

  @Test("a full standard output is an error")
  func fullOutput() throws {
    let outcome = try program.run("render", scene, "-o", "-", output: "/dev/full")
    expectEqual(outcome.code, 1)
    expect(outcome.errors, contains: "No space left on device")
  }
}
