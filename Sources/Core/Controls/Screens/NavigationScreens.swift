import Foundation

/// A screen pushed onto a navigation stack.
enum NavigationEntry: Hashable {
  /// The screen for a value, declared by `navigationDestination(for:)`.
  case value(AnyHashable)
  /// The destination of a link.
  case link(ObjectIdentifier)
}

/// The screens of a navigation stack, as declared by its views.
///
/// The stack owns this object; each evaluation clears the declarations.
@MainActor
final class NavigationScreens {
  /// A screen presented by a condition.
  struct Presented {
    let destination: AnyView
    let dismiss: () -> Void
  }

  /// The destinations by value type.
  fileprivate var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  fileprivate var links: [ObjectIdentifier: AnyView] = [:]
  fileprivate var presented: [Presented] = []
  fileprivate var push: (NavigationEntry) -> Void = { _ in }
  /// Whether links show their screens in the next column of a split view.
  let isBesideColumn: Bool

  nonisolated init(isBesideColumn: Bool = false) { self.isBesideColumn = isBesideColumn }

  func begin(push: @escaping (NavigationEntry) -> Void) {
    (destinations, links, presented) = ([:], [:], [])
    self.push = push
  }

  /// Shows another screen on top of the stack.
  func show(_ entry: NavigationEntry) { push(entry) }

  /// Returns the screen that a split view shows in the next column, for an entry or a condition.
  func shown(for entry: NavigationEntry?) -> AnyView? {
    presented.last?.destination ?? entry.flatMap(destination)
  }

  fileprivate func destination(of entry: NavigationEntry) -> AnyView? {
    switch entry {
    case .value(let value):
      destinations[ObjectIdentifier(type(of: value.base))]?(value)
    case .link(let link): links[link]
    }
  }
}

extension EnvironmentValues {
  /// The screens of the enclosing navigation stack.
  @Entry var navigation: NavigationScreens?
}

/// Access to the path of a navigation stack with a path binding.
struct NavigationPathAccess {
  let values: [AnyHashable]
  let append: (AnyHashable) -> Void
  /// Truncates the path to a number of values.
  let cut: (Int) -> Void
}

/// The topmost screen of a navigation stack.
struct NavigationStackScreen<Root> {
  let root: Root
  let screens: NavigationScreens
  /// The path, or `nil` if the stack manages its own.
  let path: NavigationPathAccess?
  /// The entries pushed on top of the path.
  let pushed: Binding<[NavigationEntry]>
  /// The columns above the root, below the path, if the stack is a collapsed split view.
  let columns: CollapsedColumns?
}

extension NavigationStackScreen: View, PrimitiveView where Root: View {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    let (screens, path, pushed) = (view.screens, view.path, view.pushed)
    screens.begin { entry in
      if let path, case .value(let value) = entry, pushed.wrappedValue.isEmpty {
        path.append(value)
      } else {
        pushed.wrappedValue.append(entry)
      }
    }
    inner.environment.navigation = screens
    let values = path?.values ?? []
    let entries = values.map(NavigationEntry.value) + pushed.wrappedValue

    // Resolve all screens, because lower ones declare the destinations of higher ones.
    let bars = OuterBars(in: inner.environment)
    var (items, nodes) = resolveRoot(of: view, in: inner, isCovered: !entries.isEmpty)
    var place = inner
    for (index, entry) in entries.enumerated() {
      guard let destination = screens.destination(of: entry) else {
        context.report(
          "no navigationDestination(for:) handles \(Self.name(of: entry))",
          view: "NavigationStack")
        break
      }
      place = inner
      place.identity.enter(index + 1)
      if index < entries.count - 1 { place.presence = .hidden }
      let dismiss: @MainActor () -> Void = {
        if index >= values.count {
          pushed.wrappedValue.removeSubrange((index - values.count)...)
        } else {
          pushed.wrappedValue = []
          path?.cut(index)
        }
      }
      (items, nodes) = resolve(
        destination, view.root, of: nil, below: items, in: place, dismiss: dismiss)
    }
    // Screens presented by a condition are above all pushed ones.
    var count = 0
    while let next = screens.presented.last, count < 20 {
      screens.presented = []
      bars.restore()
      count += 1
      place = inner
      place.identity.enter(-count)
      (items, nodes) = resolve(
        next.destination, view.root, of: nil, below: items, in: place,
        dismiss: { next.dismiss() })
    }
    list.nodes += nodes.nodes
    list.removed += nodes.removed
  }

  private static func name(of entry: NavigationEntry) -> String {
    switch entry {
    case .value(let value): "a value of type \(typeName(type(of: value.base)))"
    case .link: "a link that no longer exists"
    }
  }

  /// Resolves the root and the columns above it. Each depends on the selection in the one before.
  ///
  /// - Parameter isCovered: Whether another screen is above them.
  @MainActor
  private static func resolveRoot(
    of view: Self, in inner: _ResolveContext, isCovered: Bool
  ) -> (NavigationItems?, _NodeList) {
    let topColumn = view.columns?.preferred?.wrappedValue ?? 0
    var place = inner
    if isCovered || topColumn > 0 { place.presence = .hidden }
    guard let columns = view.columns else {
      return resolve(
        nil, view.root, of: inner.environment.splitColumn, below: nil, in: place, dismiss: nil)
    }
    let bars = OuterBars(in: inner.environment)
    var previous = SplitColumn { columns.show(1) }
    var (items, nodes) = resolve(nil, view.root, of: previous, below: nil, in: place, dismiss: nil)
    for (index, content) in zip(1..., columns.columns) {
      guard columns.shows(index, above: previous) else { break }
      bars.restore()
      place = inner
      place.identity.enter(SplitColumn.self)
      place.identity.enter(index)
      if isCovered || topColumn > index { place.presence = .hidden }
      let selection = previous.selection
      let dismiss: @MainActor () -> Void = {
        _ = selection?.select(nil)
        columns.show(index - 1)
      }
      let below = previous.stackItems ?? items
      previous = SplitColumn(back: NavigationItems.Back(title: below?.title, action: dismiss)) {
        columns.show(index + 1)
      }
      (items, nodes) = resolve(
        content, view.root, of: previous, below: below, in: place, dismiss: dismiss)
    }
    return (previous.stackItems ?? items, nodes)
  }

  /// - Parameters:
  ///   - destination: The screen's content; `nil` for the root.
  ///   - column: The column that the screen is the first of; `nil` for pushed screens.
  ///   - below: The bar items of the screen below.
  ///   - dismiss: Returns to the screen below.
  @MainActor
  private static func resolve(
    _ destination: AnyView?, _ root: Root, of column: SplitColumn?, below: NavigationItems?,
    in context: _ResolveContext, dismiss: (@MainActor () -> Void)?
  ) -> (NavigationItems?, _NodeList) {
    var shown: NavigationItems?
    let enclosing = context.environment.splitColumn
    let bar: @MainActor (NavigationItems) -> NavigationBar? = { items in
      shown = items
      if let column, column === enclosing {
        column.stackItems = items
        items.back = column.back
        column.addToggle(to: items)
      } else if column?.stackItems == nil {
        items.back = dismiss.map { NavigationItems.Back(title: below?.title, action: $0) }
        if column == nil { enclosing?.addToggle(to: items) }
      }
      return items.hasBar ? NavigationBar(items: items) : nil
    }
    let bottom: @MainActor (NavigationItems) -> BottomBar? = { items in
      let isHidden = items.bottomToolbar.isHidden == true
      let parts = isHidden ? [] : items.bottomBar
      let status = isHidden ? [] : items.status
      let search = items.searchPlace == .atBottom && items.hasBar ? items.search : nil
      return parts.isEmpty && status.isEmpty && search == nil
        ? nil
        : BottomBar(
          parts: parts, status: status, search: search, appearance: items.bottomToolbar,
          isOverContent: items.reachesBottom)
    }
    var list = _NodeList()
    var inner = context
    inner.environment.splitColumn = column
    if let column {
      if column === enclosing {
        context.session.noteShared()
        inner.environment.controls.hasIsland = column.hasIsland
      } else {
        column.hasIsland = context.environment.controls.hasIsland
      }
    }
    if let destination {
      inner.environment.dismissal = dismiss
      // A search field for the whole stack is shown on its root.
      inner.environment.searchItem = nil
      ScreenContainer<AnyView, NavigationBar, BottomBar>._resolve(
        ScreenContainer(
          name: "NavigationStack", content: destination, top: bar, bottom: bottom),
        in: inner, into: &list)
    } else {
      ScreenContainer<Root, NavigationBar, BottomBar>._resolve(
        ScreenContainer(name: "NavigationStack", content: root, top: bar, bottom: bottom),
        in: inner, into: &list)
    }
    return (shown, list)
  }
}

// MARK: Declaring screens

/// Declares the screens for values of a type, without adding a node.
struct NavigationDestinationModifier<D, C> {
  let destination: (D) -> C
}

extension NavigationDestinationModifier: ViewModifier, RequestModifier where D: Hashable, C: View {
  func request(in context: _ResolveContext) {
    context.environment.navigation?.destinations[ObjectIdentifier(D.self)] = { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
  }
}

/// Declares a screen that is shown while a condition is true, without adding a node.
struct PresentedScreenModifier<C> {
  /// The destination, or `nil` if the screen is not shown.
  let destination: C?
  let dismiss: () -> Void
}

extension PresentedScreenModifier: ViewModifier, RequestModifier where C: View {
  func request(in context: _ResolveContext) {
    guard let destination, context.presence != .surveyed else { return }
    context.environment.navigation?.presented.append(
      NavigationScreens.Presented(
        destination: AnyView(destination), dismiss: dismiss))
  }
}

/// Identifies a link of a stack during the link's lifetime.
final class NavigationLinkKey {
  nonisolated init() {}
}

/// Declares the destination of a link, without adding a node.
struct LinkDestinationModifier {
  let key: NavigationLinkKey
  let destination: AnyView?
}

extension LinkDestinationModifier: RequestModifier {
  func request(in context: _ResolveContext) {
    guard let destination else { return }
    context.environment.navigation?.links[ObjectIdentifier(key)] = destination
  }
}
