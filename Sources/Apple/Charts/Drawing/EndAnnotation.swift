import Foundation

/// An annotation beyond a mark near the end of a scale that may get padding.
struct EndAnnotation {
  let view: AnyView
  let isX: Bool
  /// Whether it is near the left or top edge of the plot, on the canvas.
  let isStart: Bool
  /// The distance between its mark and the edge, as a fraction of the plot without padding.
  let distance: CGFloat
  /// The distance between its mark and its view, in points.
  let spacing: CGFloat
}

extension ChartModel {
  /// Returns the annotations for which the scales may need padding.
  ///
  /// - Parameter size: The size of the chart.
  @MainActor
  func endAnnotations(_ options: ChartOptions, size: CGSize) -> [EndAnnotation] {
    let plot = PlotGeometry(model: self, size: size)
    var annotations: [EndAnnotation] = []
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      for annotation in mark.look.style.annotations where !annotation.position.isOverlay {
        let point = annotation.point(of: mark, isRightToLeft: isRightToLeft)
        // At a corner, the view is above or below the mark.
        let isX = point.y == 0.5
        let overflow = isX ? annotation.overflow.x : annotation.overflow.y
        let settings = isX ? options.x.scale : options.y.scale
        guard overflow.padsScale, settings.mayGetPadding,
          (isX ? mark.x : mark.y).coordinate != nil,
          let target = plot.target(of: annotation, at: index)
        else { continue }
        let isStart = (isX ? point.x : point.y) == 0
        let (low, high, length) =
          isX
          ? (target.minX, target.maxX, size.width) : (target.minY, target.maxY, size.height)
        let distance = (isStart ? low : length - high) / length
        guard AnnotationRoom.matters(distance) else { continue }
        let view = annotation.content(AnnotationContext(targetSize: target.size))
        annotations.append(
          EndAnnotation(
            view: AnyView(view.environment(\.chartOptions, ChartOptions())), isX: isX,
            isStart: isStart, distance: distance, spacing: annotation.spacing))
      }
    }
    return annotations
  }

  /// Adds padding to the scales, so that annotations don't overlap their marks.
  ///
  /// - Parameter sizes: The sizes of the annotations.
  func makeRoom(for annotations: [EndAnnotation], of sizes: [CGSize]) -> ChartModel {
    var (x, y) = (AnnotationRoom(), AnnotationRoom())
    for (annotation, size) in zip(annotations, sizes) {
      let (distance, isStart) = (annotation.distance, annotation.isStart)
      if annotation.isX {
        x.add(size.width + annotation.spacing, at: distance, isStart: isStart)
      } else {
        y.add(size.height + annotation.spacing, at: distance, isStart: isStart)
      }
    }
    setRoom(x: x.isEmpty ? nil : x, y: y.isEmpty ? nil : y)
    return self
  }
}

extension ScaleSettings {
  /// Whether the domain and the range are those of the data and the plot.
  fileprivate var mayGetPadding: Bool {
    (domain?.isAutomatic ?? true) && range == nil && visibleLength == nil && !isScrollable
  }
}
