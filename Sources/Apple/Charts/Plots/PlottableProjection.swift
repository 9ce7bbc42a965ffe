import Foundation

/// A property of data to plot, with a label that describes it.
public struct PlottableProjection<DataElement, Value: Plottable> {
  private let place: (DataElement) -> Coordinate

  init(_ place: @escaping (DataElement) -> Coordinate) { self.place = place }

  init(_ label: ChartLabel, _ value: @escaping (DataElement) -> Value) {
    place = { Coordinate(label, value($0).plotted) }
  }

  init(
    _ label: ChartLabel, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) {
    place = {
      Coordinate(
        label, $0[keyPath: start].plotted, upper: $0[keyPath: end].plotted.number)
    }
  }

  func coordinate(of element: DataElement) -> Coordinate { place(element) }

  func span(of element: DataElement) -> Span { .at(coordinate(of: element)) }

  func span(
    of element: DataElement, to end: PlottableProjection<DataElement, Value>
  ) -> Span { .between(coordinate(of: element), end.coordinate(of: element)) }
}

extension PlottableProjection where Value == Date {
  init(
    _ label: ChartLabel, _ date: KeyPath<DataElement, Date>, _ unit: Calendar.Component,
    _ calendar: Calendar?
  ) {
    let unit = DateUnit(unit, calendar ?? .current)
    self.init { Coordinate(label, $0[keyPath: date], unit) }
  }
}
