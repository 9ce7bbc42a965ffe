import Foundation

/// The options that modifiers set for a chart.
struct ChartOptions {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScaleSettings<AnyShapeStyle>()
  var gradient: Gradient?
  var symbols = StyleScaleSettings<MarkStyle.Symbol>()
  var sizes = StyleScaleSettings<CGFloat>()
  var lines = StyleScaleSettings<StrokeStyle>()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
}

/// The options that modifiers set for an axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// The sets of marks; `nil` for the default ones.
  var sets: [AxisSet]?
  var titles: [AxisTitle] = []
  var scale = ScaleSettings()
}

/// A label of a whole axis.
struct AxisTitle {
  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
}

/// The options that modifiers set for the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  /// In points.
  var spacing: CGFloat?
  /// The legend; `nil` for the default one.
  var content: AnyView?
}

extension EnvironmentValues {
  /// An object, because the options are too large for unoptimized programs to read from the
  /// environment.
  private final class Holder {
    let options: ChartOptions
    init(_ options: ChartOptions) { self.options = options }
  }

  private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: Holder { Holder(ChartOptions()) }
  }

  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self].options }
    set { self[ChartOptionsKey.self] = Holder(newValue) }
  }
}

extension View {
  nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }

  nonisolated func axes(
    _ axis: WritableKeyPath<ChartOptions, AxisSettings>, _ axes: _AxisSets
  ) -> some View { chartOptions { $0[keyPath: axis].sets = axes.sets } }

  nonisolated func axisLabel<C: View>(
    _ axis: WritableKeyPath<ChartOptions, AxisSettings>, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?, _ content: C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0[keyPath: axis].titles.append(title) }
  }

  nonisolated func scale(
    _ axis: WritableKeyPath<ChartOptions, AxisSettings>, _ domain: _ScaleDomain?,
    _ range: _PositionScaleRange?, _ type: ScaleType?
  ) -> some View {
    chartOptions {
      if let domain { $0[keyPath: axis].scale.domain = domain }
      if let range { $0[keyPath: axis].scale.range = range }
      if let type { $0[keyPath: axis].scale.type = type }
    }
  }

  /// Sets the place of the legend, and replaces the legend unless the content is `nil`.
  nonisolated func legend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: AnyView?
  ) -> some View {
    chartOptions {
      let visibility = $0.legend.visibility
      $0.legend = LegendSettings(
        visibility: visibility, position: position, alignment: alignment, spacing: spacing,
        content: content)
    }
  }
}
