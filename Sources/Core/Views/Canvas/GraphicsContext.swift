import Foundation

/// The drawing destination of a `Canvas`.
///
/// A context is a value: changes to a copy, such as a transform or a clip shape, do not affect the
/// original, but both draw into the same canvas. Lengths are in points, and y points down.
/// `withCGContext(content:)` needs `import SwiftUI`.
public struct GraphicsContext {
  /// The opacity of subsequent drawing, 0…1. Default: 1.
  public var opacity = 1.0
  /// How subsequent drawing blends with the background. Default: normal.
  public var blendMode = BlendMode.normal
  /// The transform from the context's coordinates to the canvas's.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  let recording: CanvasRecording
  let context: _ResolveContext
  let symbols: CanvasSymbols
  /// The filters; the last one applies first.
  var filters: [AppliedFilter] = []
  private var clips: [CanvasRecording.Scope] = []
  /// The bounds of the clip, in the canvas's coordinates.
  private var clipBounds: CGRect

  init(
    _ recording: CanvasRecording, size: CGSize, context: _ResolveContext, symbols: CanvasSymbols
  ) {
    var context = context
    // Within a text renderer, or a view that has one, text draws as is: calling the renderer again
    // would recurse forever.
    if context.environment.text.renderer != nil { context.environment.text.renderer = nil }
    self.recording = recording
    self.context = context
    self.symbols = symbols
    clipBounds = CGRect(origin: .zero, size: size)
  }

  // MARK: Transforms

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates subsequent drawing about the origin. Positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Adds a transform to subsequent drawing, applied before the existing one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clipping

  /// Options for clip shapes.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates options from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Shows the outside of the shape instead of its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of the clip, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    transform.isInvertible ? clipBounds.applying(transform.inverted()) : .zero
  }

  /// Adds a path to the clip of subsequent drawing.
  ///
  /// - Parameters:
  ///   - path: The clip shape.
  ///   - style: The rule that defines the inside of the path.
  ///   - options: Whether to show the outside instead of the inside.
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

  /// Adds the opacity of a layer to the clip of subsequent drawing.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, 0…1. Default: 1.
  ///   - options: Whether to show transparent areas instead of opaque ones.
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

  /// Draws a layer as a group, with this context's opacity, blend mode and filters.
  ///
  /// - Parameter content: Draws the layer, in a context with this one's transform.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    if !items.isEmpty { drawOnCanvas([.pushFilter(.group)] + items + [.pop], within: nil) }
  }

  /// Returns the items that `content` draws, in the canvas's coordinates.
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
  ///   - shading: The shading to fill with.
  ///   - style: The rule that defines the inside of the path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let steps = shading.items(in: path.boundingRect, self) { [.fill(path, $0, style)] }
    draw(steps, within: path, style)
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    draw(shading.items(in: path.boundingRect, self) { [.stroke(path, style, $0)] })
  }

  /// Strokes a path with a line width in points. Default: 1.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds steps in this context's own coordinates.
  ///
  /// - Parameter shape: The area that the steps cover, if known. Blend modes that clear the
  ///   background are limited to it.
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

  /// Adds steps in the canvas's coordinates, applying filters, opacity, the blend mode and then the
  /// clip.
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
  /// Whether the transform can be inverted.
  fileprivate var isInvertible: Bool {
    let area = a * d - b * c
    return area != 0 && area.isFinite && tx.isFinite && ty.isFinite
  }
}
