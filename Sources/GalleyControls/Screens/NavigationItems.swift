import Foundation

/// What the views of a screen want to have in its bars.
final class NavigationItems {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isBarHidden = false
  var leading: [_ControlPart] = []
  var principal: _ControlPart?
  var trailing: [_ControlPart] = []
  var bottomBar: [_ControlPart] = []

  /// Whether there is anything to show in a bar at the top.
  var hasBar: Bool {
    !isBarHidden && (title != nil || principal != nil || !leading.isEmpty || !trailing.isEmpty)
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

/// How titles of navigation bars are shown.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Writes into the bars of the screen around it, and adds no node.
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
    if let items = context.environment.navigationItems { modifier.write(items) }
  }
}

extension View {
  nonisolated func navigation(
    _ write: @escaping @MainActor (NavigationItems) -> Void
  ) -> some View {
    modifier(NavigationItemsModifier(write: write))
  }

  /// The title of the screen, for its navigation bar.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigation { $0.title = title }
  }

  /// The title of the screen, for its navigation bar.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the screen, for its navigation bar.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Whether the title is large, under the bar, or small, in it. Default: large.
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigation { $0.displayMode = mode }
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigation { $0.isBarHidden = hidden }
  }

  /// Hides or shows bars of the screen.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigation {
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        $0.isBarHidden = visibility == .hidden
      }
    }
  }

  /// Controls for the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    navigation { content()._add(to: _ToolbarTarget(items: $0)) }
  }

  /// Views for the trailing end of the navigation bar.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    navigation { $0.trailing.append(_ControlPart(content())) }
  }
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// Where in the bars something goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot { case leading, principal, trailing, bottom }
  let slot: Slot
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  public static let principal = ToolbarItemPlacement(slot: .principal)
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(slot: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
}

/// Where toolbar content writes itself to.
public struct _ToolbarTarget {
  let items: NavigationItems
}

/// What a toolbar is made of.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the content to bars. Content of yours never implements it.
  @MainActor @preconcurrency func _add(to target: _ToolbarTarget)
}

extension ToolbarContent {
  public func _add(to target: _ToolbarTarget) { body._add(to: target) }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  public func _add(to target: _ToolbarTarget) {}
}

/// A view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public func _add(to target: _ToolbarTarget) {
    let part = _ControlPart(content)
    switch placement.slot {
    case .leading: target.items.leading.append(part)
    case .principal: target.items.principal = part
    case .trailing: target.items.trailing.append(part)
    case .bottom: target.items.bottomBar.append(part)
    }
  }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let item: ToolbarItem<Content>

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = ToolbarItem(placement: placement, content: content)
  }

  public func _add(to target: _ToolbarTarget) { item._add(to: target) }
}

/// Several pieces of toolbar content.
public struct _TupleToolbarContent: ToolbarContent {
  public typealias Body = Never
  fileprivate let parts: [any ToolbarContent]
  public func _add(to target: _ToolbarTarget) { for part in parts { part._add(to: target) } }
}

/// Lets toolbar content be written down in a closure.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _TupleToolbarContent(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _TupleToolbarContent {
    _TupleToolbarContent(parts: content.map { [$0] } ?? [])
  }
}
