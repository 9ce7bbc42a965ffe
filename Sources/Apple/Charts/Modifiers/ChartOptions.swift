import Foundation

/// What modifiers around a chart set.
struct ChartOptions {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScaleSettings<AnyShapeStyle>()
  var gradient: Gradient?
  var symbols = StyleScaleSettings<MarkStyle.Symbol>()
  var sizes: ClosedRange<CGFloat> = 20...400
  var lines = StyleScaleSettings<StrokeStyle>()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
}

/// What modifiers set of an axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// The sets of marks; `nil` for those of every chart.
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

/// What modifiers set of the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  /// The legend; `nil` for that of every chart.
  var content: AnyView?
}

extension EnvironmentValues {
  /// An object, as the options are too large for unoptimized programs to read from the environment.
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
}
