import Foundation
import Galley
import GalleyCatalog
import GalleyRecords
import GalleySnapshots

/// `galley batch`.
enum BatchCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var files = FileSettings()
    var output: String?
    var file = OutputFormat()
    var jobs: Int?
    var shard: Shard?
    var isMerging = false
    var isQuiet = false
    /// The options that affect the pictures, as given on the command line.
    var words: [String: String] = [:]
  }

  static let name = "batch"
  static let summary = "render one picture for each record of a JSON or CSV file"
  static let operands = "FILE.swift|SCENE"
  static let takesScenes = false
  static let operandCompletion = OperandCompletion.scenes
  static let discussion = """
    With a FILE.swift, galley creates its Decodable view from each record of --data. With a SCENE or
    a preview, the fields of a record set the options of the picture:
    {"size": "320x200", "locale": "de"}.

    Records are streamed: JSON objects one after another or in one array, or the rows of a CSV file,
    whose first row names their fields. DIR/manifest.jsonl stores each picture with a hash of its
    record, the program and the options. Pictures that exist and are current are skipped, so an
    interrupted batch continues where it stopped. DIR/failures.jsonl lists the records without a
    picture, with their line numbers.

    Several processes or machines can share a batch with --shard K/N. By default, the shard comes
    from the variables of Slurm job arrays, Kubernetes indexed jobs, AWS Batch, Cloud Run and, if
    GALLEY_SHARDS is set, GNU parallel. At the end, --merge joins the manifests.
    """
  static let examples = [
    (
      line: "galley batch Badge.swift --data people.jsonl -o out --name id",
      does: "one picture per record"
    ),
    (
      line: "seq 8 | parallel galley batch Badge.swift --data people.jsonl -o out --shard {}/8",
      does: "in eight processes"
    ),
    (line: "galley batch --merge -o out", does: "joins their manifests"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "data", nil, "FILE", "Records as JSON or .csv, or - for standard input", OptionValues.path,
        \.files.data),
      .value(
        "output", "o", "DIR", "Folder of the pictures and manifest", OptionValues.path, \.output
      ),
      .value(
        "name", nil, "TEMPLATE",
        "Field or pattern for the file names, such as '{team}/{id}' (default: record numbers)",
        RecordNames.template, \.files.name),
    ]
    + appearance
    + [
      .value(
        "jobs", "j", "N", "Pictures painted at once (default: one per processor)",
        OptionValues.count, \.jobs),
      .value("shard", nil, "K/N", "Only the K-th of N parts (default: from the job system)") {
        $0.shard = try Shard($1)
      },
      .flag("merge", nil, "Join the manifests and failure lists of all parts") {
        $0.isMerging = true
      },
      .flag("quiet", "q", "Print errors only") { $0.isQuiet = true },
    ] + FileSettings.limitOptions.map { $0.mapped(\.files) }

  /// The options that affect the pictures.
  static let appearance: [Option<Settings>] =
    ([
      OutputFormat.option(default: "png").mapped(\.file),
      VariantOptions.pages.mapped(\.scene),
      OutputFormat.qualityOption.mapped(\.file),
      OutputFormat.compressionOption.mapped(\.file),
      FileSettings.previewOption.mapped(\.files), FileSettings.nowOption.mapped(\.files),
    ] + VariantOptions.all.map { $0.mapped(\.scene) }).map { $0.noting(\.words) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard let output = settings.output, output != "-" else {
      throw UsageError("no output folder given", hint: "add -o DIR")
    }
    let path = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    if settings.isMerging { return try merge(path, operands, settings, console) }
    guard let word = operands.first, operands.count == 1 else {
      throw UsageError(
        operands.isEmpty
          ? "no FILE.swift or SCENE given"
          : "expected one FILE.swift or SCENE, got \(operands.count)",
        hint: "see 'galley batch --help'")
    }
    guard let data = settings.files.data else {
      throw UsageError(
        "no records given", hint: "add --data FILE, or --data - for standard input")
    }
    let format = try settings.file.format(of: nil)
    try settings.file.check(format)
    try VariantOptions.checkPages(settings.scene, as: format)
    let shard = try settings.shard ?? Shard.given(in: ProcessInfo.processInfo.environment)
    let input = try BatchInput(data)
    let plan = try plan(word, path, settings, console)
    let folder = try BatchFolder(path, shard)
    let run = try BatchRun(plan, input, folder, console)
    defer { if !settings.isQuiet { run.warnings.print(about: input.path, on: console) } }
    if let code = try run.run() { return code }
    if !settings.isQuiet { console.print(run.progress.summary(folder)) }
    if run.progress.failed > 0 {
      console.report(
        UnwritableError(
          message: "\(counted(run.progress.failed, "record")) failed",
          hint: "see \(folder.failurePath); run the batch again to retry them"))
    }
    try run.checkEnd()
    return run.progress.failed == 0 ? .success : .failure
  }

  private static func plan(
    _ word: String, _ output: String, _ settings: Settings, _ console: Console
  ) throws -> BatchRun.Plan {
    var hash = ContentHash()
    let program: String
    var order = FileRun.Order()
    var keeping: FileProgram?
    var sandbox: Sandbox?
    if let file = FileWord(word) {
      let made = try FileProgram([file], settings.files, console)
      (order.resources, order.sources) = (made.resources, made.sources)
      if made.isSandboxed {
        sandbox = try made.sandbox(order, CommandPaths(written: [output]))
      }
      (program, keeping) = (made.path, made)
      hash.add("\(made.content)")
      hash.add(file.preview ?? "")
    } else {
      let given = [(settings.files.isSandboxed, "--sandbox"), (settings.files.now != nil, "--now")]
      if let option = given.first(where: \.0)?.1 {
        throw UsageError("\(option) needs a Swift file", hint: "name one, such as Card.swift")
      }
      program = "/proc/self/exe"
      hash.add(FileProgram.libraryState(program))
      hash.add(word)
    }
    let appearance = settings.words.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
    for word in appearance { hash.add(word) }
    let names = RecordNames(settings.files.name)
    // Which fields are options depends on which fields are names.
    for field in names.fields.sorted() { hash.add(field) }
    var arguments = appearance + ["--output=\(output)"]
    arguments += settings.files.name.map { ["--name=\($0)"] } ?? []
    arguments += settings.files.data.map { ["--data=\($0)"] } ?? []
    arguments += settings.jobs.map { ["--jobs=\($0)"] } ?? []
    let words = [program, BatchWorkCommand.name] + arguments + [word]
    return BatchRun.Plan(
      words: sandbox?.words(words) ?? words, isSandboxed: sandbox != nil, order: order,
      content: hash.value, names: names,
      suffix: ".\(try settings.file.format(of: nil).suffixes[0])",
      timeout: settings.files.timeout, isQuiet: settings.isQuiet, program: keeping)
  }

  private static func merge(
    _ path: String, _ operands: [String], _ settings: Settings, _ console: Console
  ) throws -> ExitCode {
    try refuse(operands)
    guard Folder.isFolder(path) else {
      throw UsageError("no such folder: '\(path)'", hint: "name the folder of a batch with -o")
    }
    let (joined, missing) = try BatchFolder.merge(path)
    for shard in missing.prefix(8) {
      console.warn("no manifest for part \(shard.number)/\(shard.count)")
    }
    if missing.count > 8 { console.warn("nor for \(counted(missing.count - 8, "other part"))") }
    if !settings.isQuiet {
      console.print(
        "joined \(counted(joined.shards.count, "manifest")) in \(path)/: "
          + "\(counted(joined.pictures, "picture")), \(counted(joined.failures, "failure"))")
    }
    return missing.isEmpty ? .success : .failure
  }
}

/// The internal command that `galley batch` runs in the program that renders the pictures.
enum BatchWorkCommand: Command {
  static let name = "_batch"
  static let summary = "render the records that 'galley batch' sends"
  static let operands = "FILE.swift|SCENE"
  static let takesScenes = false
  static let examples: [(line: String, does: String)] = []
  static let settings = BatchCommand.Settings()
  static let options = BatchCommand.options

  static func run(
    _ settings: BatchCommand.Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard let word = operands.first, operands.count == 1, let output = settings.output,
      FileRun.current != nil
    else { throw UsageError("this command is internal to 'galley batch'", hint: "") }
    PictureClock.fixed = settings.files.now
    let options = settings.file.imageOptions(in: settings.scene.locale)
    let subject = try BatchSubject.subject(word, settings)
    if case .picture(let picture, _) = subject {
      try VariantOptions.check(settings.scene, for: [picture])
    }
    BatchWorker(
      subject: subject, options: settings.scene,
      names: RecordNames(settings.files.name).fields,
      tables: settings.files.data.map(TableScanner.reads) == true ? TableDecoder() : nil,
      writer: try BatchWriter(
        folder: output, format: settings.file.format(of: nil), options: options),
      jobs: settings.jobs ?? AvailableCores.count
    ).run()
    return .success
  }
}

/// The view or picture that a batch renders for each record.
@MainActor
enum BatchSubject {
  /// - Throws: `UsageError` if the word does not select exactly one view or picture.
  static func subject(
    _ word: String, _ settings: BatchCommand.Settings
  ) throws -> BatchWorker.Subject {
    guard var file = FileWord(word) else {
      if settings.files.preview != nil {
        throw UsageError("--preview needs a Swift file", hint: "name one, such as Card.swift")
      }
      return .picture(try SceneSelection.single([word]))
    }
    if let preview = settings.files.preview, file.preview == nil { file.preview = preview }
    let stems = Set(try file.files().map(FileProgram.stem))
    let all = Preview.all.filter { $0.decode != nil && stems.contains($0.source?.stem ?? "") }
    let views = all.filter { view in
      file.preview.map { FileScene(view).isNamed($0) } ?? true
    }
    guard let view = views.first else {
      let picture = try SceneSelection.single([
        file.preview.map { "\(file.path)@\($0)" } ?? file.path
      ])
      return .picture(picture, all.isEmpty ? .preview : .besideView)
    }
    guard views.count == 1 else {
      let names = FileScenes.names(of: views.map { FileScene($0) })
      throw UsageError(
        "\(file.path) declares \(views.count) Decodable views",
        hint: "choose one with --preview: \(names.joined(separator: ", "))")
    }
    return .view(view)
  }
}
