import Foundation
import GalleyCombine

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

  /// What views keep from picture to picture, such as `@State`.
  let store = StateStore()
  /// The change that pictures show a moment of.
  var motion: Motion?
  /// The views as the latest interaction left them, for the one picture or interaction that follows.
  private var kept: KeptEvaluation?

  private func forget() { (motion, kept) = (nil, nil) }

  /// What was corrected during layout of the latest picture, and what its views report; empty when
  /// all went well.
  public private(set) var diagnostics: [LayoutDiagnostic] = []
  /// Characters and fonts that the texts of the latest picture ask for and that are not there.
  public private(set) var fontWarnings: [TextWarning] = []

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
    guard scale.isFinite, scale > 0 else {
      throw PaintError.invalidCanvas(width: 0, height: 0, scale: Double(scale))
    }
    let placed = try shown(gathering: gathering)
    diagnostics = placed.diagnostics
    guard placed.canvas.width.isFinite, placed.canvas.height.isFinite,
      placed.canvas.width > 0, placed.canvas.height > 0
    else { throw RenderError.noSize(width: placed.canvas.width, height: placed.canvas.height) }
    let colorScheme = store.preferredColorScheme ?? environment.colorScheme
    let background: ResolvedColor? = isOpaque ? (colorScheme == .dark ? .black : .white) : nil
    var list = LargeStack.run {
      Recorder.record(placed, scale: Double(scale), background: background)
    }
    fontWarnings = list.textWarnings
    var layout = LayoutTree(placed)
    if !annotations.isEmpty {
      let picture = annotations.picture(list, placed, engine: try SharedTextEngine.engine())
      list = picture.list
      layout.margins = LayoutTree.Margins(
        origin: picture.canvases[0].origin, picture: picture.list.size)
    }
    return Rendering(displayList: list, layout: layout)
  }

  /// The view in its present state, laid out.
  func evaluate(gathering: PlacedTree.Gathering = []) throws -> Evaluation {
    let kept = kept
    self.kept = nil
    if let kept, kept.serves(gathering), !MainQueue.drain(), !hasNews { return kept.evaluation }
    let evaluation = try Pipeline.evaluateUntilStable(
      content, environment: rootEnvironment, proposal: proposedSize, store: store,
      gathering: gathering)
    watch = evaluation.watch
    return evaluation
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
  public func bitmap() throws -> Bitmap { try Rasterizer.bitmap(of: displayList()) }

  /// The picture as a PNG file's bytes: equal bytes for equal views.
  ///
  /// - Parameter compression: How much time is spent on a small file.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pngData(compression: PNGCompression = .default) throws -> Data {
    Data(try Rasterizer.png(of: displayList(), compression: compression))
  }

  /// Writes a PNG file: complete, or not at all.
  ///
  /// - Parameters:
  ///   - url: Where the file goes; one that is there is replaced.
  ///   - compression: How much time is spent on a small file.
  /// - Throws: `RenderError`, `FontError`, `PaintError`, `FileWriteError`.
  public func write(to url: URL, compression: PNGCompression = .default) throws {
    try AtomicFile.write(
      Rasterizer.png(of: displayList(), compression: compression), to: url.path)
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
