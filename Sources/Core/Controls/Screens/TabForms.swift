import Foundation

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search tab: "Search" with a magnifying glass.
  public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Content: View, Label: View {
  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value to compare with the tab view's selection.
  ///   - role: Accepted for source compatibility; all tabs are side by side.
  ///   - content: The screen.
  ///   - label: The label in the bar.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }

  /// Creates a tab with a custom label and no selection value.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Content: View, Label == GalleyControls.Label<Text, Image> {
  /// Creates a tab with a role and its default label, a magnifying glass.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(
      value: AnyHashable(value), content: content(),
      label: Label("Search", systemImage: "magnifyingglass"))
  }

  /// Creates a tab with a role, its default label, a magnifying glass, and no selection value.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(
      value: nil, content: content(), label: Label("Search", systemImage: "magnifyingglass"))
  }

  /// Creates a tab with a localized title and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab with a localized title, a role and no selection value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Creates a tab with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a title from a string and no selection value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: Label(title, systemImage: systemImage))
  }
}

/// A group of tabs in a sidebar. In a tab bar, they are next to the others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let content: Content
}

@TitleForms
extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Creates a section with a custom header, which tab bars do not show.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
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
  /// The type of the values that identify the tabs.
  public typealias TabValue = SelectionValue
  /// A section has no body.
  public typealias Body = Never
  /// The tabs.
  public var _view: some View { content._view }
}
