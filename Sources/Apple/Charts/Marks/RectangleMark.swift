import Foundation

/// A rectangle.
public struct RectangleMark {
  fileprivate var mark = ChartMark(.rectangle)

  private init(
    _ x: Span, _ y: Span, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (x, y, width, height)
  }

  /// Creates a rectangle around a point.
  ///
  /// - Parameters:
  ///   - x: The horizontal value.
  ///   - y: The vertical value.
  ///   - width: The width. Default: that of a category or bin.
  ///   - height: The height. Default: that of a category or bin.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.at(x.coordinate), .at(y.coordinate), width: width, height: height)
  }

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      .between(xStart.coordinate, xEnd.coordinate), .between(yStart.coordinate, yEnd.coordinate))
  }

  /// Creates a rectangle between two vertical values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.coordinate), .between(yStart.coordinate, yEnd.coordinate), width: width)
  }

  /// Creates a rectangle between two horizontal values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.between(xStart.coordinate, xEnd.coordinate), .at(y.coordinate), height: height)
  }

  /// Creates a rectangle between two horizontal values; vertical positions are in points, by
  /// default those of the plot's edges.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(.between(xStart.coordinate, xEnd.coordinate), .points(yStart, yEnd))
  }

  /// Creates a rectangle between two vertical values; horizontal positions are in points, by
  /// default those of the plot's edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .between(yStart.coordinate, yEnd.coordinate))
  }

  /// Creates a rectangle at a horizontal value; vertical positions are in points, by default those
  /// of the plot's edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.coordinate), .points(yStart, yEnd), width: width)
  }

  /// Creates a rectangle at a vertical value; horizontal positions are in points, by default those
  /// of the plot's edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.points(xStart, xEnd), .at(y.coordinate), height: height)
  }
}

extension RectangleMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
