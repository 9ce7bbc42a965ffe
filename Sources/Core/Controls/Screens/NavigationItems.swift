import Foundation

/// The content of a screen's bars, which the views of the screen set.
final class NavigationItems {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// Whether a title in the bar is large.
  var isLargeInline = false
  /// Whether automatic titles are large.
  var prefersLargeTitle = true
  /// Whether the screen shows a navigation bar, which is known once its content is.
  var showsBar = false
  /// Whether the screen may have a navigation bar: other containers leave it to those in them.
  var hasNavigationBar = false
  /// What the views of the screen ask of its bars.
  var navigationBar = BarAppearance()
  var tabBar = BarAppearance()
  var bottomToolbar = BarAppearance()
  /// The field to search the screen with.
  var search: SearchItem?
  var leading: [_ControlPart] = []
  var principal: _ControlPart?
  var trailing: [_ControlPart] = []
  var bottomBar: [_ControlPart] = []
  /// What goes back to the screen before; `nil` on the first one.
  var back: Back?
  var isBackHidden = false

  struct Back {
    let title: Text?
    let action: @MainActor () -> Void
  }

  var shownBack: Back? { isBackHidden ? nil : back }
  /// The width that the screen wants as a column of a split view, in points.
  var columnWidth: CGFloat?

  /// Whether the screen has a navigation bar.
  var hasBar: Bool {
    navigationBar.isHidden != true
      && (title != nil || principal != nil || !leading.isEmpty || !trailing.isEmpty
        || shownBack != nil || search != nil)
  }

  /// Whether a bar shows the title large below its controls.
  var isTitleLarge: Bool {
    guard title != nil, principal == nil else { return false }
    switch displayMode {
    case .automatic: return prefersLargeTitle
    case .inline: return false
    case .large: return true
    }
  }
}

private enum NavigationItemsKey: EnvironmentKey {
  static var defaultValue: NavigationItems? { nil }
}

extension EnvironmentValues {
  /// What the views of a screen want to have in its bars.
  var navigationItems: NavigationItems? {
    get { self[NavigationItemsKey.self] }
    set { self[NavigationItemsKey.self] = newValue }
  }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How a title is shown: large below the bar, or small (`inline`) in it; `automatic` is large in
  /// a stack and in a sidebar, and inline in the other columns of a split view.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Sets content of the bars of the screen around, and adds no node.
struct NavigationItemsModifier {
  let write: @MainActor (NavigationItems) -> Void
}

extension NavigationItemsModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    if let items = context.environment.navigationItems {
      context.session.noteShared()
      modifier.write(items)
    }
  }
}

extension View {
  nonisolated func navigation(
    _ write: @escaping @MainActor (NavigationItems) -> Void
  ) -> some View {
    modifier(NavigationItemsModifier(write: write))
  }

  /// Sets the title of the screen, which its navigation bar shows.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigation { $0.title = title }
  }

  /// Sets the title of the screen, which its navigation bar shows.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen, which its navigation bar shows.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Shows the navigation title large below the bar, or small in it. Default: automatic.
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigation { $0.displayMode = mode }
  }

  /// Hides or shows the navigation bar of the screen.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigation { $0.navigationBar.isHidden = hidden }
  }

  /// Adds controls to the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    navigation { content()._add(to: _ToolbarTarget(items: $0)) }
  }

  /// Adds views to the trailing end of the navigation bar.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    navigation { $0.trailing.append(_ControlPart(content())) }
  }
}

/// Whether an element is visible; `automatic` leaves it to the element.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom of a screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a window; screens of iOS have none.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar above the keyboard, which a picture does not show.
  public static let accessoryBar = ToolbarPlacement(name: "accessoryBar")
}

/// Where an item is placed in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot { case leading, principal, trailing, bottom, nowhere }
  let slot: Slot
  /// Whether the item stands out: the one that ends what the screen is for.
  var isProminent = false
  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// The center of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// The trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// The trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  /// The trailing end of the navigation bar, semibold.
  public static let confirmationAction = ToolbarItemPlacement(
    slot: .trailing, isProminent: true)
  /// The leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The bar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// The bar at the bottom of the screen.
  public static let status = ToolbarItemPlacement(slot: .bottom)
  /// The trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// Above the keyboard, which a picture does not show.
  public static let keyboard = ToolbarItemPlacement(slot: .nowhere)
  /// The center of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// Below the title; a picture does not show it.
  public static let subtitle = ToolbarItemPlacement(slot: .nowhere)
  /// The trailing end of the navigation bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The bar of a window's tabs.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(slot: .nowhere)
  }
}

/// The bars that toolbar content is added to.
public struct _ToolbarTarget {
  let items: NavigationItems
}

/// A type whose values are items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body; Swift infers it from `body`.
  associatedtype Body: ToolbarContent
  /// The items that this content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the content to bars. Content of yours never implements it.
  @MainActor @preconcurrency func _add(to target: _ToolbarTarget)
}

extension ToolbarContent {
  /// Adds the body.
  public func _add(to target: _ToolbarTarget) { body._add(to: target) }
}

extension ToolbarContent where Body == Never {
  /// Never called: the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  /// Never called: there is no value of this type.
  public func _add(to target: _ToolbarTarget) {}
}

/// A view in a bar of a screen.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: Where the item is placed. Default: the trailing end of the navigation bar.
  ///   - content: The view of the item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the view to the bar of its placement.
  public func _add(to target: _ToolbarTarget) {
    let part =
      placement.isProminent ? _ControlPart(content.fontWeight(.semibold)) : _ControlPart(content)
    switch placement.slot {
    case .leading: target.items.leading.append(part)
    case .principal: target.items.principal = part
    case .trailing: target.items.trailing.append(part)
    case .bottom: target.items.bottomBar.append(part)
    case .nowhere: break
    }
  }
}

/// Several views in a bar of a screen.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// A group has no body.
  public typealias Body = Never
  private let item: ToolbarItem<Content>

  /// Creates a group of items.
  ///
  /// - Parameters:
  ///   - placement: Where the items are placed. Default: the trailing end of the navigation bar.
  ///   - content: The views of the items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = ToolbarItem(placement: placement, content: content)
  }

  /// Adds the views to the bar of their placement.
  public func _add(to target: _ToolbarTarget) { item._add(to: target) }
}

/// Toolbar content that consists of several parts.
public struct _TupleToolbarContent: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  fileprivate let parts: [any ToolbarContent]
  /// Adds the parts in order.
  public func _add(to target: _ToolbarTarget) { for part in parts { part._add(to: target) } }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// Takes one statement: toolbar content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// A single statement is used as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several statements become one content, in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _TupleToolbarContent(parts: parts)
  }
  /// The first of two branches.
  public static func buildEither<Content: ToolbarContent>(
    first content: Content
  ) -> _TupleToolbarContent { _TupleToolbarContent(parts: [content]) }
  /// The second of two branches.
  public static func buildEither<Content: ToolbarContent>(
    second content: Content
  ) -> _TupleToolbarContent { _TupleToolbarContent(parts: [content]) }
  /// A branch for a platform.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _TupleToolbarContent { _TupleToolbarContent(parts: [content]) }
  /// An `if` without `else` builds its content, or nothing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _TupleToolbarContent {
    _TupleToolbarContent(parts: content.map { [$0] } ?? [])
  }
}
