import Expectations
import Foundation
import Galley
import GalleyChecks
import GalleySnapshots
import Testing

@Suite("Checks of scenes")
struct CheckTests {
  let program = BuiltProgram()
  var folder: TemporaryFolder { program.folder }

  private func check(_ options: String...) throws -> BuiltProgram.Outcome {
    try program.run(
      list: ["check", "simple-view/1", "--settings", "dark", "--only", "contrast"]
        + (options.contains("--accepted") ? options : options + ["--accepted", "none"]))
  }

  @Test("findings exit with 1, as sentences or as a document")
  func findings() throws {
    let text = try check()
    expectEqual(text.code, 1)
    expect(text.errors.isEmpty)
    let beginning = "simple-view/01-message-row:\n  contrast: #initials has a contrast of "
    expect(text.text, startsWith: beginning)
    expect(text.text, contains: "1 finding in 1 picture")
    let json = try check("--format", "json")
    let document = try JSONDecoder().decode(FindingsDocument.self, from: json.output)
    expectEqual(json.code, 1)
    expectEqual(document.version, 1)
    expectEqual(document.findings.map(\.view), ["#initials"])
    expectEqual(document.findings.map(\.severity), [.error])
    expectEqual(document.findings.map(\.settings), [["dark"]])
  }

  @Test("accepted findings exit with 0, and a stale file with 1")
  func accepted() throws {
    let path = folder.path("accepted.txt")
    let line = "simple-view/01-*  contrast,scaling  *  — as in the article\n"
    try AtomicFile.write(Array(line.utf8), to: path)
    try expectEqual(check("--accepted", path).code, 0)
    let old = "simple-view/01-message-row  contrast  #other  — old\n"
    try AtomicFile.write(Array((line + old).utf8), to: path)
    // An entry may apply in settings that were not checked.
    try expectEqual(check("--accepted", path).code, 0)
    let stale = try program.run("check", "simple-view/1", "--accepted", path)
    expectEqual(stale.code, 1)
    expect(
      stale.errors,
      contains: "accepted.txt:2: accepts a finding that no longer occurs:"
        + " simple-view/01-message-row  contrast  #other")
    try AtomicFile.write(Array("*  taste  x  — y\n".utf8), to: path)
    let broken = try check("--accepted", path)
    expectEqual(broken.code, 2)
    expect(broken.errors, contains: "accepted.txt:1: there is no rule “taste”")
    expect(broken.errors, contains: "hint: a line is:")
  }

  @Test("pictures show the findings, or simulate missing cones")
  func pictures() throws {
    try expectEqual(check("-o", "findings.png").code, 1)
    let marked = try PNGFile.decode(folder.bytes("findings.png"))
    try expectEqual(check("--vision", "grayscale", "-o", "seen.png").code, 0)
    let seen = try PNGFile.decode(folder.bytes("seen.png"))
    expectGreater(marked.width, seen.width)
    let pixels = stride(from: 0, to: seen.pixels.count, by: 4)
    expect(pixels.allSatisfy { seen.pixels[$0] == seen.pixels[$0 + 1] })
  }

  @Test("screen reader output is a separate stage")
  func inspect() throws {
    let text = try program.run("inspect", "simple-view/1", "--stage", "accessibility")
    expect(text.text, contains: "#content “The museum opens at nine.")
    let json = try program.run("inspect", "simple-view/1", "--stage", "accessibility", "--json")
    let document = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    expectEqual(document?["version"] as? Int, 1)
    try expectEqual(JSONSchema(named: "accessibility-1").problems(in: json.output), [])
    let bars = try program.run(
      "inspect", "examples/02-controls@light", "--stage", "accessibility", "--json")
    try expectEqual(JSONSchema(named: "accessibility-1").problems(in: bars.output), [])
    expectEqual((document?["elements"] as? [Any])?.count, 2)
  }
}
