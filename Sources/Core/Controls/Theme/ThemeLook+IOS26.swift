import Foundation

extension ThemeLook {
  /// The look of iOS 26: iOS 18's with these differences.
  ///
  /// - Source: pictures rendered by iOS 26, beside pictures of the same views on iOS 17 and 18, for
  ///   lists, toggles, sliders, steppers, segments, buttons and navigation bars. Tab bars,
  ///   sheets, menus and the colors of glass are from betas or from single pictures. Galley's
  ///   article on themes lists the unknown values.
  static let ios26 = ios18.with {
    $0.palette = .ios26
    $0.list.wideMargin = 16
    $0.list.radius = 26
    $0.list.grouped.rowPadding = 15
    $0.list.grouped.holdsLine = true
    $0.list.grouped.separator = SeparatorTheme(
      thickness: 1, color: Color.pair(C(232, 232, 232), C(56, 56, 59)), trailing: 16)
    $0.list.grouped.header = HeaderTheme(
      font: .headline, padding: VerticalPadding(top: 10, bottom: 10))
    $0.list.grouped.footer = VerticalPadding(top: 8, bottom: 6)
    $0.list.halvesGap = false
    $0.list.chevronColor = Color(.tertiaryLabel)
    $0.list.chevronInset = 1.67
    $0.list.valueSpacing = 4

    $0.toggle = ToggleTheme(
      size: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), shadow: 0,
      off: Color(.tertiaryLabel))
    $0.slider = SliderTheme(
      track: 6, trackOffset: 0, thumb: CGSize(width: 37, height: 24), thumbOffset: 0,
      fillsToThumb: true)
    $0.stepper = StepperTheme(radius: 16, divider: 24, symbol: 15, symbolWeight: .semibold)
    $0.segments = SegmentsTheme(radius: 16, pillRadius: 14, hasSeparators: false)
    $0.button = ButtonTheme(isCapsule: true, tintOpacity: 0.18)

    $0.bar = BarTheme(
      flatHeight: 44, wideMargin: 16, padding: VerticalPadding(top: 0, bottom: 10),
      sheetPadding: VerticalPadding(top: 16, bottom: 10), islandOverlap: 0, hasSubtitle: true,
      largeTitleLift: 1.7, hasGlass: true,
      fadesContent: true, menuSymbol: "ellipsis",
      disabledProminent: Color.pair(C(216, 216, 219), C(60, 60, 60)))
    $0.tabs = FloatingTabsTheme(
      height: 62, margin: 21, itemHeight: 54, overlap: 13, searchGap: 8, accessoryHeight: 48,
      selection: 0.12)
    $0.search = FloatingSearchTheme(height: 48, sideMargin: 28, bottomMargin: 29, activeMargin: 8)
    $0.sheet = SheetTheme(
      topGap: 0, radius: 38, movesBack: false, dimming: 0.23,
      floating: FloatingSheetTheme(margin: 5.5, topRadius: 37, bottomRadius: 58))
    $0.menu = MenuTheme(
      radius: 32, rowHeight: 42, rowPadding: 10, padding: 10, inset: 24, titleStart: 61,
      hasLines: false, groupHeight: 60, groupFont: .caption.weight(.medium))
    $0.glass = GlassTheme(
      light: GlassColors(
        fill: C(249, 249, 250, opacity: 0.62), thickFill: C(250, 250, 252, opacity: 0.86),
        sheetFill: C(250, 250, 252, opacity: 0.86),
        rim: C(0, 0, 0, opacity: 0.07), sideRim: C(40, 40, 50, opacity: 0.3),
        sheetRim: C(0, 0, 0, opacity: 0.07),
        highlight: C(255, 255, 255, opacity: 0.9), shadow: C(0, 0, 0, opacity: 0.08),
        weakShadow: C(0, 0, 0, opacity: 0.02)),
      dark: GlassColors(
        fill: C(48, 48, 48, opacity: 0.667), thickFill: C(32, 33, 36, opacity: 0.9),
        sheetFill: C(26, 26, 27, opacity: 0.92),
        rim: C(255, 255, 255, opacity: 0.19), sideRim: C(255, 255, 255, opacity: 0.03),
        sheetRim: C(187, 213, 255, opacity: 0.196),
        highlight: .clear, shadow: C(0, 0, 0, opacity: 0.3), weakShadow: .clear),
      blur: 6)
  }

  private func with(_ change: (inout ThemeLook) -> Void) -> ThemeLook {
    var look = self
    change(&look)
    return look
  }
}

private typealias C = ResolvedColor

extension Color {
  /// A color with a value for each color scheme.
  static func pair(_ light: ResolvedColor, _ dark: ResolvedColor) -> Color {
    let key = [light, dark]
    return Color(
      AdaptiveColor("\(light)/\(dark)", key: key) { $0.colorScheme == .dark ? dark : light })
  }
}
