import Galley

/// A named view with a canvas and one or more variants, which the command line renders and the
/// goldens record.
@MainActor
package struct CatalogScene: Identifiable {
  /// One picture of a scene.
  package struct Variant {
    /// The part of the picture's name after `@`; `nil` for the scene's only picture.
    package let name: String?
    let content: @MainActor () throws -> AnyView
    /// Rulers for this variant, in addition to the scene's.
    var rulers: [Ruler] = []
    /// Overlays for this variant, in addition to the scene's.
    var overlays: LayoutOverlays = []
    /// An action performed before the view is shown, such as a tap.
    var prepare: (@MainActor (ImageRenderer<AnyView>) throws -> Void)?

    /// Returns the variant with an action performed before it is shown, such as a tap.
    package func after(
      _ prepare: @escaping @MainActor (ImageRenderer<AnyView>) throws -> Void
    ) -> Variant {
      var copy = self
      copy.prepare = prepare
      return copy
    }

    /// Creates a variant with a name, such as `a` or `rtl`.
    package init<V: View>(
      _ name: String, overlays: LayoutOverlays = [], rulers: [Ruler] = [],
      @ViewBuilder content: @escaping @MainActor () -> V
    ) {
      self.name = name
      self.overlays = overlays
      self.rulers = rulers
      self.content = { AnyView(content()) }
    }

    /// Creates the only variant of a scene.
    ///
    /// - Parameter content: The view. If this throws, rendering the picture fails.
    package init<V: View>(only content: @escaping @MainActor () throws -> V) {
      name = nil
      self.content = { AnyView(try content()) }
    }
  }

  /// The surroundings of the view, unless overridden by options.
  package enum Frame {
    /// No surroundings: the picture is the canvas.
    case canvas
    /// A device's screen with its safe areas.
    case screen(Device)
    /// No surroundings: the picture is as large as the size that the view takes in the canvas.
    case fitted
  }

  /// The ID, `<group>/<NN-slug>`, which is also the path of the golden.
  package let id: String
  package let title: String
  /// The size proposed to the view, in points; also the size of the picture.
  package let canvas: CGSize
  /// The surroundings of the view. Default: `.canvas`.
  package let frame: Frame
  /// The overlays that explain the layout. Default: none.
  package let overlays: LayoutOverlays
  /// The identifiers of the views that overlays show. Default: all views with an identifier.
  package let views: [String]
  /// The measurements beside the view. Default: none.
  package let rulers: [Ruler]
  /// The locale of the scene, which affects the shapes of Han characters. Default: English.
  package let locale: Locale
  package let variants: [Variant]
  /// Whether a second golden shows a box in place of each glyph.
  package private(set) var hasBlockGolden = false
  /// The reason that the goldens exceed the usual size; `nil` if they don't.
  package private(set) var largeGoldenReason: String?
  /// How much pictures may differ from their goldens; `nil` requires exact matches.
  package private(set) var tolerance: PixelTolerance?

  /// Creates a scene with one picture.
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

  /// Creates a scene with several pictures.
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

  /// Returns the scene with a second golden that shows a box in place of each glyph. It records the
  /// layout independently of the font rasterizer.
  package func blockGolden() -> CatalogScene {
    var copy = self
    copy.hasBlockGolden = true
    return copy
  }

  /// Returns the scene with goldens of unlimited size.
  ///
  /// - Parameter reason: The reason that the goldens can't be smaller.
  package func largeGolden(reason: String) -> CatalogScene {
    var copy = self
    copy.largeGoldenReason = reason
    return copy
  }

  /// Returns the scene with a tolerance for its pictures.
  ///
  /// - Parameter tolerance: The allowed difference, and the reason for it.
  package func tolerating(_ tolerance: PixelTolerance) -> CatalogScene {
    var copy = self
    copy.tolerance = tolerance
    return copy
  }

  /// The group, such as `simple-view` for `simple-view/01-message-row`.
  package var group: String { String(id.prefix { $0 != "/" }) }
  /// The number, such as `1` for `simple-view/01-message-row`.
  package var number: Int { Int(id.drop { $0 != "/" }.dropFirst().prefix { $0.isNumber }) ?? 0 }

  /// The pictures of the scene. If there are several, the variant's name follows the ID after `@`.
  package var pictures: [ScenePicture] {
    variants.map { ScenePicture(scene: self, variant: $0) }
  }
}

/// One picture of a scene, ready for layout and rendering.
@MainActor
package struct ScenePicture: Identifiable {
  package let scene: CatalogScene
  let variant: CatalogScene.Variant

  /// The ID: `<group>/<NN-slug>` or `<group>/<NN-slug>@<variant>`.
  package nonisolated let id: String

  init(scene: CatalogScene, variant: CatalogScene.Variant) {
    self.scene = scene
    self.variant = variant
    id = variant.name.map { "\(scene.id)@\($0)" } ?? scene.id
  }

  /// Returns the size proposed to the picture.
  package func proposal(_ options: SceneOptions = SceneOptions()) -> ProposedViewSize {
    if case .fitted = scene.frame { return .unspecified }
    return ProposedViewSize(options.size ?? scene.canvas)
  }

  /// Returns the environment of the view.
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

  /// Returns the device whose screen views can read while they are created.
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

  /// Returns the layout tree of the picture.
  ///
  /// - Parameter tracing: Whether to record every proposal and answer. Default: `false`.
  /// - Throws: Errors of the variant's preparation; `RenderError`, `FontError`.
  package func layoutTree(
    _ options: SceneOptions = SceneOptions(), tracing: Bool = false
  ) throws -> LayoutTree {
    try renderer(options).layoutTree(tracing: tracing)
  }

  /// Returns a renderer for the picture.
  ///
  /// - Throws: Errors of the variant's preparation, such as `InteractionError`, `RenderError` and
  ///   `FontError`.
  package func renderer(
    _ options: SceneOptions = SceneOptions()
  ) throws -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(EmptyView()))
    try configure(renderer, options)
    try variant.prepare?(renderer)
    if let time = options.time { renderer.advance(to: time) }
    return renderer
  }

  /// Applies other options to the picture's renderer. The views keep their state.
  ///
  /// - Throws: Errors of creating the view.
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

/// Options that override the scene's own settings.
package struct SceneOptions {
  /// Pixels per point. Default: 2.
  package var scale: CGFloat = 2
  /// The device whose screen surrounds the view; `nil` for a plain canvas.
  package var device: Device?
  /// The canvas size, in points; `nil` uses the scene's canvas.
  package var size: CGSize?
  package var appearance: ColorScheme?
  package var direction: LayoutDirection?
  package var locale: Locale?
  package var typeSize: DynamicTypeSize?
  /// Seconds after the scene's change; `nil` uses the scene's own moment.
  package var time: Double?
  /// The sizing rule for shapes. Default: the rule of the articles; see `ShapeSizing`.
  package var shapeSizing = ShapeSizing.greedy
  /// The overlays; `nil` uses the scene's overlays and rulers.
  package var overlays: LayoutOverlays?
  /// The identifiers of the views that overlays show; if empty, all views with an identifier.
  package var views: [String] = []

  package init() {}
}
