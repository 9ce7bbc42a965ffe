import Galley

/// One picture of a scene, ready for layout and rendering.
@MainActor
public struct ScenePicture: Identifiable {
  /// The scene that this is a picture of.
  public let scene: CatalogScene
  let variant: CatalogScene.Variant

  /// The ID: `<group>/<NN-slug>` or `<group>/<NN-slug>@<variant>`.
  public nonisolated let id: String

  /// The variant's name; `nil` for the scene's only picture.
  public var name: String? { variant.name }

  init(scene: CatalogScene, variant: CatalogScene.Variant) {
    self.scene = scene
    self.variant = variant
    id = variant.name.map { "\(scene.id)@\($0)" } ?? scene.id
  }

  /// Whether the picture is as large as its view.
  package var isFitted: Bool {
    if case .fitted = scene.frame { true } else { false }
  }

  /// Returns the size proposed to the picture.
  public func proposal(_ options: SceneOptions = SceneOptions()) -> ProposedViewSize {
    if let page = options.page {
      return ProposedViewSize(
        width: max(page.size.width - page.margins.leading - page.margins.trailing, 0), height: nil)
    }
    if isFitted { return .unspecified }
    return ProposedViewSize(options.size ?? scene.canvas)
  }

  /// Returns the environment of the view.
  public func environment(_ options: SceneOptions = SceneOptions()) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = options.scale
    values.locale = scene.locale
    variant.environment(&values)
    if let locale = options.locale { values.locale = locale }
    if let direction = options.direction { values.layoutDirection = direction }
    if let appearance = options.appearance { values.colorScheme = appearance }
    if let typeSize = options.typeSize { values.dynamicTypeSize = typeSize }
    values.shapeSizing = options.shapeSizing
    values.systemFontMetrics = options.systemFontMetrics
    if let theme = options.systemTheme { values.systemTheme = theme }
    return values
  }

  /// Returns the device whose screen views can read while they are created.
  private func device(_ options: SceneOptions) -> Device? {
    if case .screen(let own) = scene.frame, options.size == nil { return own }
    return options.device
  }

  private func content(_ options: SceneOptions) throws -> AnyView {
    let content = try variant.content()
    if options.page != nil { return content }
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
  public func layoutTree(
    _ options: SceneOptions = SceneOptions(), tracing: Bool = false
  ) throws -> LayoutTree {
    try renderer(options).layoutTree(tracing: tracing)
  }

  /// Returns a renderer for the picture.
  ///
  /// - Throws: Errors of the variant's preparation, such as `InteractionError`, `RenderError` and
  ///   `FontError`.
  public func renderer(
    _ options: SceneOptions = SceneOptions()
  ) throws -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(EmptyView()))
    try configure(renderer, options)
    if let time = scene.settling { try renderer.session.settle(within: time) }
    try variant.prepare?(renderer)
    if let time = options.time { renderer.advance(to: time) }
    return renderer
  }

  /// Returns the display lists of the picture: one, or one for each of its pages.
  ///
  /// - Parameter renderer: The picture's renderer.
  package static func lists(
    _ renderer: ImageRenderer<AnyView>, _ options: SceneOptions, as format: ImageFormat
  ) throws -> [DisplayList] {
    if let page = options.page { return try renderer.pages(page) }
    return [try renderer.displayList(for: format)]
  }

  /// Returns the lines above the picture. Like rulers, the scene's own lines give way to other
  /// overlays.
  package func captions(_ options: SceneOptions = SceneOptions()) -> [Caption] {
    let name: [Caption] =
      options.showsCaption
      ? [
        "\(([scene.title, variant.name].compactMap(\.self) + options.words).joined(separator: " · "))"
      ]
      : []
    return options.overlays == nil || options.showsCaption
      ? name + scene.captions + variant.captions : []
  }

  /// Applies other options to the picture's renderer. The views keep their state.
  ///
  /// - Throws: Errors of creating the view.
  public func configure(_ renderer: ImageRenderer<AnyView>, _ options: SceneOptions) throws {
    let environment = environment(options)
    try renderer.makeContent(on: device(options), in: environment.locale) { try content(options) }
    renderer.environment = environment
    renderer.proposedSize = proposal(options)
    renderer.scale = options.scale * scene.magnification
    renderer.magnification = Double(scene.magnification)
    renderer.isOpaque = true
    renderer.overlays = options.overlays ?? scene.overlays.union(variant.overlays)
    let isOwn = options.overlays == nil && options.views.isEmpty
    renderer.overlaidViews = isOwn ? scene.views : options.views
    renderer.rulers = options.overlays == nil ? scene.rulers + variant.rulers : []
    renderer.captions = captions(options)
  }
}
