import Foundation

/// The plot, for `chartPlotStyle(content:)`.
public struct ChartPlotContent: View {
  let view: AnyView
  /// The plot.
  public var body: some View { view }
}

/// An axis, for `chartXAxisStyle(content:)` and `chartYAxisStyle(content:)`.
public struct ChartAxisContent: View {
  let view: AnyView
  /// The axis.
  public var body: some View { view }
}

nonisolated extension View {
  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  /// Sets the marks of the horizontal axis.
  @MainActor @preconcurrency
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let sets = content()._axes.sets
    return chartOptions { $0.x.sets = sets }
  }

  /// Sets the marks of the vertical axis.
  @MainActor @preconcurrency
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let sets = content()._axes.sets
    return chartOptions { $0.y.sets = sets }
  }

  private func axisLabel<C: View>(
    _ axis: WritableKeyPath<ChartOptions, AxisSettings>, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?, _ content: C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0[keyPath: axis].titles.append(title) }
  }

  /// Adds a label to the horizontal axis.
  ///
  /// - Parameters:
  ///   - labelKey: The label.
  ///   - position: Where it is. Default: below the axis.
  ///   - alignment: How it is aligned with the chart. Default: centered.
  ///   - spacing: The distance, in points. Default: 4.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.x, position, alignment, spacing, Text(labelKey)) }

  /// Adds a label to the horizontal axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.x, position, alignment, spacing, Text(label)) }

  /// Adds a label to the horizontal axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { axisLabel(\.x, position, alignment, spacing, content()) }

  /// Adds a label to the vertical axis.
  ///
  /// - Parameters:
  ///   - labelKey: The label.
  ///   - position: Where it is. Default: above the axis.
  ///   - alignment: How it is aligned with the chart. Default: trailing above, else centered.
  ///   - spacing: The distance, in points. Default: 4.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.y, position, alignment, spacing, Text(labelKey)) }

  /// Adds a label to the vertical axis.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.y, position, alignment, spacing, Text(label)) }

  /// Adds a label to the vertical axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { axisLabel(\.y, position, alignment, spacing, content()) }

  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Sets where the legend is.
  ///
  /// - Parameters:
  ///   - position: The edge of the chart. Default: below the plot.
  ///   - alignment: How it is aligned with the chart. Default: leading.
  ///   - spacing: The distance, in points. Default: 8.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      ($0.legend.position, $0.legend.alignment) = (position, alignment)
      ($0.legend.spacing, $0.legend.content) = (spacing, nil)
    }
  }

  /// Replaces the legend.
  ///
  /// - Parameters:
  ///   - position: The edge of the chart. Default: below the plot.
  ///   - alignment: How it is aligned with the chart. Default: leading.
  ///   - spacing: The distance, in points. Default: 8.
  ///   - content: The legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartOptions {
      ($0.legend.position, $0.legend.alignment) = (position, alignment)
      ($0.legend.spacing, $0.legend.content) = (spacing, view)
    }
  }

  /// Changes the plot: its background, its frame, its border.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> Content
  ) -> some View { chartOptions { $0.plotStyle = { AnyView(content($0)) } } }

  /// Changes the horizontal axis. Accepted for source compatibility: an axis is no view.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ axisContent: ChartAxisContent) -> Content
  ) -> some View { self }

  /// Changes the vertical axis. Accepted for source compatibility: an axis is no view.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ axisContent: ChartAxisContent) -> Content
  ) -> some View { self }
}
