import Foundation

/// One or more tabs of a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify the tabs.
  associatedtype TabValue
  /// The type of the content's body; Swift infers it from `body`.
  associatedtype Body: TabContent
  /// The type of the screens.
  associatedtype _View: View
  /// The tabs that make up this content.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
  /// The screens with their labels. Do not implement this requirement.
  @ViewBuilder @MainActor @preconcurrency var _view: _View { get }
}

extension TabContent where Body: TabContent {
  /// The screens of the body.
  public var _view: some View { body._view }
}

extension TabContent where Body == Never {
  /// Never called; the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  /// The type of the tabs' values; it has no values.
  public typealias TabValue = Never
  /// Never called; the type has no values.
  public var _view: EmptyView { EmptyView() }
}

/// The screens of tabs, as the content of a `TabView`.
public struct _TabContentView<Content: TabContent> {
  let content: Content
}

extension _TabContentView: View {
  /// The screens.
  public var body: some View { content._view }
}

/// Tabs built from the statements of a closure.
public struct _TabContent<TabValue, Screens: View>: TabContent {
  /// Such tabs have no body.
  public typealias Body = Never
  /// The screens.
  public let _view: Screens
}

/// Tabs from one of two branches.
public enum _ConditionalTabContent<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
  /// Such tabs have no body.
  public typealias Body = Never
  /// The type of the values that identify the tabs.
  public typealias TabValue = First.TabValue
  case first(First)
  case second(Second)

  /// The screens of the active branch.
  public var _view: _ConditionalContent<First._View, Second._View> {
    typealias Screens = _ConditionalContent<First._View, Second._View>
    switch self {
    case .first(let content): return Screens.first(content._view)
    case .second(let content): return Screens.second(content._view)
    }
  }
}

/// Tabs that depend on a condition.
public struct _OptionalTabContent<Content: TabContent>: TabContent {
  /// Such tabs have no body.
  public typealias Body = Never
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  fileprivate let content: Content?
  /// The screens, if any.
  public var _view: Content._View? { content?._view }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  /// The loop has no body.
  public typealias Body = Never
  /// The screens of each element.
  public var _view: some View {
    mapContent { $0._view }
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder @MainActor
public enum TabContentBuilder<TabValue> {
  /// Builds content from one statement.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// Passes a single statement through unchanged.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
  /// Combines several statements, in order.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabContent<TabValue, TupleView<(repeat (each C)._View)>> {
    _TabContent(_view: TupleView(repeat (each content)._view))
  }
  /// Builds the content of an `if` statement without an `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C>
  where C.TabValue == TabValue { _OptionalTabContent(content: content) }
  /// Builds the first branch of an `if`-`else` statement.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }
  /// Builds the second branch of an `if`-`else` statement.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue { .second(second) }
  /// Builds the content of an `if #available` statement.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _TabContent<TabValue, AnyView> { _TabContent(_view: AnyView(content._view)) }
}

@TitleForms
extension TabContent {
  private func changed<V: View>(_ view: V) -> _TabContent<TabValue, V> { _TabContent(_view: view) }

  /// Shows a count on the tab; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> { changed(_view.badge(count)) }

  /// Shows a badge from a text on the tab; `nil` shows none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { changed(_view.badge(label)) }

  /// Hides the tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed(hidden ? nil : _view)
  }

  /// Accepted for source compatibility: tabs cannot be customized.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Accepted for source compatibility: tab bars do not show sections.
  public func sectionActions<A: View>(
    @ViewBuilder content: () -> A
  ) -> some TabContent<TabValue> { self }

  /// Accepted for source compatibility: the menu is not presented.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    self
  }

  /// Accepted for source compatibility: swipes are not supported.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Accepted for source compatibility: the titles of tabs name them.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }

  /// Accepted for source compatibility: tabs have no identifiers.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}
