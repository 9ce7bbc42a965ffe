import Foundation

/// The area that presentations cover: a screen, or a picture with a proposed size.
struct PresentationScreen {
  /// The size, in points.
  let size: CGSize
  let insets: EdgeInsets
}

/// Content that a view presents over the screen, such as a sheet.
@MainActor
protocol Presented {
  /// The name in messages, such as "a sheet".
  var name: String { get }
  /// Dismisses the presentation.
  var dismiss: () -> Void { get }
  /// Whether the tint behind the content becomes gray. Default: `true`.
  var dimsTint: Bool { get }
  /// Returns views that are as large as the screen.
  ///
  /// - Parameter context: The presenting view's context, for views on their own screen.
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer
}

extension Presented {
  var dimsTint: Bool { true }
}

/// The view that presents the content.
struct Presenting {
  /// The identity of the view's node.
  let identity: UInt64
  let screen: PresentationScreen
}

/// The views of a presentation.
struct PresentationLayer {
  let node: LayoutNode?
  /// Whether the content behind moves back, as behind a full-height sheet.
  var movesBack = false
}

/// The presentations that are not resolved yet.
final class WaitingPresentations: ResolveCache {
  struct Entry {
    let presented: any Presented
    let context: _ResolveContext
    let presenter: LayoutNode?
  }

  fileprivate(set) var entries: [Entry] = []
  /// Whether a host shows added entries. Views created during layout are too late, and adding them
  /// would keep all views in memory.
  fileprivate var isGathering = false
  /// Whether the most recently resolved screen has moved back, on black.
  fileprivate(set) var hasMovedBack = false

  init() {}
}

/// Presents something over the enclosing screen, without adding a node.
struct PresentationModifier<P> {
  /// The presented content, or `nil`.
  let presented: P?
}

extension PresentationModifier: ViewModifier where P: Presented {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let start = list.nodes.count
    content(inner, &list)
    guard let presented = modifier.presented, context.presence == .shown else { return }
    context.session.noteShared()
    let presenter = start < list.nodes.count ? list.nodes[start] : nil
    let waiting = context.session.cache(WaitingPresentations.self)
    guard waiting.isGathering else {
      return context.report(
        "\(presented.name) is not shown because it is presented by a view created during layout,"
          + " such as inside a GeometryReader; present it from outside that view",
        view: presenter?.name ?? "EmptyView")
    }
    waiting.entries.append(
      WaitingPresentations.Entry(presented: presented, context: inner, presenter: presenter))
  }
}

extension View {
  nonisolated func presenting<P: Presented>(_ presented: P?) -> some View {
    modifier(PresentationModifier(presented: presented))
  }
}

extension Binding where Value == Bool {
  /// Returns what a view presents while this condition is true. To dismiss it, the condition
  /// becomes false.
  func presentation<P>(_ make: (_ dismiss: @escaping () -> Void) -> P?) -> P? {
    wrappedValue ? make { wrappedValue = false } : nil
  }

  /// Returns what a view presents for data while this condition is true and there is data.
  func presentation<T, P>(
    of data: T?, _ make: (T, _ dismiss: @escaping () -> Void) -> P
  ) -> P? {
    presentation { dismiss in data.map { make($0, dismiss) } }
  }
}

extension Binding {
  /// Returns what a view presents for an item while it is not `nil`. To dismiss it, the item
  /// becomes `nil`.
  func presentation<Item, P>(
    _ make: (Item, _ dismiss: @escaping () -> Void) -> P
  ) -> P? where Value == Item? {
    wrappedValue.map { make($0) { wrappedValue = nil } }
  }
}

/// Shows the presentations of its content over that content.
package struct PresentationHost {
  private let screen: PresentationScreen?

  /// - Parameter proposal: The size proposed to the picture. Without a size, nothing is presented.
  package init(in proposal: ProposedViewSize) {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite,
      width > 0, height > 0
    {
      screen = PresentationScreen(
        size: CGSize(width: width, height: height), insets: EdgeInsets())
    } else {
      screen = nil
    }
  }

  init(on device: Device) {
    screen = PresentationScreen(size: device.size, insets: device.safeAreaInsets)
  }

  /// The maximum number of stacked presentations.
  private static let levelLimit = 20
}

extension PresentationHost: ViewModifier {
  /// Resolves the content and its presentations over it.
  package static func _resolve(
    _ host: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    let waiting = context.session.cache(WaitingPresentations.self)
    let (outer, wasGathering) = (waiting.entries, waiting.isGathering)
    (waiting.entries, waiting.isGathering) = ([], true)
    defer { (waiting.entries, waiting.isGathering) = (outer, wasGathering) }
    let start = list.nodes.count
    let store = context.session.store
    let isDimmed = store.value(StateStore.Key(identity: context.identity, offset: -10)) {
      Box(false)
    }
    var inner = context
    if isDimmed.value { inner.environment.isTintDimmed = true }
    content(inner, &list)
    let dims = host.screen != nil && waiting.entries.first?.presented.dimsTint == true
    // Frames of a change also show what it dismisses.
    if dims != isDimmed.value, store.motion.mode.isSettled {
      // The presentations are known only after the content is resolved.
      isDimmed.value = dims
      store.evaluateAgain(after: waiting.entries.first?.presented.name ?? "a presentation")
    }
    waiting.hasMovedBack = false
    guard !waiting.entries.isEmpty, start < list.nodes.count else { return }
    guard let screen = host.screen else { return report(waiting.entries, in: context) }
    var behind = _NodeList()
    behind.nodes = ContiguousArray(list.nodes[start...])
    list.nodes.removeSubrange(start...)
    let layers = layers(of: waiting, on: screen, in: context)
    waiting.hasMovedBack = layers.first?.movesBack ?? false
    if let node = node(behind, layers, on: screen, in: context) { list.nodes.append(node) }
  }

  @MainActor
  private static func report(
    _ entries: [WaitingPresentations.Entry], in context: _ResolveContext
  ) {
    for entry in entries {
      entry.context.report(
        "\(entry.presented.name) is not shown because presentations need a picture with a fixed"
          + " size; propose one, such as a device's",
        view: entry.presenter?.name ?? "EmptyView")
    }
  }

  @MainActor
  private static func layers(
    of waiting: WaitingPresentations, on screen: PresentationScreen, in context: _ResolveContext
  ) -> [PresentationLayer] {
    var layers: [PresentationLayer] = []
    // A presentation may present another one.
    while let entry = waiting.entries.first {
      for other in waiting.entries.dropFirst() {
        other.context.report(
          "\(other.presented.name) is not shown because \(entry.presented.name) is already"
            + " presented", view: other.presenter?.name ?? "EmptyView")
      }
      waiting.entries = []
      guard layers.count < levelLimit else {
        entry.context.report(
          "\(entry.presented.name) is not shown because it is presented over \(levelLimit) others",
          view: entry.presenter?.name ?? "EmptyView")
        break
      }
      layers.append(
        entry.presented.layer(
          over: Presenting(identity: entry.presenter?.identity ?? 0, screen: screen),
          in: entry.context.presented(by: entry.presented)))
    }
    return layers
  }

  /// The content with the layers over it.
  @MainActor
  private static func node(
    _ behind: _NodeList, _ layers: [PresentationLayer], on screen: PresentationScreen,
    in context: _ResolveContext
  ) -> LayoutNode? {
    guard var inner = context.entering(Self.self) else { return nil }
    inner.stackAxis = nil
    var content = behind.nodes[0]
    if behind.nodes.count > 1 { content = inner.container(VStackLayout(), .vStack, behind) }
    let presenter = PresenterView(
      content: inner.session.add(content), screen: screen,
      isMovedBack: layers.first?.movesBack ?? false)
    var members = _NodeList()
    if let node = inner.layer(presenter, alignment: .center) { members.nodes.append(node) }
    members.nodes += layers.compactMap(\.node)
    return inner.container(
      ZStackLayout(alignment: .topLeading), .container(PlacedTree.presentation), members)
  }
}

extension _ResolveContext {
  /// Returns the context of a presentation's views, which does not inherit the presenting view's
  /// location.
  @MainActor
  fileprivate func presented(by presented: any Presented) -> _ResolveContext {
    var inner = self
    inner.stackAxis = nil
    inner.tagsElements = false
    inner.safeAreaEdges = []
    inner.pendingTransition = nil
    inner.environment.widen()
    inner.environment.navigationItems = nil
    inner.environment.navigation = nil
    inner.environment.splitColumn = nil
    inner.environment.searchItem = nil
    inner.environment.standard.isHitTested = true
    inner.environment.isTintDimmed = false
    let dismiss = presented.dismiss
    inner.environment.dismissal = { dismiss() }
    return inner
  }
}

/// The status bar of a screen, light if the screen has moved back on black.
struct StatusBarScheme {}

extension StatusBarScheme: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.entering(Self.self) else { return }
    if context.session.cache(WaitingPresentations.self).hasMovedBack {
      inner.environment.colorScheme = .dark
    }
    content(inner, &list)
  }
}

/// The content behind a presentation.
private struct PresenterView: View {
  let content: ResolvedSubview
  let screen: PresentationScreen
  let isMovedBack: Bool

  var body: some View {
    let framed = content.frame(width: screen.size.width, height: screen.size.height)
    if isMovedBack {
      // As on iOS behind a sheet: inset 16 points at the sides, with the top at the safe area.
      framed
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .scaleEffect(1 - 32 / screen.size.width, anchor: .top)
        .offset(y: screen.insets.top)
        .background(Color.black)
    } else {
      framed
    }
  }
}

/// Dims the content behind a presentation and handles taps on it.
struct PresentationBackdrop: View {
  var isClear = false
  /// The action of a tap, or `nil` for none.
  let dismiss: (() -> Void)?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.theme.look.sheet.dimming) private var dimming

  var body: some View {
    Color.black.opacity(isClear ? 0 : colorScheme == .dark ? 0.48 : dimming)
      .onTapGesture { dismiss?() }
      .accessibilityLabel("Dismiss")
      .accessibilityMark(.hidden)
  }
}

/// A surface over the backdrop that swallows taps outside its controls.
struct PresentedSurface {}

extension PresentedSurface: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: PassthroughLayout(), PlacedTree.surface)
  }
}

// MARK: Dismissing

extension EnvironmentValues {
  /// Dismisses the enclosing presentation or screen; `nil` if there is none.
  @Entry package var dismissal: (@MainActor () -> Void)?
}
