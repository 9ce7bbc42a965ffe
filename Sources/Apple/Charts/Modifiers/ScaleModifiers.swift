import Foundation

/// The styles of a scale.
public protocol ScaleRange {
  /// A style.
  associatedtype VisualValue

  /// The styles in order. Custom ranges never implement this.
  var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
  /// The elements.
  public var _values: [Element] { self }
}

nonisolated extension View {
  private func scale(
    _ axis: WritableKeyPath<ChartOptions, AxisSettings>, _ domain: _ScaleDomain?,
    _ range: _PositionScaleRange?, _ type: ScaleType?
  ) -> some View {
    chartOptions {
      if let domain { $0[keyPath: axis].scale.domain = domain }
      if let range { $0[keyPath: axis].scale.range = range }
      if let type { $0[keyPath: axis].scale.type = type }
    }
  }

  /// Sets the values of the horizontal axis, and how they are spread.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { scale(\.x, domain._domain, nil, type) }

  /// Sets the values and the positions of the horizontal axis, and how the values are spread.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.x, domain._domain, range._range, type) }

  /// Sets the positions of the horizontal axis, and how its values are spread.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.x, nil, range._range, type) }

  /// Sets how the values of the horizontal axis are spread.
  public func chartXScale(type: ScaleType? = nil) -> some View { scale(\.x, nil, nil, type) }

  /// Sets the values of the vertical axis, and how they are spread.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { scale(\.y, domain._domain, nil, type) }

  /// Sets the values and the positions of the vertical axis, and how the values are spread.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.y, domain._domain, range._range, type) }

  /// Sets the positions of the vertical axis, and how its values are spread.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.y, nil, range._range, type) }

  /// Sets how the values of the vertical axis are spread.
  public func chartYScale(type: ScaleType? = nil) -> some View { scale(\.y, nil, nil, type) }

  /// Sets the style of each value in `foregroundStyle(by:)`.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartOptions {
      $0.foreground = StyleScaleSettings(
        mapping: mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) })
    }
  }

  /// Sets the values in `foregroundStyle(by:)` and their styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartOptions {
      $0.foreground = StyleScaleSettings(
        domain: domain._domain.given, range: range._values.map { AnyShapeStyle($0) })
    }
  }

  /// Sets the range of numbers in `foregroundStyle(by:)` and their gradient.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.foreground = StyleScaleSettings(domain: domain._domain.given)
      $0.gradient = range
    }
  }

  /// Sets the values in `foregroundStyle(by:)`.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chartOptions { $0.foreground.domain = domain._domain.given } }

  /// Sets the styles of the values in `foregroundStyle(by:)`, in order.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartOptions { $0.foreground.range = range._values.map { AnyShapeStyle($0) } }
  }

  /// Sets the gradient of the numbers in `foregroundStyle(by:)`.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chartOptions { $0.gradient = range }
  }

  /// Sets the values in `foregroundStyle(by:)` and their styles.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions {
      $0.foreground = StyleScaleSettings(
        domain: domain.map(\.plotted),
        function: { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } })
    }
  }

  /// Sets the styles of the values in `foregroundStyle(by:)`.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions {
      $0.foreground.function = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the symbol of each value in `symbol(by:)`.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartOptions {
      $0.symbols = StyleScaleSettings(mapping: mapping.map { ($0.key.plotted, .outline($0.value)) })
    }
  }

  /// Sets the values in `symbol(by:)` and their symbols.
  public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain, range: [S], type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.symbols = StyleScaleSettings(
        domain: domain._domain.given, range: range.map { .outline($0) })
    }
  }

  /// Sets the symbols of the values in `symbol(by:)`, in order.
  public func chartSymbolScale<S: ChartSymbolShape>(
    range: [S], type: ScaleType? = nil
  ) -> some View { chartOptions { $0.symbols.range = range.map { .outline($0) } } }

  /// Sets the values in `symbol(by:)`.
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chartOptions { $0.symbols.domain = domain._domain.given } }

  /// Sets the areas of the values in `symbolSize(by:)`, in square points.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { chartOptions { $0.sizes = range } }

  /// Sets the stroke of each value in `lineStyle(by:)`.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chartOptions {
      $0.lines = StyleScaleSettings(mapping: mapping.map { ($0.key.plotted, $0.value) })
    }
  }

  /// Sets the values in `lineStyle(by:)` and their strokes.
  public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: [StrokeStyle], type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.lines = StyleScaleSettings(domain: domain._domain.given, range: range) }
  }

  /// Sets the strokes of the values in `lineStyle(by:)`, in order.
  public func chartLineStyleScale(range: [StrokeStyle], type: ScaleType? = nil) -> some View {
    chartOptions { $0.lines.range = range }
  }
}

extension _ScaleDomain {
  /// The values; `nil` for those of the data.
  fileprivate var given: [_PlottedValue]? { isAutomatic ? nil : values }
}

extension MarkStyle.Symbol {
  fileprivate static func outline<S: ChartSymbolShape>(_ shape: S) -> Self {
    .shape { shape.path(in: $0) }
  }
}
