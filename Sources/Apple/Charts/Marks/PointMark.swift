import Foundation

/// A symbol at a point.
public struct PointMark {
  fileprivate var mark = ChartMark(.point)

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.at(x.coordinate), .at(y.coordinate))
  }

  /// Creates a point at a vertical position in points. Default: the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    (mark.x, mark.y) = (.at(x.coordinate), y.map { .points($0, $0) } ?? .whole)
  }

  /// Creates a point at a horizontal position in points. Default: the middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.map { .points($0, $0) } ?? .whole, .at(y.coordinate))
  }
}

extension PointMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
