import Foundation

/// What presentations cover: a screen, or a picture that was proposed a size.
struct PresentationScreen {
  /// In points.
  let size: CGSize
  let insets: EdgeInsets
}

/// Something that a view presents over the screen, such as a sheet.
@MainActor
protocol Presented {
  /// What messages call it, such as "a sheet".
  var name: String { get }
  /// What dismisses it.
  var dismiss: () -> Void { get }
  /// Makes its views, which are as large as the screen.
  ///
  /// - Parameter context: That of the view that presents it, for views on a screen of their own.
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer
}

/// The view that presents something.
struct Presenting {
  /// The identity of its node.
  let identity: UInt64
  let screen: PresentationScreen
}

/// The views of a presentation.
struct PresentationLayer {
  let node: LayoutNode?
  /// Whether what is behind moves back, as behind a sheet of full height.
  var movesBack = false
}

/// What is presented and has no views yet.
final class WaitingPresentations: ResolveCache {
  struct Entry {
    let presented: any Presented
    let context: _ResolveContext
    let presenter: LayoutNode?
  }

  fileprivate(set) var entries: [Entry] = []
  /// Whether a host shows what is added. What is made once views have their places comes too late, and
  /// would keep all views in memory.
  fileprivate var isGathering = false
  /// Whether the screen that was resolved last has moved back, on black.
  fileprivate(set) var hasMovedBack = false

  init() {}
}

/// Presents something over the screen around, and adds no node.
struct PresentationModifier<P> {
  /// `nil` where nothing is presented.
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
      return context.session.tree.report(
        "\(presented.name) is not shown: it is presented by a view that is made once others have their"
          + " places, as in a GeometryReader; present it from outside of that",
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

/// Shows what the views in it present, over them.
package struct PresentationHost {
  private let screen: PresentationScreen?

  /// - Parameter proposal: What is proposed to a picture; without a size there are no presentations.
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

  /// How many presentations are shown over each other.
  private static let levelLimit = 20
}

extension PresentationHost: ViewModifier {
  /// Resolves the content and, over it, what it presents.
  package static func _resolve(
    _ host: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    let waiting = context.session.cache(WaitingPresentations.self)
    let (outer, wasGathering) = (waiting.entries, waiting.isGathering)
    (waiting.entries, waiting.isGathering) = ([], true)
    defer { (waiting.entries, waiting.isGathering) = (outer, wasGathering) }
    let start = list.nodes.count
    content(context, &list)
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
      context.session.tree.report(
        "\(entry.presented.name) is presented here, which only a picture with a size of its own"
          + " shows: propose one, such as that of a device",
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
        context.session.tree.report(
          "\(other.presented.name) is presented while \(entry.presented.name) is, which is shown"
            + " alone", view: other.presenter?.name ?? "EmptyView")
      }
      waiting.entries = []
      guard layers.count < levelLimit else {
        context.session.tree.report(
          "\(entry.presented.name) is presented over \(levelLimit) others, and not shown",
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
  /// The context of a presentation's views: they are not where the view is that presents them.
  @MainActor
  fileprivate func presented(by presented: any Presented) -> _ResolveContext {
    var inner = self
    inner.stackAxis = nil
    inner.tagsElements = false
    inner.isInSafeArea = false
    inner.pendingTransition = nil
    inner.environment.controls = ControlEnvironment()
    inner.environment.navigationItems = nil
    inner.environment.navigation = nil
    inner.environment.searchItem = nil
    inner.environment.standard.isHitTested = true
    let dismiss = presented.dismiss
    inner.environment.dismissal = { dismiss() }
    return inner
  }
}

/// The status bar of a screen, which is light where the screen has moved back on black.
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

/// What is behind a presentation.
private struct PresenterView: View {
  let content: ResolvedSubview
  let screen: PresentationScreen
  let isMovedBack: Bool

  var body: some View {
    let framed = content.frame(width: screen.size.width, height: screen.size.height)
    if isMovedBack {
      // As iOS shows it behind a sheet: 16 points from both edges, the top at the safe area.
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

/// Darkens what is behind a presentation, and takes the taps on it.
struct PresentationBackdrop: View {
  var opacity = 0.2
  /// What a tap does; `nil` for nothing.
  let dismiss: (() -> Void)?

  var body: some View {
    Color.black.opacity(opacity)
      .onTapGesture { dismiss?() }
      .accessibilityLabel("Dismiss")
  }
}

/// A surface over the backdrop: taps beside its controls go no further.
struct PresentedSurface {}

extension PresentedSurface: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: PassthroughLayout(), PlacedTree.surface)
  }
}

// MARK: Dismissing

private enum DismissalKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What dismisses the presentation or screen around; `nil` where there is none.
  package var dismissal: (@MainActor () -> Void)? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
