import Foundation

extension View {
  /// Accepted for source compatibility: bars look alike.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted for source compatibility: bars have no items of their own.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }
  /// Accepted for source compatibility: iOS 18 shows no subtitles.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Accepted for source compatibility: iOS 18 shows no subtitles.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted for source compatibility: iOS 18 shows no subtitles.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Accepted for source compatibility: documents are not shown in bars.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Accepted for source compatibility: documents are not shown in bars.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Accepted for source compatibility: a picture does not show the menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
  /// Accepted for source compatibility: tabs are not customized in a picture.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }
  /// Accepted for source compatibility: tabs are not customized in a picture.
  nonisolated public func customizationID(_ id: String) -> some View { self }
  /// Accepted for source compatibility: tabs are in a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: iOS 18 has no accessories.
  nonisolated public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C)
    -> some View
  { self }
  /// Accepted for source compatibility: tabs are in a bar.
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  { self }
  /// Accepted for source compatibility: tabs are in a bar.
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  { self }
  /// Accepted for source compatibility: there are no gestures in a picture.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func navigationTransition<S: NavigationTransition>(_ style: S) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func matchedTransitionSource<I: Hashable>(id: I, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func matchedTransitionSource<I: Hashable>(
    id: I, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  /// Accepted for source compatibility: iOS 18 has no such effects.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Accepted for source compatibility: iOS 18 has no such effects.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
  /// Accepted for source compatibility: iOS 18 has no such effect.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Accepted for source compatibility: a picture shows the field to search with at rest.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture shows the field to search with at rest.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Accepted for source compatibility: a picture shows the field to search with at rest.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  /// Accepted for source compatibility: a picture shows the field to search with at rest.
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture shows the field to search with at rest.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Accepted for source compatibility: a picture shows the field to search with at rest.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
}

extension TabContent {
  /// Accepted for source compatibility: tabs are not customized in a picture.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Accepted for source compatibility: tabs are not customized in a picture.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Accepted for source compatibility: tabs are in a bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// How a search field is shown. Accepted for source compatibility.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the screen does.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a search does with the bar. Accepted for source compatibility.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the screen does.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// It stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// When the scopes of a search are shown. Accepted for source compatibility.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As the screen does.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// When something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// When the field is.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// How texts are dictated. Accepted for source compatibility.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Not at all.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  /// In the field.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior(name: "inline") }
}

/// What begins a dictation. Accepted for source compatibility.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// A look at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// A touch of the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// How content ends under bars. Accepted for source compatibility.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the bar does.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With an edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Without an edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// What a bar is for. Accepted for source compatibility.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the screen is.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// A browser.
  public static let browser = ToolbarRole(name: "browser")
  /// An editor.
  public static let editor = ToolbarRole(name: "editor")
}

/// An item of the system in a bar. Accepted for source compatibility.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button for the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How a tab is customized. Accepted for source compatibility.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the tab view does.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Not at all.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// It is moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// A menu of the navigation title, which a picture does not show.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// A menu has no body.
  public typealias Body = Never

  /// Creates a menu of any views.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates the menu of the system's actions.
  public init() where Content == EmptyView {}

  /// Adds nothing to bars.
  public func _add(to target: _ToolbarTarget) {}
}

/// How the source of a transition between screens looks. Accepted for source compatibility.
public protocol MatchedTransitionSourceConfiguration {}

/// The source of a transition as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Accepted for source compatibility: a picture shows the root of a stack.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Accepted for source compatibility: a picture shows the root of a stack.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Accepted for source compatibility: a picture shows the root of a stack.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// Where tabs are. Accepted for source compatibility.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the tab view does.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is. Accepted for source compatibility.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the tab view does.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the end of the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// When a bar of tabs is small. Accepted for source compatibility.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the tab view does.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How the user has arranged tabs. Accepted for source compatibility: tabs are not customized in a
/// picture.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Creates an arrangement without changes.
  public init() {}
  /// Forgets the changes.
  public mutating func resetSectionOrder() {}
  /// Forgets the changes.
  public mutating func resetVisibility() {}
}

extension TabViewCustomization: _SettingValue {}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a setting of how the user has arranged tabs.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a setting of how the user has arranged tabs.
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

/// How a screen comes and goes. Accepted for source compatibility: a picture shows the root.
public protocol NavigationTransition: Sendable {}

/// The default of a stack.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default of a stack.
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// A gap between items of a bar. A picture shows none, or takes the gap that the bar has.
public struct ToolbarSpacer: ToolbarContent {
  /// A spacer has no body.
  public typealias Body = Never
  /// Creates a gap.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
  /// Adds nothing.
  public func _add(to target: _ToolbarTarget) {}
}

/// The size of a gap.
public enum SpacerSizing: Sendable { case flexible, fixed }
