import Foundation

/// Round numbers for the marks of an axis.
enum NiceNumbers {
  /// The largest number of marks of an axis.
  static let limit = 1000

  /// Returns a distance of 1, 2 or 5 times a power of ten that divides a span into about `count`
  /// parts; 1 if the span is empty.
  static func step(span: Double, count: Int) -> Double {
    let raw = span / Double(max(count, 1))
    guard raw.isFinite, raw >= Double.leastNormalMagnitude else { return 1 }
    let power = pow(10, floor(log10(raw)))
    let error = raw / power
    // The limits are the geometric means of neighbors.
    let factor: Double =
      error >= 50.squareRoot() ? 10 : error >= 10.squareRoot() ? 5 : error >= 2.squareRoot() ? 2 : 1
    return power * factor
  }

  /// Returns the multiples of a step in a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    // Bounds that were rounded to a multiple count as one.
    let slack = 1e-9
    let first = (range.lowerBound / step - slack).rounded(.up)
    let last = (range.upperBound / step + slack).rounded(.down)
    // Beyond 2^52, adding 1 changes nothing.
    guard abs(first) < 0x1p52, last >= first, last - first < Double(limit) else {
      return []
    }
    // Division by a power of ten is exact where multiplication by its inverse is not: 0.3, not
    // 0.30000000000000004.
    let inverse = (1 / step).rounded()
    let dividesOne = step < 1 && abs(inverse * step - 1) < 1e-12
    return stride(from: first, through: last, by: 1).map {
      // Not -0.
      ($0 == 0 ? 0 : dividesOne ? $0 / inverse : $0 * step)
    }
  }

  /// Extends a range to multiples of a step.
  static func rounded(
    _ range: ClosedRange<Double>, to step: Double, lower: Bool = true, upper: Bool = true
  ) -> ClosedRange<Double> {
    guard step > 0, step.isFinite else { return range }
    let slack = 1e-9
    let low = lower ? (range.lowerBound / step + slack).rounded(.down) * step : range.lowerBound
    let high = upper ? (range.upperBound / step - slack).rounded(.up) * step : range.upperBound
    guard low.isFinite, high.isFinite, low <= high else { return range }
    return min(low, range.lowerBound)...max(high, range.upperBound)
  }

  /// Extends a range of positive numbers to powers of ten.
  static func decades(around range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down))
    let high = pow(10, (log10(range.upperBound) - 1e-9).rounded(.up))
    return low.isFinite && high.isFinite && low > 0 && low < high ? low...high : range
  }

  /// Returns the powers of ten in a range of positive numbers: only some of them for many decades,
  /// and also their multiples by 2 and 5 for few decades.
  static func powers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let low = (log10(range.lowerBound) - 1e-9).rounded(.up)
    let high = (log10(range.upperBound) + 1e-9).rounded(.down)
    let decades = high - low
    if decades < 2 {
      let all = stride(from: low - 1, through: high, by: 1).flatMap { power in
        [1, 2, 5].map { $0 * pow(10, power) }
      }
      return all.filter { range.contains($0) }
    }
    let step = max((decades / Double(max(count, 1))).rounded(), 1)
    return stride(from: low, through: high, by: step).map { pow(10, $0) }
  }
}
