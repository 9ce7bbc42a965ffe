import Foundation

// Plots have one mark for each element of a collection, or are the graph of a function.

/// A line through the points of a collection, or the graph of a function.
public struct LinePlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// An area below the points of a collection, or below the graph of a function.
public struct AreaPlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// A line across the plot for each element of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// A sector of a circle for each element of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  /// The marks of the plot.
  public let body: Content
}

/// The graph of a function, as a line or an area.
public struct _FunctionMarks: MarkContent {
  let mark: ChartMark
}

extension VectorizedChartContent
where Body: VectorizedChartContent, Body.DataElement == DataElement {
  /// The marks.
  public var _vectorized: _VectorizedMarks<DataElement> { body._vectorized }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement
}
