import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// `galley batch`.
enum BatchCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var files = FileSettings()
    var output: String?
    var format: ImageFormat?
    var compression = PNGCompression.default
    var quality: Double?
    var jobs: Int?
    var shard: Shard?
    var isMerging = false
    var isQuiet = false
    /// The options that decide what pictures look like, as they were written.
    var words: [String: String] = [:]
  }

  static let name = "batch"
  static let summary = "make a picture of each record of a file, however many there are"
  static let operands = "FILE.swift|SCENE"
  static let takesScenes = false
  static let operandCompletion = OperandCompletion.scenes
  static let discussion = """
    With a FILE.swift, its Decodable view is made from each record of --data; with a SCENE, or a \
    preview, the fields of a record are the picture's options: {"size": "320x200", "locale": "de"}.

    Records are read as they are needed, one behind the other or from one array. DIR/manifest.jsonl \
    notes each picture with a hash of its record, of the program and of the options: what is there \
    and current is skipped, so a batch that was ended goes on where it was. Records without a \
    picture are listed in DIR/failures.jsonl, with their lines.

    Several processes or machines share a batch with --shard K/N, which is taken by itself from the \
    variables of Slurm's job arrays, Kubernetes' indexed jobs, AWS Batch, Cloud Run and, where \
    GALLEY_SHARDS is set, GNU parallel. In the end, --merge joins their manifests.
    """
  static let examples = [
    (
      line: "galley batch Badge.swift --data people.jsonl -o out --name id",
      does: "a picture for each record"
    ),
    (
      line: "seq 8 | parallel galley batch Badge.swift --data people.jsonl -o out --shard {}/8",
      does: "by eight processes"
    ),
    (line: "galley batch --merge -o out", does: "one manifest of theirs"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "data", nil, "FILE", "Records as JSON; - for standard input", OptionValues.path,
        \.files.data),
      .value(
        "output", "o", "DIR", "Folder of the pictures and the manifest", OptionValues.path, \.output
      ),
      .value(
        "name", nil, "TEMPLATE",
        "The field that names the pictures, or more: '{team}/{id}' (default: the records' numbers)",
        OptionValues.path, \.files.name),
    ]
    + appearance
    + [
      .value(
        "jobs", "j", "N", "Pictures painted at once (default: one for each processor)",
        OptionValues.count, \.jobs),
      .value("shard", nil, "K/N", "Only the K-th of N parts (default: as the job's variables say)")
      {
        $0.shard = try Shard($1)
      },
      .flag("merge", nil, "Join the manifests and failures of all parts in the folder") {
        $0.isMerging = true
      },
      .flag("quiet", "q", "Print errors only") { $0.isQuiet = true },
      FileSettings.timeoutOption.mapped(\.files),
    ]

  /// The options that decide what pictures look like.
  static let appearance: [Option<Settings>] =
    ([
      .value(
        "format", "f", "NAME", "png, jpeg, webp, svg or pdf (default: png)",
        words: OptionValues.formatNames, OptionValues.format, \.format),
      .value(
        "quality", nil, "N", "Of JPEG and WebP, 1 to 100 (default: JPEG 90, WebP without loss)",
        { try OptionValues.quality($0) }, \.quality),
      .word(
        "compression", nil, "NAME", "fast (default) or small: time for size",
        ["fast": .fast, "small": .small], \.compression),
      FileSettings.previewOption.mapped(\.files),
    ] + VariantOptions.all.map { $0.mapped(\.scene) }).map { $0.noting(\.words) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard let output = settings.output, output != "-" else {
      throw UsageError("a batch needs a folder for its pictures", hint: "add -o DIR")
    }
    let path = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    if settings.isMerging { return try merge(path, operands, settings, console) }
    guard let word = operands.first, operands.count == 1 else {
      throw UsageError(
        operands.isEmpty
          ? "a FILE.swift or SCENE is missing"
          : "one FILE.swift or SCENE is needed, not \(operands.count)",
        hint: "see 'galley batch --help'")
    }
    guard let data = settings.files.data else {
      throw UsageError(
        "a batch needs records", hint: "add --data FILE, or --data - for standard input")
    }
    try BatchSubject.check(settings)
    let shard = try settings.shard ?? Shard.given(in: ProcessInfo.processInfo.environment)
    let input = try BatchInput(data)
    let plan = try plan(word, path, settings, console)
    let folder = try BatchFolder(path, shard)
    let run = try BatchRun(plan, input, folder, console)
    if let code = try run.run() { return code }
    if !settings.isQuiet {
      if run.progress.warnings > 0 {
        console.warn("\(counted(run.progress.warnings, "warning")) about the views")
      }
      console.print(run.progress.summary(folder))
    }
    guard run.progress.failed > 0 else { return .success }
    console.report(
      UnwritableError(
        message: "\(counted(run.progress.failed, "record")) without a picture",
        hint: "see \(folder.failurePath); a further run tries them again"))
    return .failure
  }

  private static func plan(
    _ word: String, _ output: String, _ settings: Settings, _ console: Console
  ) throws -> BatchRun.Plan {
    var hash = ContentHash()
    let (program, resources): (String, [String])
    var keeping: FileProgram?
    if let file = FileWord(word) {
      let made = try FileProgram([file], console)
      (program, resources, keeping) = (made.path, made.resources, made)
      hash.add("\(made.content)")
      hash.add(file.preview ?? "")
    } else {
      (program, resources) = ("/proc/self/exe", [])
      hash.add(FileProgram.libraryState(program))
      hash.add(word)
    }
    let appearance = settings.words.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
    for word in appearance { hash.add(word) }
    let names = RecordNames(settings.files.name)
    // Which fields are options depends on which ones are names.
    for field in names.fields.sorted() { hash.add(field) }
    var arguments = appearance + ["--output=\(output)"]
    arguments += settings.files.name.map { ["--name=\($0)"] } ?? []
    arguments += settings.jobs.map { ["--jobs=\($0)"] } ?? []
    return BatchRun.Plan(
      words: [program, BatchWorkCommand.name] + arguments + [word], resources: resources,
      content: hash.value, names: names, suffix: ".\((settings.format ?? .png).suffixes[0])",
      timeout: settings.files.timeout, isQuiet: settings.isQuiet, program: keeping)
  }

  private static func merge(
    _ path: String, _ operands: [String], _ settings: Settings, _ console: Console
  ) throws -> ExitCode {
    try refuse(operands)
    guard Folder.isFolder(path) else {
      throw UsageError("there is no folder '\(path)'", hint: "name the folder of a batch with -o")
    }
    let (joined, missing) = try BatchFolder.merge(path)
    for shard in missing.prefix(8) {
      console.warn("there is no manifest of part \(shard.number)/\(shard.count)")
    }
    if missing.count > 8 { console.warn("nor of \(counted(missing.count - 8, "other part"))") }
    if !settings.isQuiet {
      console.print(
        "joined \(counted(joined.shards.count, "manifest")) in \(path)/: "
          + "\(counted(joined.pictures, "picture")), \(counted(joined.failures, "failure"))")
    }
    return missing.isEmpty ? .success : .failure
  }
}

/// What `galley batch` asks of the program that makes its pictures. Not for people.
enum BatchWorkCommand: Command {
  static let name = "_batch"
  static let summary = "make pictures of the records that 'galley batch' gives"
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
    else { throw UsageError("this is for 'galley batch' alone", hint: "") }
    var options = ImageOptions(compression: settings.compression)
    if let quality = settings.quality { (options.quality, options.isLossless) = (quality, false) }
    if let locale = settings.scene.locale {
      options.document.language = locale.identifier.replacingOccurrences(of: "_", with: "-")
    }
    let subject = try BatchSubject.subject(word, settings)
    if case .picture(let picture) = subject {
      try VariantOptions.check(settings.scene, for: [picture])
    }
    BatchWorker(
      subject: subject, options: settings.scene,
      names: RecordNames(settings.files.name).fields,
      writer: BatchWriter(folder: output, format: settings.format ?? .png, options: options),
      jobs: settings.jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    ).run()
    return .success
  }
}

/// What records are for.
@MainActor
enum BatchSubject {
  /// - Throws: `UsageError` for options that a format does not have.
  static func check(_ settings: BatchCommand.Settings) throws {
    let format = settings.format ?? .png
    guard settings.quality == nil || format == .jpeg || format == .webp else {
      throw UsageError(
        "--quality is of JPEG and WebP files, not of \(format.name)",
        hint: "leave it out, or use --format jpeg")
    }
  }

  /// - Throws: `UsageError` where a word does not stand for one view or picture.
  static func subject(
    _ word: String, _ settings: BatchCommand.Settings
  ) throws -> BatchWorker.Subject {
    guard var file = FileWord(word) else {
      if settings.files.preview != nil {
        throw UsageError("--preview is for Swift files", hint: "name one, such as Card.swift")
      }
      return .picture(try SceneSelection.single([word]))
    }
    if let preview = settings.files.preview, file.preview == nil { file.preview = preview }
    let stems = Set(try file.files().map(FileProgram.stem))
    let views = Preview.all.filter { preview in
      preview.decode != nil && stems.contains(preview.source?.stem ?? "")
        && (file.preview.map { FileScene(preview).isNamed($0) } ?? true)
    }
    guard let view = views.first else {
      return .picture(
        try SceneSelection.single([file.preview.map { "\(file.path)@\($0)" } ?? file.path]))
    }
    guard views.count == 1 else {
      let names = views.map { FileScene($0).title }
      throw UsageError(
        "there are \(views.count) views in \(file.path) that are made from data",
        hint: "choose one with --preview: \(names.joined(separator: ", "))")
    }
    return .view(view)
  }
}
