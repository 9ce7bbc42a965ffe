import Foundation

// What files read of the environment, and set, that a picture does not show. A value that is set is
// passed down, so that views of one's own find it.

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition = .identity
}
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue: Bool = false
}
private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue: MenuOrder = .automatic
}
private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: Visibility = .automatic
}
private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue: ButtonRepeatBehavior = .automatic
}
private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue: SpringLoadingBehavior = .automatic
}
private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}
private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static let defaultValue: ScrollDismissesKeyboardMode = .automatic
}
private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}
private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}
private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}
private enum AllowedDynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}
private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue: BadgeProminence = .standard
}
private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue: BackgroundProminence = .standard
}
private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}
private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement = .automatic
}
private enum TabBarPlacementKey: EnvironmentKey {
  static let defaultValue: TabBarPlacement? = nil
}
private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue: Bool = true
}
private enum SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue: SidebarRowSize = .medium
}

extension EnvironmentValues {
  /// How views animate from their old to their new content. Accepted for source compatibility: the
  /// content changes at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether changing content is drawn as a group. Accepted for source compatibility: the content
  /// changes at once.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }

  /// The order of a menu's controls. Accepted for source compatibility: a picture does not show
  /// them.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus have an indicator. Accepted for source compatibility: on iOS they have none.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether a held button acts again. Accepted for source compatibility: nobody holds a button of
  /// a picture.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether controls react to something dragged. Accepted for source compatibility: nothing is
  /// dragged over a picture.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// Whether text is left uncorrected. Accepted for source compatibility: nobody types into a
  /// picture.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether scrolling dismisses the keyboard. Accepted for source compatibility: pictures do not
  /// scroll.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// Whether horizontal scroll indicators are visible. Accepted for source compatibility: a scroll
  /// view at rest shows none.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether vertical scroll indicators are visible. Accepted for source compatibility: a scroll
  /// view at rest shows none.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// The keys that perform the nearest control's action. Accepted for source compatibility: a
  /// picture has no keyboard.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// How bright pictures may be. Accepted for source compatibility: pictures have the standard
  /// range.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// How much badges stand out. Accepted for source compatibility: badges have the standard look.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// How much the background behind a view stands out. Accepted for source compatibility: the
  /// background of a selected row does not tell its content.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material behind a view. Accepted for source compatibility: a material does not tell the
  /// views on it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Where suggestions for a search are. Accepted for source compatibility: search fields are not
  /// shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }

  /// Where the bar of the tabs around is. Accepted for source compatibility: tabs of a picture are
  /// at the bottom.
  public var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the window looks as if it were in use. Accepted for source compatibility: a picture
  /// always does.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The size of the rows of a sidebar. Accepted for source compatibility: rows have the size of
  /// their content.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether text is left uncorrected; the older form of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

/// How much a badge stands out. Accepted for source compatibility: badges have the standard look.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As badges do.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// How much the background behind a view stands out. Accepted for source compatibility.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As backgrounds do.
  public static let standard = BackgroundProminence(name: "standard")
  /// Much, as behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Where the bar of a tab view is. Accepted for source compatibility: tabs of a picture are at the
/// bottom.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Where the tab view has it.
  public static let automatic = TabBarPlacement(name: "automatic")
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
}

/// The size of the rows of a sidebar. Accepted for source compatibility.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension View {
  /// Accepted for source compatibility: badges have the standard look.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Accepted for source compatibility: nothing of a picture becomes invalid.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Accepted for source compatibility: a picture is no widget.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Accepted for source compatibility: a picture is no widget.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepted for source compatibility: a picture is no widget.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Accepted for source compatibility: no pointer is over a picture.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted for source compatibility: no pointer is over a picture.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted for source compatibility: no pointer is over a picture.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted for source compatibility: a picture has no keyboard.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: nobody puts anything into a picture.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepted for source compatibility: tabs of a picture are at the bottom.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Pads the view as scenes pad their content: by 16 points on an iPhone.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }
}
