import Foundation
import GalleyViews

/// A scale of widths that marks the widths shown and those at which the layout changes.
package struct SweepStrip {
  /// The range of widths, in points.
  package var range: ClosedRange<Double>
  package var shown: [Double]
  package var changes: [Double]

  package init(range: ClosedRange<Double>, shown: [Double], changes: [Double]) {
    (self.range, self.shown, self.changes) = (range, shown, changes)
  }

  /// - Returns: The strip's bottom-right corner.
  func draw(
    at origin: CGPoint, width: Double, with pen: inout AnnotationPen, _ engine: any TextEngine
  ) -> CGPoint {
    let style = pen.style
    let left = Double(origin.x) + 12 * style.unit
    let length = min(width - 24 * style.unit, 900 * style.unit)
    let span = max(range.upperBound - range.lowerBound, 1)
    func x(_ value: Double) -> Double { left + (value - range.lowerBound) / span * length }
    func text(_ value: Double, _ ink: AnnotationInk) -> AnnotationText {
      AnnotationText(
        [.init(text: AnnotationWords.number(value), ink: ink, isStrong: ink != .quiet)],
        fontSize: style.labelSize, engine: engine)
    }
    let title = AnnotationText(
      [.init(text: "The layout changes at these widths", ink: .guide)],
      fontSize: style.labelSize, engine: engine)
    let numbers = changes.map { text($0, .guide) }
    let gap = 8 * style.unit
    let middles = Spread.middles(
      changes.map(x), lengths: numbers.map { $0.width + gap }, from: Double(origin.x))
    pen.write(title, left: origin.x, middle: Double(origin.y) + style.lineHeight / 2)
    let above = Double(origin.y) + style.lineHeight * 1.8
    let line = above + 24 * style.unit
    pen.line([CGPoint(x: left, y: line), CGPoint(x: left + length, y: line)], .quiet)
    for (index, number) in numbers.enumerated() {
      pen.line(
        [
          CGPoint(x: middles[index], y: above + 8 * style.unit),
          CGPoint(x: x(changes[index]), y: line - 8 * style.unit),
          CGPoint(x: x(changes[index]), y: line + 4 * style.unit),
        ], .guide)
      pen.write(number, center: middles[index], middle: above)
    }
    let widths = Set(shown).sorted()
    let below = widths.map { text($0, .quiet) }
    let places = Spread.middles(
      widths.map(x), lengths: below.map { $0.width + gap }, from: Double(origin.x))
    for (index, number) in below.enumerated() {
      pen.line(
        [
          CGPoint(x: x(widths[index]), y: line),
          CGPoint(x: x(widths[index]), y: line + 5 * style.unit),
          CGPoint(x: places[index], y: line + 10 * style.unit),
        ], .quiet)
      pen.write(number, center: places[index], middle: line + 18 * style.unit)
    }
    let ends = zip(middles, numbers).map { $0 + $1.width / 2 }
    let shownEnds = zip(places, below).map { $0 + $1.width / 2 }
    return CGPoint(
      x: max(left + length, ends.max() ?? 0, shownEnds.max() ?? 0), y: line + 26 * style.unit)
  }
}
