import Foundation

/// A function to plot. Its marks are computed when the range of its argument is known.
final class PlottedFunction: Sendable {
  /// A point of a curve, or of the edges of an area.
  struct Point {
    let x, low, high: Double
  }

  /// The number of points.
  static let count = 257

  /// The range of the argument; `nil` for that of the horizontal axis.
  let domain: ClosedRange<Double>?
  let point: @Sendable (Double) -> Point

  init(_ domain: ClosedRange<Double>?, _ point: @escaping @Sendable (Double) -> Point) {
    (self.domain, self.point) = (domain, point)
  }

  /// Returns the marks of the function, which replace one mark. A nonfinite value interrupts the
  /// curve.
  func marks(for mark: ChartMark, number: Int, in axis: ClosedRange<Double>) -> [ChartMark] {
    let range = domain ?? axis
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    let step = (range.upperBound - range.lowerBound) / Double(Self.count - 1)
    var part = 0
    return (0..<Self.count).compactMap { index in
      let point = point(range.lowerBound + Double(index) * step)
      guard point.x.isFinite, point.low.isFinite, point.high.isFinite else {
        part += 1
        return nil
      }
      return mark.at(point, series: "function \(number) \(part)")
    }
  }
}

extension ChartMark {
  /// Creates a mark that stands for a function.
  init(_ kind: Kind, x: ChartLabel, y: ChartLabel, _ function: PlottedFunction) {
    let zero = _PlottedValue.number(0)
    self.init(kind, .at(Coordinate(x, zero)), .at(Coordinate(y, zero)))
    self.function = function
  }

  fileprivate func at(_ point: PlottedFunction.Point, series: String) -> ChartMark? {
    guard let x = x.coordinate?.label, let y = y.coordinate?.label else { return nil }
    let low = Coordinate(y, .number(point.low))
    let high = Coordinate(y, .number(point.high))
    var mark = ChartMark(
      kind, .at(Coordinate(x, .number(point.x))), kind == .area ? .between(low, high) : .at(high),
      series: Coordinate(.string(""), .category(series)))
    mark.look = look
    return mark
  }
}

extension _ChartMarks {
  /// The marks, with functions replaced by their marks for an axis.
  ///
  /// - Parameter domain: The values of the horizontal scale, if they are given.
  func expanded(_ domain: [_PlottedValue]?) -> [ChartMark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let given = domain?.compactMap(\.number) ?? []
    let numbers =
      given.count > 1
      ? given
      : marks.filter { $0.function == nil }.compactMap { $0.x.coordinate?.value.number }
        + marks.compactMap(\.function?.domain).flatMap { [$0.lowerBound, $0.upperBound] }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    return marks.enumerated().flatMap { index, mark in
      mark.function?.marks(for: mark, number: index, in: low...max(high, low)) ?? [mark]
    }
  }
}
