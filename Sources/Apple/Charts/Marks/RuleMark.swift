import Foundation

/// A horizontal or vertical line.
public struct RuleMark {
  fileprivate var mark = ChartMark(.rule)

  private init(_ x: Span, _ y: Span) { (mark.x, mark.y) = (x, y) }

  /// Creates a vertical line at a value.
  ///
  /// - Parameters:
  ///   - x: The value.
  ///   - yStart: The top of the line, in points. Default: that of the plot.
  ///   - yEnd: The bottom of the line, in points. Default: that of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.at(x.coordinate), .points(yStart, yEnd))
  }

  /// Creates a horizontal line at a value.
  ///
  /// - Parameters:
  ///   - xStart: The left end of the line, in points. Default: that of the plot.
  ///   - xEnd: The right end of the line, in points. Default: that of the plot.
  ///   - y: The value.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .at(y.coordinate))
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.at(x.coordinate), .between(yStart.coordinate, yEnd.coordinate))
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.between(xStart.coordinate, xEnd.coordinate), .at(y.coordinate))
  }
}

extension RuleMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
