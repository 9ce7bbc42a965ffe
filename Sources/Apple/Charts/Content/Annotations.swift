import Foundation

/// Where an annotation is, relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let point: UnitPoint
  var isAutomatic = false
  var isOverlay = false

  /// Above the mark, or at the end of a horizontal bar.
  public static let automatic = AnnotationPosition(point: .top, isAutomatic: true)
  /// On the mark.
  public static let overlay = AnnotationPosition(point: .center, isOverlay: true)
  /// Above the mark.
  public static let top = AnnotationPosition(point: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(point: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(point: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(point: .trailing)
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition(point: .topLeading)
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition(point: .topTrailing)
  /// Below and before the mark.
  public static let bottomLeading = AnnotationPosition(point: .bottomLeading)
  /// Below and after the mark.
  public static let bottomTrailing = AnnotationPosition(point: .bottomTrailing)
}

/// What an annotation belongs to.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What happens to annotations that don't fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along an axis.
  public struct Strategy: Hashable, Sendable {
    /// The edges that annotations stay within.
    public struct Boundary: Hashable, Sendable {
      let isPlot: Bool
      /// The boundary of the chart.
      public static let automatic = Boundary(isPlot: false)
      /// The boundary of the chart.
      public static let chart = Boundary(isPlot: false)
      /// The boundary of the plot.
      public static let plot = Boundary(isPlot: true)
    }

    var boundary: Boundary?
    /// The annotation moves, as far as it must, to stay within the chart.
    public static let automatic = Strategy(boundary: .chart)
    /// The annotation is drawn where it is.
    public static let disabled = Strategy()
    /// The plot gets padding. Galley moves the annotation.
    public static let padScale = Strategy(boundary: .chart)

    /// The annotation moves, as far as it must, to stay within a boundary.
    public static func fit(to boundary: Boundary = .automatic) -> Strategy {
      Strategy(boundary: boundary)
    }
    /// The annotation moves, as far as it must, to stay within the chart.
    public static let fit = Strategy(boundary: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// Annotations move, as far as they must, to stay within the chart.
  public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
  /// Adds a view beside the marks.
  ///
  /// - Parameters:
  ///   - position: Where the view is. Default: above the marks.
  ///   - alignment: How the view is aligned with the edge of the marks. Default: centered.
  ///   - spacing: The distance, in points. Default: 4.
  ///   - content: The view.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }

  /// Adds a view beside the marks.
  ///
  /// - Parameters:
  ///   - position: Where the view is. Default: above the marks.
  ///   - alignment: How the view is aligned with the edge of the marks. Default: centered.
  ///   - spacing: The distance, in points. Default: 4.
  ///   - content: Creates the view from the size of the marks.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Adds a view beside the marks.
  ///
  /// - Parameters:
  ///   - position: Where the view is. Default: above the marks.
  ///   - alignment: How the view is aligned with the edge of the marks. Default: centered.
  ///   - spacing: The distance, in points. Default: 4.
  ///   - overflowResolution: What happens if the view leaves the chart.
  ///   - content: The view.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// Adds a view beside the marks.
  ///
  /// - Parameters:
  ///   - position: Where the view is. Default: above the marks.
  ///   - alignment: How the view is aligned with the edge of the marks. Default: centered.
  ///   - spacing: The distance, in points. Default: 4.
  ///   - overflowResolution: What happens if the view leaves the chart.
  ///   - content: Creates the view from the size of the marks.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    ModifiedChartContent(content: self) { marks in
      var marks = marks
      guard let first = marks.indices.first else { return marks }
      marks[first].style.annotations.append(
        MarkStyle.Annotation(
          position: position, alignment: alignment, spacing: spacing ?? 4,
          overflow: overflowResolution, count: marks.count,
          content: { AnyView(content($0)) }))
      return marks
    }
  }
}
