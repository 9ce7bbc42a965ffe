import Foundation
import Galley
import GalleyCatalog
import GalleyRecords
import GalleySnapshots

/// The results of a verification, printed as text or JSON.
@MainActor
struct VerificationSummary {
  /// A picture. The members are in the order of the JSON documentation.
  private struct Picture: Encodable {
    let id: String
    let source: (file: String, line: Int)
    /// `equal`, `differs`, `missing`, `damaged`, or `failed` if the picture could not be rendered.
    let verdict: String
    let sentences: [String]
    /// The folder with the report of the failure.
    var failure: String?
    /// The lines printed instead of the sentences in text output.
    var summary: [String] = []
    var cause: [String]?

    private enum CodingKeys: String, CodingKey { case id, verdict, sentences, failure }

    /// The id without its variant.
    var scene: Substring { id.prefix { $0 != "@" } }
  }

  private static let failed = "failed"
  private static let verdicts = ["equal", "differs", "missing", "damaged", failed]

  let snapshots: String
  let failures: String
  let tier: VerificationTier
  /// The differences between this environment and the one that recorded the goldens.
  let environment: [String]
  /// The page with all failures; `nil` if there are none.
  var page: String?
  /// Goldens without a scene, as paths relative to `snapshots`.
  var stale: [String] = []
  /// References without a test, as paths relative to `snapshots`.
  var staleReferences: [String] = []
  /// Pictures whose goldens are equal to the byte although no scene declares it.
  var twins: [[String]] = []
  private let accept: AcceptCommand
  private var pictures: [Picture] = []
  private var errors: [SubjectError] = []

  init(
    snapshots: String, failures: String, tier: VerificationTier, environment: [String],
    accept: AcceptCommand
  ) {
    self.accept = accept
    self.snapshots = snapshots
    self.failures = failures
    self.tier = tier
    self.environment = environment
  }

  var isGood: Bool {
    stale.isEmpty && staleReferences.isEmpty && twins.isEmpty
      && count("equal") == pictures.count
  }

  private func count(_ verdict: String) -> Int { pictures.count { $0.verdict == verdict } }

  mutating func add(_ picture: ScenePicture, _ result: Result<Verification, any Error>) {
    let (id, source) = (picture.id, picture.scene.source)
    switch result {
    case .success(let verification):
      let isEqual = verification.verdict == .equal
      pictures.append(
        Picture(
          id: id, source: source, verdict: verification.verdict.rawValue,
          sentences: verification.sentences,
          failure: isEqual ? nil : "\(failures)/\(id)", summary: verification.summary,
          cause: verification.cause))
    case .failure(let error):
      let subject = SubjectError(subject: id, error: error)
      errors.append(subject)
      pictures.append(
        Picture(
          id: id, source: source, verdict: Self.failed,
          sentences: [SubjectError.words(error).message]))
    }
  }

  func print(on console: Console, as format: ResultFormat) throws {
    for error in errors { console.report(error) }
    switch format {
    case .text: printText(on: console)
    case .json: console.print(try json())
    case .machine(let format): console.print(report, as: format)
    }
  }

  /// The results for other programs: a finding for each picture that isn't equal, and for each golden
  /// without a scene or a test.
  private var report: MachineReport {
    let subjects = pictures.map { picture in
      guard picture.verdict != "equal" else { return MachineReport.Subject(name: picture.id) }
      let names = ["reference", "actual", "difference"]
      let files = names.compactMap { name in
        picture.failure.map { (name, "\($0)/\(name).png") }
      }.filter { FileManager.default.fileExists(atPath: $0.1) }
      let finding = MachineReport.Finding(
        rule: "verify/\(picture.verdict)",
        message: (["\(picture.id) \(Self.words(picture.verdict))"] + picture.sentences)
          .joined(separator: "\n"), file: picture.source.file, line: picture.source.line,
        properties: Dictionary(uniqueKeysWithValues: files))
      return MachineReport.Subject(name: picture.id, findings: [finding])
    }
    let lone = stale.map { ($0, accept.owner) } + staleReferences.map { ($0, "test") }
    return MachineReport(
      command: "verify", version: CommandLineTool.version,
      subjects: subjects
        + lone.map { path, owner in
          MachineReport.Subject(
            name: path,
            findings: [
              MachineReport.Finding(
                rule: "verify/stale", message: "\(path) has no \(owner)",
                file: "\(snapshots)/\(path)", line: 1)
            ])
        })
  }

  private static func words(_ verdict: String) -> String {
    switch verdict {
    case "differs": "differs from its golden"
    case "missing": "has no golden"
    case "damaged": "has an unusable golden"
    default: "failed to render"
    }
  }

  private func printText(on console: Console) {
    let failing = pictures.filter { $0.verdict != "equal" && $0.verdict != Self.failed }
    for (picture, others) in Self.joined(failing) {
      console.print("\(picture.verdict.padding(to: 7))  \(picture.id)")
      for sentence in picture.summary { console.print("  \(sentence)") }
      if !others.isEmpty {
        let names = others.map { String($0.id.dropFirst($0.scene.count)) }
        console.print("  also in \(names.joined(separator: ", "))")
      }
    }
    for picture in pictures where picture.verdict == "equal" {
      for sentence in picture.sentences { console.print("equal    \(picture.id): \(sentence)") }
    }
    for path in stale { console.print("stale    \(snapshots)/\(path) has no \(accept.owner)") }
    for path in staleReferences {
      console.print("stale    \(snapshots)/\(path) has no test")
    }
    for pair in twins {
      console.print("same     \(pair[0]) and \(pair[1]) are equal to the byte")
      console.print("  show how they differ, or declare it with .equals(_:because:)")
    }
    console.print(conclusion)
    if let page { console.print("see \(page)") }
    if !failing.isEmpty {
      let isMost = failing.count == pictures.count && pictures.count > 20
      console.print("to accept: \(accept.line(for: failing.map(\.id), isMost: isMost))")
    }
    if !stale.isEmpty { console.print("to remove stale goldens: \(accept.pruning)") }
  }

  /// Groups pictures of one scene that fail for the same cause under the first of them.
  private static func joined(_ failing: [Picture]) -> [(Picture, others: [Picture])] {
    var groups: [(Picture, others: [Picture])] = []
    for picture in failing {
      let index = groups.firstIndex { first, _ in
        picture.cause != nil && first.cause == picture.cause && first.scene == picture.scene
          && first.verdict == picture.verdict
      }
      if let index { groups[index].others.append(picture) } else { groups.append((picture, [])) }
    }
    return groups
  }

  private var conclusion: String {
    let others = [
      (count("differs"), "differ"), (count("missing"), "missing"), (count("damaged"), "damaged"),
      (count(Self.failed), "failed to render"), (stale.count + staleReferences.count, "stale"),
      (twins.count, "the same as another"),
    ]
    let words = others.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    let compared = tier == .pixels ? "" : " (\(tier.rawValue) only)"
    return "verified \(counted(pictures.count, "picture"))\(compared): "
      + "\(count("equal")) equal\(words)"
  }

  private struct Report: Encodable {
    let version = 1
    let snapshots: String
    let tier: VerificationTier
    let passed: Bool
    let environment: [String]
    let counts: [String: Int]
    let pictures: [Picture]
    let page: String?
    let stale: [String]
    let same: [[String]]
  }

  private func json() throws -> String {
    var counts = Dictionary(uniqueKeysWithValues: Self.verdicts.map { ($0, count($0)) })
    counts["stale"] = stale.count + staleReferences.count
    let report = Report(
      snapshots: snapshots, tier: tier, passed: isGood, environment: environment, counts: counts,
      pictures: pictures, page: page, stale: stale + staleReferences, same: twins)
    return try ReadableJSON.text(of: report)
  }
}
