import Foundation

/// What is drawn over and beside one picture, in the coordinates of its canvas.
package struct AnnotationMarks {
  /// A line over the picture.
  struct Rule {
    var from: CGPoint
    var to: CGPoint
    var ink: AnnotationInk
    var form = AnnotationForm.solid
    /// Whether it leaves out the letters that it would run through.
    var keepsClear = false

    var axis: Axis { from.y == to.y ? .horizontal : .vertical }
    /// Where it is across its axis, and from where to where it goes along it.
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

  /// A frame; its line is drawn around it, not on it.
  struct Outline {
    var frame: CGRect
    var ink: AnnotationInk
  }

  /// An area that is empty, hatched.
  struct Tint {
    var area: CGRect
    var ink: AnnotationInk
  }

  /// Lines of type in a gutter, with a leader to what they are about.
  struct Label {
    /// From the top down.
    var lines: [[AnnotationText.Run]]
    /// Where the leader ends, on the canvas.
    var anchor: CGPoint
    var edge: GutterEdge
    var ink: AnnotationInk
    /// Whether the leader ends in a dot, as there is no line to run into.
    var hasDot = false
  }

  /// A distance: a line with caps at its ends in a gutter, and lines that lead to it.
  struct Dimension {
    /// Which way the distance runs.
    var axis: Axis
    /// The two ends along the axis.
    var from: Double
    var to: Double
    /// What the views at the two ends cover across the axis: the lines to the ends begin at their edges.
    var spans: (from: ClosedRange<Double>, to: ClosedRange<Double>)
    /// The gutters in which it may be measured, the preferred one first.
    var edges: [GutterEdge]
    var text: String
    var ink = AnnotationInk.dimension
  }

  enum GutterEdge: Int, CaseIterable { case left, right, top, bottom }

  struct LegendEntry: Hashable {
    /// What stands before the words.
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
  /// What was left out, or has to be said.
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
