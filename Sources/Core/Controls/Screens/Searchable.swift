import Foundation

/// The field that a screen is searched with.
final class SearchItem {
  let text: Binding<String>
  let prompt: Text?
  /// Whether a navigation bar has it.
  var isShown = false

  nonisolated init(text: Binding<String>, prompt: Text?) {
    (self.text, self.prompt) = (text, prompt)
  }
}

private enum SearchItemKey: EnvironmentKey {
  static var defaultValue: SearchItem? { nil }
}

extension EnvironmentValues {
  /// What searches the navigation stack or split view inside.
  var searchItem: SearchItem? {
    get { self[SearchItemKey.self] }
    set { self[SearchItemKey.self] = newValue }
  }
}

/// Puts a field to search with below the title of the screen around, or of the first one inside, and
/// adds no node.
struct SearchModifier {
  let text: Binding<String>
  let prompt: Text?
  /// What the field shows that a picture does not.
  var missing: String?
}

extension SearchModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.entering(Self.self) else { return }
    context.session.noteShared()
    let item = SearchItem(text: modifier.text, prompt: modifier.prompt)
    let items = context.environment.navigationItems
    let start = list.nodes.count
    if let items, items.hasNavigationBar {
      content(inner, &list)
      items.search = item
      item.isShown = true
    } else {
      inner.environment.searchItem = item
      content(inner, &list)
    }
    guard context.presence == .shown else { return }
    let view = start < list.nodes.count ? list.nodes[start].name : "EmptyView"
    if !item.isShown {
      context.session.tree.report(
        "the field of searchable is not shown: there is no NavigationStack with a bar for it",
        view: view)
    }
    if let missing = modifier.missing { context.session.tree.report(missing, view: view) }
  }
}

/// The field of a navigation bar: 36 points tall, in the space of 52 below the title.
struct SearchBar: View {
  let search: SearchItem

  var body: some View {
    TextField("Search", text: search.text, prompt: prompt)
      .textFieldStyle(SearchFieldStyle(text: search.text))
      .padding(.top, 1)
      .padding(.bottom, 15)
  }

  private var prompt: Text {
    (search.prompt ?? Text("Search")).foregroundColor(Color(.secondaryLabel))
  }
}

/// Text beside a magnifying glass on a round-cornered ground, and a button that empties it.
private struct SearchFieldStyle: TextFieldStyle {
  let text: Binding<String>

  func _body(configuration: TextField<_Label>) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
      configuration
      if !text.wrappedValue.isEmpty {
        Button {
          text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(Color(.secondaryLabel))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, 6)
    .frame(height: 36)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
  }
}

extension View {
  /// Puts a field to search with into the navigation bar, below the title: of the screen that the view
  /// is on, or, applied to a navigation stack or split view, of the first screen in it.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: Accepted for source compatibility; the field is below the title.
  ///   - prompt: What is shown while the text is empty; `nil` is "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// Puts a field to search with into the navigation bar, below the title.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with into the navigation bar, below the title.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with into the navigation bar, below the title. While the search is
  /// presented, a diagnostic says that the picture shows the field as it is at rest.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, prompt: prompt,
        missing: isPresented.wrappedValue
          ? "the search is presented; the picture shows its field at rest, without scopes and"
            + " suggestions" : nil))
  }

  /// Puts a field to search with into the navigation bar, below the title. While the search is
  /// presented, a diagnostic says that the picture shows the field as it is at rest.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with into the navigation bar, below the title. While the search is
  /// presented, a diagnostic says that the picture shows the field as it is at rest.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field to search with into the navigation bar, below the title. The suggestions are shown
  /// while somebody types, which a picture does not show.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

/// Where a search field is placed. On iOS each of them is below the title where there is a navigation
/// bar.
public struct SearchFieldPlacement: Sendable {
  /// When a search field under the navigation bar is visible. At rest it is.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  /// The placement that suits the platform.
  public static let automatic = SearchFieldPlacement()
  /// In the sidebar of a navigation view.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// Under the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Under the navigation bar, visible always or depending on scrolling.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}
