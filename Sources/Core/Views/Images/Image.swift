import Foundation

/// A symbol, or an image from memory or a file.
public struct Image: Hashable, Sendable {
  /// The size of a symbol, relative to the font.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  /// The way a resizable image fills its frame: stretched, or tiled at its own size.
  public enum ResizingMode: Hashable, Sendable {
    case stretch
    case tile
  }

  /// The interpolation quality of a scaled image. `none` shows individual pixels.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high

    var filter: BitmapFilter {
      switch self {
      case .none: .nearest
      case .low: .linear
      case .medium: .good
      case .high: .best
      }
    }
  }

  /// Whether an image is drawn in its own colors or, as a template, in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  enum Source: Hashable, Sendable {
    case symbol(String)
    /// A bitmap, and its number of pixels per point.
    case bitmap(Bitmap, scale: CGFloat)
    /// A vector image, sharp at any size.
    case vector(VectorImage)
    /// An image that failed to load, and the reason.
    case missing(String)
    /// An image that depends on the environment.
    case adaptive(AdaptivePicture)
    /// An image drawn by code.
    case drawn(DrawnPicture)
  }

  /// The text of an image for screen readers.
  enum Caption: Hashable, Sendable {
    /// The description of the symbol.
    case automatic
    case label(String)
    /// The name of the file; the image has no description.
    case file(String)
    /// No text: the image is decoration.
    case decorative
  }

  let source: Source
  private(set) var resizing: ResizingMode?
  private var caps = EdgeInsets()
  private(set) var interpolation = Interpolation.medium
  private var mode: TemplateRenderingMode?
  private var symbolMode: SymbolRenderingMode?
  /// The text for screen readers.
  private var caption = Caption.automatic
  private var isStencil: Bool { mode == .template }

  package init(_ source: MissingPicture) { self.source = .missing(source.reason) }

  package init(_ source: AdaptivePicture) { self.source = .adaptive(source) }

  private init(_ vector: VectorImage) { source = .vector(vector) }

  init(_ picture: DrawnPicture) { source = .drawn(picture) }

  /// The diagnostic for a code-drawn image in an unsupported place.
  static let cannotBeDrawnHere = "an image drawn by code appears only as a view of its own"

  /// Creates an image from a decoded file.
  ///
  /// - Parameter scale: Pixels per point.
  package init(_ image: DecodedImage, scale: CGFloat) {
    switch image {
    case .bitmap(let bitmap): self.init(bitmap, scale: scale)
    case .vector(let vector): self.init(vector)
    }
  }

  /// Creates a symbol image. An unknown name draws an empty box and reports a warning.
  public init(systemName name: String) { source = .symbol(name) }

  /// Creates a symbol image. The variable value has no visible effect.
  public init(systemName name: String, variableValue: Double?) { source = .symbol(name) }

  /// Creates an image from a bitmap in memory.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point. Default: 1. Values that are not positive and finite count as 1.
  ///   - label: The text for screen readers. Default: `nil`, no text.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1, label: Text? = nil) {
    source = .bitmap(bitmap, scale: scale.isFinite && scale > 0 ? scale : 1)
    if let label { caption = .label(label.string) }
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the text for screen readers: a label, or the name of the file.
  package func captioned(_ text: String, isFileName: Bool = false) -> Image {
    changing { $0.caption = isFileName ? .file(text) : .label(text) }
  }

  /// Makes the image decoration, which a screen reader skips.
  package var decorative: Image { changing { $0.caption = .decorative } }

  /// Makes the image take the proposed size instead of the size of its pixels.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    changing { $0.resizing = resizingMode }
  }

  /// Makes the image take the proposed size while its caps keep theirs: corners do not scale, and
  /// edges stretch or repeat in one direction.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the caps, in points.
  ///   - resizingMode: The way the area between the caps fills its space. Default: stretched.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    changing {
      $0.resizing = resizingMode
      $0.caps = capInsets
    }
  }

  /// Sets the interpolation quality for scaling. Default: medium.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Accepted for source compatibility: edges are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets whether to draw the image in its own colors or, as a template, in the foreground style.
  /// Default: its own colors.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing { $0.mode = mode }
  }

  /// Sets the rendering mode of the symbol's layers; `nil` uses the environment's.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolMode = mode }
  }

  /// Returns the bitmap and its pixels per point, or `nil` for symbols and missing images.
  package func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale): (bitmap, scale)
    case .vector(let vector): Self.pixels(of: vector, scale: environment.displayScale)
    case .adaptive(let picture): picture.resolve(environment).pixels(in: environment)
    case .symbol, .missing, .drawn: nil
    }
  }

  private static func pixels(
    of vector: VectorImage, scale: CGFloat
  ) -> (bitmap: Bitmap, scale: CGFloat)? {
    let size = vector.size
    let bitmap = try? vector.bitmap(width: size.width * scale, height: size.height * scale)
    return bitmap.map { ($0, CGFloat($0.width) / size.width) }
  }

  /// Returns the size of a symbol at a font size of 17 points, or `nil` for other images.
  package func symbolSize(in environment: EnvironmentValues) -> CGSize? {
    guard case .symbol(let name) = source else { return nil }
    let (size, grid) = ((Symbol.named(name) ?? .placeholder).size, environment.pixelGrid)
    return CGSize(width: grid.ceil(size.width * 0.17), height: grid.ceil(size.height * 0.17))
  }

  /// Returns the image for `environment`, with this image's settings.
  func resolved(_ picture: AdaptivePicture, in environment: EnvironmentValues) -> Image {
    picture.resolve(environment).changing {
      $0.resizing = resizing
      $0.caps = caps
      $0.interpolation = interpolation
      $0.mode = mode ?? $0.mode
      $0.caption = caption == .automatic ? $0.caption : caption
    }
  }
}

/// An image that is resolved in the environment, such as one from an asset catalog.
package struct AdaptivePicture: Hashable, Sendable {
  package let resolve: @Sendable (EnvironmentValues) -> Image
  private let key: any Hashable & Sendable

  /// - Parameter key: Identifies the image apart from the environment: images with equal keys are
  ///   equal.
  package init<K: Hashable & Sendable>(
    key: K, resolve: @escaping @Sendable (EnvironmentValues) -> Image
  ) {
    (self.key, self.resolve) = (key, resolve)
  }

  package static func == (a: AdaptivePicture, b: AdaptivePicture) -> Bool {
    AnyHashable(a.key) == AnyHashable(b.key)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(key).hash(into: &hasher) }
}

/// The reason that an image failed to load.
package struct MissingPicture {
  package let reason: String
  package init(reason: String) { self.reason = reason }
}

extension Image: PrimitiveView {
  /// Adds a leaf that draws the symbol or image. An image that fails to load has size 0 and reports
  /// a warning.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    switch view.source {
    case .symbol(let name): list.nodes.append(view.symbol(name, in: context))
    case .bitmap(let bitmap, let scale):
      let size = Self.size(of: bitmap, scale: scale)
      list.nodes.append(view.picture(.bitmap(bitmap), size: size, in: context))
    case .vector(let vector):
      list.nodes.append(view.picture(.vector(vector), size: vector.size, in: context))
    case .missing(let reason):
      context.report(reason, view: "Image")
      list.nodes.append(context.leaf(FixedSizeLeafLayout(size: .zero), .view("Image")))
    case .adaptive(let picture):
      return _resolve(view.resolved(picture, in: context.environment), in: context, into: &list)
    case .drawn(let picture): list.nodes.append(view.drawn(picture, in: context))
    }
    if let marks = context.session.accessibility, let node = list.nodes.last {
      view.mark(node, in: marks)
    }
  }

  private func mark(_ node: LayoutNode, in marks: AccessibilityMarks) {
    guard let edit = spoken else { return }
    marks.add(.edit(edit), to: node)
    marks.add(.edit(.addTraits(.isImage)), to: node)
  }

  /// The text for screen readers, as an edit; `nil` for decoration.
  var spoken: AccessibilityEdit? {
    switch (caption, source) {
    case (.label(let label), _): .label(label)
    case (.file(let name), _): .file(name)
    case (.decorative, _): nil
    case (.automatic, .symbol(let name)):
      SymbolDescription.known(name).map { .label($0) } ?? .symbol(SymbolDescription.words(name))
    case (.automatic, _): .file("")
    }
  }

  private func drawn(_ picture: DrawnPicture, in context: _ResolveContext) -> LayoutNode {
    let content = SizedDrawing { size in
      isHidden(in: context) ? Self.placeholder(in: context) : picture.drawing(in: size, context)
    }
    return resizing == nil
      ? context.leaf(FixedSizeLeafLayout(size: picture.size), .view("Image"), payload: content)
      : context.leaf(ResizableLayout(size: picture.size), .view("Image"), payload: content)
  }

  private func symbol(_ name: String, in context: _ResolveContext) -> LayoutNode {
    let drawing = symbolDrawing(name, in: context)
    let content = Drawing(
      isHidden(in: context) ? Self.placeholder(in: context) : .symbol(drawing))
    if resizing != nil {
      let (ink, unit) = (drawing.ink, drawing.setting.unit)
      let size = CGSize(width: ink.width * unit, height: ink.height * unit)
      return context.leaf(ResizableLayout(size: size), .view("Image"), payload: content)
    }
    let node = context.leaf(
      SymbolLayout(setting: drawing.setting), .view("Image"), payload: content)
    node.markAsText()
    return node
  }

  /// Returns the drawing of a symbol, or a placeholder and a diagnostic for an unknown name.
  ///
  /// - Parameter font: The font of the surrounding text; `nil` uses the environment's.
  func symbolDrawing(
    _ name: String, font: FontDescription? = nil, in context: _ResolveContext
  ) -> SymbolDrawing {
    let environment = context.environment
    let name = environment.text.symbolVariants.applied(to: name)
    var symbol = Symbol.placeholder
    if let known = Symbol.named(name) {
      symbol = known
    } else if let other = Symbol.standIn(for: name) {
      symbol = other.symbol
      context.report(
        "unknown symbol “\(name)”; “\(other.name)” is shown instead", view: "Image")
    } else {
      context.report(
        "unknown symbol “\(name)”; an empty box is shown instead", view: "Image")
    }
    let levels: [_ResolvedStyle]
    (symbol, levels) = symbol.rendered(
      symbolMode ?? environment.text.symbolRenderingMode, named: name, in: context)
    let font = font ?? StyledText.font(Text.Style(), in: environment)
    return SymbolDrawing(
      symbol: symbol, setting: SymbolSetting(symbol, font: font, in: context),
      fit: resizing == nil ? .font : .touching,
      mirrors: symbol.mirrors && environment.layoutDirection == .rightToLeft,
      style: ForegroundStyle()._resolved(in: environment), levels: levels)
  }

  /// Returns the image as an inline attachment of a text run: a symbol in the run's font, or a
  /// bitmap on the baseline; `nil` if the image is missing.
  func attachment(in run: StyledText.Run, _ context: _ResolveContext) -> PlacedAttachment? {
    switch source {
    case .symbol(let name):
      var drawing = symbolDrawing(name, font: run.font, in: context)
      let setting = drawing.setting
      let height = setting.size.height - 2 * Symbol.margin.height * setting.unit
      let frame = CGRect(
        x: 0, y: -(setting.baseline - setting.middle) - height / 2 - run.baselineOffset,
        width: drawing.symbol.size.width * setting.unit, height: height)
      drawing.setting = setting.centered(in: height)
      drawing.fit = .font
      return PlacedAttachment(.symbol(drawing), frame: frame, key: self)
    case .bitmap(let bitmap, let scale):
      return attachment(
        .bitmap(bitmap), size: Self.size(of: bitmap, scale: scale), in: run, context)
    case .vector(let vector):
      return attachment(.vector(vector), size: vector.size, in: run, context)
    case .missing(let reason):
      context.report(reason, view: "Image")
      return nil
    case .adaptive(let picture):
      return resolved(picture, in: context.environment).attachment(in: run, context)
    case .drawn:
      context.report(Self.cannotBeDrawnHere, view: "Image")
      return nil
    }
  }

  private func attachment(
    _ image: DecodedImage, size: CGSize, in run: StyledText.Run, _ context: _ResolveContext
  ) -> PlacedAttachment? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return PlacedAttachment(
      .bitmap(bitmapDrawing(image, size: size, in: context.environment)),
      frame: CGRect(
        x: 0, y: -size.height - run.baselineOffset, width: size.width, height: size.height),
      key: self)
  }

  private func isHidden(in context: _ResolveContext) -> Bool {
    context.environment.redactionReasons.contains(.placeholder)
  }

  private static func placeholder(in context: _ResolveContext) -> Drawing.Kind {
    .shape(.placeholder(context.environment.redactionStyle))
  }

  private func picture(
    _ image: DecodedImage, size: CGSize, in context: _ResolveContext
  ) -> LayoutNode {
    let drawing = bitmapDrawing(image, size: size, in: context.environment)
    let content = Drawing(
      isHidden(in: context) ? Self.placeholder(in: context) : .bitmap(drawing))
    return resizing == nil
      ? context.leaf(FixedSizeLeafLayout(size: size), .view("Image"), payload: content)
      : context.leaf(ResizableLayout(size: size), .view("Image"), payload: content)
  }

  /// Returns the size of a bitmap, in points.
  static func size(of bitmap: Bitmap, scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Returns the drawing of a bitmap or vector image.
  func bitmapDrawing(
    _ image: DecodedImage, size: CGSize, in environment: EnvironmentValues
  ) -> BitmapDrawing {
    var drawing = BitmapDrawing(
      image: image, tile: resizing == .tile ? size : nil, filter: interpolation.filter,
      stencil: isStencil ? ForegroundStyle()._resolved(in: environment) : nil)
    drawing.caps = caps
    if case .bitmap(let bitmap) = image, size.width > 0 {
      drawing.density = CGFloat(bitmap.width) / size.width
    }
    if environment.layoutDirection == .rightToLeft {
      (drawing.caps.leading, drawing.caps.trailing) = (caps.trailing, caps.leading)
    }
    return drawing
  }
}

extension View {
  /// Sets the size of the symbols in this view relative to their font. Default: medium.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows variants of the symbols in this view, such as `.fill`, where they exist. They add to the
  /// variants set by outer views.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.text) { $0.symbolVariants.formUnion(variant) }
  }
}

extension EnvironmentValues {
  /// The variants of symbols.
  @Stored(in: \.text) public var symbolVariants: SymbolVariants
}

extension EnvironmentValues {
  /// The size of symbols relative to their font. Default: medium.
  @Stored(in: \.text) public var imageScale: Image.Scale
}

/// Variants of a symbol, such as a filled one.
public struct SymbolVariants: Hashable, Sendable {
  private var suffixes: Set<String> = []

  /// No variant.
  public static let none = SymbolVariants()

  /// Enclosed in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])

  /// Enclosed in a square.
  public static let square = SymbolVariants(suffixes: ["square"])

  /// Filled.
  public static let fill = SymbolVariants(suffixes: ["fill"])

  /// These variants, enclosed in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["circle"])) }

  /// These variants, enclosed in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["square"])) }

  /// These variants, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["fill"])) }

  mutating func formUnion(_ other: SymbolVariants) { suffixes.formUnion(other.suffixes) }

  /// Returns the name with the suffixes of the variants that exist.
  func applied(to name: String) -> String {
    ["circle", "square", "fill"].filter(suffixes.contains).reduce(name) { name, suffix in
      name.hasSuffix(suffix) || !Symbol.exists("\(name).\(suffix)") ? name : "\(name).\(suffix)"
    }
  }
}
