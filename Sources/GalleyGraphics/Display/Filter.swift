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
    }
  }
}
