import Galley
import GalleyScenes
import GalleySnapshots

/// `galley record`.
enum RecordCommand: Command {
  struct Settings {
    var golden = GoldenSettings()
    var isAll = false
    var isMissing = false
    var isDryRun = false
  }

  static let name = "record"
  static let summary = "write golden pictures and layouts, and say what changed and by how much"
  static let operands = "[SCENE…]"
  static let discussion = """
    Needs scenes, --all or --missing. Goldens that are equal already are left untouched, and so are
    those of scenes that fail. Look at what changed before you commit it.
    """
  static let examples = [
    (line: "galley record alignment/01-zstack-center", does: "accept one scene"),
    (line: "galley record --missing", does: "scenes that have no golden yet"),
    (line: "galley record --all --dry-run", does: "what would change"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .flag("all", "a", "All scenes") { $0.isAll = true },
      .flag("missing", "m", "Only pictures that have no golden") { $0.isMissing = true },
      .flag("dry-run", "n", "Write nothing, only tell") { $0.isDryRun = true },
    ] + GoldenSettings.options.map { $0.mapped(\.golden) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard settings.isAll || settings.isMissing || !operands.isEmpty else {
      throw UsageError(
        "nothing to record", hint: "name scenes, or use --missing or --all")
    }
    guard !settings.isAll || operands.isEmpty else {
      throw UsageError("--all and scenes exclude each other", hint: "leave one of them out")
    }
    let store = try settings.golden.store()
    var pictures = try SceneSelection.pictures(operands)
    if settings.isMissing { pictures = try pictures.filter { try store.lacks($0.id) } }

    let isDryRun = settings.isDryRun
    let work = PictureWork(
      jobs: settings.golden.jobs, isQuiet: settings.golden.isQuiet, console: console)
    let results = work.run(pictures, prepare: PreparedPicture.init) { picture in
      try Recording(picture, in: store, isDryRun: isDryRun)
    }
    return try report(results, pictures, store, settings, console)
  }

  private static func report(
    _ results: [Result<Recording, any Error>], _ pictures: [ScenePicture], _ store: SnapshotStore,
    _ settings: Settings, _ console: Console
  ) throws -> ExitCode {
    var counts: [Recording.Change: Int] = [:]
    var failures = 0
    for (picture, result) in zip(pictures, results) {
      switch result {
      case .success(let recording):
        counts[recording.change, default: 0] += 1
        if recording.change != .unchanged || !settings.golden.isQuiet {
          console.print("\(recording.change.rawValue.padding(to: 9))  \(picture.id)")
        }
        for sentence in recording.sentences { console.print("  \(sentence)") }
      case .failure(let error):
        failures += 1
        console.report(SubjectError(subject: picture.id, error: error))
      }
    }
    let (new, changed) = (counts[.new] ?? 0, counts[.changed] ?? 0)
    if !settings.isDryRun {
      try recordEnvironment(store, wrote: new + changed > 0, settings, console)
    }
    let verb = settings.isDryRun ? "would record" : "recorded"
    let failed = failures == 0 ? "" : ", \(failures) failed"
    console.print(
      "\(verb) \(new) new and \(changed) changed in \(store.root)/,"
        + " \(counts[.unchanged] ?? 0) unchanged\(failed)")
    return failures == 0 ? .success : .failure
  }

  /// Keeps `ENVIRONMENT.json` true: written with the goldens, or where it is missing.
  private static func recordEnvironment(
    _ store: SnapshotStore, wrote: Bool, _ settings: Settings, _ console: Console
  ) throws {
    let recorded = try? store.manifest()
    guard wrote || (recorded == nil && !store.goldens().isEmpty) else { return }
    let current = EnvironmentManifest.current()
    if let recorded, !settings.isAll {
      let differences = current.differences(from: recorded)
      if !differences.isEmpty {
        console.warn(
          "the other goldens were recorded with something else: \(differences.joined(separator: ", "))",
          hint: "'galley record --all' records them all with what is here")
      }
    }
    try store.write(current)
  }
}

/// One picture that was recorded, or would be.
private struct Recording: Sendable {
  enum Change: String, Hashable, Sendable { case new, changed, unchanged }

  let change: Change
  /// What changed and by how much.
  let sentences: [String]

  /// Compares first, then writes what differs.
  ///
  /// - Throws: Everything that painting and writing throw, and `SnapshotError.unreadable`: a file
  ///   that cannot be looked at is not replaced.
  init(_ picture: PreparedPicture, in store: SnapshotStore, isDryRun: Bool) throws {
    let bitmap = try Rasterizer.bitmap(of: picture.list)
    let comparison = try GoldenComparison(
      id: picture.id, actual: bitmap, layout: picture.layout, store: store)
    for case .unreadable(let path, let code) in comparison.problems {
      throw SnapshotError.unreadable(path: path, code: code)
    }
    change =
      comparison.isNew ? .new : comparison.verdict == .equal ? .unchanged : .changed
    sentences = comparison.isNew ? [] : comparison.sentences
    guard change != .unchanged, !isDryRun else { return }
    let replacesPicture = comparison.pixels?.isEqual != true
    try store.write(
      picture.id,
      picture: replacesPicture
        ? try PNGFile.encode(bitmap, scale: picture.list.scale, compression: .small) : nil,
      layout: comparison.layout?.isEqual == true ? nil : picture.layout)
  }
}
