import Expectations
import Foundation
import Galley
import Testing

@Suite("Help and error messages")
struct UsageTests {
  let program = BuiltProgram()

  @Test("help and version are printed", arguments: [["help"], ["--help"], ["-h"]])
  func help(_ arguments: [String]) throws {
    let outcome = try program.run(arguments[0])
    expectEqual(outcome.code, 0)
    expect(outcome.errors.isEmpty)
    for name in ["list", "render", "record", "verify", "inspect", "doctor", "help"] {
      expect(outcome.text, contains: "\n  \(name) ")
    }
    try expect(program.run("--version").text, startsWith: "galley ")
  }

  @Test(
    "every command has help with an example",
    arguments: ["list", "render", "record", "verify", "inspect", "explain", "doctor", "help"])
  func commandHelp(_ name: String) throws {
    let outcome = try program.run(name, "--help")
    expectEqual(outcome.code, 0)
    expect(outcome.errors.isEmpty)
    expect(outcome.text, startsWith: "Usage: galley \(name)")
    expect(outcome.text.contains("\n  galley \(name)") || name == "help")
    try expectEqual(program.run("help", name).text, outcome.text)
  }

  /// Returns the arguments of the examples in a command's help that need no files.
  private func examples(_ name: String) throws -> [[String]] {
    let lines = try program.run(name, "--help").text.split(separator: "\n")
    let examples = lines.drop { $0 != "Examples:" }.dropFirst()
    return examples.compactMap { line in
      let words = line.split(separator: " ").prefix { !["#", "|", ">"].contains($0) }.map(
        String.init)
      guard words.first == "galley", !words.contains(where: { $0.contains(".swift") }) else {
        return nil
      }
      return Array(words.dropFirst())
    }
  }

  @Test("the examples in the help work", arguments: ["list", "inspect", "explain", "help"])
  func examplesWork(_ name: String) throws {
    let examples = try examples(name)
    expect(!examples.isEmpty)
    for arguments in examples {
      let outcome = try program.run(list: arguments)
      expectEqual(outcome.code, 0, "\(arguments): \(outcome.errors)")
    }
  }

  @Test(
    "the examples in the help name scenes that there are",
    arguments: ["render", "record", "verify", "compare", "sheet", "check"])
  func examplesName(_ name: String) throws {
    for arguments in try examples(name) {
      for word in arguments.dropFirst() {
        let scene = word.prefix { $0 != "{" }.split(separator: ":").last.map(String.init) ?? word
        // Other words are options and their values.
        guard scene.contains(/^[a-z-]+\/\d/) else { continue }
        let id = scene.hasSuffix("@") ? String(scene.dropLast()) : scene
        let outcome = try program.run("list", id, "--ids")
        expect(outcome.code == 0 && !outcome.text.isEmpty, "\(word): \(outcome.errors)")
      }
    }
  }

  static let wrongLines: [([String], String, String)] = [
    ([], "no command given", "'galley help' lists the commands"),
    (["rendre"], "unknown command 'rendre'", "did you mean 'galley render'?"),
    (["list", "--jsno"], "unknown option '--jsno'", "did you mean --json?"),
    (["render", "alignmnt"], "no scene named 'alignmnt'", "did you mean 'alignment'?"),
    (["record"], "nothing to record", "name scenes, or use --missing, --changed, --prune or --all"),
    (
      ["render", "--format", "tiff"], "invalid value 'tiff' for --format",
      "--format takes png, jpeg, webp, svg or pdf"
    ),
    (
      ["render", "alignment/1", "-o", "x.svg", "--format", "pdf"],
      "--format pdf doesn't match the name 'x.svg'", "name the file .pdf, or omit --format"
    ),
    (
      ["render", "alignment/1", "-o", "x.svg", "--quality", "50"],
      "--quality applies to JPEG and WebP files, not to SVG",
      "omit it, or use --format jpeg"
    ),
    (
      ["render", "custom-layouts/21", "-o", "x.pdf", "--animate"],
      "PDF files cannot hold an animation",
      "use --format apng or --format webp"
    ),
    (
      ["render", "custom-layouts/21", "--fps", "10"], "--fps needs --animate",
      "add --animate, or omit --fps"
    ),
    (
      ["render", "alignment/1", "-o", "x.gif"], "invalid value 'x.gif' for -o",
      "-o takes a file that ends in .png, .jpg, .webp, .svg or .pdf"
    ),
    (
      ["render", "--device", "phone"], "invalid value 'phone' for --device",
      "--device takes iphone-se, iphone-13-mini, iphone-14, iphone-16, iphone-16-plus, "
        + "iphone-16-pro, iphone-16-pro-max, ipad or ipad-pro-13, optionally with -landscape"
    ),
    (
      ["inspect", "alignment/1", "--stage", "trace", "--json"],
      "only the stages layout and accessibility support JSON",
      "omit --json or --stage"
    ),
    (
      ["check", "alignment/1", "--vision", "protanopia"],
      "--vision needs a place for its pictures", "add -o FILE or -o FOLDER"
    ),
    (
      ["check", "alignment/1", "--accepted", "/no/such/file"], "cannot read /no/such/file",
      "create the file; an empty one accepts nothing"
    ),
    (
      ["inspect", "simple-view/1", "--place", "400,10"], "no view is at 400, 10",
      "the canvas is 352×152 points"
    ),
    (
      ["inspect", "simple-view/1", "--place", "10"], "invalid value '10' for --place",
      "--place takes the coordinates of a place in points, such as 120,300"
    ),
    (
      ["inspect", "simple-view/1", "--place", "1,1", "--view", "row"],
      "--place works only with tree and layout as text, and without --view",
      "omit --place or the other options"
    ),
    (["doctor", "x"], "'galley doctor' takes no argument 'x'", "see 'galley doctor --help'"),
    (["inspect"], "no scene given", "'galley list' lists all scenes"),
    (
      ["explain", "simple-view/1", "circel"], "no view is called 'circel'",
      "did you mean 'circle'?"
    ),
    (
      ["explain", "simple-view/1"], "no view given",
      "try one of: row, stack, zstack, circle, initials, AK, content, The museum opens at nine."
        + " Shall we meet at the entrance?"
    ),
    (
      ["explain", "custom-layouts/5", "HStack"], "3 views are called 'HStack'",
      "choose one by its path: 0.0.1.0.0 (at 53.5, 26.75), 0.1.1.0.0 (at 148.5, 26.75),"
        + " 0.2.1.0.0 (at 243.5, 26.75)"
    ),
    (
      ["explain", "simple-view/1", "circle", "row"], "expected one view, got 2",
      "run the command for each view"
    ),
    (
      ["record", "--all", "alignment"], "--all cannot be combined with scenes",
      "omit one of them"
    ),
    (
      ["record", "--missing", "--changed"], "--missing and --changed cannot be combined",
      "to record both kinds, use --all or name scenes"
    ),
    (
      ["compare", "before.png", "alignment/1"], "no such file: 'before.png'",
      "give the path of a picture, or a scene from 'galley list'"
    ),
  ]

  @Test("mistakes exit with 2 and print one line each for error and hint", arguments: wrongLines)
  func mistakes(_ arguments: [String], _ error: String, _ hint: String) throws {
    let process = BuiltProgram()
    let outcome = try process.run(list: arguments)
    expectEqual(outcome.code, 2)
    expectEqual(outcome.errors, "galley: error: \(error)\nhint: \(hint)\n")
    expect(outcome.output.isEmpty)
    expect(process.folder.files.isEmpty)
  }

  static let wrongValues: [[String]] = [
    ["--scale", "0"], ["--scale", "-2"], ["--scale", "nan"], ["--scale=inf"], ["--scale", ""],
    ["--scale", "30000"], ["--size", "0x0"], ["--size", "nanxnan"], ["--size", "99999x99999"],
    ["--size", "20000x20000"], ["--size", "10"], ["--jobs", "0"], ["--type-size", "giant"],
    ["--appearance", "grey"], ["--direction", "up"], ["--locale", "???"], ["--rules", "none"],
    ["--overlay", "all"], ["--compression", "best"], ["--at", "-1"], ["--at", "soon"],
    ["--font-metrics", "sf"], ["--theme", "ios99"], ["--fps", "0"], ["--filmstrip", "x"],
    ["--device", "nokia"], ["--format", "gif"], ["-o", ""],
  ]

  @Test("invalid values exit with 2 and write nothing", arguments: wrongValues)
  func badValues(_ arguments: [String]) throws {
    let outcome = try program.run(list: ["render"] + arguments)
    expectEqual(outcome.code, 2)
    expect(outcome.errors, startsWith: "galley: error: ")
    expect(outcome.errors, contains: "\nhint: ")
    expect(program.folder.files.isEmpty)
    expect(!program.folder.exists("Renders"))
  }

  @Test("scenes can be listed as JSON")
  func listJSON() throws {
    struct Scene: Decodable {
      struct Canvas: Decodable { let width, height: Double }
      let id, group, title, article: String
      let number: Int
      let canvas: Canvas
      let pictures: [String]
      let sizes: [Canvas]
    }
    struct List: Decodable {
      let version: Int
      let scenes: [Scene]
    }
    let words = ["alignment/1-3", "container-relative/35"]
    let outcome = try program.run(list: ["list", "--json"] + words)
    let list = try JSONDecoder().decode(List.self, from: outcome.output)
    expectEqual(list.version, 1)
    let scenes = list.scenes
    let scene = try require(scenes.first { $0.id == "alignment/01-zstack-center" })
    expectEqual(scene.group, "alignment")
    expectEqual(scene.number, 1)
    expectGreater(scene.canvas.width, 0)
    expectEqual(scene.pictures, ["alignment/01-zstack-center"])
    let lines = try program.run(list: ["list"] + words).text.split(separator: "\n")
    expectEqual(lines.count, scenes.count)
    expect(lines.allSatisfy { $0.count < 220 })
    let ids = try program.run(list: ["list", "--ids"] + words).text.split(separator: "\n")
    expectEqual(ids.map(String.init), scenes.map(\.id))
    let all = try program.run("list", "--ids").text.split(separator: "\n")
    expectGreater(all.count, ids.count)
    expect(Set(all).isSuperset(of: ids))
    // The variants of this scene have pictures of different sizes.
    let varied = try require(scenes.first { $0.id == "container-relative/35-replica" })
    expectGreater(Set(varied.sizes.map { "\($0.width)×\($0.height)" }).count, 1)
    let pictures = try program.run("render", varied.pictures[1], "-o", "d.png", "--scale", "1")
    expectEqual(pictures.code, 0)
    let picture = try PNGFile.decode(program.folder.bytes("d.png"))
    expectEqual(Double(picture.width), varied.sizes[1].width)
    expectEqual(Double(picture.height), varied.sizes[1].height)
    expect(
      lines.contains {
        $0.hasPrefix(varied.id) && $0.contains("\(picture.width)×\(picture.height)")
      })
  }

  @Test("a failed write to standard output is an error")
  func fullOutput() throws {
    let outcome = try program.run("list", "--ids", output: "/dev/full")
    expectEqual(outcome.code, 1)
    expect(outcome.errors, startsWith: "galley: error: cannot write to standard output: No space")
  }

  @Test("a single view can be inspected")
  func inspectView() throws {
    func lines(_ stage: String, _ view: String) throws -> [Substring] {
      let outcome = try program.run("inspect", "simple-view/1", "--stage", stage, "--view", view)
      expectEqual(outcome.code, 0)
      return outcome.text.split(separator: "\n")
    }
    try expectEqual(lines("layout", "initials").count, 1)
    try expect(lines("layout", "AK")[0], startsWith: "Text #initials (")
    try expectEqual(lines("tree", "zstack").map { $0.prefix { $0 == " " }.count }, [0, 2, 2])
    let trace = try lines("trace", "circle")
    expect(trace[0], startsWith: "VIEW ? PROPOSAL")
    expectGreater(trace.count, 1)
    expect(trace.dropFirst().allSatisfy { $0.contains("Circle \"circle\"") })
    let outcome = try program.run("inspect", "simple-view/1", "--view", "circel")
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "did you mean 'circle'?")
  }

  @Test("the views at a place can be inspected, from back to front")
  func inspectPlace() throws {
    let outcome = try program.run(
      "inspect", "simple-view/1", "--stage", "tree", "--place", "95,75.5")
    expectEqual(
      outcome.text,
      """
      overlay
        frame #row
          HStack #stack
            ZStack #zstack
              Circle #circle
              Text #initials
        Inset

      """)
    let between = try program.run("inspect", "simple-view/1", "--place", "178,60")
    expect(between.text, contains: "HStack #stack (16, 16) 320×120")
    expect(between.text, lacks: "ZStack")
  }

  @Test("every stage can be inspected", arguments: ["tree", "layout", "display-list", "trace"])
  func stages(_ stage: String) throws {
    let outcome = try program.run("inspect", "alignment/1", "--stage", stage)
    expectEqual(outcome.code, 0)
    expect(outcome.errors.isEmpty)
    expect(outcome.text, contains: stage == "display-list" ? "glyphs" : "hello")
  }

  @Test("the layout can be printed as JSON, on another canvas")
  func layoutJSON() throws {
    let outcome = try program.run(
      "inspect", "alignment/1", "--stage", "layout", "--json", "--size", "200x100", "--scale", "3")
    let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    let document = try require(object)
    expectEqual(document["scene"] as? String, "alignment/01-zstack-center")
    expectEqual(document["scale"] as? Int, 3)
    expectEqual(document["canvas"] as? [String: Int], ["width": 200, "height": 100])
    expectEqual((document["root"] as? [String: Any])?["path"] as? String, "0")
  }

  @Test("the doctor lists libraries, fonts and goldens")
  func doctor() throws {
    let outcome = try program.run("doctor")
    expectEqual(outcome.code, 0)
    expect(outcome.errors.isEmpty)
    for word in ["cairo", "pango", "Inter-Regular.otf", "fonts-noto-cjk", "Snapshots"] {
      expect(outcome.text, contains: word)
    }
  }
}
