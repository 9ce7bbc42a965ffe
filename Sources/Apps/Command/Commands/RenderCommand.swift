import Galley
import GalleyCatalog
import GalleySnapshots

/// `galley render`.
enum RenderCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var output: String?
    var file = OutputFormat()
    var jobs: Int?
    var isQuiet = false
    var isAll = false
    /// The frames per second of an animation; `nil` for 30.
    var frameRate: Int?
    /// The number of moments on one sheet; `nil` for no sheet.
    var filmstrip: Int?
    /// The time that each picture may take, in seconds; `nil` for no limit.
    var timeLimit: Double?

    /// Whether the options require a scene that changes over time.
    var needsChange: Bool { file.isAnimated || filmstrip != nil || scene.time != nil }
  }

  static let name = "render"
  static let summary = "render scenes to pictures"
  static let operands = "[SCENE…]"
  static let canWatch = true
  static let discussion = """
    Without a SCENE, renders all scenes, but only in the package that declares them. Files are
    written completely or not at all. A scene that fails does not stop the others. Several scenes in
    one \(OutputFormat.documents) file become its pages.
    """
  static let examples = [
    (line: "galley render --all", does: "all scenes, into Renders/"),
    (line: "galley render alignment/1-9 -o out", does: "scenes 1 to 9, into out/"),
    (line: "galley render alignment/01-zstack-center -o a.png --scale 3", does: "one file"),
    (line: "galley render alignment -o alignment.pdf", does: "one document, one page per scene"),
    (line: "galley render Invoice.swift -o a.pdf --pages a4", does: "one view, on A4 pages"),
    (line: "galley render Card.swift -o a.png --watch", does: "again after each save"),
    (line: "galley render simple-view/1 -o - | display", does: "PNG on standard output"),
    (
      line: "galley render alignment/21 --overlay frames,baselines --views row,poem",
      does: "annotations for two views"
    ),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "output", "o", "PATH",
        "Folder, \(OptionValues.suffixes) file, or - for standard output (default Renders)",
        OptionValues.pictureFile, \.output),
      OutputFormat.animatedOption(default: "from -o, or png").mapped(\.file),
      OutputFormat.qualityOption.mapped(\.file),
    ]
    + (VariantOptions.all + VariantOptions.overlay).map { $0.mapped(\.scene) }
    + [
      OutputFormat.compressionOption.mapped(\.file),
      VariantOptions.pages.mapped(\.scene),
      .value(
        "jobs", "j", "N", "Pictures painted at once (default: one per processor)",
        OptionValues.count, \.jobs),
      .value(
        "at", nil, "SECONDS", "Render this moment after the scene's change",
        { try OptionValues.seconds($0) }, \.scene.time),
      .value(
        "filmstrip", nil, "N", "Put N moments of the change on one sheet",
        OptionValues.count, \.filmstrip),
      OutputFormat.animateOption.mapped(\.file),
      .value(
        "fps", nil, "N", "Frames per second of --animate (default 30)",
        { try OptionValues.frameRate($0) }, \.frameRate),
      .value(
        "time-limit", nil, "SECONDS", "Fail a picture that takes longer, and name the slow view",
        { try OptionValues.seconds($0) }, \.timeLimit),
      .flag("all", "a", "All scenes (the default in the package that declares them)") {
        $0.isAll = true
      },
      .flag("quiet", "q", "Print errors only") { $0.isQuiet = true },
    ]

  static func paths(_ settings: Settings) -> CommandPaths {
    CommandPaths(pictures: settings.output ?? RenderTarget.defaultFolder)
  }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let clock = Stopwatch(since: FileRun.current?.begun)
    let pictures = try pictures(settings, operands)
    let format = try settings.file.format(of: settings.output)
    try settings.file.check(format)
    guard settings.frameRate == nil || settings.file.isAnimated else {
      throw UsageError("--fps needs --animate", hint: "add --animate, or omit --fps")
    }
    try VariantOptions.checkPages(settings.scene, as: format)
    guard settings.scene.page == nil || settings.filmstrip == nil else {
      throw UsageError("--pages and --filmstrip cannot be combined", hint: "omit one of them")
    }
    let target = try RenderTarget(settings.output, count: pictures.count, format: format)
    try VariantOptions.check(settings.scene, for: pictures)
    try target.prepare()
    let place = target.reachable

    let options = settings.file.imageOptions(in: settings.scene.locale)
    let isAnimated = settings.file.isAnimated
    let frameRate = settings.frameRate ?? 30
    let timeLimit = settings.timeLimit.map { Duration.seconds($0) }
    let timing = FrameTiming(frameRate: frameRate)
    // The pages of a document are written together at the end.
    let isDocument = format.hasPages && pictures.count > 1 && !target.isFolder
    var pages: [DisplayList] = []
    var warnings = PictureWarnings()
    let work = PictureWork(jobs: settings.jobs, isQuiet: settings.isQuiet, console: console)
    let results = work.run(pictures) { picture in
      let renderer = try picture.renderer(settings.scene)
      renderer.timeout = timeLimit
      try VariantOptions.check(settings.scene.views, in: renderer)
      if settings.needsChange, !renderer.isAnimated {
        throw UsageError(
          "the scene does not change over time",
          hint: "--at, --filmstrip and --animate show the change that a catalog's scene makes with"
            + " renderer.animate, such as custom-layouts/21")
      }
      let lists =
        if isAnimated {
          try renderer.frames(frameRate: frameRate)
        } else if let count = settings.filmstrip {
          [try renderer.filmstrip(count)]
        } else {
          try ScenePicture.lists(renderer, settings.scene, as: format)
        }
      warnings.add(renderer.warnings, about: picture.id)
      if isDocument { pages += lists }
      return (id: picture.id, title: picture.scene.title, lists: lists)
    } finish: { picture -> [UInt8] in
      if isDocument { return [] }
      var options = options
      options.document.title = picture.title
      let bytes = try Deadline.within(timeLimit) {
        isAnimated
          ? try Rasterizer.animation(of: picture.lists, as: format, timing, options)
          : try Rasterizer.file(of: picture.lists, as: format, options: options)
      }
      try place.write(bytes, id: picture.id, format: format)
      return target == .standardOutput ? bytes : []
    }
    if isDocument, !pages.isEmpty {
      let bytes = try Rasterizer.file(of: pages, as: format, options: options)
      if target == .standardOutput {
        console.write(bytes)
      } else {
        try place.write(bytes, id: "document", format: format)
      }
    }

    if !settings.isQuiet { warnings.print(on: console) }
    return report(results, pictures, target, settings, clock, console)
  }

  /// Returns the selected pictures. Selecting all by default works only in the catalog's own package,
  /// because elsewhere, people want pictures of their own files.
  private static func pictures(
    _ settings: Settings, _ operands: [String]
  ) throws -> [ScenePicture] {
    guard !settings.isAll || operands.isEmpty else {
      throw UsageError("--all cannot be combined with scenes", hint: "omit one of them")
    }
    guard !operands.isEmpty || settings.isAll || SceneSelection.isAtHome else {
      throw UsageError(
        "nothing to render",
        hint:
          "name Swift files or folders, such as Card.swift, or scenes, which 'galley list' lists;"
          + " --all renders all of those")
    }
    return try SceneSelection.pictures(operands)
  }

  private static func report(
    _ results: [Result<[UInt8], any Error>], _ pictures: [ScenePicture], _ target: RenderTarget,
    _ settings: Settings, _ clock: Stopwatch, _ console: Console
  ) -> ExitCode {
    var failures = 0
    for (picture, result) in zip(pictures, results) {
      switch result {
      case .success(let bytes): console.write(bytes)
      case .failure(let error):
        failures += 1
        console.report(SubjectError(subject: picture.id, error: error))
      }
    }
    let rendered = pictures.count - failures
    if !settings.isQuiet, target != .standardOutput, rendered > 0 {
      let failed = failures == 0 ? "" : "; \(failures) failed"
      console.print(
        "rendered \(counted(rendered, "picture")) to \(target.name) in \(clock.text)\(failed)")
    }
    // If every picture failed with a usage error, the command line is wrong.
    let isUsage = results.allSatisfy { result in
      if case .failure(let error) = result { error is UsageError } else { false }
    }
    return failures == 0 ? .success : isUsage ? .usage : .failure
  }
}
