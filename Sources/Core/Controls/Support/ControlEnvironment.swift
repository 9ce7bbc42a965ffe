/// The environment values of controls and lists.
struct ControlEnvironment: EnvironmentGroup {
  var labelsHidden = false
  var buttonBorderShape = ButtonBorderShape.automatic
  var listLook = _ListLook.insetGrouped
  var isInList = false
  /// The badge of the row, for a link that renders it.
  var rowBadge: Text?
  var scrollContentBackground = Visibility.automatic
  var sectionIndexVisibility = Visibility.automatic
  var listSpacing = ListSpacing()
  /// The distance from the edges of inset grouped lists to their cards, and from these to their
  /// content, in points.
  var listMargin: CGFloat = 16
  var headerProminence = Prominence.standard
  var tabViewLook = _TabViewLook.bar
  var hasIndexBackground = false
  /// Whether links in lists have a chevron.
  var linkIndicator = Visibility.automatic
  /// The tint of label icons in lists.
  var listItemTint: Color?
  /// The spacing between the icons and titles of labels, in points; `nil` uses the style's default.
  var labelSpacing: CGFloat?
  /// The width of label icons, in points; `nil` uses their own width.
  var labelIconWidth: CGFloat?
  /// Whether sliders have a thumb.
  var sliderThumb = Visibility.automatic
  /// The height of navigation bars without a large title, in points.
  var barHeight: CGFloat = 44
  /// An action that precedes each tap on a control: it dismisses the control's container, such as
  /// an alert.
  var beforeTap: (@MainActor () -> Void)?
  /// Dismisses the enclosing menu and its parents; `nil` outside of menus.
  var menuDismissal: (@MainActor () -> Void)?

  var inheritedValues: [InheritedValue] {
    [
      InheritedValue("labelsHidden", "\(labelsHidden)"),
      InheritedValue("buttonBorderShape", "\(buttonBorderShape)"),
      InheritedValue("headerProminence", "\(headerProminence)"),
      InheritedValue("scrollContentBackground", "\(scrollContentBackground)"),
    ]
  }

  static var slot: EnvironmentSlot { .controls }
}

extension EnvironmentValues {
  /// The values that controls and lists read.
  var controls: ControlEnvironment {
    _read { yield self[group: ControlEnvironment.self] }
    _modify { yield &self[group: ControlEnvironment.self] }
  }
}
