private typealias C = ResolvedColor

extension SystemPalette {
  /// The colors of iOS 18.
  ///
  /// - Source: Apple's Human Interface Guidelines until June 2025.
  package static let ios18 = SystemPalette(
    color: { color in
      switch color {
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
    },
    increased: { color in
      switch color {
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
    },
    gradient: { base in
      // Apple does not publish the stops of the system gradient; this step toward white is close.
      PaintStop.perceptual([
        PaintStop(color: base.lightened(by: 0.18), location: 0),
        PaintStop(color: base, location: 1),
      ])
    })
}

extension ResolvedColor {
  /// Returns the color mixed with white of the same opacity.
  fileprivate func lightened(by fraction: Double) -> ResolvedColor {
    mixed(with: ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity), by: fraction)
  }
}
