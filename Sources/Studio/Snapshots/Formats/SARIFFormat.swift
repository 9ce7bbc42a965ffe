import Foundation

/// SARIF 2.1.0: the rules that have findings, and the findings with their places.
enum SARIFFormat {
  static func text(of report: MachineReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Log(report)) else {
      preconditionFailure("strings and numbers can always be encoded")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }

    init(_ report: MachineReport) { runs = [Run(report)] }
  }

  private struct Run: Encodable {
    struct Tool: Encodable { let driver: Driver }
    struct Driver: Encodable {
      let name, version: String
      let rules: [Rule]
    }
    struct Rule: Encodable { let id: String }

    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [Entry]

    init(_ report: MachineReport) {
      let rules = Set(report.findings.map(\.rule)).sorted()
      tool = Tool(
        driver: Driver(
          name: "galley", version: report.version, rules: rules.map { Rule(id: $0) }))
      results = report.subjects.flatMap { subject in
        subject.findings.map { finding in
          Entry(finding, in: subject.name, index: rules.firstIndex(of: finding.rule) ?? 0)
        }
      }
    }
  }

  private struct Entry: Encodable {
    struct Message: Encodable { let text: String }
    struct Location: Encodable { let physicalLocation: Physical }
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region?
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int?
    }

    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    /// Identifies the finding, with the same value in later runs.
    let partialFingerprints: [String: String]
    let properties: [String: String]

    init(_ finding: MachineReport.Finding, in subject: String, index: Int) {
      (ruleId, ruleIndex, level) = (finding.rule, index, finding.level.rawValue)
      message = Message(text: finding.message)
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      locations =
        finding.file.map { file in
          let uri = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
          let region = finding.line.map { line in
            Region(startLine: max(line, 1), startColumn: finding.column.map { max($0, 1) })
          }
          return [
            Location(
              physicalLocation: Physical(
                artifactLocation: Artifact(uri: file.hasPrefix("/") ? "file://\(uri)" : uri),
                region: region))
          ]
        } ?? []
      partialFingerprints = ["galley/v1": "\(finding.rule) \(subject)"]
      properties = finding.properties.merging(["subject": subject]) { first, _ in first }
    }
  }
}
