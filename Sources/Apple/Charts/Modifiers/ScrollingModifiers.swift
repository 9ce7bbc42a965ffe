import Foundation

/// Where scrolling a chart ends.
public protocol ChartScrollTargetBehavior {}

/// Ends at a value. It has no effect.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// What ends at a page or a multiple. It has no effect.
public struct MajorValueAlignment: Sendable {
  /// A page.
  public static let page = MajorValueAlignment()
  /// Multiples of a number.
  public static func unit<P: Plottable>(_ unit: P) -> MajorValueAlignment { .page }
  /// Calendar units.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { .page }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Ends at multiples of a number.
  public static func valueAligned<P: Plottable>(
    unit: P, majorAlignment: MajorValueAlignment? = nil
  ) -> Self { Self() }

  /// Ends at calendar units.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment? = nil
  ) -> Self { Self() }
}

nonisolated extension View {
  /// Lets the chart be scrolled along axes. It is drawn where scrolling begins.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions {
      $0.x.scale.isScrollable = axes.contains(.horizontal)
      $0.y.scale.isScrollable = axes.contains(.vertical)
    }
  }

  /// Sets the length of the horizontal domain that is visible.
  ///
  /// - Parameter length: In the unit of the data; seconds for dates, a count for categories.
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
    chartOptions { $0.x.scale.visibleLength = length.plotted.number }
  }

  /// Sets the length of the vertical domain that is visible.
  ///
  /// - Parameter length: In the unit of the data; seconds for dates, a count for categories.
  public func chartYVisibleDomain<P: Plottable>(length: P) -> some View {
    chartOptions { $0.y.scale.visibleLength = length.plotted.number }
  }

  /// Sets the first visible value of the horizontal axis.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartOptions { $0.x.scale.scrollPosition = initialX.plotted }
  }

  /// Sets the first visible value of the vertical axis.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartOptions { $0.y.scale.scrollPosition = initialY.plotted }
  }

  /// Sets the first visible value of the horizontal axis.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  /// Sets the first visible value of the vertical axis.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }

  /// Sets where scrolling ends. Accepted for source compatibility: nobody scrolls a picture.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }

  /// Selects a horizontal value. Accepted for source compatibility: nobody touches a picture.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Selects a range of horizontal values. Accepted for source compatibility: nobody touches a
  /// picture.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Selects a vertical value. Accepted for source compatibility: nobody touches a picture.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Selects a range of vertical values. Accepted for source compatibility: nobody touches a
  /// picture.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Selects a value of sectors. Accepted for source compatibility: nobody touches a picture.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}
