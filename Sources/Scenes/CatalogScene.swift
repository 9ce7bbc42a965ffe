import Galley

/// A view with a name, a canvas and one or more variants: what the command line renders and the
/// goldens record.
@MainActor
package struct CatalogScene: Identifiable {
  /// One picture of a scene.
  package struct Variant {
    /// What follows the `@` in the picture's name; `nil` for the scene's only picture.
    package let name: String?
    let content: @MainActor () throws -> AnyView
    /// What is measured beside this view, besides what the scene measures.
    var rulers: [Ruler] = []
    /// What is drawn over this view, besides what is drawn over all of the scene's.
    var overlays: LayoutOverlays = []
    /// What is done with the view before it is shown; `nil` for nothing.
    var prepare: (@MainActor (ImageRenderer<AnyView>) throws -> Void)?

    /// The same after something was done with the view, such as a tap.
    package func after(
      _ prepare: @escaping @MainActor (ImageRenderer<AnyView>) throws -> Void
    ) -> Variant {
      var copy = self
      copy.prepare = prepare
      return copy
    }

    /// A variant called `name`, such as `a` or `rtl`.
    package init<V: View>(
      _ name: String, overlays: LayoutOverlays = [], rulers: [Ruler] = [],
      @ViewBuilder content: @escaping @MainActor () -> V
    ) {
      self.name = name
      self.overlays = overlays
      self.rulers = rulers
      self.content = { AnyView(content()) }
    }

    /// The scene's only picture.
    ///
    /// - Parameter content: What it throws is the picture's failure.
    package init<V: View>(only content: @escaping @MainActor () throws -> V) {
      name = nil
      self.content = { AnyView(try content()) }
    }
  }

  /// What is around the view, unless the options say otherwise.
  package enum Frame {
    /// Nothing: the canvas is the scene's.
    case canvas
    /// A device's screen, whose covered edges the view keeps clear of.
    case screen(Device)
    /// Nothing, and the canvas is what the view takes of the scene's.
    case fitted
  }

  /// `<group>/<NN-slug>`: also the path of the golden.
  package let id: String
  package let title: String
  /// The size that the view is proposed, in points; also the size of the picture.
  package let canvas: CGSize
  /// Default: nothing.
  package let frame: Frame
  /// What is drawn over the view to explain it. Default: nothing.
  package let overlays: LayoutOverlays
  /// The identifiers of the views that overlays show. Default: all that have one.
  package let views: [String]
  /// What is measured beside the view. Default: nothing.
  package let rulers: [Ruler]
  /// The language of the scene, which decides the forms of Han characters. Default: English.
  package let locale: Locale
  package let variants: [Variant]
  /// Whether a second golden shows a box in place of each glyph.
  package private(set) var hasBlockGolden = false
  /// Why golden pictures may be larger than usual; `nil` if they may not.
  package private(set) var largeGoldenReason: String?
  /// By how much pictures may differ from their goldens; `nil` for not at all.
  package private(set) var tolerance: PixelTolerance?

  /// A scene of one picture.
  package init<V: View>(
    _ id: String, _ title: String, canvas: CGSize, overlays: LayoutOverlays = [],
    views: [String] = [], rulers: [Ruler] = [],
    locale: Locale = Locale(identifier: "en"),
    @ViewBuilder content: @escaping @MainActor () -> V
  ) {
    self.init(
      id, title, canvas: canvas, overlays: overlays, views: views, rulers: rulers, locale: locale,
      variants: [Variant(only: content)])
  }

  /// A scene of several pictures.
  package init(
    _ id: String, _ title: String, canvas: CGSize, frame: Frame = .canvas,
    overlays: LayoutOverlays = [], views: [String] = [], rulers: [Ruler] = [],
    locale: Locale = Locale(identifier: "en"), variants: [Variant]
  ) {
    self.id = id
    self.title = title
    self.canvas = canvas
    self.frame = frame
    self.overlays = overlays
    self.views = views
    self.rulers = rulers
    self.locale = locale
    self.variants = variants
  }

  /// The scene with a second golden that has a box in place of each glyph: what it shows of the
  /// layout outlasts a new font rasteriser.
  package func blockGolden() -> CatalogScene {
    var copy = self
    copy.hasBlockGolden = true
    return copy
  }

  /// The scene with golden pictures of any size.
  ///
  /// - Parameter reason: Why they cannot be smaller.
  package func largeGolden(reason: String) -> CatalogScene {
    var copy = self
    copy.largeGoldenReason = reason
    return copy
  }

  /// The scene with pictures that may differ from their goldens.
  ///
  /// - Parameter tolerance: By how much, and why they cannot be exact.
  package func tolerating(_ tolerance: PixelTolerance) -> CatalogScene {
    var copy = self
    copy.tolerance = tolerance
    return copy
  }

  /// `simple-view` of `simple-view/01-message-row`.
  package var group: String { String(id.prefix { $0 != "/" }) }
  /// `1` of `simple-view/01-message-row`.
  package var number: Int { Int(id.drop { $0 != "/" }.dropFirst().prefix { $0.isNumber }) ?? 0 }

  /// The names of the pictures: the id, with `@` and the variant's name where there are several.
  package var pictures: [ScenePicture] {
    variants.map { ScenePicture(scene: self, variant: $0) }
  }
}

/// One picture of a scene, ready to be laid out and rendered.
@MainActor
package struct ScenePicture: Identifiable {
  package let scene: CatalogScene
  let variant: CatalogScene.Variant

  /// `<group>/<NN-slug>` or `<group>/<NN-slug>@<variant>`.
  package nonisolated let id: String

  init(scene: CatalogScene, variant: CatalogScene.Variant) {
    self.scene = scene
    self.variant = variant
    id = variant.name.map { "\(scene.id)@\($0)" } ?? scene.id
  }

  /// Where the picture is laid out.
  package func proposal(_ options: SceneOptions = SceneOptions()) -> ProposedViewSize {
    if case .fitted = scene.frame { return .unspecified }
    return ProposedViewSize(options.size ?? scene.canvas)
  }

  /// What the view inherits.
  package func environment(_ options: SceneOptions = SceneOptions()) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = options.scale
    values.locale = options.locale ?? scene.locale
    if let direction = options.direction { values.layoutDirection = direction }
    if let appearance = options.appearance { values.colorScheme = appearance }
    if let typeSize = options.typeSize { values.dynamicTypeSize = typeSize }
    values.shapeSizing = options.shapeSizing
    return values
  }

  /// The screen that views can ask for while they are made.
  private func device(_ options: SceneOptions) -> Device? {
    if case .screen(let own) = scene.frame, options.size == nil { return own }
    return options.device
  }

  private func content(_ options: SceneOptions) throws -> AnyView {
    let content = try variant.content()
    switch scene.frame {
    case .fitted: return AnyView(FittedView(in: options.size ?? scene.canvas) { content })
    case .screen(let device) where options.size == nil:
      return AnyView(DeviceScreen(device) { content })
    case .screen, .canvas:
      return options.device.map { AnyView(DeviceScreen($0) { content }) } ?? content
    }
  }

  /// Where everything in the picture is.
  ///
  /// - Parameter tracing: Whether every proposal and answer is recorded. Default: it is not.
  /// - Throws: What preparing the view throws; `RenderError`, `FontError`.
  package func layoutTree(
    _ options: SceneOptions = SceneOptions(), tracing: Bool = false
  ) throws -> LayoutTree {
    try renderer(options).layoutTree(tracing: tracing)
  }

  /// A renderer for the picture.
  ///
  /// - Throws: What preparing the view throws; that is `InteractionError`, `RenderError` and
  ///   `FontError` where the view is used.
  package func renderer(
    _ options: SceneOptions = SceneOptions()
  ) throws -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(EmptyView()))
    try configure(renderer, options)
    try variant.prepare?(renderer)
    if let time = options.time { renderer.advance(to: time) }
    return renderer
  }

  /// Gives the picture's renderer other options; the views keep their state.
  ///
  /// - Throws: What making the view throws.
  package func configure(_ renderer: ImageRenderer<AnyView>, _ options: SceneOptions) throws {
    let environment = environment(options)
    try renderer.makeContent(on: device(options), in: environment.locale) { try content(options) }
    renderer.environment = environment
    renderer.proposedSize = proposal(options)
    renderer.scale = options.scale
    renderer.isOpaque = true
    renderer.overlays = options.overlays ?? scene.overlays.union(variant.overlays)
    let isOwn = options.overlays == nil && options.views.isEmpty
    renderer.overlaidViews = isOwn ? scene.views : options.views
    renderer.rulers = options.overlays == nil ? scene.rulers + variant.rulers : []
  }
}

/// What a picture may be rendered with instead of the scene's own settings.
package struct SceneOptions {
  /// Pixels per point. Default: 2.
  package var scale: CGFloat = 2
  /// The screen around the view, whose covered edges it keeps clear of; `nil` for a plain canvas.
  package var device: Device?
  /// The canvas, in points; `nil` is the scene's.
  package var size: CGSize?
  package var appearance: ColorScheme?
  package var direction: LayoutDirection?
  package var locale: Locale?
  package var typeSize: DynamicTypeSize?
  /// Seconds after the scene's change; `nil` is the scene's own moment.
  package var time: Double?
  /// Default: the articles' rule, see `ShapeSizing`.
  package var shapeSizing = ShapeSizing.greedy
  /// `nil` is the scene's, with its rulers.
  package var overlays: LayoutOverlays?
  /// The identifiers of the views that overlays show; none stands for all that have one.
  package var views: [String] = []

  package init() {}
}
