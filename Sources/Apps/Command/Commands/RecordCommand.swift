import Galley
import GalleyCatalog
import GalleySnapshots

/// `galley record`.
enum RecordCommand: Command {
  struct Settings {
    var golden = GoldenSettings()
    var isAll = false
    var isMissing = false
    var isChanged = false
    var isPruning = false
    var isDryRun = false
  }

  static let name = "record"
  static let summary = "write golden pictures and layouts, and report what changed"
  static let operands = "[SCENE…]"
  static let discussion = """
    Requires scenes, --all, --missing, --changed or --prune. Goldens that already match are left
    untouched, as are those of scenes that fail. With --prune alone, nothing is recorded. With Swift
    files or folders, it removes the goldens of deleted previews and, for folders, of deleted files.
    Pictures larger than 60 KB are rejected unless the
    scene gives a reason. Review the changes before you commit them.
    """
  static let examples = [
    (line: "galley record alignment/01-zstack-center", does: "accepts one scene"),
    (line: "galley record --missing", does: "records scenes without a golden"),
    (line: "galley record --changed alignment", does: "records what differs in one group"),
    (line: "galley record --all --prune --dry-run", does: "shows what would change"),
    (line: "galley record Sources --prune", does: "removes goldens of deleted previews"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .flag("all", "a", "All scenes") { $0.isAll = true },
      .flag("missing", "m", "Only pictures without a golden") { $0.isMissing = true },
      .flag("changed", "c", "Only pictures that differ from their golden") { $0.isChanged = true },
      .flag("prune", nil, "Remove goldens without a scene") { $0.isPruning = true },
      .flag("dry-run", "n", "Print what would change without writing") { $0.isDryRun = true },
    ] + GoldenSettings.options.map { $0.mapped(\.golden) }

  static func paths(_ settings: Settings) throws -> CommandPaths {
    let store = try settings.golden.store()
    return CommandPaths(
      read: settings.isPruning ? [store.packageFolder ?? "."] : [],
      written: [store.root])
  }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    try check(settings, operands)
    let store = try settings.golden.store()
    let pictures = try pictures(settings, operands, store)
    if settings.isDryRun { return try record(pictures, settings, operands, store, console) }
    return try store.whileLocked {
      console.warn("waiting for another recording in \(store.root)/ to finish")
    } _: {
      try record(pictures, settings, operands, store, console)
    }
  }

  private static func record(
    _ pictures: [ScenePicture], _ settings: Settings, _ operands: [String], _ store: SnapshotStore,
    _ console: Console
  ) throws -> ExitCode {
    let results = results(pictures, settings, store, console)
    let stale = settings.isPruning ? try stale(operands, store) : []
    if !settings.isDryRun { try store.remove(stale) }
    var summary = RecordingSummary(settings, store: store)
    for (picture, result) in zip(pictures, results) {
      summary.add(picture.id, result, on: console)
    }
    summary.warn(on: console)
    for path in stale { console.print("stale      \(path)") }
    if !settings.isDryRun {
      let isWhole = settings.isAll && summary.isGood
      try recordEnvironment(store, isTrue: summary.hasWritten || isWhole, settings, console)
    }
    console.print(summary.conclusion(removed: stale.count))
    return summary.isGood ? .success : .failure
  }

  /// Returns the goldens to remove: those of previews that the named files no longer have. If scenes or
  /// nothing is named, all that no scene of the catalog uses.
  private static func stale(_ operands: [String], _ store: SnapshotStore) throws -> [String] {
    let previews = try StalePreviews(operands, store)?.files(in: store) ?? []
    return prunesCatalog(operands)
      ? store.stale(knowing: SceneSelection.catalog.goldenFiles) + previews : previews
  }

  private static func prunesCatalog(_ operands: [String]) -> Bool {
    operands.isEmpty || operands.contains { FileWord($0) == nil }
  }

  private static func check(_ settings: Settings, _ operands: [String]) throws {
    let selects =
      settings.isAll || settings.isMissing || settings.isChanged || settings.isPruning
    guard selects || !operands.isEmpty else {
      throw UsageError(
        "nothing to record", hint: "name scenes, or use --missing, --changed, --prune or --all")
    }
    guard !settings.isAll || operands.isEmpty else {
      throw UsageError("--all cannot be combined with scenes", hint: "omit one of them")
    }
    guard !settings.isMissing || !settings.isChanged else {
      throw UsageError(
        "--missing and --changed cannot be combined",
        hint: "to record both kinds, use --all or name scenes")
    }
  }

  private static func pictures(
    _ settings: Settings, _ operands: [String], _ store: SnapshotStore
  ) throws -> [ScenePicture] {
    // Pruning would remove the goldens of the package's own catalog.
    if operands.isEmpty || (settings.isPruning && prunesCatalog(operands)),
      SceneSelection.isForeign(store)
    {
      throw SceneSelection.noCatalog(store)
    }
    let isFiltering = settings.isMissing || settings.isChanged
    // `--prune` alone accepts no picture.
    if settings.isPruning, !settings.isAll, !isFiltering { return [] }
    let pictures = try SceneSelection.pictures(operands)
    guard isFiltering else { return pictures }
    return try pictures.filter {
      try store.lacks($0.scene.goldenFiles, of: $0.id) == settings.isMissing
    }
  }

  private static func results(
    _ pictures: [ScenePicture], _ settings: Settings, _ store: SnapshotStore, _ console: Console
  ) -> [Result<Recording, any Error>] {
    let work = PictureWork(
      jobs: settings.golden.jobs, isQuiet: settings.golden.isQuiet, console: console)
    let isDryRun = settings.isDryRun
    return work.run(pictures, prepare: Snapshot.init) { snapshot in
      try Recording(snapshot, in: store, isDryRun: isDryRun)
    }
  }

  /// Keeps `ENVIRONMENT.json` current: writes it together with goldens, if all goldens match, or if
  /// it is missing.
  static func recordEnvironment(
    _ store: SnapshotStore, isTrue: Bool, _ settings: Settings, _ console: Console
  ) throws {
    let recorded = try? store.manifest()
    guard isTrue || (recorded == nil && !store.goldens().isEmpty) else { return }
    let current = EnvironmentManifest.current()
    if let recorded, !settings.isAll {
      let differences = current.differences(from: recorded)
      if !differences.isEmpty {
        console.warn(
          "the other goldens were recorded with other libraries or fonts:"
            + " \(differences.joined(separator: ", "))",
          hint: "'galley record --all' records all of them on this machine")
      }
    }
    try store.write(current)
  }
}

/// A picture that was recorded, or would be in a dry run.
struct Recording: Sendable {
  enum Change: String, Hashable, Sendable { case new, changed, unchanged }

  let change: Change
  /// Descriptions of the changes.
  let sentences: [String]
  /// The files in the order of `GoldenFile`; empty if nothing changed.
  let files: [RecordedFile]
  let isBlank: Bool
  /// The size in bytes of a recorded picture that exceeds the limit without a stated reason.
  let needlessSize: Int?

  /// Compares the picture with its golden, then writes the differences.
  ///
  /// - Throws: The errors of painting and writing.
  init(_ snapshot: Snapshot, in store: SnapshotStore, isDryRun: Bool) throws {
    let check = try snapshot.check(in: store)
    let comparison = check.comparison
    change =
      comparison.isNew ? .new : comparison.verdict == .equal ? .unchanged : .changed
    sentences = comparison.isNew ? [] : comparison.summary
    isBlank = check.isBlank
    files = change == .unchanged ? [] : try check.record(in: store, isDryRun: isDryRun)
    needlessSize = files.filter { $0.file != .layout }.map(\.newSize).max().flatMap {
      $0 > GoldenSize.warning && snapshot.largeReason == nil ? $0 : nil
    }
  }
}
