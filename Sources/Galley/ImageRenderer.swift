import Foundation

/// Turns a view into a picture.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card())
/// renderer.scale = 2
/// try renderer.write(to: URL(filePath: "card.png"))
/// ```
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view to show.
  public var content: Content { didSet { forget() } }
  /// The size that is proposed to the view, in points. Default: unspecified, so that the view has
  /// its ideal size. The picture is as large as the proposal.
  public var proposedSize = ProposedViewSize.unspecified { didSet { forget() } }
  /// Pixels per point. Default: 1.
  public var scale: CGFloat = 1 { didSet { forget() } }
  /// Whether the picture has a white background, black in dark appearance. Default: transparent.
  public var isOpaque = false
  /// Accepted for source compatibility: pictures are in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// What the view inherits; `displayScale` follows `scale`.
  public var environment = EnvironmentValues() { didSet { forget() } }
  /// What is drawn around the picture to show how it is laid out. Default: nothing.
  public var overlays: LayoutOverlays = []
  /// The identifiers of the views that overlays show. Default: none, which stands for every view
  /// with an `accessibilityIdentifier(_:)` and, where no view has one, for the texts.
  public var overlaidViews: [String] = []
  /// What is measured beside the picture. Default: nothing.
  public var rulers: [Ruler] = []

  private var annotations: Annotations {
    Annotations(overlays: overlays, views: overlaidViews, rulers: rulers)
  }

  /// Creates a renderer for a view. Nothing is laid out before a picture is asked for.
  public init(content: Content) { self.content = content }

  /// Makes the view on a screen and in a locale, which it can ask for; `nil` is the default screen.
  package func makeContent(
    on device: Device?, in locale: Locale, _ make: () throws -> Content
  ) rethrows {
    store.context.prepare(device: device, locale: locale)
    content = try store.context.run(make)
  }

  /// What views keep from picture to picture, such as `@State`.
  let store = StateStore()
  /// What has been told that it has the focus.
  var focused: [FocusTarget] = []
  /// The change that pictures show a moment of.
  var motion: Motion?
  /// The views as the latest interaction left them, for the one picture or interaction that follows.
  private var kept: KeptEvaluation?

  /// The views of the latest evaluation, while only what changes of them is evaluated.
  var keptViews: KeptViews?
  /// How many of the next changes are evaluated without keeping views: whoever makes one picture may
  /// have views that change once by themselves, and ways of changing that reach far come again.
  private var pause = 1
  private var failedUpdates = 0

  /// Forgets how the view was laid out.
  func forget() {
    (motion, kept, keptViews, watch) = (nil, nil, nil, nil)
    (pause, failedUpdates) = (1, 0)
  }

  /// What was corrected during layout of the latest picture, and what its views report; empty when
  /// all went well.
  public private(set) var diagnostics: [LayoutDiagnostic] = []
  /// Characters and fonts that the texts of the latest picture ask for and that are not there.
  public private(set) var fontWarnings: [TextWarning] = []

  /// Adds what another renderer says of what is shown beside the view.
  func addReports(of other: ImageRenderer<AnyView>) {
    diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    fontWarnings += other.fontWarnings.filter { !fontWarnings.contains($0) }
  }

  /// Everything that the picture shows, in painting order.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func displayList() throws -> DisplayList {
    try rendering(gathering: annotations.gathering).displayList
  }

  /// What the picture shows, and where every view is: laid out once for both.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func rendering() throws -> Rendering { try rendering(gathering: LayoutTree.gathering) }

  private func rendering(gathering: PlacedTree.Gathering) throws -> Rendering {
    var (list, placed) = try recording(gathering: gathering)
    var layout = LayoutTree(placed)
    if !annotations.isEmpty {
      let picture = annotations.picture(list, placed, engine: try SharedTextEngine.engine())
      list = picture.list
      layout.margins = LayoutTree.Margins(
        origin: picture.canvases[0].origin, picture: picture.list.size)
    }
    return Rendering(displayList: list, layout: layout)
  }

  /// What the picture shows without annotations, and where every view is.
  func recording(gathering: PlacedTree.Gathering) throws -> (list: DisplayList, placed: PlacedTree)
  {
    guard scale.isFinite, scale > 0 else {
      throw PaintError.invalidCanvas(width: 0, height: 0, scale: Double(scale))
    }
    var placed = try shown(gathering: gathering)
    diagnostics = placed.diagnostics
    guard placed.canvas.width.isFinite, placed.canvas.height.isFinite,
      placed.canvas.width > 0, placed.canvas.height > 0
    else { throw RenderError.noSize(width: placed.canvas.width, height: placed.canvas.height) }
    let colorScheme = store.preferredColorScheme ?? environment.colorScheme
    let background: ResolvedColor? = isOpaque ? (colorScheme == .dark ? .black : .white) : nil
    let list = store.context.run {
      LargeStack.run {
        let list: DisplayList
        if let keptViews {
          (list, fontWarnings) = keptViews.displayList(
            scale: Double(scale), background: background)
        } else {
          list = Recorder.record(placed, scale: Double(scale), background: background)
          fontWarnings = list.textWarnings
        }
        return list
      }
    }
    // What shapes said when they were asked for their outlines.
    placed.takeDiagnostics(of: store.context)
    diagnostics = placed.diagnostics
    return (list, placed)
  }

  /// The view in its present state, laid out.
  func evaluate(gathering: PlacedTree.Gathering = []) throws -> Evaluation {
    let kept = kept
    self.kept = nil
    if let kept, kept.serves(gathering) {
      // What was put off meanwhile counts where it changes something that these views depend on.
      Pipeline.drainMainQueue(for: store) { hasNews }
      if !hasNews { return kept.evaluation }
    }
    guard gathering.isSubset(of: .lasting), watch != nil, hasNews else {
      keptViews = nil
      let evaluation = try Pipeline.evaluateUntilStable(
        content, environment: rootEnvironment, proposal: proposedSize, store: store,
        gathering: gathering)
      watch = evaluation.watch
      return evaluation
    }
    return try update(gathering: gathering)
  }

  /// The view in its present state, of which something has changed since it was evaluated last.
  private func update(gathering: PlacedTree.Gathering) throws -> Evaluation {
    let known = keptViews
    keptViews = nil
    if let known {
      if known.update() {
        (keptViews, failedUpdates) = (known, 0)
        return known.evaluation(gathering: gathering)
      }
      noteFailedUpdate()
    }
    let keeps = pause == 0
    pause = max(0, pause - 1)
    let (evaluation, views) = try Pipeline.evaluateForUpdates(
      content, environment: rootEnvironment, proposal: proposedSize, store: store,
      after: known != nil, notes: keeps, gathering: gathering)
    if keeps, views == nil { noteFailedUpdate() }
    (keptViews, watch) = (views, evaluation.watch)
    return evaluation
  }

  private func noteFailedUpdate() {
    failedUpdates = min(failedUpdates + 1, 6)
    pause = 1 << failedUpdates
  }

  /// Evaluates the view after an interaction, until nothing changes, for whoever looks at it next:
  /// if nothing has changed by then, nothing is evaluated again.
  func evaluateAfterInteraction() throws {
    let evaluation = try evaluate(gathering: .labels)
    // Where views are remembered for an animation, each evaluation counts.
    if !store.motion.remembersViews { kept = KeptEvaluation(evaluation) }
  }

  /// Sees whether a model that was observed in the latest evaluation has changed.
  private var watch: ModelWatch?

  /// Whether something that views depend on has changed since they were evaluated.
  var hasNews: Bool { store.hasChanged || watch?.hasChanged == true }

  /// What the view inherits.
  var rootEnvironment: EnvironmentValues {
    var environment = environment
    environment.displayScale = scale
    return environment
  }

  /// The picture in memory.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func bitmap() throws -> Bitmap { try painting().bitmap() }

  /// The picture as it was painted. While views are kept, only what has changed is painted.
  private func painting() throws -> any BackendPicture {
    let list = try displayList()
    let painting = try Rasterizer.painting(of: list, after: keptViews?.painting)
    keptViews?.painting = painting
    return painting
  }

  /// The picture as a PNG file's bytes: equal bytes for equal views.
  ///
  /// - Parameter compression: How much time is spent on a small file.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pngData(compression: PNGCompression = .default) throws -> Data {
    Data(try painting().png(compression))
  }

  /// The picture as a PDF file of one page, on which a point is 1/72 inch: text is text, areas and
  /// lines are areas and lines. Equal bytes for equal views.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pdfData(options: DocumentOptions = DocumentOptions()) throws -> Data {
    Data(try Rasterizer.pdf(of: [displayList()], options: described(options)))
  }

  /// The picture as an SVG file. Equal bytes for equal views.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func svgData(options: DocumentOptions = DocumentOptions()) throws -> Data {
    Data(try Rasterizer.svg(of: displayList(), options: described(options)))
  }

  /// The picture as a JPEG file's bytes; what is transparent becomes white.
  ///
  /// - Parameter quality: 0…1, from small to good.
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `ImageFileError` without libturbojpeg.
  public func jpegData(quality: Double = 0.9) throws -> Data {
    var options = ImageOptions()
    options.quality = quality
    return Data(try Rasterizer.file(of: displayList(), as: .jpeg, options: options))
  }

  /// The picture as a WebP file's bytes.
  ///
  /// - Parameter quality: 0…1, from small to good; `nil` is without loss.
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `ImageFileError` without libwebp, and for
  ///   more than 16,383 pixels a side.
  public func webPData(quality: Double? = nil) throws -> Data {
    var options = ImageOptions()
    options.isLossless = quality == nil
    options.quality = quality ?? 1
    return Data(try Rasterizer.file(of: displayList(), as: .webp, options: options))
  }

  /// Writes a file in the format that its name ends in (`.png`, `.jpg`, `.webp`, `.svg`, `.pdf`),
  /// PNG for any other name: complete, or not at all.
  ///
  /// - Parameters:
  ///   - url: Where the file goes; one that is there is replaced.
  ///   - compression: How much time is spent on a small PNG file.
  /// - Throws: `RenderError`, `FontError`, `PaintError`, `ImageFileError`, `FileWriteError`.
  public func write(to url: URL, compression: PNGCompression = .default) throws {
    try write(to: url, options: ImageOptions(compression: compression))
  }

  /// Writes a file in the format that its name ends in (`.png`, `.jpg`, `.webp`, `.svg`, `.pdf`),
  /// PNG for any other name: complete, or not at all.
  ///
  /// - Parameters:
  ///   - url: Where the file goes; one that is there is replaced.
  ///   - options: How the file is written.
  /// - Throws: `RenderError`, `FontError`, `PaintError`, `ImageFileError`, `FileWriteError`.
  public func write(to url: URL, options: ImageOptions) throws {
    try write(to: url, as: ImageFormat(suffixOf: url.path) ?? .png, options: options)
  }

  func write(to url: URL, as format: ImageFormat, options: ImageOptions) throws {
    try AtomicFile.write(file(as: format, options: options), to: url.path)
  }

  /// The bytes of a file.
  func file(as format: ImageFormat, options: ImageOptions) throws -> [UInt8] {
    try Rasterizer.file(of: displayList(), as: format, options: described(options))
  }

  /// With the language of the views, where none is given.
  func described(_ options: DocumentOptions) -> DocumentOptions {
    var options = options
    let locale = environment.locale.identifier.replacingOccurrences(of: "_", with: "-")
    options.language = options.language ?? (locale.isEmpty ? nil : locale)
    return options
  }

  func described(_ options: ImageOptions) -> ImageOptions {
    var options = options
    options.document = described(options.document)
    return options
  }
}

/// An evaluation with what it depended on besides the views and their state.
private struct KeptEvaluation {
  let evaluation: Evaluation
  private let resources = ResourceFolders.version
  private let fonts = FontLibrary.files.count

  init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  /// Whether it is what an evaluation would find that gathers this.
  func serves(_ gathering: PlacedTree.Gathering) -> Bool {
    evaluation.placed.gathered.isSuperset(of: gathering)
      && resources == ResourceFolders.version && fonts == FontLibrary.files.count
  }
}
