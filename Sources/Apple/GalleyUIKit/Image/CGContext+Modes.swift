import Galley

extension CGBlendMode {
  /// The SwiftUI blend mode; `nil` for `normal`, `copy`, and modes that SwiftUI doesn't have.
  var mode: BlendMode? {
    switch self {
    case .normal, .copy: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }

  /// Whether SwiftUI lacks the mode, so that it is drawn as the normal mode.
  var isUnsupported: Bool { mode == nil && self != .normal && self != .copy }
}

extension CGContext {
  /// Draws with a blend mode and an opacity, 0…1.
  func withMode(_ mode: CGBlendMode, _ alpha: CGFloat, draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    state.alpha *= alpha
    draw(self)
    restoreGState()
  }
}

extension CGRect {
  /// A point as a fraction of the rectangle.
  func unitPoint(_ point: CGPoint) -> UnitPoint {
    UnitPoint(
      x: width > 0 ? (point.x - minX) / width : 0, y: height > 0 ? (point.y - minY) / height : 0)
  }
}
