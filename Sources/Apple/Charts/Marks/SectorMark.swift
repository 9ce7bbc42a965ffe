import Foundation

/// A sector of a pie or donut.
public struct SectorMark {
  fileprivate var mark = ChartMark(.sector)

  /// Creates a sector whose angle is its share of the sum of all sectors, clockwise from the top.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The inner radius; a ratio is one of the largest radius. Default: 0.
  ///   - outerRadius: The outer radius. Default: the largest that fits.
  ///   - angularInset: Half the gap between sectors, in points. Default: 0.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.x = .at(angle.coordinate)
    (mark.width, mark.height) = (innerRadius, outerRadius)
    mark.angularInset = angularInset ?? 0
  }
}

extension SectorMark: PrimitiveChartContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}
