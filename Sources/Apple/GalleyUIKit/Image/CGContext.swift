import Galley

/// What code of UIKit draws into an image: shapes, images, and the hierarchies of views and layers.
public final class CGContext {
  /// What further drawing depends on. `saveGState()` and `restoreGState()` keep and restore it.
  struct State {
    var fill = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    var stroke = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    /// The opacity of everything that is drawn, 0…1.
    var alpha: CGFloat = 1
    /// In points.
    var lineWidth: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The area to which drawing is limited, after the transform; `nil` for the whole image.
    var clip: Path?
  }

  let bounds: CGRect
  /// Pixels per point.
  let scale: CGFloat
  let isOpaque: Bool
  var state = State()
  private var saved: [State] = []
  /// The path that is filled or stroked next.
  var path = Path()
  /// What is drawn, from back to front, in the coordinates of `bounds`.
  private var parts: [AnyView] = []
  /// Whether hierarchies are drawn, whose layout explains the image.
  private var hasHierarchies = false

  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    (self.bounds, self.scale, self.isOpaque) = (bounds, scale > 0 ? scale : 1, isOpaque)
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
    let part = part.opacity(state.alpha)
    guard let clip = state.clip else { return parts.append(AnyView(part)) }
    parts.append(AnyView(part.mask(alignment: .topLeading) { clip.fill(Color.black) }))
  }

  /// Fills a path in the fill color.
  func fill(_ path: Path, eoFill: Bool = false) {
    add(
      path.applying(state.transform).fill(Color(state.fill), style: FillStyle(eoFill: eoFill)))
  }

  /// Strokes a path in the stroke color.
  func stroke(_ path: Path, lineWidth: CGFloat? = nil) {
    let outline = path.strokedPath(StrokeStyle(lineWidth: lineWidth ?? state.lineWidth))
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

  /// Saves the colors, the opacity, the line width, the transform and the clip.
  public func saveGState() { saved.append(state) }

  /// Restores what was last saved.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// What is drawn, in the coordinates of the image; `nil` if nothing is.
  var drawing: AnyView? {
    guard !parts.isEmpty else { return nil }
    return AnyView(
      ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
        part.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .offset(x: -bounds.minX, y: -bounds.minY))
  }

  /// Returns the image, which is black where nothing was drawn if it is opaque.
  @MainActor
  func image() -> UIImage {
    let content = ZStack(alignment: .topLeading) {
      Color.black.opacity(isOpaque ? 1 : 0)
      drawing
    }
    .frame(width: max(bounds.width, 0), height: max(bounds.height, 0), alignment: .topLeading)
    .clipped()
    let renderer = ImageRenderer(content: content)
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

/// Draws images from code of UIKit: shapes, images, and the hierarchies of views and layers. Use
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
}
