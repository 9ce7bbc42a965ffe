import Foundation

/// A point of an area, from 0 or a previous area to a value.
public struct AreaMark {
  fileprivate var mark = ChartMark(.area)

  private init(_ x: Span, _ y: Span, _ stacking: MarkStackingMethod, _ series: Coordinate?) {
    (mark.x, mark.y, mark.stacking, mark.series) = (x, y, stacking, series)
  }

  /// Creates a point of the area of its style.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - stacking: How areas are stacked. Default: one after the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.coordinate), .at(y.coordinate), stacking, nil)
  }

  /// Creates a point of the area of a series.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - series: The value that the points of the area share.
  ///   - stacking: How areas are stacked. Default: one after the other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.coordinate), .at(y.coordinate), stacking, series.coordinate)
  }

  /// Creates a point of an area between two vertical values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      .at(x.coordinate), .between(yStart.coordinate, yEnd.coordinate), .unstacked, nil)
  }

  /// Creates a point of the area of a series between two vertical values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.coordinate
  }

  /// Creates a point of an area between two horizontal values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(
      .between(xStart.coordinate, xEnd.coordinate), .at(y.coordinate), .unstacked, nil)
  }

  /// Creates a point of the area of a series between two horizontal values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.coordinate
  }
}

extension AreaMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
