import Galley

/// A context in which UIKit code draws an image: shapes, images, and hierarchies of views and
/// layers.
public final class CGContext {
  /// The state of further drawing, which `saveGState()` saves and `restoreGState()` restores.
  struct State {
    var fill = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    var stroke = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    /// The opacity of everything that is drawn, 0…1.
    var alpha: CGFloat = 1
    /// The look of lines. Lengths are in points.
    var line = StrokeStyle()
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var transform = CGAffineTransform.identity
    /// The area to which drawing is limited, after the transform; `nil` for the whole image.
    var clip: Path?
  }

  /// A shadow of everything that is drawn. Lengths are in points.
  struct Shadow {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize
  }

  private(set) var bounds: CGRect
  /// Pixels per point.
  let scale: CGFloat
  let isOpaque: Bool
  var state = State()
  private var saved: [State] = []
  /// The path that is filled or stroked next.
  var path = Path()
  /// The drawn items, from back to front, in the coordinates of `bounds`.
  private var parts: [AnyView] = []
  /// The items that were drawn before each open transparency layer.
  private var layers: [[AnyView]] = []
  /// Whether views or layers were drawn, so that their layout explains the image.
  private var hasHierarchies = false
  /// The PDF file that the context draws; `nil` for an image.
  var file: PDFFile?

  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    (self.bounds, self.scale, self.isOpaque) = (bounds, scale > 0 ? scale : 1, isOpaque)
  }

  /// Removes everything that was drawn, for another page.
  func restart(_ bounds: CGRect) {
    self.bounds = bounds
    (state, saved, path) = (State(), [], Path())
    (parts, layers, hasHierarchies) = ([], [], false)
  }

  /// The context that the calling thread draws into; `nil` outside of images.
  static var current: CGContext? { contexts.last }

  /// The contexts of the calling thread, the innermost last.
  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary["galley.contexts"] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary["galley.contexts"] = newValue }
  }

  /// Draws a hierarchy of views or layers at a frame.
  func addHierarchy(_ content: some View, in frame: CGRect) {
    hasHierarchies = true
    add(content, in: frame)
  }

  /// Draws a view in its own size, scaled to a frame.
  @MainActor
  fileprivate func addHierarchy(_ view: UIView, in frame: CGRect) {
    let (picture, size) = (UIKitPicture(view), view.bounds.size)
    guard size.width > 0, size.height > 0, size != frame.size else {
      return addHierarchy(picture.content, in: frame)
    }
    let scaled = picture.content.frame(width: size.width, height: size.height)
      .scaleEffect(
        CGSize(width: frame.width / size.width, height: frame.height / size.height),
        anchor: .topLeading
      )
      .frame(width: frame.width, height: frame.height, alignment: .topLeading)
    addHierarchy(scaled, in: frame)
  }

  /// Draws views at a frame.
  func add(_ content: some View, in frame: CGRect) {
    add(
      content.frame(width: frame.width, height: frame.height)
        .offset(x: frame.minX, y: frame.minY).transformEffect(state.transform))
  }

  private func add(_ part: some View) {
    var part = AnyView(part)
    if let shadow = state.shadow {
      part = AnyView(
        part.shadow(
          color: Color(shadow.color), radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    part = AnyView(part.opacity(state.alpha))
    if let clip = state.clip {
      part = AnyView(part.mask(alignment: .topLeading) { clip.fill(Color.black) })
    }
    // Copying replaces the content below.
    if state.blendMode == .copy { parts.append(AnyView(part.blendMode(.destinationOut))) }
    if let mode = state.blendMode.mode { part = AnyView(part.blendMode(mode)) }
    parts.append(part)
  }

  /// Removes what is drawn inside of a rectangle.
  func erase(_ rect: CGRect) {
    saveGState()
    (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
    state.fill = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    fill(Path(rect))
    restoreGState()
  }

  /// Fills the area that drawing is limited to. Points of the style are fractions of the rectangle that
  /// is passed, the frame of the shape.
  func fillEverything(_ style: (CGRect) -> some ShapeStyle) {
    let area = bounds.applying(state.transform.inverted())
    add(
      Path(area).fill(style(CGRect(origin: .zero, size: bounds.size))).transformEffect(
        state.transform))
  }

  /// Begins a group, to which the opacity, the shadow and the blend mode apply as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    layers.append(parts)
    parts = []
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  /// Ends a group.
  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    let group = parts
    parts = outer
    restoreGState()
    add(ZStack(alignment: .topLeading) { Self.stack(group) }.compositingGroup())
  }

  private static func stack(_ parts: [AnyView]) -> some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
      part.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// Fills a path in the fill color.
  func fill(_ path: Path, eoFill: Bool = false) {
    add(
      path.applying(state.transform).fill(Color(state.fill), style: FillStyle(eoFill: eoFill)))
  }

  /// Strokes a path in the stroke color.
  func stroke(_ path: Path, lineWidth: CGFloat? = nil, style: StrokeStyle? = nil) {
    var style = style ?? state.line
    if let lineWidth { style.lineWidth = lineWidth }
    let outline = path.strokedPath(style)
    add(outline.applying(state.transform).fill(Color(state.stroke)))
  }

  /// Limits further drawing to the inside of a path.
  func clip(_ path: Path, eoFill: Bool = false) {
    let outline = eoFill ? path.normalized(eoFill: true) : path
    let path = outline.applying(state.transform)
    state.clip = state.clip.map { $0.intersection(path) } ?? path
  }

  /// Returns the path to draw and begins a new one.
  func takePath() -> Path {
    defer { path = Path() }
    return path
  }

  /// Saves the colors, the opacity, the look of lines, the shadow, the blend mode, the transform and the
  /// clip.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// The drawing, in the coordinates of the image; `nil` if nothing was drawn.
  var drawing: AnyView? {
    guard !parts.isEmpty else { return nil }
    let all = Self.stack(parts).offset(x: -bounds.minX, y: -bounds.minY)
    return AnyView(ZStack(alignment: .topLeading) { all }.compositingGroup())
  }

  /// Returns the pixels that were drawn so far; `nil` outside of the main actor.
  public func makeImage() -> CGImage? {
    guard MainActor.isCurrent else { return nil }
    nonisolated(unsafe) let context = self
    return MainActor.assumeIsolated { context.image().cgImage }
  }

  /// The drawing inside the bounds.
  @MainActor
  var page: some View {
    ZStack(alignment: .topLeading) {
      Color.black.opacity(isOpaque ? 1 : 0)
      drawing
    }
    .frame(width: max(bounds.width, 0), height: max(bounds.height, 0), alignment: .topLeading)
    .clipped()
  }

  /// Returns the image, which is black where nothing was drawn if it is opaque.
  @MainActor
  func image() -> UIImage {
    let renderer = ImageRenderer(content: page)
    renderer.scale = scale
    renderer.environment.displayScale = scale
    do {
      if hasHierarchies { return try UIImage(renderer.rendering()) }
      return UIImage(Image(try renderer.bitmap(), scale: scale))
    } catch {
      return UIImage(failure: "\(error)")
    }
  }
}

extension UIView {
  /// Draws the view and its subviews into an image; see `UIGraphicsImageRenderer`.
  ///
  /// - Returns: `false` outside of images, which a diagnostic reports.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = CGContext.current else {
      RendererContext.current.report("UIKit views are not drawn", view: "UIView")
      return false
    }
    context.addHierarchy(self, in: rect)
    return true
  }
}

extension CALayer {
  /// Draws the layer, and the view that it belongs to, into an image.
  public final func render(in context: CGContext) {
    if let owner { return context.addHierarchy(owner, in: owner.bounds) }
    context.addHierarchy(UIKitLayers.content(of: self), in: bounds)
  }
}

/// Draws images with UIKit code: shapes, images, and hierarchies of views and layers. Use
/// `ImageRenderer` to render SwiftUI views.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images with given bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns an image of what `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(
      CGContext(bounds: bounds, scale: format.scale, isOpaque: format.opaque), format)
    CGContext.contexts.append(context.cgContext)
    actions(context)
    CGContext.contexts.removeLast()
    return context.cgContext.image()
  }

  /// Returns an image of what `actions` draws as PNG data.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns an image of what `actions` draws as JPEG data; see `UIImage.jpegData(compressionQuality:)`.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
