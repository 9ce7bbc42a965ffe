import Foundation

/// A view that plots data.
///
/// It fills the proposed size, or 300×200 points along an axis without a proposal.
public struct Chart<Content: ChartContent> {
  private let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.layoutDirection) private var direction
  @Environment(\.calendar) private var calendar

  nonisolated static var idealSize: CGSize { CGSize(width: 300, height: 200) }

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of the marks of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the marks of an element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of the marks of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - content: Creates the marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  /// The plot with its axes and its legend.
  public var body: some View {
    let marks = _ChartMarks(content)
    GeometryReader { geometry in
      let size = geometry.size.finite(or: Self.idealSize)
      let model = ChartModel(
        marks, options, size: size, isRightToLeft: direction == .rightToLeft, calendar: calendar)
      let annotations = model.endAnnotations(options, size: size)
      if annotations.isEmpty {
        ChartBody(model: model, options: options, size: size, direction: direction)
      } else {
        IdealSizeReader(annotations.map(\.view)) { sizes in
          ChartBody(
            model: model.makeRoom(for: annotations, of: sizes), options: options, size: size,
            direction: direction)
        }
      }
    }
    .frame(idealWidth: Self.idealSize.width, idealHeight: Self.idealSize.height)
  }
}

extension CGSize {
  fileprivate func finite(or other: CGSize) -> CGSize {
    CGSize(
      width: width.isFinite ? width : other.width, height: height.isFinite ? height : other.height)
  }
}

/// The parts of a chart.
private struct ChartBody: View {
  let model: ChartModel
  let options: ChartOptions
  let size: CGSize
  let direction: LayoutDirection

  var body: some View {
    ChartArrangement(x: model.x, y: model.y, isRightToLeft: model.isRightToLeft) {
      // The outermost parts come first.
      legend
      titles(options.x.titles, isX: true)
      titles(options.y.titles, isX: false)
      plot.environment(\.layoutDirection, direction).chartPart(.plot)
      ForEach(0..<model.xAxis.count, id: \.self) {
        AxisLabels(axis: model.xAxis[$0], scale: model.x, set: $0)
      }
      .environment(\.layoutDirection, direction)
      ForEach(0..<model.yAxis.count, id: \.self) {
        AxisLabels(axis: model.yAxis[$0], scale: model.y, set: model.xAxis.count + $0)
      }
      .environment(\.layoutDirection, direction)
    }
    // Positions are those on the canvas.
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.chartOptions, ChartOptions())
    .frame(width: size.width, height: size.height)
    .coordinateSpace(.named(PlotView.Space.chart))
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder
  private var plot: some View {
    let plot = PlotView(model: model)
    Group {
      if let style = options.plotStyle {
        style(ChartPlotContent(view: AnyView(plot)))
      } else {
        plot
      }
    }
    .overlay(alignment: options.legend.alignment ?? .topLeading) {
      if options.legend.position.isOverlay { legendContent().padding(4) }
    }
    .anchorPreference(key: PlotKey.self, value: .bounds) { PlotPlace(frame: $0, model: model) }
  }

  @ViewBuilder
  private var legend: some View {
    let legend = options.legend
    let isTrailing = legend.position.point.x == 1
    let edge = legend.position.edge(isRightToLeft: model.isRightToLeft)
    if !legend.position.isOverlay {
      legendContent(isVertical: edge.isVertical)
        .beside(
          edge, legend.alignment ?? (isTrailing ? .trailing : .leading), legend.spacing ?? 8,
          direction)
    }
  }

  @ViewBuilder
  private func legendContent(isVertical: Bool = false) -> some View {
    if options.legend.visibility != .hidden {
      if let content = options.legend.content {
        content
      } else if ChartLegend.isNeeded(for: model) {
        ChartLegend(model: model, isVertical: isVertical)
      }
    }
  }

  private func titles(_ titles: [AxisTitle], isX: Bool) -> some View {
    ForEach(0..<titles.count, id: \.self) { index in
      let title = titles[index]
      let isAutomatic = title.position.isAutomatic
      let position = isAutomatic && !isX ? .top : title.position
      let edge = position.edge(isRightToLeft: model.isRightToLeft)
      title.view.font(.caption).foregroundStyle(Color.secondary)
        .turned(.degrees(edge == .leading ? -90 : edge == .trailing ? 90 : 0))
        .beside(
          edge, title.alignment ?? (isX || !isAutomatic ? .center : .trailing),
          title.spacing ?? 4, direction)
    }
  }
}

extension AnnotationPosition {
  /// The edge of a chart, on the canvas. Default: the bottom.
  fileprivate func edge(isRightToLeft: Bool) -> Edge {
    if isAutomatic || point.y == 1 { return .bottom }
    if point.y == 0 { return .top }
    return (point.x == 1) == isRightToLeft ? .leading : .trailing
  }
}

extension View {
  /// Places the view beside the plot of a chart.
  ///
  /// - Parameters:
  ///   - edge: The edge of the chart, on the canvas.
  ///   - spacing: The distance, in points.
  ///   - direction: The layout direction in the view.
  fileprivate func beside(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat, _ direction: LayoutDirection
  ) -> some View {
    environment(\.layoutDirection, direction)
      .chartPart(.beside(BesidePlace(edge: edge, alignment: alignment, spacing: spacing)))
  }
}
