import Foundation

/// What annotations look like: colours that content seldom has, one weight of line, and type that is
/// legible at one pixel a point.
package struct AnnotationStyle: Sendable {
  /// Pixels per point.
  let scale: Double
  /// Points of the sheet in one point of type: above 1 only where a point is less than a pixel.
  let unit: Double

  init(scale: Double) {
    self.scale = scale
    unit = max(1, 1 / scale)
  }

  var grid: PixelGrid { PixelGrid(scale: scale) }
  /// The weight of every line, in whole pixels.
  var lineWidth: Double { max(grid.pixel, grid.round(0.5)) }

  /// Type sizes, in points.
  var labelSize: Double { 10.5 * unit }
  var titleSize: Double { 13 * unit }
  /// From the middle of a label's line to the next one's.
  var lineHeight: Double { 14 * unit }
  /// Around the whole sheet.
  var margin: Double { 16 * unit }
  /// Between the canvas and the labels beside it, where leaders run.
  var leader: Double { 22 * unit }
  /// Dots and gaps of leaders, and dashes of last baselines.
  var dots: [CGFloat] { [1 * unit, 2 * unit] }
  var dashes: [CGFloat] { [5 * unit, 3 * unit] }
}

/// The colours of annotations; each has a contrast of at least 4.5:1 to the paper.
package enum AnnotationInk: Hashable, Sendable, CaseIterable {
  case firstBaseline, lastBaseline, frame, guide, dimension, safeArea
  /// Words, and what did not change.
  case text, quiet

  package static let paper = ResolvedColor.white

  package var color: ResolvedColor {
    switch self {
    case .firstBaseline: ResolvedColor(112, 32, 160)
    case .lastBaseline: ResolvedColor(0, 112, 72)
    case .frame: ResolvedColor(184, 0, 112)
    case .guide: ResolvedColor(0, 104, 120)
    case .dimension: ResolvedColor(142, 78, 0)
    case .safeArea: ResolvedColor(76, 76, 190)
    case .text: ResolvedColor(28, 28, 30)
    case .quiet: ResolvedColor(104, 104, 110)
    }
  }
}

/// How a line is told from others besides by its colour.
package enum AnnotationForm: Hashable, Sendable { case solid, dashed, dotted }
