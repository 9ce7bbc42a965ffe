import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// `galley verify`.
enum VerifyCommand: Command {
  struct Settings {
    var golden = GoldenSettings()
    var report: String?
  }

  static let name = "verify"
  static let summary = "render scenes and compare them with their goldens"
  static let operands = "[SCENE…]"
  static let discussion = """
    Says which views moved and by how much, then compares pixels. Ends with 1 if anything differs,
    is missing or, when all scenes are verified, is a golden without a scene. For each failure,
    reference.png, actual.png, difference.png and report.txt are written, and for all of them
    report.html, a page that needs no network.
    """
  static let examples = [
    (line: "galley verify", does: "everything"),
    (line: "galley verify alignment --report /tmp/failures", does: "one group"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "report", nil, "DIR", "Folder for failures (default .build/snapshot-failures)",
        OptionValues.path, \.report)
    ] + GoldenSettings.options.map { $0.mapped(\.golden) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let store = try settings.golden.store()
    let pictures = try SceneSelection.pictures(operands)
    let failures = FailureReport(root: settings.report ?? defaultReport())
    try nameEnvironment(store, console)
    let work = PictureWork(
      jobs: settings.golden.jobs, isQuiet: settings.golden.isQuiet, console: console)
    let results = work.run(pictures, prepare: PreparedPicture.init) { picture in
      try Verification(picture, in: store, failures: failures)
    }
    let stale = operands.isEmpty ? store.stale(knowing: Catalog.pictures.map(\.id)) : []
    var summary = Summary(console: console, isQuiet: settings.golden.isQuiet)
    for (picture, result) in zip(pictures, results) { summary.add(picture.id, result) }
    summary.add(stale: stale.map { "\(store.root)/\($0)" })
    let entries = results.compactMap { try? $0.get().entry }
    if let path = try failures.writePage(entries, total: pictures.count) { summary.page = path }
    summary.conclude()
    return summary.isGood ? .success : .failure
  }

  private static func defaultReport() -> String {
    let directory = FileManager.default.currentDirectoryPath
    let root = SnapshotStore.packageRoot(above: directory)
    return root.map { $0 == directory ? "" : $0 + "/" }.map { $0 + ".build/snapshot-failures" }
      ?? ".build/snapshot-failures"
  }

  /// Says so before any picture is blamed for what other libraries or fonts did.
  private static func nameEnvironment(_ store: SnapshotStore, _ console: Console) throws {
    guard let recorded = try store.manifest() else {
      if !store.goldens().isEmpty {
        console.warn(
          "\(store.manifestPath) is missing, so it is unknown what the goldens were made with",
          hint: "'galley record --all' writes it")
      }
      return
    }
    let differences = EnvironmentManifest.current().differences(from: recorded)
    for difference in differences {
      console.warn("the goldens were recorded with something else: \(difference)")
    }
  }
}

/// One picture that was compared.
private struct Verification: Sendable {
  let verdict: GoldenComparison.Verdict
  let sentences: [String]
  /// For the report; `nil` for a picture that equals its golden.
  private(set) var entry: SnapshotReport.Entry?

  /// - Throws: What painting throws and, when there is something to report, what writing does.
  init(_ picture: PreparedPicture, in store: SnapshotStore, failures: FailureReport) throws {
    let bitmap = try Rasterizer.bitmap(of: picture.list)
    let comparison = try GoldenComparison(
      id: picture.id, actual: bitmap, layout: picture.layout, store: store)
    verdict = comparison.verdict
    sentences = comparison.sentences
    failures.clear(picture.id)
    guard verdict != .equal else { return }
    let entry = try SnapshotReport.Entry(
      comparison, actual: bitmap, layout: picture.layout, scale: picture.list.scale,
      acceptCommand: "galley record \(picture.id)")
    try failures.write(entry)
    self.entry = entry
  }
}

/// Prints results as they come and counts them.
@MainActor
private struct Summary {
  let console: Console
  let isQuiet: Bool
  private var counts: [GoldenComparison.Verdict: Int] = [:]
  private var failed = 0
  private var stale = 0
  private var acceptable: [String] = []
  /// The page that shows the failures.
  var page: String?

  init(console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  var isGood: Bool { failed == 0 && stale == 0 && acceptable.isEmpty }

  mutating func add(_ id: String, _ result: Result<Verification, any Error>) {
    switch result {
    case .success(let verification):
      counts[verification.verdict, default: 0] += 1
      guard verification.verdict != .equal else { return }
      acceptable.append(id)
      console.print("\(verification.verdict.rawValue.padding(to: 7))  \(id)")
      for sentence in verification.sentences { console.print("  \(sentence)") }
    case .failure(let error):
      failed += 1
      console.report(SubjectError(subject: id, error: error))
    }
  }

  mutating func add(stale paths: [String]) {
    stale = paths.count
    for path in paths { console.print("stale    \(path) belongs to no scene") }
  }

  func conclude() {
    let total = counts.values.reduce(failed, +)
    let others = [
      (counts[.differs] ?? 0, "differ"), (counts[.missing] ?? 0, "missing"),
      (counts[.damaged] ?? 0, "damaged"), (failed, "failed to render"), (stale, "stale"),
    ]
    let words = others.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    console.print("verified \(counted(total, "picture")): \(counts[.equal] ?? 0) equal\(words)")
    guard !acceptable.isEmpty else { return }
    let names =
      acceptable.count == total && total > 20 ? "--all" : acceptable.joined(separator: " ")
    if let page { console.print("see \(page)") }
    console.print("to accept: galley record \(names)")
  }
}
