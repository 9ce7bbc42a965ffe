import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// `galley verify`.
enum VerifyCommand: Command {
  struct Settings {
    var golden = GoldenSettings()
    var report: String?
    var tier = VerificationTier.pixels
    var format = ResultFormat.text
  }

  static let name = "verify"
  static let summary = "render scenes and compare them with their goldens"
  static let operands = "[SCENE…]"
  static let canWatch = true
  static let discussion = """
    Reports which views moved and by how much, then compares pixels. Exits with 1 if a picture
    differs or its golden is missing and, if all scenes are verified, if a golden has no scene or a
    reference has no test in the package's sources, or if the goldens of two pictures are equal to
    the byte and no scene declares it. Also reports goldens of previews that the named Swift files
    no longer have. For each failure, galley writes reference.png, actual.png, difference.png and
    report.txt, and for all failures report.html, a self-contained page.

    Tiers: layout compares frames; blocks also compares the pictures with a box in place of each
    glyph, so that the font rasterizer does not affect the result; pixels (the default) compares
    everything.
    """
  static let examples = [
    (line: "galley verify", does: "all scenes"),
    (line: "galley verify alignment --report /tmp/failures", does: "one group"),
    (line: "galley verify --tier blocks", does: "after a library update"),
    (line: "galley verify --json", does: "for other programs"),
    (line: "galley verify --format github", does: "annotations and a summary in GitHub Actions"),
    (line: "galley verify Card.swift --watch", does: "again after each save"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "report", nil, "DIR",
        "Folder for the report, which is then always written (default .build/snapshot-failures)",
        OptionValues.path, \.report),
      .word(
        "tier", "t", "NAME", "layout, blocks or pixels (default pixels)",
        ["layout": .layout, "blocks": .blocks, "pixels": .pixels], \.tier),
      .flag("json", nil, "Print JSON: verdicts and sentences of all pictures, counts, stale") {
        $0.format = .json
      },
      ResultFormat.option(\.format),
    ] + GoldenSettings.options.map { $0.mapped(\.golden) }

  static func paths(_ settings: Settings) throws -> CommandPaths {
    let store = try settings.golden.store()
    return CommandPaths(
      read: [store.root, store.packageFolder ?? "."],
      written: [settings.report ?? defaultReport()])
  }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    if let folder = settings.golden.snapshots, !Folder.isFolder(folder) {
      throw UsageError("no such folder: '\(folder)'", hint: "name the folder of the goldens")
    }
    let store = try settings.golden.store()
    let isForeign = operands.isEmpty && SceneSelection.isForeign(store)
    let staleReferences = operands.isEmpty ? store.staleTestReferences() : []
    if isForeign, staleReferences.isEmpty { throw SceneSelection.noCatalog(store) }
    let pictures = isForeign ? [] : try SceneSelection.pictures(operands)
    let failures = FailureReport(root: settings.report ?? defaultReport())
    let environment = try nameEnvironment(store, console)
    let work = PictureWork(
      jobs: settings.golden.jobs, isQuiet: settings.golden.isQuiet, console: console)
    let tier = settings.tier
    let accept = AcceptCommand(operands: operands, snapshots: settings.golden.snapshots)
    let results = work.run(
      pictures,
      // A large file has many pixels, or many items drawn on them.
      weight: { ((try? store.size(of: .picture, $0.id)) ?? nil) ?? 0 },
      prepare: { (try Snapshot($0), accept: accept.line(for: $0.id)) }
    ) { snapshot, accept in
      try Verification(snapshot, in: store, tier: tier, failures: failures, accept: accept)
    }
    var summary = VerificationSummary(
      snapshots: store.root, failures: failures.root, tier: tier, environment: environment,
      accept: accept)
    for (picture, result) in zip(pictures, results) { summary.add(picture, result) }
    if tier == .pixels { summary.twins = store.twins(of: pictures) }
    if operands.isEmpty {
      if !isForeign { summary.stale = store.stale(knowing: SceneSelection.catalog.goldenFiles) }
      summary.staleReferences = staleReferences
    } else {
      summary.stale = try StalePreviews(operands, store)?.files(in: store) ?? []
    }
    let entries = results.compactMap { try? $0.get().entry }
    summary.page = try failures.writePage(
      entries, total: pictures.count, evenIfEqual: settings.report != nil)
    try summary.print(on: console, as: settings.format)
    return summary.isGood ? .success : .failure
  }

  private static func defaultReport() -> String {
    let directory = FileManager.default.currentDirectoryPath
    let package = SnapshotStore.packageRoot(above: directory) ?? directory
    return FailureReport.defaultRoot(package: package == directory ? "" : package)
  }

  /// Warns about other libraries or fonts before reporting any picture as different.
  private static func nameEnvironment(
    _ store: SnapshotStore, _ console: Console
  ) throws -> [String] {
    guard let recorded = try store.manifest() else {
      if !store.goldens().isEmpty {
        console.warn(
          "\(store.manifestPath) is missing, so the libraries and fonts of the goldens are unknown",
          hint: "create it with 'galley record --all'")
      }
      return []
    }
    let differences = EnvironmentManifest.current().differences(from: recorded)
    for difference in differences {
      console.warn("the goldens were recorded with other libraries or fonts: \(difference)")
    }
    return differences
  }
}

/// The verification of one picture.
struct Verification: Sendable {
  let verdict: GoldenComparison.Verdict
  let sentences: [String]
  /// The sentences in brief, for text output.
  let summary: [String]
  /// The cause, equal for pictures that fail for the same reason; `nil` if there is none.
  let cause: [String]?
  /// The entry of the report; `nil` if the picture matches.
  private(set) var entry: SnapshotReport.Entry?

  /// - Throws: The errors of painting and, if there is a failure to report, of writing.
  init(
    _ snapshot: Snapshot, in store: SnapshotStore, tier: VerificationTier, failures: FailureReport,
    accept: String
  ) throws {
    if try snapshot.isKnownToMatch(in: store, tier: tier) {
      (verdict, sentences, summary, cause) = (.equal, [], [], nil)
      failures.clear(snapshot.id)
      return
    }
    let check = try snapshot.check(in: store, tier: tier)
    verdict = check.comparison.verdict
    sentences = check.comparison.sentences
    summary = check.comparison.summary
    cause = check.comparison.cause
    if verdict == .equal {
      failures.clear(snapshot.id)
    } else {
      entry = SnapshotReport.Entry(
        check, files: try failures.write(check), acceptCommand: accept)
    }
  }
}
