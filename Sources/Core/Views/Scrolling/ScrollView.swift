import Foundation

/// A scrollable view that takes the proposed size along its axes.
///
/// A picture shows the content at its initial offset; users can scroll it in a live preview.
public struct ScrollView<Content: View> {
  /// The scrollable content.
  public var content: Content
  /// The axes along which the content can exceed the view.
  public var axes: Axis.Set
  /// Accepted for source compatibility: a scroll view at rest shows no indicators.
  public var showsIndicators: Bool
  /// The name used in diagnostics about content that depends on the view's size.
  package var name = "ScrollView"
  /// Whether it has no height of its own in vertically scrolling content, as UIKit's lists.
  package var isList = false

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The scrollable axes. Default: vertical.
  ///   - showsIndicators: Accepted for source compatibility: a scroll view at rest shows no
  ///     indicators.
  ///   - content: The content. Several views are stacked vertically.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView {
  /// The alignment of smaller content: centered if the view scrolls along both axes.
  private var alignment: UnitPoint {
    axes.isSuperset(of: [.horizontal, .vertical]) ? .center : .topLeading
  }

  /// Adds one node that contains the content and clips it.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    let settings = context.environment.scrolling
    inner.stackAxis = .vertical
    inner.pendingTransition = nil
    inner.environment.scrolling = ScrollSettings(isDisabled: settings.isDisabled)
    // Content scrolls under bars, so nothing in it extends below them.
    if view.axes.contains(.vertical) { inner.safeAreaEdges.subtract(.vertical) }
    if view.axes.contains(.horizontal) { inner.safeAreaEdges.subtract(.horizontal) }
    if settings.hasPosition { inner.marksScrollTargets = true }
    var content = _NodeList()
    Content._resolve(view.content, in: inner, into: &content)
    if content.nodes.count > 1 {
      content.nodes = [inner.container(VStackLayout(), .vStack, content)]
    }
    content.isDynamic = false
    let offset = context.scrollOffset
    offset.isDisabled = settings.isDisabled
    offset.verticalAnchor = view.axes.contains(.vertical) ? settings.anchor.y : nil
    offset.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    (offset.follower, offset.observers) = (settings.follower, settings.observers)
    offset.geometryObservers = settings.geometryObservers
    if !settings.geometryObservers.isEmpty { context.session.store.observesScrollGeometry = true }
    let layout = ScrollLayout(
      name: view.name, axes: view.axes, margins: settings.margins,
      anchor: settings.anchor, alignment: settings.alignment ?? view.alignment,
      offset: offset.value, insets: offset.insets, showsAll: offset.showsAll,
      isList: view.isList)
    if settings.hasPosition { context.session.store.scroll(offset, to: settings.position) }
    let node = context.container(layout, .container(view.name), content)
    node.scrollOffset = offset
    node.markAsScrollView()
    node.markAsCoordinateSpace(scrolling: view.axes)
    if settings.clips {
      node.payload = Drawing(.scrollClip)
      // Content stays visible under the bars that the scroll view extends below.
      if !context.safeAreaEdges.isEmpty { node.hook = SafeAreaHook(.extendsClip) }
    }
    list.nodes.append(node)
  }
}

/// The settings that modifiers apply to scroll views.
struct ScrollSettings {
  var margins = EdgeInsets()
  /// The initially visible point of content that exceeds the scroll view.
  var anchor = UnitPoint.topLeading
  /// The alignment of content that is smaller than the scroll view; `nil` depends on its axes.
  var alignment: UnitPoint?
  var clips = true
  /// The position requested by a binding.
  var position: ScrollRequest?
  var hasPosition = false
  /// The binding to update when the user scrolls.
  var follower: ScrollFollower?
  /// Closures called with the extent before and after the user scrolls.
  var observers: [(ScrollExtent, ScrollExtent) -> Void] = []
  var geometryObservers: [ScrollGeometryObserver] = []
  /// Whether scrolling by the user is disabled.
  var isDisabled = false
}

extension EnvironmentValues {
  @Entry var scrolling: ScrollSettings = ScrollSettings()

  /// Whether users can scroll the scroll views in this view, in live previews. Default: `true`.
  public var isScrollEnabled: Bool {
    get { !scrolling.isDisabled }
    set { scrolling.isDisabled = !newValue }
  }
}

/// A rule for where scrolling ends. Accepted for source compatibility: pictures are at rest, and
/// live previews scroll without it.
public protocol ScrollTargetBehavior {
  /// The context of a scroll target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Adjusts where scrolling ends. Never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// The properties of a behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The context of the properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// Returns the properties. Never called.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Returns the default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A behavior that aligns scrolling with views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The distance that one gesture can scroll.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// Uses the default of the scroll view.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    /// Limits a gesture to a few views.
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    /// Limits a gesture to one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    /// Limits a gesture to a few views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    /// Sets no limit.
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Creates the behavior with the point of the scroll view to align views with.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

extension View {
  /// Adds margins around the content of the scroll views in this view, in points.
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

  /// Sets the initially visible point of the content for the scroll views in this view, and the
  /// alignment of smaller content. `nil` means the top leading corner, or the center for smaller
  /// content in a view that scrolls along both axes.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) {
      $0.anchor = anchor ?? .topLeading
      $0.alignment = anchor
    }
  }

  /// Sets the anchor of the scroll views in this view for one role.
  ///
  /// - Parameters:
  ///   - anchor: The point; `nil` means the default.
  ///   - role: The purpose of the point.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      switch role {
      case .initialOffset: scrolling.anchor = anchor ?? .topLeading
      case .alignment: scrolling.alignment = anchor
      default: break
      }
    }
  }
}
