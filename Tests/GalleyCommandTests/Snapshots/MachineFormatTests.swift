import Expectations
import Foundation
import GalleySnapshots
import Testing

@Suite("Formats for other programs")
struct MachineFormatTests {
  static let message = "moved <5 pt> & \"so\"\n100 %, ]]> \u{1}ß"
  let report = MachineReport(
    command: "verify", version: "1.2.3",
    subjects: [
      MachineReport.Subject(name: "cards/equal"),
      MachineReport.Subject(
        name: "cards/a,b:c@dark",
        findings: [
          MachineReport.Finding(
            rule: "verify/differs", message: Self.message, file: "Sources/My Card.swift", line: 7,
            column: 3, properties: ["actual": "out/a|b.png"]),
          MachineReport.Finding(rule: "check/contrast", level: .warning, message: "faint"),
        ]),
    ])

  @Test("JUnit has a case for each subject, with its failures and warnings")
  func junit() throws {
    let file = JUnitFile(MachineFormat.junit.text(of: report))
    expectEqual(file.problems, [])
    let all = file.elements
    expectEqual(
      all.map(\.name),
      [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "system-out",
      ])
    for suite in all.prefix(2) {
      expectEqual(suite.attributes["tests"], "2")
      expectEqual(suite.attributes["failures"], "1")
    }
    expectEqual(all[2].attributes, ["classname": "galley.verify.cards", "name": "cards/equal"])
    expectEqual(all[4].attributes["type"], "verify/differs")
    expectEqual(all[4].attributes["message"], "moved <5 pt> & \"so\"")
    expectEqual(
      all[4].text,
      "Sources/My Card.swift:7:3: " + Self.message.replacing("\u{1}", with: "\u{FFFD}"))
    expectEqual(all[5].text, "warning: faint")
  }

  @Test("what makes a command fail is a failure in JUnit, also if it is a warning")
  func failingWarning() throws {
    let warning = MachineReport.Finding(
      rule: "check/truncated", level: .warning, isFailure: true, message: "cut off")
    let file = JUnitFile(
      MachineFormat.junit.text(
        of: MachineReport(
          command: "check", version: "1",
          subjects: [MachineReport.Subject(name: "cards/a", findings: [warning])])))
    expectEqual(file.problems, [])
    expectEqual(file.elements.map(\.name), ["testsuites", "testsuite", "testcase", "failure"])
    expectEqual(file.elements[0].attributes["failures"], "1")
    expectEqual(file.elements[3].text, "cut off")
  }

  /// The requirements of SARIF 2.1.0 for the parts that Galley writes.
  private static let sarifSchema = Data(
    """
    {"type": "object", "required": ["$schema", "version", "runs"], "additionalProperties": false,
     "properties": {"$schema": {"type": "string"}, "version": {"const": "2.1.0"},
      "runs": {"type": "array", "items": {"type": "object", "required": ["tool", "results"],
       "additionalProperties": false, "properties": {
        "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
        "tool": {"type": "object", "required": ["driver"], "properties": {"driver": {
         "type": "object", "required": ["name"], "properties": {"name": {"type": "string"},
          "version": {"type": "string"}, "rules": {"type": "array", "items": {
           "type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}}}}}},
        "results": {"type": "array", "items": {"type": "object", "required": ["message"],
         "additionalProperties": false, "properties": {"ruleId": {"type": "string"},
          "ruleIndex": {"type": "integer", "minimum": 0},
          "level": {"enum": ["none", "note", "warning", "error"]},
          "message": {"type": "object", "required": ["text"], "properties": {
           "text": {"type": "string"}}},
          "partialFingerprints": {"type": "object"}, "properties": {"type": "object"},
          "locations": {"type": "array", "items": {"type": "object", "properties": {
           "physicalLocation": {"type": "object", "required": ["artifactLocation"], "properties": {
            "artifactLocation": {"type": "object", "properties": {"uri": {"type": "string"}}},
            "region": {"type": "object", "properties": {
             "startLine": {"type": "integer", "minimum": 1},
             "startColumn": {"type": "integer", "minimum": 1}}}}}}}}}}}}}}}}
    """.utf8)

  @Test("SARIF output follows its schema and contains rules and locations")
  func sarif() throws {
    let data = Data(MachineFormat.sarif.text(of: report).utf8)
    try expectEqual(JSONSchema(Self.sarifSchema).problems(in: data), [])
    let log = try require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try require((log["runs"] as? [[String: Any]])?.first)
    let results = try require(run["results"] as? [[String: Any]])
    expectEqual(results.map { $0["ruleId"] as? String }, ["verify/differs", "check/contrast"])
    expectEqual(results.map { $0["ruleIndex"] as? Int }, [1, 0])
    let text = String(decoding: data, as: UTF8.self)
    expect(text, contains: "\"uri\" : \"Sources/My%20Card.swift\"")
    expect(text, contains: "\"startLine\" : 7")
  }

  @Test("GitHub's annotations and summary are escaped")
  func github() {
    expectEqual(
      MachineFormat.github.text(of: report),
      """
      ::error file=Sources/My Card.swift,line=7,col=3,title=cards/a%2Cb%3Ac@dark (verify/differs)::moved <5 pt> & "so"%0A100 %25, ]]> \u{1}ß
      ::warning title=cards/a%2Cb%3Ac@dark (check/contrast)::faint
      """)
    let summary = GitHubFormat.summary(of: report)
    expect(summary, contains: "1 of 2 without findings")
    expect(summary, contains: "| actual: `out/a\\|b.png` |")
    expectEqual(summary.split(separator: "\n").filter { $0.hasPrefix("| cards") }.count, 2)
  }

  @Test("verify and compare print every format, and their JSON follows the documented schemas")
  func commands() throws {
    let program = BuiltProgram()
    let scenes = ["alignment/01", "alignment/03"]
    _ = try program.run("record", scenes[0])
    func verify(_ format: String, environment: [String: String] = [:]) throws -> String {
      let outcome = try program.run(
        list: ["verify", "--format", format] + scenes, environment: environment)
      expectEqual(outcome.code, 1)
      return outcome.text
    }
    let json = Data(try verify("json").utf8)
    try expectEqual(JSONSchema(named: "verify-1").problems(in: json), [])
    let junit = JUnitFile(try verify("junit"))
    expectEqual(junit.problems, [])
    expectEqual(junit.elements.map(\.name).suffix(2), ["testcase", "failure"])
    let sarif = Data(try verify("sarif").utf8)
    try expectEqual(JSONSchema(Self.sarifSchema).problems(in: sarif), [])
    expect(String(decoding: sarif, as: UTF8.self), contains: "verify/missing")
    let summary = program.folder.path("summary.md")
    let annotations = try verify("github", environment: ["GITHUB_STEP_SUMMARY": summary])
    expect(annotations, startsWith: "::error file=")
    expect(annotations.contains("GuidesAsPoints.swift") || annotations.contains(".swift,line="))
    try expect(program.folder.text("summary.md"), contains: "has no golden")
    try expectEqual(program.run("verify", "--format", "yaml").code, 2)

    let compared = try program.run("compare", scenes[0], scenes[1], "--format", "json")
    try expectEqual(JSONSchema(named: "compare-1").problems(in: compared.output), [])
    let differs = try program.run("compare", scenes[0], scenes[1], "--format", "sarif")
    try expectEqual(JSONSchema(Self.sarifSchema).problems(in: differs.output), [])
    let found = try program.run(
      "check", scenes[0], "--only", "contrast", "--accepted", "none", "--format", "json")
    try expectEqual(JSONSchema(named: "check-1").problems(in: found.output), [])
    let defects = try program.run(list: Self.faintCheck + ["--format", "sarif"])
    try expectEqual(JSONSchema(Self.sarifSchema).problems(in: defects.output), [])
    expect(defects.text, contains: "check/contrast")
    try others(program, scenes)
    for (schema, words) in [
      ("inspect-1", ["inspect", scenes[0]]), ("list-1", ["list", scenes[0]]),
      ("explain-1", ["explain", scenes[0], "0"]),
    ] {
      let output = try program.run(list: words + ["--json"]).output
      try expectEqual(JSONSchema(named: schema).problems(in: output), [])
    }
  }

  /// A check that finds a faint text.
  private static let faintCheck = [
    "check", "simple-view/1", "--settings", "dark", "--only", "contrast", "--accepted", "none",
  ]

  /// The formats that compare and check share with verify.
  private func others(_ program: BuiltProgram, _ scenes: [String]) throws {
    let summary = program.folder.path("others.md")
    for (words, place, title) in [
      (["compare"] + scenes, "Sources/Scenes/Alignment/", "### galley compare"),
      (Self.faintCheck, "Sources/Scenes/SimpleView/", "### galley check"),
    ] {
      let junit = JUnitFile(try program.run(list: words + ["--format", "junit"]).text)
      expectEqual(junit.problems, [])
      expect(junit.elements.contains { $0.name == "failure" })
      let annotated = try program.run(
        list: words + ["--format", "github"], environment: ["GITHUB_STEP_SUMMARY": summary])
      expectEqual(annotated.code, 1)
      for line in annotated.text.split(separator: "\n") {
        expect(line.hasPrefix("::error file=") || line.hasPrefix("::warning file="))
        expect(line, contains: place)
        expect(line, contains: ".swift,line=")
      }
      try expect(program.folder.text("others.md"), contains: title)
    }
    try expect(program.folder.text("others.md"), contains: "sheet: `compare.png`")
  }
}
