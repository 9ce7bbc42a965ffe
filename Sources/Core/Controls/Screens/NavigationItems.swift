import Foundation

/// The content of a screen's bars, set by the views of the screen.
final class NavigationItems {
  var title: Text?
  /// The line below the title, in themes that show it.
  var subtitle: Text?
  /// Whether an inline title can be renamed or has a menu.
  var isTitleMarked = false
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// Whether the title in the bar is large.
  var isLargeInline = false
  /// Whether automatic titles are large.
  var prefersLargeTitle = true
  /// Whether the screen is too low for large titles.
  var hasFlatBars = false
  /// Whether the screen shows a navigation bar; set after its content is resolved.
  var showsBar = false
  /// Whether content is scrolled under the navigation bar.
  var isScrolled = false
  /// How far the navigation bar reaches above the safe area, in points.
  var topOverlap: CGFloat = 0
  /// Whether the navigation bar, or that of a nested screen, is in the row of a tab bar.
  var isBesideTabs = false
  /// Whether content extends under the bar at the bottom.
  var reachesBottom = false
  /// The place of a search field without a placement of its own.
  var usualSearchPlace = SearchPlace.belowTitle
  /// Whether content scrolled under the navigation bar fades, instead of being covered.
  var fadesContent = false
  /// Whether the screen may have a navigation bar. Other containers leave the bar to nested
  /// screens.
  var hasNavigationBar = false
  /// The bar appearances that the views of the screen request.
  var navigationBar = BarAppearance()
  var tabBar = BarAppearance()
  var bottomToolbar = BarAppearance()
  /// The search field of the screen.
  var search: SearchItem?
  var leading = BarItemList()
  var principal: _ControlPart?
  var trailing = BarItemList()
  /// The controls in a menu before the trailing ones.
  var secondary: [_ControlPart] = []
  var bottomBar: [_ControlPart] = []
  /// The views in the middle of the bar at the bottom.
  var status: [_ControlPart] = []
  /// The button for the sidebar of the enclosing split view, before the way back.
  var sidebarToggle: _ControlPart?
  /// The way back to the previous screen; `nil` on the first screen.
  var back: Back?
  var isBackHidden = false

  struct Back {
    let title: Text?
    let action: @MainActor () -> Void
  }

  var shownBack: Back? { isBackHidden ? nil : back }
  /// The width that the screen requests as a column of a split view, in points.
  var columnWidth: CGFloat?
  /// Whether the split view of the screen has a button for its sidebar.
  var hasSidebarToggle = true

  /// Whether the screen has a navigation bar.
  var hasBar: Bool {
    navigationBar.isHidden != true
      && (title != nil || principal != nil || !leading.parts.isEmpty || !trailing.parts.isEmpty
        || !secondary.isEmpty || sidebarToggle != nil || shownBack != nil || search != nil)
  }

  /// The background of the navigation bar. By default it has one while content is scrolled under it.
  var navigationGround: BarAppearance.Ground {
    navigationBar.ground(
      automatic: .init(
        isFilled: isScrolled, hasLine: isScrolled && !fadesContent, isFading: fadesContent))
  }

  /// Whether the bar shows a large title below its controls.
  var isTitleLarge: Bool { hasLargeTitle && !isScrolled }

  /// Whether the bar shows a large title while no content is scrolled under it. A principal item replaces only the small
  /// title.
  var hasLargeTitle: Bool {
    guard title != nil, !hasFlatBars else { return false }
    switch displayMode {
    case .automatic: return prefersLargeTitle
    case .inline: return false
    case .large: return true
    }
  }
}

/// The controls at one end of a bar.
struct BarItemList {
  private(set) var parts: [_ControlPart]
  /// The positions of the parts before which a toolbar spacer separates groups.
  private(set) var spacers: Set<Int> = []

  init(_ parts: _ControlPart...) { self.parts = parts }

  mutating func append(_ part: _ControlPart) { parts.append(part) }
  mutating func prepend(_ part: _ControlPart) {
    parts.insert(part, at: 0)
    spacers = Set(spacers.map { $0 + 1 })
  }
  mutating func appendSpacer() { spacers.insert(parts.count) }
}

extension EnvironmentValues {
  /// The items that the views of a screen request for its bars.
  @Entry var navigationItems: NavigationItems?
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The display mode of a title: large below the bar, or small (`inline`) in it. `automatic` is
  /// large in a stack and in a sidebar, and inline in the other columns of a split view.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Sets content of the enclosing screen's bars, without adding a node.
struct NavigationItemsModifier {
  let write: @MainActor (NavigationItems) -> Void
}

extension NavigationItemsModifier: RequestModifier {
  func request(in context: _ResolveContext) {
    // Views that are resolved only for their labels, such as representations, have no bars.
    guard context.presence != .surveyed, let items = context.environment.navigationItems else {
      return
    }
    context.session.noteShared()
    write(items)
  }
}

@TitleForms
extension View {
  nonisolated func navigation(
    _ write: @escaping @MainActor (NavigationItems) -> Void
  ) -> some View {
    modifier(NavigationItemsModifier(write: write))
  }

  /// Sets the screen's title, shown in the navigation bar.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigation { $0.title = title }
  }

  /// Shows the navigation title large below the bar or small in it. Default: automatic.
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
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return navigation { content._add(to: _ToolbarTarget(items: $0)) }
  }

  /// Adds views to the trailing end of the navigation bar.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return navigation { $0.trailing.append(_ControlPart(content)) }
  }
}

/// The visibility of an element; `automatic` leaves it to the element.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The placement of an item in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot { case leading, principal, trailing, secondary, bottom, status, nowhere }
  let slot: Slot
  /// Whether the item is prominent because it completes the screen's task.
  var isProminent = false
  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// The center of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// The trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// A menu before the controls at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(slot: .secondary)
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
  /// The middle of the bar at the bottom of the screen.
  public static let status = ToolbarItemPlacement(slot: .status)
  /// The trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// The bar above the keyboard, which is not rendered.
  public static let keyboard = ToolbarItemPlacement(slot: .nowhere)
  /// The center of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// In place of a large title; not rendered.
  public static let largeTitle = ToolbarItemPlacement(slot: .nowhere)
  /// Below the title; not rendered.
  public static let subtitle = ToolbarItemPlacement(slot: .nowhere)
  /// The line below the large title. Such items are not shown.
  public static let largeSubtitle = ToolbarItemPlacement(slot: .nowhere)
  /// The trailing end of the navigation bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The tab bar of a window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(slot: .nowhere)
  }
}

/// The bars that toolbar content is added to.
public struct _ToolbarTarget {
  let items: NavigationItems
}

/// A type that represents items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body; Swift infers it from `body`.
  associatedtype Body: ToolbarContent
  /// The items that make up this content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the content to bars. Do not implement this requirement.
  @MainActor @preconcurrency func _add(to target: _ToolbarTarget)
}

extension ToolbarContent {
  /// Adds the body.
  public func _add(to target: _ToolbarTarget) { body._add(to: target) }
}

extension ToolbarContent where Body == Never {
  /// Never called; the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  /// Never called; the type has no values.
  public func _add(to target: _ToolbarTarget) {}
}

/// A view in one of a screen's bars.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The placement of the item. Default: the trailing end of the navigation bar.
  ///   - content: The view of the item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the view to the bar for its placement.
  public func _add(to target: _ToolbarTarget) {
    let part =
      placement.isProminent
      ? _ControlPart(content.fontWeight(.semibold).environment(\.controls.isProminentItem, true))
      : _ControlPart(content)
    switch placement.slot {
    case .leading: target.items.leading.append(part)
    case .principal: target.items.principal = part
    case .trailing: target.items.trailing.append(part)
    case .secondary: target.items.secondary.append(part)
    case .bottom: target.items.bottomBar.append(part)
    case .status: target.items.status.append(part)
    case .nowhere: break
    }
  }
}

/// Several views in one of a screen's bars.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// A group has no body.
  public typealias Body = Never
  private let item: ToolbarItem<Content>

  /// Creates a group of items.
  ///
  /// - Parameters:
  ///   - placement: The placement of the items. Default: the trailing end of the navigation bar.
  ///   - content: The views of the items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = ToolbarItem(placement: placement, content: content)
  }

  /// Adds the views to the bar for their placement.
  public func _add(to target: _ToolbarTarget) { item._add(to: target) }
}

/// Toolbar content with several parts.
public struct _TupleToolbarContent: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  fileprivate let parts: [any ToolbarContent]
  /// Adds the parts in order.
  public func _add(to target: _ToolbarTarget) { for part in parts { part._add(to: target) } }
}

/// Toolbar content that depends on a condition.
public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  fileprivate let content: Content?
  /// Adds the content, if any.
  public func _add(to target: _ToolbarTarget) { content?._add(to: target) }
}

extension ToolbarContent {
  /// Hides the content.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _OptionalToolbarContent(content: hidden ? nil : self)
  }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// Builds content from one statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// Passes a single statement through unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Combines several statements, in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _TupleToolbarContent(parts: parts)
  }
  /// Builds the first branch of an `if`-`else` statement.
  public static func buildEither<Content: ToolbarContent>(
    first content: Content
  ) -> _TupleToolbarContent { _TupleToolbarContent(parts: [content]) }
  /// Builds the second branch of an `if`-`else` statement.
  public static func buildEither<Content: ToolbarContent>(
    second content: Content
  ) -> _TupleToolbarContent { _TupleToolbarContent(parts: [content]) }
  /// Builds the content of an `if #available` statement.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _TupleToolbarContent { _TupleToolbarContent(parts: [content]) }
  // The result has the type of the content: the compiler infers it from there if the condition is
  // false.

  /// Builds the content of an `if` statement without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> { _OptionalToolbarContent(content: content) }
}
