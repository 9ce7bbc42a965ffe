import Foundation

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab searches: "Search" with a magnifying glass.
  public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Content: View, Label: View {
  /// Creates a tab with a label of any views.
  ///
  /// - Parameters:
  ///   - value: The value that the tab view's selection is compared with.
  ///   - role: Accepted for source compatibility: all tabs are beside each other.
  ///   - content: The screen.
  ///   - label: The label in the bar.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }

  /// Creates a tab with a label of any views and without a value to select it by.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Content: View, Label == GalleyControls.Label<Text, Image> {
  /// Creates a tab with a role; its label is that of the role, a magnifying glass.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(
      value: AnyHashable(value), content: content(),
      label: Label("Search", systemImage: "magnifyingglass"))
  }

  /// Creates a tab with a role; its label is that of the role, a magnifying glass.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(
      value: nil, content: content(), label: Label("Search", systemImage: "magnifyingglass"))
  }

  /// Creates a tab with a role of its own.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab with a role of its own and without a value to select it by.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Creates a tab with a text as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a text as its title and without a value to select it by.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: Label(title, systemImage: systemImage))
  }
}

/// Tabs that belong together in a sidebar. In a bar they stand beside the others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Creates a section with a header, which a bar does not show.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section with a localized text as its header, which a bar does not show.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a section with a text as its header, which a bar does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection: TabContent where Content: TabContent, SelectionValue == Content.TabValue {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = SelectionValue
  /// A section has no body.
  public typealias Body = Never
  /// The tabs.
  public var _view: some View { content._view }
}
