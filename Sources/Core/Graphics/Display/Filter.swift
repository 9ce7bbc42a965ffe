/// An effect on a group of items before it is painted onto the content below.
public enum Filter: Hashable, Sendable {
  /// No effect: items are only grouped.
  case group
  /// A Gaussian blur with a standard deviation of `radius` points. With `isOpaque`, edges keep
  /// their opacity.
  case blur(radius: Double, isOpaque: Bool)
  /// A change of colors by a matrix.
  case color(ColorMatrix)
  /// A blend with the content below.
  case blend(BlendMode)
  /// A composition with the content below by both opacities, within the whole clip.
  case composite(CompositeOperator)
  /// A perspective projection.
  case projection(ProjectionTransform)
  /// A color where the opacity is in a range, and nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

extension Filter: CustomStringConvertible {
  /// The filter's name and measures; radii are in points.
  public var description: String {
    switch self {
    case .group: "group"
    case .blur(let radius, let isOpaque):
      "blur \(NumberText.points(radius))\(isOpaque ? " opaque" : "")"
    case .color(let matrix):
      "colors "
        + matrix.rows.map { $0.map { NumberText.points($0) }.joined(separator: " ") }
        .joined(separator: ", ")
    case .blend(let mode): "blend \(mode)"
    case .projection(let matrix):
      "projection " + matrix.values.map { NumberText.points($0) }.joined(separator: " ")
    case .composite(let mode): "composite \(mode)"
    case .alphaThreshold(let low, let high, let color):
      "opacity \(NumberText.points(low))…\(NumberText.points(high)) as \(color)"
    }
  }
}
