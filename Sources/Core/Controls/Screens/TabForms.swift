import Foundation

extension Tab where Content: View, Label == GalleyControls.Label<Text, Image> {
  /// Creates a tab with a role and its default label, a magnifying glass.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: Label("Search", systemImage: "magnifyingglass"))
  }
}

/// A group of tabs in a sidebar. In a tab bar, they are next to the others, without the header.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
  let header: Header
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
    self.header = header()
  }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, SelectionValue == Content.TabValue {
  /// The type of the values that identify the tabs.
  public typealias TabValue = SelectionValue
  /// A section has no body.
  public typealias Body = Never
  /// The tabs with their section.
  public var _view: some View {
    let header = Header.self == EmptyView.self ? nil : _ControlPart(header)
    content._view.modifier(TabSectionModifier(header: TabSectionHeader(header)))
  }
}
