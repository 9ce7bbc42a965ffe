import Foundation

/// A range of values that are plotted as one.
public struct ChartBinRange<Bound: Plottable> {
  /// The start of the range.
  public let lowerBound: Bound
  /// The end of the range.
  public let upperBound: Bound

  init(lowerBound: Bound, upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Divides a range of numbers into bins of equal size.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
  /// The limits between the bins, in ascending order.
  public let thresholds: [Value]

  private init(_ steps: [Double]) {
    thresholds = steps.compactMap { Value(plotted: .number($0)) }
  }

  /// Creates bins between limits, in ascending order.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a size that cover data.
  public init(size: Value, data: [Value]) {
    let numbers = data.compactMap(\.plotted.number).filter(\.isFinite)
    self.init(size: size.plotted.number ?? 1, (numbers.min() ?? 0)...(numbers.max() ?? 1))
  }

  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: size.plotted.number ?? 1, range.numbers)
  }

  private init(size: Double, _ range: ClosedRange<Double>) {
    guard size > 0, size.isFinite, (range.upperBound - range.lowerBound) / size < 1e5 else {
      self.init([range.lowerBound, range.upperBound])
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    self.init(stride(from: first, through: last, by: 1).map { $0 * size })
  }

  /// Creates bins of a round size for data.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: The approximate number of bins. Default: 10.
  ///   - minimumStride: The smallest size of a bin. Default: 0.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Double = 0) {
    let numbers = data.compactMap(\.plotted.number).filter(\.isFinite)
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let size = NiceNumbers.step(span: high - low, count: desiredCount ?? 10)
    self.init(size: Swift.max(size, minimumStride), low...high)
  }

  /// Creates bins of a round size that cover a range.
  public init(
    range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Double = 0
  ) {
    self.init(
      data: [range.lowerBound, range.upperBound], desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  /// Creates a number of bins of equal size that cover a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let (range, count) = (range.numbers, Swift.min(Swift.max(count, 1), 100_000))
    let size = (range.upperBound - range.lowerBound) / Double(count)
    self.init((0...count).map { range.lowerBound + Double($0) * size })
  }

  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at an index.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the index of the bin that a value belongs to, the first or the last one for values
  /// outside of the range.
  public func index(for value: Value) -> Int { thresholds.indexOfBin(value) }
}

extension Array where Element: Comparable {
  /// The index of the bin between thresholds that a value belongs to, the first or the last one for
  /// values outside.
  func indexOfBin(_ value: Element) -> Int {
    let after = firstIndex { $0 > value } ?? count - 1
    return Swift.max(Swift.min(after - 1, count - 2), 0)
  }
}

extension ClosedRange where Bound: Plottable {
  fileprivate var numbers: ClosedRange<Double> {
    let (low, high) = (lowerBound.plotted.number ?? 0, upperBound.plotted.number ?? 1)
    return low <= high ? low...high : 0...1
  }
}
