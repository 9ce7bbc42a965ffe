import Foundation

/// The named colors of iOS 18, for both color schemes.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case separator
  case secondaryBackground, selectedRow
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  package func resolved(in scheme: ColorScheme) -> ResolvedColor {
    let (light, dark) = values
    return scheme == .dark ? dark : light
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
    case .label: (.black, .white)
    case .secondaryLabel: (C(60, 60, 67, opacity: 0.6), C(235, 235, 245, opacity: 0.6))
    case .tertiaryLabel: (C(60, 60, 67, opacity: 0.3), C(235, 235, 245, opacity: 0.3))
    case .quaternaryLabel: (C(60, 60, 67, opacity: 0.18), C(235, 235, 245, opacity: 0.16))
    case .quinaryLabel: (C(0, 0, 0, opacity: 0.05), C(255, 255, 255, opacity: 0.05))
    case .separator: (C(60, 60, 67, opacity: 0.29), C(84, 84, 88, opacity: 0.6))
    case .secondaryBackground: (C(242, 242, 247), C(28, 28, 30))
    case .selectedRow: (C(209, 209, 214), C(58, 58, 60))
    case .fill: (C(120, 120, 128, opacity: 0.2), C(120, 120, 128, opacity: 0.36))
    case .secondaryFill: (C(120, 120, 128, opacity: 0.16), C(120, 120, 128, opacity: 0.32))
    case .tertiaryFill: (C(118, 118, 128, opacity: 0.12), C(118, 118, 128, opacity: 0.24))
    case .quaternaryFill: (C(116, 116, 128, opacity: 0.08), C(118, 118, 128, opacity: 0.18))
    }
  }
}
