import Foundation

/// Something that describes a chart. Accepted for source compatibility.
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart. A picture never asks.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Describes a chart that changed. A picture never asks.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a described chart.
public protocol AXDataAxisDescriptor {
  /// The axis's name.
  var title: String { get set }
}

/// An axis of numbers of a described chart.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The axis's name.
  public var title: String
  /// From the least to the greatest number.
  public var range: ClosedRange<Double>
  /// Where lines are.
  public var gridlinePositions: [Double]
  /// Says a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range) = (title, range)
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of words of a described chart.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The axis's name.
  public var title: String
  /// The words, in order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A point of a described chart.
public final class AXDataPoint {
  /// The point's name.
  public var label: String?

  /// Creates a point between two axes of numbers.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil
  ) {
    self.label = label
  }
  /// Creates a point between an axis of words and one of numbers.
  public init(
    x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil
  ) {
    self.label = label
  }
}

/// A row of points of a described chart.
public final class AXDataSeriesDescriptor {
  /// The name of the row.
  public var name: String?
  /// Whether there are points between the points.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a row.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// What a chart shows, for those who do not see it. In a picture nobody hears it.
public final class AXChartDescriptor {
  /// The chart's name.
  public var title: String?
  /// What the chart says.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// More axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The rows of points.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}
