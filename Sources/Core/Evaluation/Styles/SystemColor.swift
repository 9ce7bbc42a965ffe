import Foundation

/// The named colors of a system. `SystemPalette` has their values.
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
  /// - Parameters:
  ///   - isElevated: Whether the view is above the screen, as in a sheet, where backgrounds are
  ///     lighter in dark mode.
  ///   - palette: The system. Default: iOS 18.
  package func resolved(
    in scheme: ColorScheme, isElevated: Bool = false, palette: SystemPalette = .ios18
  ) -> ResolvedColor {
    let (light, dark) = palette.color(self)
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

  /// Returns the color for increased contrast. The Human Interface Guidelines list values for the
  /// named colors and the grays; other colors are unchanged.
  package func increased(
    in scheme: ColorScheme, isElevated: Bool = false, palette: SystemPalette = .ios18
  ) -> ResolvedColor {
    guard let (light, dark) = palette.increased(self) else {
      return resolved(in: scheme, isElevated: isElevated, palette: palette)
    }
    return scheme == .dark ? dark : light
  }
}
