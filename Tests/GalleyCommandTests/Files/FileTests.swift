import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite(
  "The installed program renders Swift files",
  .enabled(if: InstalledProgram.canBeMade))
struct FileTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
  }

  func write(_ name: String, _ source: String) throws {
    try Folder.make((folder.path(name) as NSString).deletingLastPathComponent)
    try AtomicFile.write(Array("import SwiftUI\n\(source)\n".utf8), to: folder.path(name))
  }

  /// The files in the folder, except Swift files.
  var results: [String] { folder.files.filter { !$0.hasSuffix(".swift") } }

  func size(_ name: String) throws -> [Int] {
    let bitmap = try PNGFile.decode(folder.bytes(name))
    return [bitmap.width, bitmap.height]
  }

  @Test("every preview is a scene with the size of its traits")
  func previews() throws {
    try write(
      "Card.swift",
      """
      struct Card: View {
        var title = "Flat white"
        var body: some View { Text(title).frame(width: 100, height: 40) }
      }
      #Preview { Card() }
      let (list, record) = ("Flat", "white")
      #Preview("Fits", traits: .sizeThatFitsLayout) { Card(title: "\\(list) \\(record)") }
      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var stamp: Self { .fixedLayout(width: 120, height: 90) }
      }
      #Preview("Fixed size", traits: .stamp) { Card() }
      #Preview("Lying", traits: .landscapeLeft) { Card() }
      #Preview("Count", traits: .sizeThatFitsLayout) {
        @Previewable @State var count = 3; @Previewable @State var high = 7.0
        Text("\\(count)").frame(width: CGFloat(count * 10), height: high)
      }
      """)
    let rendered = try program.run("render", "Card.swift", "-o", "out")
    expectEqual(rendered.code, 0)
    expect(rendered.errors.isEmpty)
    expect(rendered.text, startsWith: "rendered 5 pictures to out/ in ")
    expectEqual(
      results,
      [
        "out/Card.png", "out/Card/Count.png", "out/Card/Fits.png", "out/Card/Fixed-size.png",
        "out/Card/Lying.png",
      ])
    try expectEqual(size("out/Card.png"), [786, 1704])
    try expectEqual(size("out/Card/Fits.png"), [200, 80])
    try expectEqual(size("out/Card/Fixed-size.png"), [240, 180])
    try expectEqual(size("out/Card/Lying.png"), [1704, 786])
    try expectEqual(size("out/Card/Count.png"), [60, 14])

    let list = try program.run("list", "Card.swift")
    let lines = list.text.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    expect(lines.map { $0.joined(separator: " ") }, contains: "Card/Fits 100×40")
    expectEqual(lines.first?.joined(separator: " "), "Card 393×852")
    let one = try program.run(
      "render", "Card.swift", "--preview", "Fixed size", "-o", "one.png", "--scale", "1")
    expectEqual(one.code, 0)
    try expectEqual(size("one.png"), [120, 90])
    let tree = try program.run("inspect", "Card.swift@Fits")
    expect(tree.text, contains: "Flat white")
    let several = try program.run("explain", "Card.swift", "Flat white")
    expectEqual(several.code, 2)
    expectEqual(
      several.errors,
      """
      galley: error: 'Card.swift' matches 5 pictures
      hint: choose one: Card.swift@Card, Card.swift@Fits, Card.swift@Fixed-size, Card.swift@Lying, \
      Card.swift@Count

      """)
    try expectEqual(program.run("explain", "Card.swift@Fixed-size", "Flat white").code, 0)
    // The name of a view is not a file, even if a folder has the same name.
    try Folder.make(folder.path("Flat white"))
    let words = try program.run("explain", "Card.swift@Fits", "Flat white")
    expectEqual(words.code, 0)
    expect(
      words.text, contains: ".frame(width: 100, height: 40) proposes a width of 100, regardless")
    let explanation = try program.run("explain", "Card.swift@Fits", "Flat white", "--json")
    expect(explanation.text, contains: "\"proposed\" : 100")
    let piped = try program.run("render", "Card.swift@Fits", "-o", "-")
    try expectEqual(PNGFile.decode([UInt8](piped.output)).width, 200)
    let unknown = try program.run("render", "Card.swift", "--preview", "Fit")
    expectEqual(unknown.code, 2)
    expectEqual(
      unknown.errors,
      """
      galley: error: no preview named 'Fit' in Card.swift
      hint: did you mean 'Fits'?

      """)
    // Together with scenes of the catalog, and compared with each other.
    let both = try program.run("list", "alignment/01", "Card.swift@Lying")
    expectEqual(both.text.split(separator: "\n").count, 2)
    let compared = try program.run("compare", "Card.swift@Fits", "Card.swift@Fits@light")
    expectEqual(compared.code, 0, "\(compared.text)")
    expect(compared.text, contains: "the pixels are equal")
    let other = try program.run("compare", "Card.swift@Fits", "Card.swift@Count")
    expectEqual(other.code, 1)
    expect(other.text, contains: "Card.swift@Fits is 200×80 pixels")
    // The caption of a picture that fits its view has the picture's size, not that of the proposal.
    let sheet = try program.run("sheet", "Card.swift@Fits", "--appearances", "-o", "sheet.svg")
    expectEqual(sheet.code, 0, "\(sheet.errors)")
    try expect(folder.text("sheet.svg"), contains: "100×40 points")
    let mode = try program.run("compare", "Card.swift@Fits", "Card.swift@Fits@huge")
    expectEqual(mode.code, 2)
    expect(mode.errors, contains: "error: no variant or mode named 'huge' of 'Card.swift@Fits'\n")
    expect(mode.errors, contains: "hint: modes are rtl, ")
    // The compiler must not mistake the name for an option.
    rename(folder.path("Card.swift"), folder.path("-card.swift"))
    try expect(program.run("list", "--", "-card.swift@Fits").text, contains: "100×40")
  }

  @Test("previews have goldens, and a revision can be compared with the file")
  func goldens() throws {
    let source = """
      #Preview("Row", traits: .sizeThatFitsLayout) {
        Text("Flat white").accessibilityIdentifier("name").padding(8)
      }
      """
    try write("Sources/Row.swift", source)
    try write("Sources/Other.swift", "struct Other: View { var body: some View { Text(\"x\") } }")
    let missing = try program.run("verify", "Sources/")
    expectEqual(missing.code, 1)
    expect(missing.text, contains: "missing  Row/Row")
    // The hint and the report have commands that work when pasted.
    let command = try require(missing.text.firstMatch(of: /to accept: galley (.+)\n/)?.1)
    let report = try folder.text(".build/snapshot-failures/report.html")
    let one = try require(report.firstMatch(of: /"accept":"galley ([^"]+)"/)?.1)
    expectEqual(one, "record Sources/@Row/Row")
    let dry = try program.run("record", shell: "\"$1\" \(one) --dry-run")
    expect(dry.text, startsWith: "new        Row/Row")
    let recorded = try program.run("record", shell: "\"$1\" \(command)")
    expect(recorded.text, startsWith: "new        Row/Row")
    try expectEqual(program.run("verify", "Sources/").code, 0)
    for arguments in [
      ["init", "-q"], ["add", "Sources"],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "row"],
    ] {
      let git = try Process.run(
        URL(filePath: "/usr/bin/env"), arguments: ["git", "-C", folder.root] + arguments)
      git.waitUntilExit()
    }
    try write("Sources/Row.swift", source.replacing("padding(8)", with: "padding(9)"))
    // Recompiles one changed file and one new file.
    try write("Sources/New.swift", "#Preview { Other() }")
    let verified = try program.run("verify", "Sources/")
    expectEqual(verified.code, 1)
    expect(verified.text, contains: "padding")
    expect(verified.text, contains: "1 differ, 1 missing")
    unlink(folder.path("Sources/New.swift"))
    let compared = try program.run(
      "compare", "HEAD:Sources/Row.swift", "Sources/Row.swift", "--baselines", "-o", "c.png")
    expectEqual(compared.code, 1)
    expect(compared.text, contains: "baseline of name 24 → 25, +1 points")
    for word in ["Sources/Row.swift", "HEAD:Sources/@Row"] {
      let other = word.hasPrefix("HEAD") ? "Sources/Row.swift" : "HEAD:Sources/Row.swift"
      let annotated = try program.run("compare", other, word, "--format", "github")
      expect(annotated.text, contains: "file=Sources/Row.swift,line=2,")
    }
    let unchanged = try program.run("compare", "HEAD:Sources/", "HEAD:Sources/Row.swift")
    expectEqual(unchanged.code, 0)
    let gone = try program.run("compare", "HEAD:Sources/Gone.swift", "Sources/Row.swift")
    expectEqual(gone.code, 2)
    expect(gone.errors, contains: "'Sources/Gone.swift' does not exist at HEAD")
    let nameless = try program.run("compare", "HEAD:Sources/Row.swift@No", "Sources/Row.swift")
    expectEqual(nameless.code, 2)
    expect(nameless.errors, contains: "no preview named 'No' in HEAD:Sources/Row.swift\n")
  }

  @Test("without a preview, the view without arguments is rendered")
  func plain() throws {
    try write("Card.swift", "struct Card: View { let n = 1; var body: some View { Text(\"1\") } }")
    try expectEqual(program.run("render", "Card.swift", "-o", "a.png").code, 0)
    try write(
      "Two.swift",
      """
      struct One: View { var body: some View { Text("1") } }
      struct Other: View { var body: some View { Text("2") } }
      """)
    let two = try program.run("render", "Two.swift")
    expectEqual(two.code, 2)
    expect(two.errors, contains: "but 2 views without arguments: One, Other\nhint: choose one")
    try expectEqual(program.run("render", "Two.swift", "--preview", "Other", "-o", "b.png").code, 0)
    try write(
      "Needs.swift",
      "struct Row: View { let name: String; var body: some View { Text(name) } }")
    let needs = try program.run("render", "Needs.swift")
    expectEqual(needs.code, 2)
    expect(needs.errors, contains: "hint: add #Preview { Row(name: …) }\n")
    try write(
      "App.swift",
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Old() } } }
      struct Old: View { var body: some View { Text("old") } }
      struct Old_Previews: PreviewProvider {
        static var previews: some View { Old() }
      }
      """)
    try expect(program.run("list", "App.swift").text, startsWith: "App/Old_Previews ")
    expectEqual(results, ["a.png", "b.png"])
  }

  @Test("views are decoded from data, and invalid values fail with line and key")
  func data() throws {
    try write(
      "Badge.swift",
      """
      struct Badge: View, Decodable {
        let id: Int
        let name: String
        var tags: [String]?
        var body: some View { Text("\\(id) \\(name)").frame(width: CGFloat(id), height: 9) }
      }
      """)
    let lines = """
      {"id": 1, "name": "Ada"}
      {"id": "x", "name": "Bob"}
      {"id": 3}
      {"id": 4, "name": "Dan", "tags": ["a", 5]}
      {"id": 5, "name": "Eve"
      {"id": 6, "name": "../../Fay", "tags": null}
      """
    try AtomicFile.write(Array(lines.utf8), to: folder.path("people.jsonl"))
    let outcome = try program.run(
      "render", "Badge.swift", "--data", "people.jsonl", "--name", "{id}-{name}", "-o", "out")
    expectEqual(outcome.code, 1)
    expect(outcome.text, startsWith: "rendered 2 pictures to out/")
    expect(outcome.text, endsWith: "; 4 failed\n")
    let pictures = results.filter { $0.hasPrefix("out/") }
    expectEqual(pictures, ["out/Badge/1-Ada.png", "out/Badge/6-Fay.png"])
    for error in [
      "people.jsonl:2: id: \"x\" is not a whole number",
      "people.jsonl:3: name is missing",
      "people.jsonl:4: tags[1]: 5 is not text",
      "people.jsonl:5: Unexpected end of file",
    ] { expect(outcome.errors, contains: error) }
    // The name of a field needs no braces, and a pattern may name folders, as in a batch.
    let field = try program.run(
      "list", "Badge.swift", "--data", "people.jsonl", "--name", "name", "--ids")
    expect(field.text, startsWith: "Badge/Ada\nBadge/Bob\n")
    let nested = try program.run(
      "list", "Badge.swift", "--data", "people.jsonl", "--name", "{id}/{name}", "--ids")
    expect(nested.text, startsWith: "Badge/1/Ada\nBadge/x/Bob\n")
    // An array, with numbered names; one object, which can go to a file; standard input.
    let array = "[{\"id\": 1, \"name\": \"]\"}, {\"id\": 2, \"name\": \"}\\\"\"}]"
    try AtomicFile.write(Array(array.utf8), to: folder.path("a.json"))
    let piped = try program.run(
      "render", "Badge.swift", "--data", "-", "-o", "b", shell: "\"$@\" <a.json")
    expectEqual(piped.code, 0)
    expectEqual(results.filter { $0.hasPrefix("b/") }, ["b/Badge/1.png", "b/Badge/2.png"])
    let wrong = try program.run(
      "render", "Badge.swift", "--data", "-", "-o", "b", shell: "echo '{\"id\": 1}' | \"$@\""
    )
    expectEqual(
      wrong.errors,
      "galley: error: Badge: standard input:1: name is missing\n"
        + "hint: add 'name', or declare the property as optional\n")
    try AtomicFile.write(Array("{\"id\": 7, \"name\": \"\"}".utf8), to: folder.path("o.json"))
    try expectEqual(
      program.run("render", "Badge.swift", "--data", "o.json", "-o", "o.png").code, 0)
    try expectEqual(size("o.png"), [14, 18])
    let gone = try program.run("render", "Badge.swift", "--data", "gone.json")
    expectEqual(gone.code, 2)
    expect(gone.errors, contains: "cannot read 'gone.json'")
    let plain = try program.run("render", "Badge.swift")
    expectEqual(plain.code, 2)
    expect(
      plain.errors,
      contains: "Badge(id: …, name: …) }, or decode the view from JSON with --data FILE")
  }
}
