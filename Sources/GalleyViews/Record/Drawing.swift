import Foundation

/// What a node draws, or does to the drawing of what it contains.
package final class Drawing: NodePayload, Sendable {
  package enum Kind: Sendable {
    /// Fills the frame.
    case style(_ResolvedStyle)
    case shape(ShapeDrawing)
    /// Lines along the inside of the frame, over the content. Points.
    case border(_ResolvedStyle, width: CGFloat)
    /// A hairline that is never thinner than a pixel.
    case hairline(_ResolvedStyle)
    case opacity(Double)
    case hidden
    case clip(path: @Sendable (CGRect) -> Path, FillStyle)
    /// Cuts off what sticks out of a scroll view and of the bars that its content reaches under.
    case scrollClip
    case shadow(ResolvedColor, radius: Double, offset: CGSize)
    /// Turns about the given point of the frame.
    case rotation(Angle, anchor: UnitPoint)
    /// Scales about the given point of the frame.
    case scale(CGSize, anchor: UnitPoint)
    /// Transforms points counted from the frame's top left corner.
    case transform(CGAffineTransform)
    /// Changes everything that the content draws.
    case filter(Filter)
    /// Shows the first child through the second.
    case mask
    /// The disc, track and knob of a switch and the like: several shapes in one frame.
    case shapes([ShapeDrawing])
    case symbol(SymbolDrawing)
    case bitmap(BitmapDrawing)
  }

  package let kind: Kind

  /// What an effect does to the canvas below a frame; `nil` for other drawings.
  package static func transform(_ kind: Kind, of frame: CGRect) -> CGAffineTransform? {
    switch kind {
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: frame)
    case .scale(let scale, let anchor):
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: frame)
    case .transform(let transform): transform.about(.topLeading, of: frame)
    default: nil
    }
  }

  package init(_ kind: Kind) { self.kind = kind }
}

/// A shape's outline and what is done with it; styles are resolved, the rectangle is not known yet.
package struct ShapeDrawing: Sendable {
  package enum StepKind: Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  package struct Step: Sendable {
    package var path: @Sendable (CGRect) -> Path
    package var kind: StepKind
    package var style: _ResolvedStyle
  }

  /// Whether the outline is drawn as in a mirror.
  package var mirrors: Bool
  package var steps: [Step]
}

extension Drawing.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .style(let style): "fill \(style)"
    case .shape(let shape): "shape \(shape)"
    case .shapes(let shapes): "shapes \(shapes.map(\.description).joined(separator: ", "))"
    case .border(let style, let width): "border \(NumberText.points(width)) \(style)"
    case .hairline(let style): "hairline \(style)"
    case .opacity(let opacity): "opacity \(NumberText.points(opacity))"
    case .hidden: "hidden"
    case .clip, .scrollClip: "clip"
    case .shadow(let color, let radius, _): "shadow \(color) \(NumberText.points(radius))"
    case .rotation(let angle, _): "rotation \(NumberText.points(angle.degrees))°"
    case .scale(let scale, _):
      "scale \(NumberText.points(scale.width))×\(NumberText.points(scale.height))"
    case .transform: "transform"
    case .filter(let filter): "filter \(filter)"
    case .mask: "mask"
    case .symbol(let symbol): "symbol \(symbol.style)"
    case .bitmap(let bitmap): "bitmap \(bitmap.bitmap.width)×\(bitmap.bitmap.height)"
    }
  }
}

extension ShapeDrawing: CustomStringConvertible {
  package var description: String {
    steps.map { step in
      switch step.kind {
      case .fill: "fill \(step.style)"
      case .stroke(let stroke): "stroke \(NumberText.points(stroke.lineWidth)) \(step.style)"
      }
    }.joined(separator: ", ")
  }
}

extension _ResolvedStyle: CustomStringConvertible {
  public var description: String {
    switch self {
    case .color(let color): "\(color)"
    case .linear: "linear gradient"
    case .radial: "radial gradient"
    case .elliptical: "elliptical gradient"
    case .angular: "angular gradient"
    }
  }
}
