import Foundation

/// What the code of a `Canvas` draws into.
///
/// It is a value: what is set on a copy, such as a transform or a clip shape, does not affect the
/// original, and both draw into the same canvas. Lengths are points, with y downwards. SwiftUI's
/// `withCGContext(content:)` does not exist here.
public struct GraphicsContext {
  /// The opacity of what is drawn from now on, 0…1. Default: 1.
  public var opacity = 1.0
  /// How what is drawn from now on is blended with what is below it. Default: normal.
  public var blendMode = BlendMode.normal
  /// From what is drawn to the canvas.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  let recording: CanvasRecording
  let context: _ResolveContext
  let symbols: CanvasSymbols
  /// The latest one is applied first.
  var filters: [AppliedFilter] = []
  private var clips: [CanvasRecording.Scope] = []
  /// What clips leave, in the canvas's coordinates.
  private var clipBounds: CGRect

  init(
    _ recording: CanvasRecording, size: CGSize, context: _ResolveContext, symbols: CanvasSymbols
  ) {
    var context = context
    // What a text renderer draws, and what is drawn in a view with one, are texts as they are: the
    // renderer would be asked for them again, without end.
    if context.environment.text.renderer != nil { context.environment.text.renderer = nil }
    self.recording = recording
    self.context = context
    self.symbols = symbols
    clipBounds = CGRect(origin: .zero, size: size)
  }

  // MARK: Transforms

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates what is drawn from now on about the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Transforms what is drawn from now on, before it is transformed as set up to now.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clipping

  /// How a clip shape clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside of the shape is seen, not its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of what clip shapes leave, in the coordinates of what is drawn.
  public var clipBoundingRect: CGRect {
    transform.isInvertible ? clipBounds.applying(transform.inverted()) : .zero
  }

  /// Clips what is drawn from now on to a path as well.
  ///
  /// - Parameters:
  ///   - path: The clip shape.
  ///   - style: How the inside of the path is found.
  ///   - options: Whether the outside is seen instead of the inside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(scope([.pushClip(path, style)], [.pop]))
      clipBounds = path.isEmpty ? .zero : clipBounds.overlap(with: path.boundingRect) ?? .zero
      return
    }
    clip(toMask: [.fill(path, .color(.black), style)], isInverse: true)
  }

  /// Clips what is drawn from now on to the opacity of a layer as well.
  ///
  /// - Parameters:
  ///   - opacity: Of the layer, 0…1. Default: 1.
  ///   - options: Whether what is transparent is seen instead of what is opaque.
  ///   - content: Draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    clip(
      toMask: opacity < 1 ? [.pushOpacity(opacity)] + layer + [.pop] : layer,
      isInverse: options.contains(.inverse))
  }

  private mutating func clip(toMask mask: [DisplayItem], isInverse: Bool) {
    var mask = mask
    if isInverse {
      mask =
        [.fill(Path(clipBounds), .color(.black), FillStyle())]
        + [.pushFilter(.blend(.destinationOut))] + mask + [.pop]
    }
    clips.append(scope([.pushMasked], [.maskedBy] + mask + [.pop]))
  }

  private func scope(_ begin: [DisplayItem], _ end: [DisplayItem]) -> CanvasRecording.Scope {
    CanvasRecording.Scope(key: .clip(symbols.nextNumber()), begin: begin, end: end)
  }

  // MARK: Layers

  /// Draws a layer: it is drawn by itself, and then as a whole with this context's opacity, blend
  /// mode and filters.
  ///
  /// - Parameter content: Draws the layer, in a context with the transform of this one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    if !items.isEmpty { drawOnCanvas([.pushFilter(.group)] + items + [.pop], within: nil) }
  }

  /// What `content` draws, in the canvas's coordinates.
  private func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayItem] {
    let inner = CanvasRecording()
    var copy = GraphicsContext(inner, size: clipBounds.size, context: context, symbols: symbols)
    copy.clipBounds = clipBounds
    copy.transform = transform
    try content(&copy)
    return inner.finish()
  }

  // MARK: Drawing

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: What it is filled with.
  ///   - style: How the inside of the path is found.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let steps = shading.items(in: path.boundingRect, self) { [.fill(path, $0, style)] }
    draw(steps, within: path, style)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    draw(shading.items(in: path.boundingRect, self) { [.stroke(path, style, $0)] })
  }

  /// Draws a line along a path, `lineWidth` points wide. Default: 1.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds steps in this context's own coordinates.
  ///
  /// - Parameter shape: What the steps cover at most, where that is known: blend modes that take
  ///   away what is below do so only there.
  func draw(
    _ steps: [DisplayItem], within shape: Path? = nil, _ style: FillStyle = FillStyle()
  ) {
    guard !steps.isEmpty else { return }
    if isPlain {
      var scopes = clips
      if transform != .identity {
        scopes.append(
          CanvasRecording.Scope(
            key: .transform(transform), begin: [.pushTransform(transform)], end: [.pop]))
      }
      recording.add(steps, within: scopes)
      return
    }
    drawOnCanvas(
      transform == .identity ? steps : [.pushTransform(transform)] + steps + [.pop],
      within: shape.map { .pushClip($0.applying(transform), style) })
  }

  var isPlain: Bool { opacity >= 1 && blendMode == .normal && filters.isEmpty }

  /// Adds steps in the canvas's coordinates: filtered first, then with the opacity and the blend
  /// mode, then clipped.
  private func drawOnCanvas(_ steps: [DisplayItem], within clip: DisplayItem?) {
    if opacity <= 0, !blendMode.reachesBeyond { return }
    var steps = filters.reversed().reduce(steps) { $1.applied(to: $0) }
    if opacity < 1 { steps = [.pushOpacity(max(opacity, 0))] + steps + [.pop] }
    if let filter = blendMode.filter {
      steps = [.pushFilter(filter)] + steps + [.pop]
      if blendMode.reachesBeyond, filters.isEmpty, let clip { steps = [clip] + steps + [.pop] }
    }
    recording.add(steps, within: clips)
  }
}

extension CGAffineTransform {
  /// Whether there is a way back.
  fileprivate var isInvertible: Bool {
    let area = a * d - b * c
    return area != 0 && area.isFinite && tx.isFinite && ty.isFinite
  }
}
