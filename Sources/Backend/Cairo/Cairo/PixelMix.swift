import GalleyGraphics

/// The blend modes that Cairo lacks or defines differently at their limits. In PDF and Quartz,
/// `colorBurn` is black wherever the view is black, whatever is below it. That avoids a rim of dots
/// between colors that differ only in whether they are exactly white. `colorDodge` is the inverse.
enum PixelMix {
  case plusDarker, colorBurn, colorDodge

  init?(_ mode: BlendMode) {
    switch mode {
    case .plusDarker: self = .plusDarker
    case .colorBurn: self = .colorBurn
    case .colorDodge: self = .colorDodge
    default: return nil
    }
  }

  /// Blends a row of Cairo's premultiplied pixels with the pixels below it.
  func apply(
    to row: UnsafeMutablePointer<UInt8>, over below: UnsafePointer<UInt8>, count: Int
  ) {
    for index in stride(from: 0, to: count * 4, by: 4) {
      let (source, backdrop) = (Double(row[index + 3]) / 255, Double(below[index + 3]) / 255)
      let opacity =
        self == .plusDarker ? min(source + backdrop, 1) : source + backdrop - source * backdrop
      for channel in index..<index + 3 {
        let value = mixed(
          Double(row[channel]) / 255, source, Double(below[channel]) / 255, backdrop, opacity)
        row[channel] = UInt8((min(max(value, 0), opacity) * 255).rounded())
      }
      row[index + 3] = UInt8((opacity * 255).rounded())
    }
  }

  /// Returns one premultiplied component of the result.
  private func mixed(
    _ color: Double, _ opacity: Double, _ below: Double, _ opacityBelow: Double, _ result: Double
  ) -> Double {
    if self == .plusDarker { return result - (opacityBelow - below) - (opacity - color) }
    let both: Double
    if opacity <= 0 || opacityBelow <= 0 {
      both = 0
    } else {
      let (top, bottom) = (min(color / opacity, 1), min(below / opacityBelow, 1))
      switch self {
      case .colorBurn: both = top > 0 ? 1 - min(1, (1 - bottom) / top) : 0
      default: both = top < 1 ? min(1, bottom / (1 - top)) : 1
      }
    }
    return (1 - opacityBelow) * color + (1 - opacity) * below + opacity * opacityBelow * both
  }
}
