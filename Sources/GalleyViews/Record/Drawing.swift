import Foundation

/// What a node draws, or does to the drawing of what it contains.
package final class Drawing: NodeContent {
  package enum Kind {
    /// Fills the frame.
    case style(_ResolvedStyle)
    case shape(ShapeDrawing)
    case text(TextParagraph)
    /// Lines along the inside of the frame, over the content. Points.
    case border(_ResolvedStyle, width: CGFloat)
    /// A hairline that is never thinner than a pixel.
    case hairline(_ResolvedStyle)
    case opacity(Double)
    case hidden
    case clip(path: (CGRect) -> Path, FillStyle)
    case shadow(ResolvedColor, radius: Double, offset: CGSize)
    /// Turns about the given point of the frame.
    case rotation(Angle, anchor: UnitPoint)
    /// Scales about the given point of the frame.
    case scale(CGSize, anchor: UnitPoint)
    /// Transforms points counted from the frame's top left corner.
    case transform(CGAffineTransform)
    /// A bar in the place of each line of a text.
    case bars(TextParagraph, style: _ResolvedStyle)
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

  package func textSummary(size: CGSize, proposal: ProposedViewSize) -> TextSummary? {
    switch kind {
    case .text(let paragraph), .bars(let paragraph, _): paragraph.summary(for: proposal)
    default: nil
    }
  }
}

/// A shape's outline and what is done with it; styles are resolved, the rectangle is not known yet.
package struct ShapeDrawing {
  package enum StepKind {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  package struct Step {
    package var path: (CGRect) -> Path
    package var kind: StepKind
    package var style: _ResolvedStyle
  }

  /// Whether the outline is drawn as in a mirror.
  package var mirrors: Bool
  package var steps: [Step]
}
