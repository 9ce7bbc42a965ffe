import Foundation
import GalleyViews

/// The look of annotations: colors that are rare in content, a single line weight, and text that is
/// legible at one pixel per point.
package struct AnnotationStyle: Sendable {
  /// Pixels per point.
  let scale: Double
  /// Points of the sheet per point of text: above 1 only if a point is smaller than a pixel, and
  /// below 1 if the subject is magnified.
  let unit: Double

  /// - Parameter magnification: How much larger the subject is than its annotations.
  init(scale: Double, magnification: Double = 1) {
    self.scale = scale
    unit = max(1, magnification / scale) / magnification
  }

  var grid: PixelGrid { PixelGrid(scale: scale) }
  /// The width of leaders and dimensions, a whole number of pixels.
  var lineWidth: Double { max(grid.pixel, grid.round(0.5 * unit)) }
  /// The width of rules and outlines, a whole number of pixels.
  var ruleWidth: Double { max(grid.pixel, grid.round(unit)) }

  /// Type sizes, in points.
  var labelSize: Double { 10.5 * unit }
  var titleSize: Double { 13 * unit }
  var captionSize: Double { 11.5 * unit }
  /// The distance between the middles of adjacent lines of a label.
  var lineHeight: Double { 14 * unit }
  /// The distance between the middles of adjacent lines of a caption.
  var captionHeight: Double { 17 * unit }
  /// The margin around the whole sheet.
  var margin: Double { 16 * unit }
  /// The distance between the canvas and the labels beside it, where leaders run.
  var leader: Double { 22 * unit }
  /// The dots and gaps of leaders, and the dashes of last baselines.
  var dots: [CGFloat] { [1 * unit, 2 * unit] }
  var dashes: [CGFloat] { [5 * unit, 3 * unit] }
}

/// The colors of annotations; each has a contrast of at least 4.5:1 to the paper.
package enum AnnotationInk: Hashable, Sendable, CaseIterable {
  case firstBaseline, lastBaseline, frame, guide, dimension, safeArea
  /// Text, and things that didn't change.
  case text, quiet

  package static let paper = ResolvedColor.white

  /// The color of lines over light parts of a picture, and of text.
  package var color: ResolvedColor { colors.usual }

  /// The color of lines over dark parts of a picture.
  package var light: ResolvedColor { colors.light }

  private var colors: (usual: ResolvedColor, light: ResolvedColor) {
    let gray = ResolvedColor(214, 214, 220)
    return switch self {
    case .firstBaseline: (ResolvedColor(112, 32, 160), ResolvedColor(222, 176, 255))
    case .lastBaseline: (ResolvedColor(0, 112, 72), ResolvedColor(116, 226, 172))
    case .frame: (ResolvedColor(184, 0, 112), ResolvedColor(255, 158, 214))
    case .guide: (ResolvedColor(0, 104, 120), ResolvedColor(122, 220, 236))
    case .dimension: (ResolvedColor(142, 78, 0), ResolvedColor(255, 196, 128))
    case .safeArea: (ResolvedColor(76, 76, 190), ResolvedColor(214, 214, 255))
    case .text: (ResolvedColor(28, 28, 30), gray)
    case .quiet: (ResolvedColor(104, 104, 110), gray)
    }
  }
}

/// A line form, which distinguishes lines in addition to their color.
package enum AnnotationForm: Hashable, Sendable { case solid, dashed, dotted }
