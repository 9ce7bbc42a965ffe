/// The environment values of controls and lists.
struct ControlEnvironment: EnvironmentGroup {
  var labelsHidden = false
  var buttonBorderShape = ButtonBorderShape.automatic
  var listLook = _ListLook.insetGrouped
  var isInList = false
  /// Whether the view is in a row of a form with columns.
  var isInColumns = false
  /// The badge of the row, for a link that renders it.
  var rowBadge: Text?
  var scrollContentBackground = Visibility.automatic
  var sectionIndexVisibility = Visibility.automatic
  var listSpacing = ListSpacing()
  /// The values of controls, lists and bars.
  var theme = SystemTheme.ios18
  /// Whether the screen has the wider margins of lists.
  var hasWideMargins = false
  /// The width of the bars of the screen or the last column, in points; 0 if it is unknown.
  var barWidth: CGFloat = 0
  /// Whether the screen has a status bar: not on phones in landscape orientation.
  var hasStatusBar = false
  var headerProminence = Prominence.standard
  var tabViewLook = _TabViewLook.bar
  /// Whether tab views that have a sidebar begin with it.
  var showsTabSidebar = false
  var splitViewLook = _SplitViewLook.automatic
  var hasIndexBackground = false
  /// Whether links in lists have a chevron.
  var linkIndicator = Visibility.automatic
  /// The tint of label icons in lists.
  var listItemTint: Color?
  /// The spacing between the icons and titles of labels, in points; `nil` uses the style's default.
  var labelSpacing: CGFloat?
  /// The width of label icons, in points; `nil` uses their own width.
  var labelIconWidth: CGFloat?
  /// Whether the view is in a group box, whose background is the second level of the system's.
  var isInGroupBox = false
  /// Whether sliders have a thumb.
  var sliderThumb = Visibility.automatic
  /// Only views of UIKit's controls have any.
  private var ownParts: Box<ControlParts>?
  /// Whether an item of a bar completes the screen's task.
  var isProminentItem = false
  /// Whether the view is on the glass of a navigation bar.
  var isGlassItem = false
  /// Whether the screen is taller than wide.
  var isPortrait = false
  /// Whether the status bar surrounds the island of the screen's camera.
  var hasIsland = false
  /// The height of the tab bar at the top of the screen, in points, if navigation bars are in its row.
  var tabsHeight: CGFloat = 0
  /// Whether the view is in a narrow column beside the main one: a sidebar, a list of contents or an inspector.
  var isInSideColumn = false
  /// Whether bars leave room for the edge of a sheet.
  var isInSheet = false
  /// Whether the view is on the glass of a sheet, which lists show behind their rows.
  var isOnGlass = false
  /// The inset of the safe area at the bottom of the screen, in points.
  var bottomInset: CGFloat = 0
  /// An action that precedes each tap on a control: it dismisses the control's container, such as
  /// an alert.
  var beforeTap: (@MainActor () -> Void)?
  /// Dismisses the enclosing menu and its parents; `nil` outside of menus.
  var menuDismissal: (@MainActor () -> Void)?

  var inheritedValues: [InheritedValue] {
    [
      InheritedValue("systemTheme", theme.name),
      InheritedValue("labelsHidden", "\(labelsHidden)"),
      InheritedValue("buttonBorderShape", "\(buttonBorderShape)"),
      InheritedValue("headerProminence", "\(headerProminence)"),
      InheritedValue("scrollContentBackground", "\(scrollContentBackground)"),
    ]
  }

  static var slot: EnvironmentSlot { .controls }

  /// The look of the parts of controls.
  var parts: ControlParts {
    get { ownParts?.value ?? ControlParts() }
    set { ownParts = Box(newValue) }
  }

  /// The look of headers in the enclosing list; `nil` outside of lists.
  var listHeader: HeaderTheme? { isInList ? theme.look.list.section(listLook).header : nil }

  /// Whether the headers of the enclosing list are those of a sidebar.
  var hasSidebarHeaders: Bool { isInList && listLook == .sidebar }

  /// The default values on the same screen and in the same theme.
  var screenValues: ControlEnvironment {
    var values = ControlEnvironment()
    values.theme = theme
    values.hasWideMargins = hasWideMargins
    values.barWidth = barWidth
    values.hasStatusBar = hasStatusBar
    values.bottomInset = bottomInset
    values.hasIsland = hasIsland
    values.isPortrait = isPortrait
    return values
  }
}

extension EnvironmentValues {
  /// The values that controls and lists read.
  var controls: ControlEnvironment {
    _read { yield self[group: ControlEnvironment.self] }
    _modify { yield &self[group: ControlEnvironment.self] }
  }
}
