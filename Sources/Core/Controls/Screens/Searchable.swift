import Foundation

/// The search field of a screen.
final class SearchItem {
  let text: Binding<String>
  private let prompt: Text?
  /// Whether the field is below the title, wherever there is room.
  let isDrawer: Bool
  /// Whether the search is presented, while the text is being entered.
  let isPresented: Binding<Bool>
  /// Whether a navigation bar shows the field.
  var isShown = false

  nonisolated init(
    text: Binding<String>, prompt: Text?, isDrawer: Bool, isPresented: Binding<Bool>
  ) {
    (self.text, self.prompt, self.isDrawer, self.isPresented) = (
      text, prompt, isDrawer, isPresented
    )
  }

  /// The text in the empty field.
  fileprivate var placeholder: Text {
    (prompt ?? Text("Search")).foregroundColor(Color(.secondaryLabel))
  }
}

/// Where a screen has its search field.
enum SearchPlace { case belowTitle, inBar, atBottom }

extension NavigationItems {
  /// The place of the search field; `nil` without one.
  var searchPlace: SearchPlace? {
    guard let search else { return nil }
    return search.isDrawer || isBesideTabs && usualSearchPlace == .inBar
      ? .belowTitle : usualSearchPlace
  }
}

extension EnvironmentValues {
  /// The place of search fields: below the title, on tablets in wide columns at the end of the bar, and in some themes
  /// at the bottom of phones. Popovers and cards are as narrow as columns.
  var searchPlace: SearchPlace {
    if isTablet { return controls.isInSideColumn ? .belowTitle : .inBar }
    return look.search == nil || screenTraits != nil ? .belowTitle : .atBottom
  }

  /// The search field for the first screen of a navigation stack or split view.
  @Entry var searchItem: SearchItem?
}

/// Adds a search field to the enclosing screen, or to the first nested screen, without adding a node.
struct SearchModifier {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  var isPresented = Binding.constant(false)
  /// The number of tokens, which are not rendered.
  var tokenCount = 0

  /// A diagnostic about parts of the search that are not rendered.
  private func missing(in environment: EnvironmentValues) -> String? {
    if tokenCount > 0 {
      let tokens = tokenCount == 1 ? "1 token" : "\(tokenCount) tokens"
      return "the search has \(tokens); tokens are not rendered"
    }
    return isPresented.wrappedValue && environment.look.search == nil
      ? "the search is presented but its field is rendered at rest, without scopes and suggestions"
      : nil
  }
}

extension SearchModifier: ViewModifier {
  /// The name in messages.
  private static let name = "searchable"

  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.entering(Self.self) else { return }
    context.session.noteShared()
    let item = SearchItem(
      text: modifier.text, prompt: modifier.prompt, isDrawer: modifier.placement.kind == .drawer,
      isPresented: modifier.isPresented)
    let items = context.environment.navigationItems
    if let items, items.hasNavigationBar {
      content(inner, &list)
      items.search = item
      item.isShown = true
    } else {
      inner.environment.searchItem = item
      content(inner, &list)
    }
    guard context.presence == .shown else { return }
    if !item.isShown {
      context.report(
        "the search field is not shown: searchable needs a NavigationStack with a bar",
        view: Self.name)
    }
    if let missing = modifier.missing(in: context.environment) {
      context.report(missing, view: Self.name)
    }
  }
}

/// The search field of a navigation bar: 36 points tall, in a 52-point area below the title.
struct SearchBar: View {
  let search: SearchItem

  /// The height of the area, in points.
  static let height: CGFloat = 52

  var body: some View {
    TextField("Search", text: search.text, prompt: search.placeholder)
      .textFieldStyle(SearchFieldStyle(text: search.text))
      .padding(.top, 1)
      .padding(.bottom, 15)
  }
}

/// The search field at the end of a navigation bar.
struct InlineSearchField: View {
  let search: SearchItem
  @Environment(\.theme.look.bar.hasGlass) private var hasGlass

  var body: some View {
    TextField("Search", text: search.text, prompt: search.placeholder)
      .textFieldStyle(
        SearchFieldStyle(text: search.text, floatingHeight: hasGlass ? GlassItems.height : nil)
      )
      .imageScale(.medium)
      .frame(width: 240)
  }
}

/// The search field at the bottom of a screen, on glass; while searching, with a button that ends
/// the search.
struct FloatingSearchBar: View {
  let search: SearchItem
  /// Whether nothing is between the field and the bottom of the screen.
  let isLowest: Bool
  @Environment(\.theme.look.search) private var look
  @Environment(\.controls.bottomInset) private var bottomInset

  var body: some View {
    if let look {
      Group {
        if search.isPresented.wrappedValue {
          HStack(spacing: look.activeMargin) {
            field(look)
            end(look.height)
          }
          .padding(.horizontal, look.activeMargin)
        } else {
          field(look).padding(.horizontal, look.sideMargin)
        }
      }
      .padding(.bottom, look.space(isLowest: isLowest, above: bottomInset))
    }
  }

  private func field(_ look: FloatingSearchTheme) -> some View {
    TextField("Search", text: search.text, prompt: search.placeholder)
      .textFieldStyle(SearchFieldStyle(text: search.text, floatingHeight: look.height))
  }

  /// The button that ends the search and clears its text.
  private func end(_ size: CGFloat) -> some View {
    Button {
      search.text.wrappedValue = ""
      search.isPresented.wrappedValue = false
    } label: {
      Image(systemName: "xmark").imageScale(.large)
        .frame(width: size, height: size)
        .background { GlassSurface(Circle(), shadow: .floating) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Close")
  }
}

/// Text next to a magnifying glass on a rounded background, with a button that clears it.
package struct SearchFieldStyle: TextFieldStyle {
  private let text: Binding<String>
  private let floatingHeight: CGFloat?

  /// - Parameter floatingHeight: The height of a field on glass; `nil` for a field in a bar.
  package init(text: Binding<String>, floatingHeight: CGFloat? = nil) {
    (self.text, self.floatingHeight) = (text, floatingHeight)
  }

  @ViewBuilder
  package func _body(configuration: TextField<_Label>) -> some View {
    if let floatingHeight {
      content(configuration)
        .padding(.horizontal, 16)
        .frame(height: floatingHeight)
        .background { GlassSurface(Capsule(), shadow: .floating) }
    } else {
      content(configuration)
        .padding(.horizontal, 6)
        .frame(height: 36)
        .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
    }
  }

  private func content(_ configuration: TextField<_Label>) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").decorative.foregroundStyle(Color(.secondaryLabel))
      configuration.accessibilityMark(.edit(.addTraits(.isSearchField)))
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
  }
}

extension View {
  /// Adds a search field to the navigation bar. If the search is presented on iOS
  /// 26, a button that ends it is beside the field; on iOS 18, a diagnostic reports that the field is
  /// rendered at rest. Scopes and suggestions are not rendered.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(
      text: text, tokenCount: 0, isPresented: isPresented, placement: placement, prompt: prompt)
  }
}

/// The placement of a search field. Other placements than `navigationBarDrawer` are the same on iOS.
public struct SearchFieldPlacement: Sendable {
  enum Kind { case automatic, drawer }
  let kind: Kind

  /// When a search field below the navigation bar is visible. At rest, it is always visible.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  /// The placement that suits the platform.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the sidebar of a navigation view.
  public static let sidebar = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .automatic)
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  /// Below the navigation bar, either always visible or depending on scrolling.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}
