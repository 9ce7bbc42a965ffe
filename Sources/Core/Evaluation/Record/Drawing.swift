import Foundation

/// A node's drawing, or its effect on the drawing of its content.
///
/// To add an effect, add a case here, its numbers in `write` and `read`, its layer in the recorder,
/// and its description. The compiler points out each place.
package final class Drawing: NodePayload, Sendable {
  package enum Kind: Sendable {
    // The largest cases are indirect, because each drawing has memory for the largest other one.

    // Drawings of views.

    /// Fills the frame.
    case style(_ResolvedStyle)
    case shape(ShapeDrawing)
    indirect case symbol(SymbolDrawing)
    indirect case bitmap(BitmapDrawing)
    case canvas(CanvasDrawing)
    /// A hairline that is at least one pixel thick.
    case hairline(_ResolvedStyle)
    /// A border along the inside of the frame, in front of the content; the width is in points.
    case border(_ResolvedStyle, width: CGFloat)

    // Effects of modifiers on the drawing of their content.

    case opacity(Double)
    case hidden
    case clip(ShapeOutline, FillStyle)
    /// Clips content to the scroll view and the bars it extends under.
    case scrollClip
    case shadow(ResolvedColor, radius: Double, offset: CGSize)
    /// Rotates about an anchor in the frame.
    case rotation(Angle, anchor: UnitPoint)
    /// Scales about an anchor in the frame.
    case scale(CGSize, anchor: UnitPoint)
    /// Translates by fractions of the frame's size, plus an offset in points.
    case translation(parts: CGSize, offset: CGSize)
    /// Transforms about an anchor in the frame.
    case transform(CGAffineTransform, anchor: UnitPoint)
    /// Filters everything that the content draws.
    indirect case filter(Filter)
    /// Masks the first child with the second.
    case mask
    /// Draws nothing, but defines a container outline that inner shapes may follow.
    case containerShape(ShapeOutline)
    /// Draws the content in perspective.
    indirect case projection(ViewProjection)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Returns the transform of an effect on a frame; `nil` for other drawings.
  package static func transform(_ kind: Kind, of frame: CGRect) -> CGAffineTransform? {
    switch kind {
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: frame)
    case .scale(let scale, let anchor):
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: frame)
    case .translation(let parts, let offset):
      CGAffineTransform(
        translationX: frame.width * parts.width + offset.width,
        y: frame.height * parts.height + offset.height)
    case .transform(let transform, let anchor): transform.about(anchor, of: frame)
    case .projection(let projection):
      projection.transform(in: frame).isAffine ? projection.transform(in: frame).affine : nil
    case .style, .shape, .symbol, .bitmap, .canvas, .hairline, .border, .opacity, .hidden, .clip,
      .scrollClip, .shadow, .filter, .mask, .containerShape:
      nil
    }
  }
}

/// The fills and strokes of a shape, with resolved styles; its frame is known after layout.
package struct ShapeDrawing: Sendable {
  package enum Operation: Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
    /// A stroke inside the outline.
    case strokeBorder(StrokeStyle)
  }

  package struct Step: Sendable {
    package var outline: ShapeOutline
    package var operation: Operation
    package var style: _ResolvedStyle

    package init(outline: ShapeOutline, operation: Operation, style: _ResolvedStyle) {
      self.outline = outline
      self.operation = operation
      self.style = style
    }
  }

  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }
}

// MARK: Numbers

extension Drawing.Kind: Animatable, VectorRepresentable {
  package typealias AnimatableData = AnimatableVector

  mutating func pass(_ numbers: inout NumberPass) {
    switch self {
    case .style(var style):
      numbers.structure(0)
      style.pass(&numbers)
      self = .style(style)
    case .shape(var shape):
      numbers.structure(1)
      shape.pass(&numbers)
      self = .shape(shape)
    case .symbol(var symbol):
      numbers.structure(2)
      symbol.style.pass(&numbers)
      numbers.each(&symbol.levels)
      self = .symbol(symbol)
    case .bitmap(var bitmap):
      numbers.structure(3)
      bitmap.stencil?.pass(&numbers)
      self = .bitmap(bitmap)
    case .hairline(var style):
      numbers.structure(4)
      style.pass(&numbers)
      self = .hairline(style)
    case .border(var style, var width):
      numbers.structure(5)
      style.pass(&numbers)
      numbers.number(&width, from: 0)
      self = .border(style, width: width)
    case .opacity(var opacity):
      numbers.structure(6)
      numbers.number(&opacity, from: 0, to: 1)
      self = .opacity(opacity)
    case .hidden: numbers.structure(7)
    case .clip(var outline, let style):
      numbers.structure(8)
      outline.pass(&numbers)
      self = .clip(outline, style)
    case .scrollClip: numbers.structure(9)
    case .shadow(var color, var radius, var offset):
      numbers.structure(10)
      color.pass(&numbers)
      numbers.number(&radius, from: 0)
      numbers.size(&offset)
      self = .shadow(color, radius: radius, offset: offset)
    case .rotation(var angle, var anchor):
      numbers.structure(11)
      numbers.angle(&angle)
      numbers.point(&anchor)
      self = .rotation(angle, anchor: anchor)
    case .scale(var scale, var anchor):
      numbers.structure(12)
      numbers.size(&scale)
      numbers.point(&anchor)
      self = .scale(scale, anchor: anchor)
    case .translation(var parts, var offset):
      numbers.structure(13)
      numbers.size(&parts)
      numbers.size(&offset)
      self = .translation(parts: parts, offset: offset)
    case .transform(var transform, var anchor):
      numbers.structure(14)
      numbers.transform(&transform)
      numbers.point(&anchor)
      self = .transform(transform, anchor: anchor)
    case .filter(var filter):
      numbers.structure(15)
      filter.pass(&numbers)
      self = .filter(filter)
    case .mask: numbers.structure(16)
    // Canvas code draws again for each frame of an animation.
    case .canvas: numbers.structure(17)
    case .containerShape(var outline):
      numbers.structure(18)
      outline.pass(&numbers)
      self = .containerShape(outline)
    case .projection(var projection):
      numbers.structure(19)
      projection.pass(&numbers)
      self = .projection(projection)
    }
  }
}

extension ShapeDrawing: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    numbers.structure(steps.count)
    numbers.each(&steps)
  }
}

extension ShapeDrawing.Step: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    outline.pass(&numbers)
    style.pass(&numbers)
    switch operation {
    case .fill: numbers.structure(0)
    case .stroke(var stroke):
      numbers.structure(1)
      stroke.pass(&numbers)
      operation = .stroke(stroke)
    case .strokeBorder(var stroke):
      numbers.structure(2)
      stroke.pass(&numbers)
      operation = .strokeBorder(stroke)
    }
  }
}

extension NumberPass {
  fileprivate mutating func transform(_ transform: inout CGAffineTransform) {
    number(&transform.a)
    number(&transform.b)
    number(&transform.c)
    number(&transform.d)
    number(&transform.tx)
    number(&transform.ty)
  }
}

// MARK: Descriptions

extension Drawing.Kind: CustomStringConvertible {
  package var description: String {
    func text(_ size: CGSize) -> String {
      "\(NumberText.points(size.width))×\(NumberText.points(size.height))"
    }
    return switch self {
    case .style(let style): "fill \(style)"
    case .shape(let shape): "\(shape)"
    case .symbol(let symbol): "symbol \(symbol.style)"
    case .bitmap(let bitmap): "bitmap \(bitmap.image)"
    case .canvas(let canvas): "canvas \(canvas.items.count) items"
    case .hairline(let style): "hairline \(style)"
    case .border(let style, let width): "border \(NumberText.points(width)) \(style)"
    case .opacity(let opacity): "opacity \(NumberText.points(opacity))"
    case .hidden: "hidden"
    case .clip, .scrollClip: "clip"
    case .shadow(let color, let radius, _): "shadow \(color) \(NumberText.points(radius))"
    case .rotation(let angle, _): "rotation \(NumberText.points(angle.degrees))°"
    case .scale(let scale, _): "scale \(text(scale))"
    case .translation(let parts, let offset): "translation \(text(parts)) \(text(offset))"
    case .transform: "transform"
    case .filter(let filter): "filter \(filter)"
    case .mask: "mask"
    case .containerShape: "container shape"
    case .projection: "projection"
    }
  }
}

extension ShapeDrawing: CustomStringConvertible {
  package var description: String {
    steps.map { step in
      switch step.operation {
      case .fill: "fill \(step.style)"
      case .stroke(let stroke): "stroke \(NumberText.points(stroke.lineWidth)) \(step.style)"
      case .strokeBorder(let stroke):
        "stroke border \(NumberText.points(stroke.lineWidth)) \(step.style)"
      }
    }.joined(separator: ", ")
  }
}

extension _ResolvedStyle: CustomStringConvertible {
  /// The color or the kind of gradient.
  public var description: String {
    switch self {
    case .color(let color): "\(color)"
    case .linear: "linear gradient"
    case .radial: "radial gradient"
    case .elliptical: "elliptical gradient"
    case .angular: "angular gradient"
    case .backdrop: "material"
    case .image: "tiles"
    case .mesh: "mesh gradient"
    case .shadow(let style, _): "\(style) with shadow"
    case .blended(let style, let mode): "\(style) \(mode)"
    }
  }
}
