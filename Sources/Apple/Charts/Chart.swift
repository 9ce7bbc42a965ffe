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
      ChartBody(model: model, options: options, size: size, direction: direction)
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
      if options.legend.position.isOverlay { legendContent.padding(4) }
    }
    .anchorPreference(key: PlotKey.self, value: .bounds) { PlotPlace(frame: $0, model: model) }
  }

  @ViewBuilder
  private var legend: some View {
    let legend = options.legend
    if !legend.position.isOverlay {
      beside(legendContent, legend.position, legend.alignment, legend.spacing ?? 8)
    }
  }

  @ViewBuilder
  private var legendContent: some View {
    if options.legend.visibility != .hidden {
      if let content = options.legend.content {
        content
      } else if ChartLegend.isNeeded(for: model) {
        ChartLegend(model: model)
      }
    }
  }

  private func titles(_ titles: [AxisTitle], isX: Bool) -> some View {
    ForEach(0..<titles.count, id: \.self) { index in
      let title = titles[index]
      let isAutomatic = title.position.isAutomatic
      beside(
        title.view.font(.caption).foregroundStyle(.secondary),
        isAutomatic ? (isX ? .bottom : .top) : title.position,
        title.alignment ?? (isX || !isAutomatic ? .center : .trailing), title.spacing ?? 4,
        turns: true)
    }
  }

  private func beside<V: View>(
    _ view: V, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat,
    turns: Bool = false
  ) -> some View {
    let point = position.point
    var edge: PlotEdge =
      position.isAutomatic || point.y == 1
      ? .bottom : point.y == 0 ? .top : point.x == 1 ? .right : .left
    if model.isRightToLeft { edge = edge.mirrored }
    let horizontal: HorizontalAlignment =
      point.x == 0 ? .leading : point.x == 1 ? .trailing : turns ? .center : .leading
    let isTurned = turns && (edge == .left || edge == .right)
    return Group {
      if isTurned {
        Turned { view.rotationEffect(.degrees(edge == .left ? -90 : 90)) }
      } else {
        view
      }
    }
    .environment(\.layoutDirection, direction)
    .chartPart(
      .beside(
        BesidePlace(
          edge: edge,
          alignment: alignment ?? Alignment(horizontal: horizontal, vertical: .center),
          spacing: spacing)))
  }
}
