import Foundation

/// A property of data to plot, with a label that describes it.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let label: ChartLabel
  let property: KeyPath<DataElement, Value>

  func coordinate(of element: DataElement) -> Coordinate {
    Coordinate(label, element[keyPath: property].plotted)
  }

  func span(of element: DataElement) -> Span { .at(coordinate(of: element)) }

  func span(
    of element: DataElement, to end: PlottableProjection<DataElement, Value>
  ) -> Span { .between(coordinate(of: element), end.coordinate(of: element)) }
}

extension PlottableProjection {
  /// Creates a property with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ property: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(label: .key(labelKey), property: property) }

  /// Creates a property with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ property: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(label: .string(String(label)), property: property) }

  /// Creates a property with a label.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ property: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .init(label: .text(label), property: property) }
}
