import Foundation

extension ThemeLook {
  /// The look of iOS 18.
  ///
  /// - Source: pictures rendered by iOS 17 and 18, and UIKit's defaults.
  static let ios18 = ThemeLook(
    palette: .ios18,
    list: ListTheme(
      narrowMargin: 16, wideMargin: 20, radius: 10,
      grouped: SectionTheme(
        rowPadding: 11, holdsLine: false,
        header: HeaderTheme(
          font: .footnote, textCase: .uppercase, padding: VerticalPadding(top: 17, bottom: 6)),
        footer: VerticalPadding(top: 6, bottom: 12)),
      plain: SectionTheme(
        rowPadding: 11, holdsLine: false,
        header: HeaderTheme(
          font: .footnote, textCase: .uppercase, padding: VerticalPadding(top: 12, bottom: 7)),
        footer: VerticalPadding(top: 7, bottom: 0)),
      halvesGap: true, chevronSize: 13,
      chevronColor: Color.pair(C(0, 0, 0, opacity: 0.25), C(235, 235, 245, opacity: 0.3)),
      chevronInset: 0, valueSpacing: 0.5),
    toggle: ToggleTheme(
      size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), shadow: 0.15,
      off: Color(.secondaryFill)),
    slider: SliderTheme(
      track: 4, trackOffset: 0.5, thumb: CGSize(width: 27, height: 27), thumbOffset: -0.5,
      fillsToThumb: false),
    stepper: StepperTheme(radius: 8, divider: 18, symbol: 16, symbolWeight: .regular),
    segments: SegmentsTheme(radius: 9, pillRadius: 7, hasSeparators: true),
    button: ButtonTheme(isCapsule: false, tintOpacity: 0.15),
    bar: BarTheme(
      flatHeight: 32, wideMargin: 20, padding: VerticalPadding(top: 0, bottom: 0),
      sheetPadding: VerticalPadding(top: 6, bottom: 6),
      islandOverlap: 5.67, hasSubtitle: false, largeTitleLift: 0, hasGlass: false,
      fadesContent: false, menuSymbol: "ellipsis.circle",
      disabledProminent: Color(.tertiaryFill)),
    sheet: SheetTheme(topGap: 10, radius: 10, movesBack: true, dimming: 0.2),
    menu: MenuTheme(
      radius: 12, rowHeight: 44, rowPadding: 11, padding: 0, inset: 16, hasLines: true,
      groupHeight: 44, groupFont: .caption))
}

private typealias C = ResolvedColor
