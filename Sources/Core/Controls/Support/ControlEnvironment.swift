/// What controls and lists take from their environment.
struct ControlEnvironment: EnvironmentGroup {
  var labelsHidden = false
  var buttonBorderShape = ButtonBorderShape.automatic
  var listLook = _ListLook.insetGrouped
  var isInList = false
  /// The badge of the row, for a link that shows it.
  var rowBadge: Text?
  var scrollContentBackground = Visibility.automatic
  var sectionIndexVisibility = Visibility.automatic
  var listSpacing = ListSpacing()
  var headerProminence = Prominence.standard
  var tabViewLook = _TabViewLook.bar
  var hasIndexBackground = false
  /// Whether links in lists have a chevron.
  var linkIndicator = Visibility.automatic
  /// What the icons of labels in lists are tinted with.
  var listItemTint: Color?
  /// Between the icons and the titles of labels, in points; `nil` for the style's own.
  var labelSpacing: CGFloat?
  /// The width of the icons of labels, in points; `nil` for their own.
  var labelIconWidth: CGFloat?
  /// Whether sliders have a thumb.
  var sliderThumb = Visibility.automatic
  /// The height of navigation bars, in points, without a large title.
  var barHeight: CGFloat = 44
  /// What a tap on a control does besides: it dismisses what the control is in, such as an alert.
  var beforeTap: (@MainActor () -> Void)?
  /// What dismisses the menu around, with those that it is in; `nil` outside of menus.
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
  /// What controls and lists read.
  var controls: ControlEnvironment {
    _read { yield self[group: ControlEnvironment.self] }
    _modify { yield &self[group: ControlEnvironment.self] }
  }
}

extension EnvironmentValues {
  /// Whether the labels of controls are visible.
  public var labelsVisibility: Visibility { controls.labelsHidden ? .hidden : .automatic }
}

extension View {
  /// Hides the labels of the controls in this view; tests and accessibility still find controls by
  /// them.
  nonisolated public func labelsHidden() -> some View { environment(\.controls.labelsHidden, true) }

  /// Hides or shows the labels of the controls in this view; `automatic` leaves them as they are.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.controls) {
      if visibility != .automatic { $0.labelsHidden = visibility == .hidden }
    }
  }

  /// Hides or shows the backgrounds of lists and text editors in this view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.controls.scrollContentBackground, visibility)
  }
}
