import Foundation

/// The values of a theme. Lengths are in points.
///
/// Controls read these values and never ask which theme they belong to. `ThemeLook+IOS18.swift` has
/// all of them; each newer theme lists its differences in a separate file.
struct ThemeLook: Sendable {
  var palette: SystemPalette
  var list: ListTheme
  var toggle: ToggleTheme
  var slider: SliderTheme
  var stepper: StepperTheme
  var segments: SegmentsTheme
  var button: ButtonTheme
  var bar: BarTheme
  /// A tab bar that floats above the content, or `nil` for one along the bottom edge.
  var tabs: FloatingTabsTheme?
  /// A search field at the bottom of the screen, or `nil` for one below the title.
  var search: FloatingSearchTheme?
  var sheet: SheetTheme
  var menu: MenuTheme
  /// The glass of bars and menus, or `nil` for plain materials.
  var glass: GlassTheme?
}

/// Lists and forms.
struct ListTheme: Sendable {
  /// The distance from the screen's edges to cards, and from these to their content, on screens
  /// narrower than 390 points and on others.
  var narrowMargin, wideMargin: CGFloat
  /// The corner radius of cards.
  var radius: CGFloat
  /// Sections with a background.
  var grouped: SectionTheme
  /// Sections of plain lists.
  var plain: SectionTheme
  /// Whether the gap between cards consists of two halves, each rounded up to a pixel.
  var halvesGap: Bool
  /// The size and the color of the chevron of a link.
  var chevronSize: CGFloat
  var chevronColor: Color
  /// The distance of the chevron from the trailing edge of the content.
  var chevronInset: CGFloat
  /// The spacing between a label and the value below it, at accessibility sizes.
  var valueSpacing: CGFloat

  /// Returns the look of sections in lists of a style.
  func section(_ look: _ListLook) -> SectionTheme { look == .plain ? plain : grouped }
}

/// The sections of a list.
struct SectionTheme: Sendable {
  /// The space above and below the content of a row.
  var rowPadding: CGFloat
  /// Whether rows have room for a line of body text with its leading.
  var holdsLine: Bool
  /// The line between rows; `nil` for a divider up to the trailing edge.
  var separator: SeparatorTheme?
  var header: HeaderTheme
  var footer: VerticalPadding
}

/// The line between rows.
struct SeparatorTheme: Sendable {
  var thickness: CGFloat
  var color: Color
  /// The distance from the line's end to the trailing edge of the row.
  var trailing: CGFloat
}

struct HeaderTheme: Sendable {
  var font: Font
  var textCase: Text.Case?
  var padding: VerticalPadding
}

struct VerticalPadding: Hashable, Sendable {
  var top, bottom: CGFloat
}

struct ToggleTheme: Sendable {
  var size: CGSize
  var knob: CGSize
  /// The opacity of the knob's shadow.
  var shadow: Double
  /// The color of a switch that is off.
  var off: Color
}

struct SliderTheme: Sendable {
  var track: CGFloat
  /// The distance of the track below the middle.
  var trackOffset: CGFloat
  var thumb: CGSize
  /// The distance of the thumb below the middle.
  var thumbOffset: CGFloat
  /// Whether the fill ends in the middle of the thumb, instead of at the value's share of the
  /// width.
  var fillsToThumb: Bool
}

struct StepperTheme: Sendable {
  var radius: CGFloat
  var divider: CGFloat
  var symbol: CGFloat
  var symbolWeight: Font.Weight
}

/// Segmented pickers.
struct SegmentsTheme: Sendable {
  var radius: CGFloat
  /// The corner radius of the selected segment.
  var pillRadius: CGFloat
  var hasSeparators: Bool
}

struct ButtonTheme: Sendable {
  /// Whether the automatic border shape and the field of a compact date picker are capsules.
  var isCapsule: Bool
  /// The opacity of a bordered button's tint.
  var tintOpacity: Double
}

/// Navigation bars.
struct BarTheme: Sendable {
  /// The height of the controls where widths and heights are compact; 44 elsewhere.
  var flatHeight: CGFloat
  /// The distance of controls and titles from the sides of screens of at least 414 points; 16 elsewhere.
  var wideMargin: CGFloat
  /// The space above and below the controls.
  var padding: VerticalPadding
  /// The same in sheets.
  var sheetPadding: VerticalPadding
  /// How far bars reach into the status bar around a camera's island.
  var islandOverlap: CGFloat
  /// Whether titles have subtitles.
  var hasSubtitle: Bool
  /// How far a large title is above the middle of its row.
  var largeTitleLift: CGFloat
  /// Whether controls are on glass, in the color of labels.
  var hasGlass: Bool
  /// Whether content scrolled under the bar fades, instead of being covered by a background.
  var fadesContent: Bool
  /// The symbol of the menu of secondary actions.
  var menuSymbol: String
  /// The background of a disabled button that completes the screen's task, in glass.
  var disabledProminent: Color
}

/// A tab bar that floats above the content.
struct FloatingTabsTheme: Sendable {
  var height: CGFloat
  /// The distance from the sides and from the bottom of the screen.
  var margin: CGFloat
  var itemHeight: CGFloat
  /// How far neighboring items overlap.
  var overlap: CGFloat
  /// The distance between the search tab and the other tabs, and between an accessory and the bar.
  var searchGap: CGFloat
  /// The height of the views above the bar.
  var accessoryHeight: CGFloat
  /// The opacity of the label color behind the selected item.
  var selection: Double
}

/// A search field that floats above the content.
struct FloatingSearchTheme: Sendable {
  var height: CGFloat
  /// The distances from the sides and from the bottom of the screen.
  var sideMargin, bottomMargin: CGFloat
  /// While searching, the distance from the sides of the screen and between the field and the button
  /// that ends the search.
  var activeMargin: CGFloat
}

struct SheetTheme: Sendable {
  /// The distance of a full-height sheet from the top of the safe area.
  var topGap: CGFloat
  var radius: CGFloat
  /// Whether the screen moves back behind a full-height sheet.
  var movesBack: Bool
  /// The opacity of the dimming in light mode.
  var dimming: Double
  /// A lower sheet that floats above the screen's edges; `nil` for one that touches them.
  var floating: FloatingSheetTheme?
}

struct FloatingSheetTheme: Sendable {
  /// The distance from the edges of the screen.
  var margin: CGFloat
  var topRadius, bottomRadius: CGFloat
}

struct MenuTheme: Sendable {
  var radius: CGFloat
  var rowHeight: CGFloat
  /// The space above and below the content of a row.
  var rowPadding: CGFloat
  /// The space above the first and below the last row.
  var padding: CGFloat
  /// The distance from the edges to the content of rows.
  var inset: CGFloat
  /// The distance from the leading edge to titles after icons; `nil` places icons at the trailing
  /// edge.
  var titleStart: CGFloat?
  /// Whether lines separate all rows, and the controls of a group. Otherwise there are lines only
  /// around sections and groups.
  var hasLines: Bool
  /// The minimum height of a group of controls with titles below their icons.
  var groupHeight: CGFloat
  var groupFont: Font
}

/// Glass on light and on dark content.
struct GlassTheme: Sendable {
  var light, dark: GlassColors
  /// The standard deviation of the blur.
  var blur: Double
}

struct GlassColors: Sendable {
  /// The color over the blurred content.
  var fill: ResolvedColor
  /// The same of menus, and of sheets.
  var thickFill, sheetFill: ResolvedColor
  /// The line around the glass, at the top and bottom and at the sides.
  var rim, sideRim: ResolvedColor
  /// The line around a sheet.
  var sheetRim: ResolvedColor
  /// The line within the rim, at the top and bottom.
  var highlight: ResolvedColor
  /// The shadow of glass that floats above content, and of glass in navigation bars.
  var shadow, weakShadow: ResolvedColor
}
