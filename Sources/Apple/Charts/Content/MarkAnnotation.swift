import Foundation

/// A view beside marks.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// In points.
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
  /// The number of marks that the annotation belongs to, beginning with the mark that stores it.
  var count = 1

  init(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, content: @escaping (AnnotationContext) -> AnyView
  ) {
    (self.position, self.alignment, self.overflow) = (position, alignment, overflow)
    self.spacing = spacing ?? 4
    self.content = content
  }

  /// The point of a mark where the view is, on the canvas.
  func point(of mark: ChartMark, isRightToLeft: Bool) -> UnitPoint {
    var point = position.point
    if position.isAutomatic, mark.kind == .bar, !mark.isVertical { point = .trailing }
    return isRightToLeft ? point.mirrored : point
  }
}

extension ChartContent {
  nonisolated func annotation(_ annotation: MarkAnnotation) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self) { marks, range in
      guard let first = range.first else { return }
      var annotation = annotation
      annotation.count = range.count
      var style = marks[first].look.style
      style.annotations.append(annotation)
      marks[first].look = MarkLook(style)
    }
  }
}
