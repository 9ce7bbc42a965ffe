import Galley
import GalleyScenes
import GalleySnapshots

/// `galley render`.
enum RenderCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var output: String?
    var format: ImageFormat?
    var compression = PNGCompression.default
    var quality: Double?
    var jobs: Int?
    var isQuiet = false
    /// Whether the whole change is written as an animation.
    var isAnimated = false
    var frameRate = 30
    /// The number of moments on one sheet; `nil` for no sheet.
    var filmstrip: Int?

    /// Whether a moment other than the scene's is asked for.
    var needsChange: Bool { isAnimated || filmstrip != nil || scene.time != nil }
  }

  static let name = "render"
  static let summary = "render scenes to pictures; without a SCENE, all of them"
  static let operands = "[SCENE…]"
  static let canWatch = true
  static let discussion = """
    Files are written completely or not at all. A scene that fails does not stop the others.
    Several scenes in one PDF file are its pages.
    """
  static let examples = [
    (line: "galley render", does: "everything, into Renders/"),
    (line: "galley render alignment/1-9 -o out", does: "nine scenes, into out/"),
    (line: "galley render alignment/01-zstack-center -o a.png --scale 3", does: "one file"),
    (line: "galley render alignment -o alignment.pdf", does: "one document, a page for each scene"),
    (line: "galley render Card.swift -o a.png --watch", does: "again whenever it is saved"),
    (line: "galley render simple-view/1 -o - | display", does: "PNG on standard output"),
    (
      line: "galley render alignment/21 --overlay frames,baselines --views row,poem",
      does: "two views explained"
    ),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "output", "o", "PATH",
        "Folder, .png, .jpg, .webp, .svg or .pdf file, or - for standard output (default Renders)",
        OptionValues.pictureFile, \.output),
      .value(
        "format", "f", "NAME",
        "png, jpeg, webp, svg, pdf, or apng for --animate (default: as -o ends, else png)",
        words: OptionValues.formatNames + ["apng"]
      ) { settings, name in
        if name.lowercased() == "apng" {
          (settings.format, settings.isAnimated) = (.png, true)
        } else {
          settings.format = try OptionValues.format(name)
        }
      },
      .value(
        "quality", nil, "N", "Of JPEG and WebP, 1 to 100 (default: JPEG 90, WebP without loss)",
        { try OptionValues.quality($0) }, \.quality),
    ]
    + (VariantOptions.all + VariantOptions.overlay).map { $0.mapped(\.scene) }
    + [
      .word(
        "compression", nil, "NAME", "fast (default) or small: time for size",
        ["fast": .fast, "small": .small], \.compression),
      .value(
        "jobs", "j", "N", "Pictures painted at once (default: one for each processor)",
        OptionValues.count, \.jobs),
      .value(
        "at", nil, "SECONDS", "The moment after a scene's change",
        { try OptionValues.seconds($0) }, \.scene.time),
      .value(
        "filmstrip", nil, "N", "N moments of the change on one sheet",
        OptionValues.count, \.filmstrip),
      .flag("animate", nil, "The whole change, as an animated PNG or WebP") {
        $0.isAnimated = true
      },
      .value(
        "fps", nil, "N", "Frames per second of --animate (default 30)",
        { try OptionValues.frameRate($0) }, \.frameRate),
      .flag("quiet", "q", "Print errors only") { $0.isQuiet = true },
    ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let clock = Stopwatch()
    let pictures = try SceneSelection.pictures(operands)
    let format = try OutputFormat.format(settings.output, asked: settings.format)
    try check(format, settings)
    let target = try RenderTarget(settings.output, count: pictures.count, format: format)
    try VariantOptions.check(settings.scene, for: pictures)
    if case .folder(let path) = target { try Folder.make(path) }

    let (options, isAnimated) = (options(settings), settings.isAnimated)
    let frameRate = settings.frameRate
    // The pages of one document are put together in the end.
    let isDocument = format == .pdf && pictures.count > 1 && !target.isFolder
    var pages: [DisplayList] = []
    var warnings: [String] = []
    let work = PictureWork(jobs: settings.jobs, isQuiet: settings.isQuiet, console: console)
    let results = work.run(pictures) { picture in
      let renderer = try picture.renderer(settings.scene)
      try VariantOptions.check(settings.scene.views, in: renderer)
      if settings.needsChange, !renderer.isAnimated {
        throw UsageError(
          "the scene does not change over time",
          hint: "--at, --filmstrip and --animate need one that does, such as custom-layouts/21")
      }
      let lists =
        if settings.isAnimated {
          try renderer.frames(frameRate: settings.frameRate)
        } else if let count = settings.filmstrip {
          [try renderer.filmstrip(count)]
        } else {
          [try renderer.displayList()]
        }
      warnings += renderer.diagnostics.map { "\(picture.id): \($0)" }
      warnings += renderer.fontWarnings.map { "\(picture.id): \($0)" }
      if isDocument { pages += lists }
      return (id: picture.id, title: picture.scene.title, lists: lists)
    } finish: { picture -> [UInt8] in
      if isDocument { return [] }
      var options = options
      options.document.title = picture.title
      let bytes =
        !isAnimated
        ? try Rasterizer.file(of: picture.lists[0], as: format, options: options)
        : format == .webp
          ? try AnimatedWebP.encode(
            picture.lists, frameRate: frameRate, quality: options.isLossless ? nil : options.quality
          )
          : try AnimatedPNG.encode(
            picture.lists, frameRate: frameRate, compression: options.compression)
      try target.write(bytes, id: picture.id, format: format)
      return target == .standardOutput ? bytes : []
    }
    if isDocument, !pages.isEmpty {
      let bytes = try Rasterizer.pdf(of: pages, options: options.document)
      if target == .standardOutput {
        console.write(bytes)
      } else {
        try target.write(bytes, id: "document", format: format)
      }
    }

    if !settings.isQuiet { for warning in warnings { console.warn(warning) } }
    return report(results, pictures, target, settings, clock, console)
  }

  private static func options(_ settings: Settings) -> ImageOptions {
    var options = ImageOptions(compression: settings.compression)
    if let quality = settings.quality { (options.quality, options.isLossless) = (quality, false) }
    if let locale = settings.scene.locale {
      options.document.language = locale.identifier.replacingOccurrences(of: "_", with: "-")
    }
    return options
  }

  /// - Throws: `UsageError` for options that a format does not have.
  private static func check(_ format: ImageFormat, _ settings: Settings) throws {
    if settings.quality != nil, format != .jpeg, format != .webp {
      throw UsageError(
        "--quality is of JPEG and WebP files, not of \(format.name)",
        hint: "leave it out, or use --format jpeg")
    }
    if settings.isAnimated, format != .png, format != .webp {
      throw UsageError(
        "\(format.name) files do not move", hint: "use --format apng or --format webp")
    }
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
    // Where nothing could be done as it was asked for, the command line is wrong.
    let isUsage = results.allSatisfy { result in
      if case .failure(let error) = result { error is UsageError } else { false }
    }
    return failures == 0 ? .success : isUsage ? .usage : .failure
  }
}
