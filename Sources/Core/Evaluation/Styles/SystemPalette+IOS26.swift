import Foundation

private typealias C = ResolvedColor

extension SystemPalette {
  /// The colors of iOS 26. Colors that are not listed are those of iOS 18.
  ///
  /// - Source: Apple's Human Interface Guidelines since June 2025; blue, red and green also in
  ///   pictures that iOS 26 painted.
  package static let ios26 = SystemPalette(
    color: { color in
      switch color {
      case .red: (C(255, 56, 60), C(255, 66, 69))
      case .orange: (C(255, 141, 40), C(255, 146, 48))
      case .yellow: (C(255, 204, 0), C(255, 214, 0))
      case .green: (C(52, 199, 89), C(48, 209, 88))
      case .mint: (C(0, 200, 179), C(0, 218, 195))
      case .teal: (C(0, 195, 208), C(0, 210, 224))
      case .cyan: (C(0, 192, 232), C(60, 211, 254))
      case .blue: (C(0, 136, 255), C(0, 145, 255))
      case .indigo: (C(97, 85, 245), C(109, 124, 255))
      case .purple: (C(203, 48, 224), C(219, 52, 242))
      case .pink: (C(255, 45, 85), C(255, 55, 95))
      case .brown: (C(172, 127, 94), C(183, 138, 102))
      default: ios18.color(color)
      }
    },
    increased: { color in
      switch color {
      case .red: (C(233, 21, 45), C(255, 97, 101))
      case .orange: (C(197, 83, 0), C(255, 160, 86))
      case .yellow: (C(161, 106, 0), C(254, 223, 67))
      case .green: (C(0, 137, 50), C(74, 217, 104))
      case .mint: (C(0, 133, 117), C(84, 223, 203))
      case .teal: (C(0, 129, 152), C(59, 221, 236))
      case .cyan: (C(0, 126, 174), C(109, 217, 255))
      case .blue: (C(30, 110, 244), C(92, 184, 255))
      case .indigo: (C(86, 74, 222), C(167, 170, 255))
      case .purple: (C(176, 47, 194), C(234, 141, 255))
      case .pink: (C(231, 18, 77), C(255, 138, 196))
      case .brown: (C(149, 109, 81), C(219, 166, 121))
      default: ios18.increased(color)
      }
    },
    gradient: { $0.softStops })
}

extension ResolvedColor {
  /// The ends of the gradients of colors that differ from the colors, as 0xRRGGBB: the top, and the
  /// bottom of yellow.
  ///
  /// - Source: pictures that macOS 26 painted.
  private static let measuredEnds = [
    0xFF383C: 0xFF6267, 0xFF8D28: 0xFFAB57, 0xFFCC00: 0xF0B900, 0x34C759: 0x60DC7F,
    0x00C8B3: 0x35DDCC, 0x00C0E8: 0x35D7F9, 0x0088FF: 0x2CA6FF, 0x6155F5: 0x877BFF,
    0xFF2D55: 0xFF577D, 0xAC7F5E: 0xC9A387, 0x8E8E93: 0xAEAEB3,
  ]

  private var measuredEnd: ResolvedColor? {
    let number = [red, green, blue].reduce(0) { number, part in
      let byte = Int(min(max(part, 0), 1) * 255 + 0.5)
      return number << 8 | byte
    }
    guard let end = Self.measuredEnds[number] else { return nil }
    let parts = [16, 8, 0].map { Double(end >> $0 & 255) / 255 }
    return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }

  /// The stops of the gradient: lighter at the top, the color itself from 70% of the height. Light
  /// colors start as themselves and end darker.
  ///
  /// The ends of colors that were not measured are computed, so that the components of the measured
  /// ones would be within 5 of 255. Yellow is the only light one.
  fileprivate var softStops: [PaintStop] {
    if Oklab(self).lightness > 0.8 {
      let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity)
      let dark = measuredEnd ?? mixed(with: black, by: 0.06)
      return [
        PaintStop(color: self, location: 0), PaintStop(color: self, location: 0.3),
        PaintStop(color: dark, location: 1),
      ]
    }
    // Dark components gain more than light ones.
    func raised(_ value: Double) -> Double { min(0.19 + 0.875 * max(value, 0), 1) }
    let light =
      measuredEnd
      ?? ResolvedColor(
        red: raised(red), green: raised(green), blue: raised(blue), opacity: opacity)
    return [PaintStop(color: light, location: 0), PaintStop(color: self, location: 0.7)]
  }
}
