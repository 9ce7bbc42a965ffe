import Foundation

/// The plot of a placed chart.
struct PlotPlace {
  let frame: Anchor<CGRect>
  let model: ChartModel
}

enum PlotKey: PreferenceKey {
  static var defaultValue: PlotPlace? { nil }

  static func reduce(value: inout PlotPlace?, nextValue: () -> PlotPlace?) {
    value = value ?? nextValue()
  }
}

/// Converts between the values of a chart and positions in its plot.
public struct ChartProxy {
  private let place: PlotPlace?
  /// The size of the plot, in points; zero if the view has no chart.
  public let plotSize: CGSize
  /// The frame of the plot, for a `GeometryProxy`; the frame of the view if it has no chart.
  public let plotAreaFrame: Anchor<CGRect>

  init(_ place: PlotPlace?, frame: Anchor<CGRect>, size: CGSize) {
    (self.place, plotAreaFrame, plotSize) = (place, frame, size)
  }

  /// The frame of the plot, for a `GeometryProxy`; `nil` if the view has no chart.
  public var plotFrame: Anchor<CGRect>? { place?.frame }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }

  private func scale(isX: Bool) -> PositionScale? { isX ? place?.model.x : place?.model.y }

  /// Returns the horizontal position of a value in the plot, in points; `nil` if it doesn't have
  /// one.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    scale(isX: true)?.position(value.plotted, in: plotSize.width)
  }

  /// Returns the vertical position of a value in the plot, in points; `nil` if it doesn't have one.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    scale(isX: false)?.position(value.plotted, in: plotSize.height)
  }

  /// Returns the position of two values in the plot, in points; `nil` if they don't have one.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns the horizontal extent of a value in the plot, in points; `nil` if it doesn't have one.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    scale(isX: true)?.extent(value.plotted, in: plotSize.width)
  }

  /// Returns the vertical extent of a value in the plot, in points; `nil` if it doesn't have one.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    scale(isX: false)?.extent(value.plotted, in: plotSize.height)
  }

  /// Returns the value at a horizontal position in the plot; `nil` if it is of another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    scale(isX: true)?.value(at: position, in: plotSize.width).flatMap { P(plotted: $0) }
  }

  /// Returns the value at a vertical position in the plot; `nil` if it is of another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    scale(isX: false)?.value(at: position, in: plotSize.height).flatMap { P(plotted: $0) }
  }

  /// Returns the values at a position in the plot; `nil` if they are of other types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the angle of a position around the center of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let angle = atan2(Double(x), Double(-y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// Returns the sum of the sectors before an angle, clockwise from the top, and of the part of the sector that is
  /// before it; `nil` if there are no sectors, or if their values are of another type.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let values = place?.model.marks.filter { $0.kind == .sector }.compactMap(\.stackedValue) ?? []
    let total = values.reduce(0) { $0 + max($1, 0) }
    let turns = angle.radians / (2 * .pi)
    guard total > 0, turns.isFinite else { return nil }
    return P(plotted: .number((turns - turns.rounded(.down)) * total))
  }

  /// Returns the horizontal domain: its ends, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    scale(isX: true)?.domain.compactMap { P(plotted: $0) } ?? []
  }

  /// Returns the vertical domain: its ends, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    scale(isX: false)?.domain.compactMap { P(plotted: $0) } ?? []
  }

  /// Returns the style that a chart gives a value; `nil` if the view has no chart.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    place?.model.foreground(value.plotted)
  }

  /// Returns the area of the symbol that a chart gives a value, in square points; `nil` if the view has no chart.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    place?.model.sizes(value.plotted)
  }

  /// Returns the stroke that a chart gives a value; `nil` if it gives none.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    place.flatMap { $0.model.lines(value.plotted, LegendStyles.lines) }
  }

  /// Selects the value at a horizontal position. Accepted for source compatibility: nothing is
  /// selected in a picture.
  public func selectXValue(at location: CGFloat) {}

  /// Selects the value at a vertical position. Accepted for source compatibility: nothing is
  /// selected in a picture.
  public func selectYValue(at location: CGFloat) {}

  /// Selects a range of values. Accepted for source compatibility: nothing is selected in a picture.
  public func selectXRange(from: CGFloat, to: CGFloat) {}

  /// Selects a range of values. Accepted for source compatibility: nothing is selected in a picture.
  public func selectYRange(from: CGFloat, to: CGFloat) {}

  /// Selects the value at an angle. Accepted for source compatibility: nothing is selected in a picture.
  public func selectAngleValue(at angle: Angle) {}
}

extension PositionScale {
  /// The start and the end of a value in a plot of a length, in points.
  fileprivate func extent(_ value: _PlottedValue, in length: CGFloat) -> ClosedRange<CGFloat>? {
    fractions(value).map {
      let (a, b) = (position($0.0, in: length), position($0.1, in: length))
      return min(a, b)...max(a, b)
    }
  }

  /// The ends of the domain, or its categories.
  fileprivate var domain: [_PlottedValue] {
    if let categories { return categories.map { .category($0) } }
    return [range.lowerBound, range.upperBound].map { isDate ? .date($0) : .number($0) }
  }
}

extension View {
  /// Adds views in front of a chart.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views. Default: center.
  ///   - content: Creates the views from the plot of the chart.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    overlayPreferenceValue(PlotKey.self) { place in
      ProxyReader(place: place, alignment: alignment, content: content)
    }
  }

  /// Adds views behind a chart.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views. Default: center.
  ///   - content: Creates the views from the plot of the chart.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    backgroundPreferenceValue(PlotKey.self) { place in
      ProxyReader(place: place, alignment: alignment, content: content)
    }
  }

  /// Recognizes a gesture in a chart. Accepted for source compatibility: pictures are not interactive.
  nonisolated public func chartGesture<G: Gesture>(
    _ body: @escaping (ChartProxy) -> G
  ) -> some View { self }
}

private struct ProxyReader<V: View> {
  let place: PlotPlace?
  let alignment: Alignment
  let content: (ChartProxy) -> V
}

extension ProxyReader: View {
  var body: some View {
    if let place {
      reader(place.frame)
    } else {
      Color.clear.anchorPreference(key: OwnFrame.self, value: .bounds) { $0 }
        .overlayPreferenceValue(OwnFrame.self) { frame in if let frame { reader(frame) } }
    }
  }

  private func reader(_ frame: Anchor<CGRect>) -> some View {
    GeometryReader { geometry in
      let size = place == nil ? CGSize.zero : geometry[frame].size
      content(ChartProxy(place, frame: frame, size: size))
        .frame(
          width: geometry.size.width, height: geometry.size.height, alignment: alignment)
    }
  }
}

/// The frame of a view that has no chart.
private enum OwnFrame: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
