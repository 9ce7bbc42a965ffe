import Foundation

/// Content with a mark for each element of a collection, whose properties modifiers can read.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
  /// The marks. Custom types never implement this.
  var _vectorized: _VectorizedMarks<DataElement> { get }
}

/// The marks of the elements of a collection.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent {
  let elements: [DataElement]
  let mark: (DataElement) -> ChartMark
  private var styles: [(DataElement, inout MarkStyle) -> Void] = []

  init(_ elements: some Sequence<DataElement>, mark: @escaping (DataElement) -> ChartMark) {
    (self.elements, self.mark) = (Array(elements), mark)
  }

  /// The marks.
  public var _vectorized: _VectorizedMarks { self }

  fileprivate func style(
    _ change: @escaping (DataElement, inout MarkStyle) -> Void
  ) -> _VectorizedMarks {
    var copy = self
    copy.styles.append(change)
    return copy
  }
}

extension _VectorizedMarks: PrimitiveChartContent {
  /// Adds the mark of each element.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for element in content.elements {
      var mark = content.mark(element)
      if !content.styles.isEmpty {
        var style = mark.look.style
        for change in content.styles { change(element, &style) }
        mark.look = MarkLook(style)
      }
      marks.marks.append(mark)
    }
  }
}

extension VectorizedChartContent {
  private func set<Value>(
    _ value: WritableKeyPath<MarkStyle, Value?>, _ new: @escaping (DataElement) -> Value
  ) -> _VectorizedMarks<DataElement> {
    _vectorized.style { element, style in
      if style[keyPath: value] == nil { style[keyPath: value] = new(element) }
    }
  }

  /// Fills and strokes each mark with the style in a property of its element.
  public func foregroundStyle<S: ShapeStyle>(
    _ property: KeyPath<DataElement, S>
  ) -> _VectorizedMarks<DataElement> {
    set(\.foreground) { AnyShapeStyle($0[keyPath: property]) }
  }

  /// Gives each value of a property its own style, and lists the values in the legend.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _VectorizedMarks<DataElement> { set(\.foregroundBy) { value.coordinate(of: $0) } }

  /// Gives each value of a property its own symbol, and lists the values in the legend.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _VectorizedMarks<DataElement> { set(\.symbolBy) { value.coordinate(of: $0) } }

  /// Gives each value of a property an area: numbers in proportion, categories in steps.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _VectorizedMarks<DataElement> { set(\.symbolSizeBy) { value.coordinate(of: $0) } }

  /// Sets the area of each symbol to a property of its element, in square points.
  public func symbolSize(
    _ property: KeyPath<DataElement, CGFloat>
  ) -> _VectorizedMarks<DataElement> { set(\.symbolSize) { $0[keyPath: property] } }

  /// Gives each value of a property its own dash pattern, and lists the values in the legend.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> _VectorizedMarks<DataElement> { set(\.lineBy) { value.coordinate(of: $0) } }

  /// Draws each mark with the opacity in a property of its element, 0…1.
  public func opacity(
    _ property: KeyPath<DataElement, Double>
  ) -> _VectorizedMarks<DataElement> {
    _vectorized.style { $1.opacity *= $0[keyPath: property] }
  }
}
