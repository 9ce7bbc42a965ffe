import Foundation

/// A screen that was pushed onto a navigation stack.
enum NavigationEntry: Hashable {
  /// The screen of a value, which `navigationDestination(for:)` makes.
  case value(AnyHashable)
  /// The destination of a link.
  case link(ObjectIdentifier)
}

/// The screens of a navigation stack, as the views on them declare them.
///
/// The stack keeps it; what is declared is forgotten at each evaluation.
@MainActor
final class NavigationScreens {
  /// A screen that a condition presents.
  struct Presented {
    let destination: AnyView
    let dismiss: () -> Void
  }

  /// By the types of the values.
  fileprivate var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  fileprivate var links: [ObjectIdentifier: AnyView] = [:]
  fileprivate var presented: [Presented] = []
  fileprivate var push: (NavigationEntry) -> Void = { _ in }

  nonisolated init() {}

  fileprivate func begin(push: @escaping (NavigationEntry) -> Void) {
    (destinations, links, presented) = ([:], [:], [])
    self.push = push
  }

  /// Shows another screen over those that are there.
  func show(_ entry: NavigationEntry) { push(entry) }

  fileprivate func destination(of entry: NavigationEntry) -> AnyView? {
    switch entry {
    case .value(let value):
      destinations[ObjectIdentifier(type(of: value.base))]?(value)
    case .link(let link): links[link]
    }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationScreens? { nil }
}

extension EnvironmentValues {
  /// The screens of the navigation stack around.
  var navigation: NavigationScreens? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// The path of a navigation stack that a program holds.
struct NavigationPathAccess {
  let values: [AnyHashable]
  let append: (AnyHashable) -> Void
  /// Keeps the first values.
  let cut: (Int) -> Void
}

/// The topmost screen of a navigation stack.
struct NavigationStackScreen<Root> {
  let root: Root
  let screens: NavigationScreens
  /// `nil` where the stack has a path of its own.
  let path: NavigationPathAccess?
  /// What is pushed over the path.
  let pushed: Binding<[NavigationEntry]>
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

    // All screens are resolved, as those below declare the destinations of those above.
    var place = inner
    if !entries.isEmpty { place.presence = .hidden }
    var (items, nodes) = resolve(AnyView?.none, view.root, below: nil, in: place, dismiss: nil)
    for (index, entry) in entries.enumerated() {
      guard let destination = screens.destination(of: entry) else {
        context.session.tree.report(
          "no navigationDestination(for:) makes the screen of \(Self.name(of: entry))",
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
      (items, nodes) = resolve(destination, view.root, below: items, in: place, dismiss: dismiss)
    }
    // What a condition presents is above all that was pushed.
    var count = 0
    while let next = screens.presented.last, count < 20 {
      screens.presented = []
      count += 1
      place = inner
      place.identity.enter(-count)
      (items, nodes) = resolve(
        next.destination, view.root, below: items, in: place, dismiss: { next.dismiss() })
    }
    list.nodes += nodes.nodes
    list.removed += nodes.removed
  }

  private static func name(of entry: NavigationEntry) -> String {
    switch entry {
    case .value(let value): "a value of \(typeName(type(of: value.base)))"
    case .link: "a link that is gone"
    }
  }

  /// - Parameters:
  ///   - destination: The screen's content; `nil` for the root.
  ///   - below: What the screen below has in its bar.
  ///   - dismiss: What goes back to the screen below.
  @MainActor
  private static func resolve(
    _ destination: AnyView?, _ root: Root, below: NavigationItems?, in context: _ResolveContext,
    dismiss: (@MainActor () -> Void)?
  ) -> (NavigationItems?, _NodeList) {
    var shown: NavigationItems?
    let bar: @MainActor (NavigationItems) -> NavigationBar? = { items in
      if let dismiss { items.back = NavigationItems.Back(title: below?.title, action: dismiss) }
      shown = items
      return items.hasBar ? NavigationBar(items: items) : nil
    }
    let bottom: @MainActor (NavigationItems) -> BottomBar? = { items in
      items.bottomBar.isEmpty || items.bottomToolbar.isHidden == true
        ? nil : BottomBar(parts: items.bottomBar, appearance: items.bottomToolbar)
    }
    var list = _NodeList()
    if let destination {
      var inner = context
      inner.environment.dismissal = dismiss
      // What searches the whole stack is shown on its root.
      inner.environment.searchItem = nil
      ScreenContainer<AnyView, NavigationBar, BottomBar>._resolve(
        ScreenContainer(
          name: "NavigationStack", content: destination, top: bar, bottom: bottom),
        in: inner, into: &list)
    } else {
      ScreenContainer<Root, NavigationBar, BottomBar>._resolve(
        ScreenContainer(name: "NavigationStack", content: root, top: bar, bottom: bottom),
        in: context, into: &list)
    }
    return (shown, list)
  }
}

// MARK: Declaring screens

/// Declares the screens of values of a type, and adds no node.
struct NavigationDestinationModifier<D, C> {
  let destination: (D) -> C
}

extension NavigationDestinationModifier: ViewModifier where D: Hashable, C: View {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    context.environment.navigation?.destinations[ObjectIdentifier(D.self)] = { value in
      (value.base as? D).map { AnyView(modifier.destination($0)) }
    }
  }
}

/// Declares a screen that is shown while a condition holds, and adds no node.
struct PresentedScreenModifier<C> {
  /// `nil` where the screen is not shown.
  let destination: C?
  let dismiss: () -> Void
}

extension PresentedScreenModifier: ViewModifier where C: View {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    guard let destination = modifier.destination, context.presence != .surveyed else { return }
    context.environment.navigation?.presented.append(
      NavigationScreens.Presented(
        destination: AnyView(destination), dismiss: modifier.dismiss))
  }
}

/// What tells the links of a stack apart, as long as they are there.
final class NavigationLinkKey {
  nonisolated init() {}
}

/// Declares the destination of a link, and adds no node.
struct LinkDestinationModifier {
  let key: NavigationLinkKey
  let destination: AnyView?
}

extension LinkDestinationModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    guard let destination = modifier.destination else { return }
    context.environment.navigation?.links[ObjectIdentifier(modifier.key)] = destination
  }
}
