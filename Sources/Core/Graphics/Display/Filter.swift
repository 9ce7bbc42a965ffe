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

/// The Porter-Duff operators for which views have no blend mode. The source is what is painted; the
/// destination is the content below.
public enum CompositeOperator: String, Hashable, Sendable, CaseIterable {
  /// Shows nothing.
  case clear
  /// Replaces the destination with the source.
  case copy
  /// Shows the source where the destination is opaque.
  case sourceIn
  /// Shows the source where the destination is transparent.
  case sourceOut
  /// Shows the destination where the source is opaque.
  case destinationIn
  /// Shows the destination over the source, where the source is opaque.
  case destinationAtop
  /// Shows the source and the destination, each where the other is transparent.
  case xor
}

/// How the colors of a view blend with the content below.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The view covers the content below.
  case normal
  /// Darkens by multiplying both colors.
  case multiply
  /// Lightens by multiplying the inverses of both colors.
  case screen
  /// `multiply` where the content below is dark, `screen` where it is light.
  case overlay
  /// The darker of both components.
  case darken
  /// The lighter of both components.
  case lighten
  /// Lightens the content below, the more so the lighter the view is.
  case colorDodge
  /// Darkens the content below, the more so the darker the view is.
  case colorBurn
  /// Softly darkens or lightens the content below, depending on the view.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is light.
  case hardLight
  /// The difference between both components.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The view's hue with the saturation and luminosity of the content below.
  case hue
  /// The view's saturation with the hue and luminosity of the content below.
  case saturation
  /// The view's hue and saturation with the luminosity of the content below.
  case color
  /// The view's luminosity with the hue and saturation of the content below.
  case luminosity
  /// Shows the view only over existing content.
  case sourceAtop
  /// Paints the view beneath existing content.
  case destinationOver
  /// Erases existing content where the view is opaque.
  case destinationOut
  /// Darkens by adding the inverses of both colors.
  case plusDarker
  /// Lightens by adding both colors.
  case plusLighter
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
