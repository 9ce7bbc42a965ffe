/// What is done to everything that is painted together, before it is laid on what is below.
public enum Filter: Hashable, Sendable {
  /// Nothing: it is only painted together.
  case group
  /// Soft: a Gaussian with a standard deviation of `radius` points. With `isOpaque`, edges keep
  /// their opacity.
  case blur(radius: Double, isOpaque: Bool)
  case color(ColorMatrix)
  /// Mixed with what is below.
  case blend(BlendMode)
}

/// How the colours of a view and of what is below make one.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  /// Painted as `multiply`, which is the nearest that Cairo has.
  case plusDarker
  case plusLighter
}

extension Filter: CustomStringConvertible {
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
