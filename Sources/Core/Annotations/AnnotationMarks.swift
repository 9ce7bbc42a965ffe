import Foundation
import GalleyViews

/// The annotations over and beside one picture, in the coordinates of its canvas.
package struct AnnotationMarks {
  /// A line over the picture.
  struct Rule {
    var from: CGPoint
    var to: CGPoint
    var ink: AnnotationInk
    var form = AnnotationForm.solid
    /// Whether the line is interrupted at letters in its way, if enough of it remains.
    var keepsClear = false

    var axis: Axis { from.y == to.y ? .horizontal : .vertical }
    /// Whether letters may stand on the line.
    var isBaseline: Bool { axis == .horizontal && !keepsClear }
    /// The position across the axis.
    var position: Double { Double(axis == .horizontal ? from.y : from.x) }
    var range: ClosedRange<Double> {
      let (a, b) = axis == .horizontal ? (from.x, to.x) : (from.y, to.y)
      return Double(min(a, b))...Double(max(a, b))
    }

    func part(_ range: ClosedRange<Double>) -> Rule {
      var part = self
      (part.from, part.to) =
        axis == .horizontal
        ? (CGPoint(x: range.lowerBound, y: position), CGPoint(x: range.upperBound, y: position))
        : (CGPoint(x: position, y: range.lowerBound), CGPoint(x: position, y: range.upperBound))
      return part
    }
  }

  /// An outlined frame; the line runs around the frame, not on it.
  struct Outline {
    var frame: CGRect
    var ink: AnnotationInk
  }

  /// An empty area, hatched.
  struct Tint {
    var area: CGRect
    var ink: AnnotationInk
  }

  /// Lines of text in a gutter, with a leader to their subject.
  struct Label {
    /// From top to bottom.
    var lines: [[AnnotationText.Run]]
    /// The end of the leader, on the canvas.
    var anchor: CGPoint
    var edge: GutterEdge
    var ink: AnnotationInk
    /// Whether the leader ends in a dot because there is no line to meet.
    var hasDot = false
  }

  /// A distance: a line with caps in a gutter, and witness lines that lead to it.
  struct Dimension {
    /// The direction of the distance.
    var axis: Axis
    /// The two ends along the axis.
    var from: Double
    var to: Double
    /// The extents across the axis of the views at both ends; the witness lines begin at their
    /// edges.
    var spans: (from: ClosedRange<Double>, to: ClosedRange<Double>)
    /// The gutters that may hold the distance, in order of preference.
    var edges: [GutterEdge]
    var text: String
    var ink = AnnotationInk.dimension
  }

  enum GutterEdge: Int, CaseIterable { case left, right, top, bottom }

  struct LegendEntry: Hashable {
    /// The swatch in front of the text.
    enum Swatch: Hashable {
      case line(AnnotationForm)
      case hatching
    }

    var ink: AnnotationInk
    var swatch: Swatch?
    var text: String
  }

  var tints: [Tint] = []
  var outlines: [Outline] = []
  var rules: [Rule] = []
  var labels: [Label] = []
  var dimensions: [Dimension] = []
  var legend: [LegendEntry] = []
  /// Notes about omissions and other remarks.
  var sentences: [String] = []

  var isEmpty: Bool {
    tints.isEmpty && outlines.isEmpty && rules.isEmpty && labels.isEmpty && dimensions.isEmpty
      && sentences.isEmpty
  }

  mutating func explain(_ ink: AnnotationInk, _ swatch: LegendEntry.Swatch?, _ text: String) {
    let entry = LegendEntry(ink: ink, swatch: swatch, text: text)
    if !legend.contains(entry) { legend.append(entry) }
  }
}
