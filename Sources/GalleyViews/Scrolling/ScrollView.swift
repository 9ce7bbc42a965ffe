import Foundation

/// A window onto content that may be larger, as it looks before anything is scrolled.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  /// For messages about views that follow its size.
  package var name = "ScrollView"

  /// - Parameters:
  ///   - axes: The axes that scroll. Default: vertical.
  ///   - showsIndicators: Accepted for source compatibility: at rest there are none.
  ///   - content: Several views stand in a column.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    let settings = context.environment.scrolling
    inner.stackAxis = .vertical
    inner.pendingTransition = nil
    inner.environment.scrolling = ScrollSettings()
    var content = _NodeList()
    Content._resolve(view.content, in: inner, into: &content)
    if content.nodes.count > 1 {
      content.nodes = [inner.container(VStackLayout(), .vStack, content)]
    }
    content.isDynamic = false
    let layout = ScrollLayout(
      name: view.name, axes: view.axes, margins: settings.margins, anchor: settings.anchor)
    let node = context.container(layout, .container(view.name), content)
    node.markAsScrollView()
    if settings.clips {
      node.payload = Drawing(.scrollClip)
      // Content is seen in the scroll view and under the bars that it reaches to.
      if context.isInSafeArea { node.hook = SafeAreaHook(.extendsClip) }
    }
    list.nodes.append(node)
  }
}

/// What is set around a scroll view for it.
struct ScrollSettings {
  var margins = EdgeInsets()
  /// Which point of the content is seen at first.
  var anchor = UnitPoint.topLeading
  var clips = true
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  fileprivate var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

/// Which part of a scroll view margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// How a scroll view comes to rest; accepted for source compatibility.
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// Whether scroll indicators are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Keeps room free around the content of scroll views in this view.
  ///
  /// - Parameter length: Points; `nil` is 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Keeps room free around the content of scroll views in this view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps room free around the content of scroll views in this view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      if placement == .scrollIndicators { return }
      if edges.contains(.top) { scrolling.margins.top = insets.top }
      if edges.contains(.leading) { scrolling.margins.leading = insets.leading }
      if edges.contains(.bottom) { scrolling.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { scrolling.margins.trailing = insets.trailing }
    }
  }

  /// Which point of their content scroll views in this view show at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) { $0.anchor = anchor ?? .topLeading }
  }

  /// Lets the content of scroll views in this view be seen outside of them.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.clips = !disabled }
  }

  /// Accepted for source compatibility: pictures do not scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted for source compatibility.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted for source compatibility.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: at rest there are no indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
}
