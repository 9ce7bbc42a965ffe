/// What is done to everything that is painted together, before it is laid on what is below.
public enum Filter: Hashable, Sendable {
  /// Nothing: it is only painted together.
  case group
  /// Soft: a Gaussian with a standard deviation of `radius` points. With `isOpaque`, edges keep
  /// their opacity.
  case blur(radius: Double, isOpaque: Bool)
  /// The colours are changed by a matrix.
  case color(ColorMatrix)
  /// Mixed with what is below.
  case blend(BlendMode)
  /// Put together with what is below by the opacities of both, in the whole of the clip.
  case composite(CompositeOperator)
  /// Seen from another angle, in perspective.
  case projection(ProjectionTransform)
  /// A colour where the opacity is in a range, nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// How what is painted and what is below make one by their opacities; the operators of Porter and
/// Duff for which views have no blend mode.
public enum CompositeOperator: String, Hashable, Sendable, CaseIterable {
  /// Nothing is left.
  case clear
  /// What is painted, in place of what is below.
  case copy
  /// What is painted, as far as what is below is opaque.
  case sourceIn
  /// What is painted, as far as what is below is transparent.
  case sourceOut
  /// What is below, as far as what is painted is opaque.
  case destinationIn
  /// What is below over what is painted, as far as that is opaque.
  case destinationAtop
  /// Each of both, as far as the other one is transparent.
  case xor
}

/// How the colours of a view and of what is below make one.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Laid over what is below.
  case normal
  /// Darker: both colours are multiplied.
  case multiply
  /// Lighter: their opposites are multiplied.
  case screen
  /// `multiply` where what is below is dark, `screen` where it is light.
  case overlay
  /// The darker of both, for each component.
  case darken
  /// The lighter of both, for each component.
  case lighten
  /// What is below becomes lighter, the more so the lighter the view is.
  case colorDodge
  /// What is below becomes darker, the more so the darker the view is.
  case colorBurn
  /// What is below becomes darker or lighter, softly, as the view is dark or light.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is light.
  case hardLight
  /// How far both colours are apart, for each component.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The view's hue; saturation and luminosity of what is below.
  case hue
  /// The view's saturation; hue and luminosity of what is below.
  case saturation
  /// The view's hue and saturation; the luminosity of what is below.
  case color
  /// The view's luminosity; hue and saturation of what is below.
  case luminosity
  /// Painted only where there is something below.
  case sourceAtop
  /// Painted below what is there.
  case destinationOver
  /// Takes away what is below, as far as the view is opaque.
  case destinationOut
  /// Darker: the opposites of both colours are added.
  case plusDarker
  /// Lighter: both colours are added.
  case plusLighter
}

extension Filter: CustomStringConvertible {
  /// The filter's name with its measures; radii are in points.
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
