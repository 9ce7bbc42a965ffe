import Foundation

/// A bar, from 0 or a previous bar to a value.
public struct BarMark {
  fileprivate var mark = ChartMark(.bar)

  private init(
    _ x: Span, _ y: Span, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    _ stacking: MarkStackingMethod = .unstacked
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (x, y, width, height)
    mark.stacking = stacking
  }

  /// Creates a bar for a value: vertical, unless only `y` is a category or a calendar unit.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - width: The width of a vertical bar. Default: 0.8 of the available space.
  ///   - height: The height of a horizontal bar. Default: 0.8 of the available space.
  ///   - stacking: How bars of the same place are stacked. Default: one after the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.coordinate), .at(y.coordinate), width: width, height: height, stacking)
  }

  /// Creates a vertical bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.coordinate), .between(yStart.coordinate, yEnd.coordinate), width: width)
  }

  /// Creates a horizontal bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.between(xStart.coordinate, xEnd.coordinate), .at(y.coordinate), height: height)
  }

  /// Creates a part of a single horizontal bar, or a vertical bar over the whole plot if `x` is a
  /// category or a calendar unit.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - yStart: The top of the bar, in points. Default: that of the plot.
  ///   - yEnd: The bottom of the bar, in points. Default: that of the plot.
  ///   - width: The width for a category. Default: 0.8 of the available space.
  ///   - stacking: How bars are stacked. Default: one after the other.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.coordinate), .points(yStart, yEnd), width: width, stacking)
  }

  /// Creates a part of a single vertical bar, or a horizontal bar over the whole plot if `y` is a
  /// category or a calendar unit.
  ///
  /// - Parameters:
  ///   - xStart: The left edge of the bar, in points. Default: that of the plot.
  ///   - xEnd: The right edge of the bar, in points. Default: that of the plot.
  ///   - y: The vertical value.
  ///   - height: The height for a category. Default: 0.8 of the available space.
  ///   - stacking: How bars are stacked. Default: one after the other.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.points(xStart, xEnd), .at(y.coordinate), height: height, stacking)
  }

  /// Creates a horizontal bar from one value to another.
  ///
  /// - Parameters:
  ///   - xStart: The start.
  ///   - xEnd: The end.
  ///   - yStart: The top of the bar, in points. Default: that of the plot.
  ///   - yEnd: The bottom of the bar, in points. Default: that of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(.between(xStart.coordinate, xEnd.coordinate), .points(yStart, yEnd))
  }

  /// Creates a vertical bar from one value to another.
  ///
  /// - Parameters:
  ///   - xStart: The left edge of the bar, in points. Default: that of the plot.
  ///   - xEnd: The right edge of the bar, in points. Default: that of the plot.
  ///   - yStart: The start.
  ///   - yEnd: The end.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .between(yStart.coordinate, yEnd.coordinate))
  }
}

extension BarMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
