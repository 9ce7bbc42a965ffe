import Foundation

/// The named colors of iOS 18, for both color schemes.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case link, separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  /// Returns the color for an appearance.
  ///
  /// - Parameter isElevated: Whether the view is above the screen, as in a sheet, where backgrounds
  ///   are lighter in dark mode.
  package func resolved(in scheme: ColorScheme, isElevated: Bool = false) -> ResolvedColor {
    let (light, dark) = values
    guard scheme == .dark else { return light }
    return isElevated ? elevated ?? dark : dark
  }

  /// The color above a dark screen; `nil` if it is the same.
  private var elevated: ResolvedColor? {
    switch self {
    case .background, .groupedBackground: ResolvedColor(28, 28, 30)
    case .secondaryBackground, .secondaryGroupedBackground: ResolvedColor(44, 44, 46)
    case .tertiaryBackground, .tertiaryGroupedBackground: ResolvedColor(58, 58, 60)
    default: nil
    }
  }

  private var values: (light: ResolvedColor, dark: ResolvedColor) {
    typealias C = ResolvedColor
    return switch self {
    case .red: (C(255, 59, 48), C(255, 69, 58))
    case .orange: (C(255, 149, 0), C(255, 159, 10))
    case .yellow: (C(255, 204, 0), C(255, 214, 10))
    case .green: (C(52, 199, 89), C(48, 209, 88))
    case .mint: (C(0, 199, 190), C(99, 230, 226))
    case .teal: (C(48, 176, 199), C(64, 200, 224))
    case .cyan: (C(50, 173, 230), C(100, 210, 255))
    case .blue: (C(0, 122, 255), C(10, 132, 255))
    case .indigo: (C(88, 86, 214), C(94, 92, 230))
    case .purple: (C(175, 82, 222), C(191, 90, 242))
    case .pink: (C(255, 45, 85), C(255, 55, 95))
    case .brown: (C(162, 132, 94), C(172, 142, 104))
    case .gray: (C(142, 142, 147), C(142, 142, 147))
    case .gray2: (C(174, 174, 178), C(99, 99, 102))
    case .gray3: (C(199, 199, 204), C(72, 72, 74))
    case .gray4: (C(209, 209, 214), C(58, 58, 60))
    case .gray5: (C(229, 229, 234), C(44, 44, 46))
    case .gray6: (C(242, 242, 247), C(28, 28, 30))
    case .label: (.black, .white)
    case .secondaryLabel: (C(60, 60, 67, opacity: 0.6), C(235, 235, 245, opacity: 0.6))
    case .tertiaryLabel: (C(60, 60, 67, opacity: 0.3), C(235, 235, 245, opacity: 0.3))
    case .quaternaryLabel: (C(60, 60, 67, opacity: 0.18), C(235, 235, 245, opacity: 0.16))
    case .quinaryLabel: (C(0, 0, 0, opacity: 0.05), C(255, 255, 255, opacity: 0.05))
    case .link: (C(0, 122, 255), C(9, 132, 255))
    case .separator: (C(60, 60, 67, opacity: 0.29), C(84, 84, 88, opacity: 0.6))
    case .opaqueSeparator: (C(198, 198, 200), C(56, 56, 58))
    case .background: (.white, .black)
    case .secondaryBackground: (C(242, 242, 247), C(28, 28, 30))
    case .tertiaryBackground: (.white, C(44, 44, 46))
    case .groupedBackground: (C(242, 242, 247), .black)
    case .secondaryGroupedBackground: (.white, C(28, 28, 30))
    case .tertiaryGroupedBackground: (C(242, 242, 247), C(44, 44, 46))
    case .fill: (C(120, 120, 128, opacity: 0.2), C(120, 120, 128, opacity: 0.36))
    case .secondaryFill: (C(120, 120, 128, opacity: 0.16), C(120, 120, 128, opacity: 0.32))
    case .tertiaryFill: (C(118, 118, 128, opacity: 0.12), C(118, 118, 128, opacity: 0.24))
    case .quaternaryFill: (C(116, 116, 128, opacity: 0.08), C(118, 118, 128, opacity: 0.18))
    }
  }

  /// Returns the color for increased contrast. The Human Interface Guidelines list values for the
  /// named colors and the grays; other colors are unchanged.
  package func increased(in scheme: ColorScheme, isElevated: Bool = false) -> ResolvedColor {
    typealias C = ResolvedColor
    let values: (light: C, dark: C)? =
      switch self {
      case .red: (C(215, 0, 21), C(255, 105, 97))
      case .orange: (C(201, 52, 0), C(255, 179, 64))
      case .yellow: (C(178, 80, 0), C(255, 212, 38))
      case .green: (C(36, 138, 61), C(48, 219, 91))
      case .mint: (C(12, 129, 123), C(102, 212, 207))
      case .teal: (C(0, 130, 153), C(93, 230, 255))
      case .cyan: (C(0, 113, 164), C(112, 215, 255))
      case .blue: (C(0, 64, 221), C(64, 156, 255))
      case .indigo: (C(54, 52, 163), C(125, 122, 255))
      case .purple: (C(137, 68, 171), C(218, 143, 255))
      case .pink: (C(211, 15, 69), C(255, 100, 130))
      case .brown: (C(127, 101, 69), C(181, 148, 105))
      case .gray: (C(108, 108, 112), C(174, 174, 178))
      case .gray2: (C(142, 142, 147), C(124, 124, 128))
      case .gray3: (C(174, 174, 178), C(84, 84, 86))
      case .gray4: (C(188, 188, 192), C(68, 68, 70))
      case .gray5: (C(216, 216, 220), C(54, 54, 56))
      case .gray6: (C(235, 235, 240), C(36, 36, 38))
      default: nil
      }
    guard let values else { return resolved(in: scheme, isElevated: isElevated) }
    return scheme == .dark ? values.dark : values.light
  }
}
