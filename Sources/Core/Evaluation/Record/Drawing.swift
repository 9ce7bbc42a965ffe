import Foundation

/// A node's drawing, or its effect on the drawing of its content.
///
/// To add an effect, add a case here, its numbers in `write` and `read`, its layer in the recorder,
/// and its description. The compiler points out each place.
package final class Drawing: NodePayload, Sendable {
  package enum Kind: Sendable {
    // Drawings of views.

    /// Fills the frame.
    case style(_ResolvedStyle)
    case shape(ShapeDrawing)
    case symbol(SymbolDrawing)
    case bitmap(BitmapDrawing)
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
    case filter(Filter)
    /// Masks the first child with the second.
    case mask
    /// Draws nothing, but defines a container outline that inner shapes may follow.
    case containerShape(ShapeOutline)
    /// Draws the content in perspective.
    case projection(ViewProjection)
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

  /// Whether the outline is mirrored horizontally.
  package var mirrors: Bool
  package var steps: [Step]

  package init(mirrors: Bool, steps: [Step]) {
    self.mirrors = mirrors
    self.steps = steps
  }
}

// MARK: Numbers

extension Drawing.Kind: Animatable, VectorRepresentable {
  package typealias AnimatableData = AnimatableVector

  func write(to vector: inout AnimatableVector) {
    func begin(_ kind: Int) { vector.append(structure: kind) }
    switch self {
    case .style(let style):
      begin(0)
      style.write(to: &vector)
    case .shape(let shape):
      begin(1)
      shape.write(to: &vector)
    case .symbol(let symbol):
      begin(2)
      symbol.style.write(to: &vector)
      for style in symbol.levels { style.write(to: &vector) }
    case .bitmap(let bitmap):
      begin(3)
      bitmap.stencil?.write(to: &vector)
    case .hairline(let style):
      begin(4)
      style.write(to: &vector)
    case .border(let style, let width):
      begin(5)
      style.write(to: &vector)
      vector.append(Double(width))
    case .opacity(let opacity):
      begin(6)
      vector.append(opacity)
    case .hidden: begin(7)
    case .clip(let outline, _):
      begin(8)
      outline.write(to: &vector)
    case .scrollClip: begin(9)
    case .shadow(let color, let radius, let offset):
      begin(10)
      color.write(to: &vector)
      vector.append(radius)
      vector.append(offset)
    case .rotation(let angle, let anchor):
      begin(11)
      vector.append(angle.radians)
      vector.append(CGSize(width: anchor.x, height: anchor.y))
    case .scale(let scale, let anchor):
      begin(12)
      vector.append(scale)
      vector.append(CGSize(width: anchor.x, height: anchor.y))
    case .translation(let parts, let offset):
      begin(13)
      vector.append(parts)
      vector.append(offset)
    case .transform(let transform, let anchor):
      begin(14)
      for value in transform.values { vector.append(Double(value)) }
      vector.append(CGSize(width: anchor.x, height: anchor.y))
    case .filter(let filter):
      begin(15)
      filter.write(to: &vector)
    case .mask: begin(16)
    // Canvas code draws again for each frame of an animation.
    case .canvas: begin(17)
    case .containerShape(let outline):
      begin(18)
      outline.write(to: &vector)
    case .projection(let projection):
      begin(19)
      projection.write(to: &vector)
    }
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    func read(_ style: _ResolvedStyle) -> _ResolvedStyle {
      var style = style
      style.read(from: &reader)
      return style
    }
    func point() -> UnitPoint {
      let size = reader.size()
      return UnitPoint(x: size.width, y: size.height)
    }
    switch self {
    case .hidden, .scrollClip, .mask, .canvas: break
    case .containerShape(var outline):
      outline.read(from: &reader)
      self = .containerShape(outline)
    case .projection(var projection):
      projection.read(from: &reader)
      self = .projection(projection)
    case .style(let style): self = .style(read(style))
    case .hairline(let style): self = .hairline(read(style))
    case .border(let style, _):
      let style = read(style)
      self = .border(style, width: max(reader.length(), 0))
    case .shape(var shape):
      shape.read(from: &reader)
      self = .shape(shape)
    case .symbol(var symbol):
      symbol.style.read(from: &reader)
      for index in symbol.levels.indices { symbol.levels[index].read(from: &reader) }
      self = .symbol(symbol)
    case .bitmap(var bitmap):
      bitmap.stencil?.read(from: &reader)
      self = .bitmap(bitmap)
    case .opacity: self = .opacity(min(max(reader.number(), 0), 1))
    case .clip(var outline, let style):
      outline.read(from: &reader)
      self = .clip(outline, style)
    case .shadow(var color, _, _):
      color.read(from: &reader)
      let radius = max(reader.number(), 0)
      self = .shadow(color, radius: radius, offset: reader.size())
    case .rotation:
      let angle = Angle(radians: reader.number())
      self = .rotation(angle, anchor: point())
    case .scale:
      let scale = reader.size()
      self = .scale(scale, anchor: point())
    case .translation:
      let parts = reader.size()
      self = .translation(parts: parts, offset: reader.size())
    case .transform:
      let transform = CGAffineTransform((0..<6).map { _ in reader.length() })
      self = .transform(transform, anchor: point())
    case .filter(var filter):
      filter.read(from: &reader)
      self = .filter(filter)
    }
  }
}

extension ShapeDrawing: VectorRepresentable {
  func write(to vector: inout AnimatableVector) {
    vector.append(structure: steps.count)
    for step in steps {
      step.outline.write(to: &vector)
      step.style.write(to: &vector)
      switch step.operation {
      case .fill: vector.append(structure: 0)
      case .stroke(let stroke):
        vector.append(structure: 1)
        stroke.write(to: &vector)
      case .strokeBorder(let stroke):
        vector.append(structure: 2)
        stroke.write(to: &vector)
      }
    }
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    for index in steps.indices {
      steps[index].outline.read(from: &reader)
      steps[index].style.read(from: &reader)
      switch steps[index].operation {
      case .fill: break
      case .stroke(var stroke):
        stroke.read(from: &reader)
        steps[index].operation = .stroke(stroke)
      case .strokeBorder(var stroke):
        stroke.read(from: &reader)
        steps[index].operation = .strokeBorder(stroke)
      }
    }
  }
}

extension CGAffineTransform {
  fileprivate var values: [CGFloat] { [a, b, c, d, tx, ty] }

  fileprivate init(_ values: [CGFloat]) {
    self.init(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
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
