import Foundation

/// A point of a line.
public struct LineMark {
  fileprivate var mark = ChartMark(.line)

  /// Creates a point of the line of its style: points with the same values in
  /// `foregroundStyle(by:)`, `symbol(by:)` and `lineStyle(by:)` are on the same line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.at(x.coordinate), .at(y.coordinate))
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.coordinate
  }
}

extension LineMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
