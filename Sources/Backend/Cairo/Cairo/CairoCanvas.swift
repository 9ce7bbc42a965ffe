internal import CCairo
import Foundation
import GalleyGraphics

/// Paints on any Cairo surface. Use it from one thread at a time.
package final class CairoCanvas: RenderTarget {
  /// The state that a push leaves for its `pop` to restore.
  enum Layer {
    case state
    case opacity(Double)
    case shadow(ShadowLayer)
    case filter(Filter)
    case projection(ProjectionLayer)
    /// A masked group; `content` is set once the content is painted and the mask follows.
    case masked(content: OpaquePointer?)

    /// The surface that was drawn on before the layer opened, if the layer has its own surface.
    fileprivate func target(over context: OpaquePointer) -> OpaquePointer? {
      switch self {
      case .state: nil
      case .opacity, .filter, .masked: cairo_get_group_target(context)
      case .shadow(let shadow): cairo_get_group_target(shadow.parent)
      case .projection(let projection): cairo_get_group_target(projection.parent)
      }
    }
  }

  /// The context being drawn on: the surface's own, or that of an open shadow or projection layer.
  var context: OpaquePointer { didSet { knownTarget = nil } }
  private var layers:
    [(layer: Layer, font: CairoFont?, target: OpaquePointer?, clipShape: ClipShape)] = []
  {
    didSet { knownTarget = nil }
  }
  /// The cached pixel target; `nil` if unknown since the layers changed.
  private var knownTarget: PixelTarget??
  /// The areas of the layers of the list being painted; without them, layers are as large as the
  /// clip.
  private var layerAreas: LayerAreas?
  /// The images painted so far.
  var images = ConvertedImages()
  /// Reusable memory for painting glyphs.
  private(set) lazy var glyphWork = GlyphWork()
  /// Reusable memory for painting faded shapes; `nil` if memory is short.
  lazy var shapeMask = ShapeMask()
  /// The layer that the next item fills.
  private var fadedFill: FadedFill?
  /// The font selected in `context`.
  var font: CairoFont?
  /// What the clips so far leave to paint on.
  var clipShape = ClipShape.nothing
  /// The device rows to paint; `nil` for all rows.
  private var rows: ClosedRange<Double>?
  /// The first failure. Painting continues, but the picture must not be used.
  private var failure: PaintError?

  /// The device pixels of the whole surface.
  private(set) var picture = CGRect.zero
  /// Whether the surface keeps lines, shapes and text as vectors.
  let isVector: Bool
  /// Records the structure of a tagged PDF.
  var structure: PDFStructure?
  /// A glyph with an outline, which stands in for emoji characters in a PDF.
  var plainLetter: (font: CairoFont, glyph: UInt32)?

  /// Creates a canvas that draws on a surface, at `scale` surface units per point.
  ///
  /// - Parameter surface: A `cairo_surface_t`, which the canvas retains.
  /// - Throws: `PaintError.drawing` when the surface cannot be drawn on.
  init(
    drawingOn surface: OpaquePointer, scale: Double, isVector: Bool = false
  ) throws(PaintError) {
    guard let context = cairo_create(surface) else { throw .outOfMemory }
    self.isVector = isVector
    self.context = context
    try check()
    picture = deviceClip ?? .zero
    clipShape = ClipShape([picture])
    cairo_scale(context, scale, scale)
  }

  deinit {
    while !layers.isEmpty { pop() }
    cairo_destroy(context)
  }

  /// Restricts painting to some rows of the surface and skips items outside of them.
  func restrict(toRows range: Range<Int>) {
    rows = Double(range.lowerBound)...Double(range.upperBound)
    clip(toRows: range)
    clipShape.formIntersection(
      CGRect(x: -1e6, y: Double(range.lowerBound), width: 2e6, height: Double(range.count)))
  }

  /// Clips to some device rows until the state is restored. Clears the current path.
  func clip(toRows range: Range<Int>) {
    cairo_new_path(context)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_rectangle(context, -1e6, Double(range.lowerBound), 2e6, Double(range.count))
    cairo_restore(context)
    cairo_clip(context)
  }

  /// The rows to paint, in the coordinates of the next item; `nil` for all rows.
  private var paintedRows: PaintedRows? { rows.map { PaintedRows($0, toDevice) } }

  /// Closes all open layers.
  ///
  /// - Throws: `PaintError.drawing` if anything failed since the canvas was created.
  package func finish() throws(PaintError) {
    while !layers.isEmpty { pop() }
    try check()
  }

  private func check() throws(PaintError) {
    if let failure { throw failure }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
  }

  /// Runs `body` and records its failure. Painting continues, but the picture must not be used.
  @discardableResult
  func attempt<R>(_ body: () throws(PaintError) -> R) -> R? {
    do throws(PaintError) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Fills the whole canvas with a color.
  package func clear(to color: ResolvedColor) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(context)
    cairo_restore(context)
  }

  package func fill(_ path: Path, with paint: Paint, style: FillStyle) {
    if let faded = fadedFill {
      fadedFill = nil
      return fill(path, with: paint, style: style, fading: faded)
    }
    // Rectangles outside of the rows were left out.
    if path.rectangle == nil, let rows = paintedRows, rows.exclude(path.controlPointBounds) {
      return
    }
    if case .color(let color) = paint, let rectangle = path.rectangle,
      fillPixels(of: rectangle, with: color)
    {
      return
    }
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if !isVector, let gradient = LinearGradient(paint), fill(path, with: gradient) { return }
    guard add(path) else { return }
    setSource(paint, covering: path.controlPointBounds)
    structure?.beginPicture(at: place(middleOf: path.controlPointBounds), in: context)
    cairo_fill(context)
  }

  package func pushClip(_ path: Path, style: FillStyle) {
    push(.state)
    clip(to: path, style)
  }

  package func pushTransform(_ transform: CGAffineTransform) {
    push(.state)
    let t = transform
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    guard matrix.isPaintable else { return hideEverything() }
    var outer = cairo_matrix_t()
    cairo_get_matrix(context, &outer)
    cairo_transform(context, &matrix)
    var total = cairo_matrix_t()
    cairo_get_matrix(context, &total)
    // Products of small scales can be singular even though each factor is not.
    if !total.isPaintable {
      cairo_set_matrix(context, &outer)
      hideEverything()
    }
  }

  package func pushOpacity(_ opacity: Double) {
    let holdsOneFill = !isVector && layerAreas?.nextHoldsOneFill == true
    let area = takeLayerArea()
    let clipped = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    guard clipped < 1 else { return push(.state) }
    if holdsOneFill {
      fadedFill = FadedFill(opacity: clipped, area: area)
      return push(.state)
    }
    push(.opacity(clipped))
    pushGroup(area)
  }

  /// Paints the items of a list, with layers no larger than what they paint.
  func paint(_ list: DisplayList) {
    // Lists with layers are not painted in bands.
    layerAreas = rows == nil ? LayerAreas(list) : nil
    defer { layerAreas = nil }
    let paintedRows = rows == nil ? nil : { self.paintedRows }
    guard let deadline = Deadline.current else {
      return DisplayList.replay(list.items[...], on: self, within: paintedRows)
    }
    for start in stride(from: 0, to: list.items.count, by: 32) {
      if deadline.isPast {
        attempt { () throws(PaintError) in throw .drawing("the time is up") }
        return
      }
      let items = list.items[start..<min(start + 32, list.items.count)]
      DisplayList.replay(items, on: self, within: paintedRows)
    }
  }

  /// Returns the area that the layer being pushed may paint. Every layer takes its own.
  func takeLayerArea() -> DeviceArea { layerAreas?.takeNext() ?? .everything }

  /// Opens a group for the pixels of an area, and clips to them until the state is restored.
  func pushGroup(_ area: DeviceArea) {
    clip(to: area)
    cairo_push_group(context)
  }

  /// Clips to an area until the state is restored. Clears the current path.
  func clip(to area: DeviceArea) {
    guard let area = area.limited else { return hideEverything() }
    clipShape.formIntersection(area.rect)
    cairo_new_path(context)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
    cairo_restore(context)
    cairo_clip(context)
  }

  package func pop() {
    guard let (layer, previousFont, _, previousShape) = layers.popLast() else { return }
    switch layer {
    case .state: break
    case .opacity(let opacity):
      cairo_pop_group_to_source(context)
      structure?.layGroup(in: context)
      paint(opacity: opacity)
    case .shadow(let shadow): finish(shadow)
    case .filter(let filter): finish(filter)
    case .projection(let projection): finish(projection)
    case .masked(let content): finishMask(of: content)
    }
    cairo_restore(context)
    font = previousFont
    clipShape = previousShape
    knownTarget = nil
  }

  /// The pixels that glyphs are drawn on; `nil` if only Cairo can draw on them.
  var pixelTarget: PixelTarget? {
    if let knownTarget { return knownTarget }
    let target = PixelTarget(context)
    knownTarget = .some(target)
    return target
  }

  /// Fills a pixel-aligned rectangle without Cairo.
  ///
  /// - Returns: `false` if Cairo has to fill the rectangle.
  private func fillPixels(of rectangle: CGRect, with color: ResolvedColor) -> Bool {
    guard color.opacity >= 1, let area = wholePixels(of: rectangle), let pixelTarget else {
      return false
    }
    pixelTarget.fill(area, with: color.pixel)
    return true
  }

  /// Returns the device pixels of a rectangle whose edges are between pixels; `nil` if they aren't.
  func wholePixels(of rectangle: CGRect) -> PixelArea? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
    let (left, top) = (
      rectangle.minX * matrix.xx + matrix.x0, rectangle.minY * matrix.yy + matrix.y0
    )
    let (right, bottom) = (
      rectangle.maxX * matrix.xx + matrix.x0, rectangle.maxY * matrix.yy + matrix.y0
    )
    // Cairo rounds edges and lengths to 1/256 pixel.
    func isWhole(_ edge: Double) -> Bool { abs(edge - edge.rounded()) < 1.0 / 4096 }
    guard isWhole(left), isWhole(top), isWhole(right), isWhole(bottom),
      max(abs(left), abs(right), abs(top), abs(bottom)) < 1e6
    else { return nil }
    return PixelArea(
      x: Int(left.rounded()), y: Int(top.rounded()),
      width: Int(right.rounded()) - Int(left.rounded()),
      height: Int(bottom.rounded()) - Int(top.rounded()))
  }

  /// The surfaces that together show the picture so far, bottom first.
  var targets: [OpaquePointer] {
    layers.compactMap(\.target) + [cairo_get_group_target(context)].compactMap { $0 }
  }

  func push(_ layer: Layer) {
    layers.append((layer, font, layer.target(over: context), clipShape))
    switch layer {
    case .opacity, .filter, .masked: structure?.beginGroup(in: context)
    case .state, .shadow, .projection: break
    }
    switch layer {
    case .shadow(let shadow): cairo_save(shadow.parent)
    case .projection(let projection): cairo_save(projection.parent)
    case .state, .opacity, .filter, .masked: cairo_save(context)
    }
  }

  /// Ends the content group, whose mask follows; returns `false` if no such group is open.
  func endMaskedContent() -> Bool {
    guard case .masked(nil)? = layers.last?.layer, let content = cairo_pop_group(context) else {
      return false
    }
    layers[layers.count - 1].layer = .masked(content: content)
    return true
  }

  func hideEverything() {
    clipShape = .nothing
    cairo_new_path(context)
    cairo_clip(context)
  }
}

extension cairo_matrix_t {
  /// Whether Cairo can paint through the matrix: its values are moderate, and it does not collapse
  /// areas to lines or points.
  fileprivate var isPaintable: Bool {
    let squares = xx * xx + yx * yx + xy * xy + yy * yy
    let area = abs(xx * yy - xy * yx)
    return squares > 1e-18 && squares < 1e20 && area > squares * 1e-10
      && max(abs(x0), abs(y0)) < 1e15
  }
}

extension PaintError {
  static let outOfMemory = PaintError.drawing("out of memory")

  /// Creates an error with Cairo's message.
  static func cairo(_ status: cairo_status_t) -> PaintError {
    .drawing(String(cString: cairo_status_to_string(status)))
  }
}
