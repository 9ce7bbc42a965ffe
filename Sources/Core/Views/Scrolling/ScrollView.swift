import Foundation

/// A view that shows the part of its content that fits, as it looks before it is scrolled; in a live
/// preview a person scrolls it. It takes the proposed size along its axes.
public struct ScrollView<Content> {
  /// The views that scroll.
  public var content: Content
  /// The axes along which the content may be larger than the view.
  public var axes: Axis.Set
  /// Accepted for source compatibility: a scroll view at rest shows no indicators.
  public var showsIndicators: Bool
  /// The name in diagnostics about views that follow its size.
  package var name = "ScrollView"

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes that scroll. Default: vertical.
  ///   - showsIndicators: Accepted for source compatibility: a scroll view at rest shows none.
  ///   - content: The views, in a vertical stack where there are several.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView where Content: View {
  /// Adds one node that contains the content and clips it.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    let settings = context.environment.scrolling
    inner.stackAxis = .vertical
    inner.pendingTransition = nil
    inner.environment.scrolling = ScrollSettings(isDisabled: settings.isDisabled)
    if settings.hasPosition { inner.marksScrollTargets = true }
    var content = _NodeList()
    Content._resolve(view.content, in: inner, into: &content)
    if content.nodes.count > 1 {
      content.nodes = [inner.container(VStackLayout(), .vStack, content)]
    }
    content.isDynamic = false
    let offset = context.scrollOffset
    offset.isDisabled = settings.isDisabled
    offset.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    (offset.follower, offset.observers) = (settings.follower, settings.observers)
    let layout = ScrollLayout(
      name: view.name, axes: view.axes, margins: settings.margins,
      anchor: settings.anchor, alignment: settings.alignment, offset: offset.value,
      insets: offset.insets)
    if settings.hasPosition { context.session.store.scroll(offset, to: settings.position) }
    let node = context.container(layout, .container(view.name), content)
    node.scrollOffset = offset
    node.markAsScrollView()
    node.markAsCoordinateSpace(scrolling: view.axes)
    if settings.clips {
      node.payload = Drawing(.scrollClip)
      // Content is seen in the scroll view and under the bars that it reaches to.
      if context.isInSafeArea { node.hook = SafeAreaHook(.extendsClip) }
    }
    list.nodes.append(node)
  }
}

/// The settings of modifiers around a scroll view.
struct ScrollSettings {
  var margins = EdgeInsets()
  /// The point of longer content that is visible at first.
  var anchor = UnitPoint.topLeading
  /// Where shorter content lies.
  var alignment = UnitPoint.topLeading
  var clips = true
  /// What a binding asks for.
  var position: ScrollRequest?
  var hasPosition = false
  /// The binding, which follows a person who scrolls the view.
  var follower: ScrollFollower?
  /// Are told how the content lay before and after a person has scrolled the view.
  var observers: [(ScrollExtent, ScrollExtent) -> Void] = []
  /// Whether a person cannot scroll the view.
  var isDisabled = false
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether a person can scroll the scroll views in this view, in live previews. Default: `true`.
  public var isScrollEnabled: Bool {
    get { !scrolling.isDisabled }
    set { scrolling.isDisabled = !newValue }
  }
}

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators; has no effect, as a scroll view at rest shows none.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What the anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The point of the content that is visible at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The point that stays where it is when the content or the scroll view changes its size; has no
  /// effect: a picture is laid out in one size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where a scroll view comes to rest. Accepted for source compatibility: pictures are at rest, and
/// live previews scroll without it.
public protocol ScrollTargetBehavior {
  /// Where the scroll view is.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where the scroll view comes to rest. It is never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is visible, in points.
  public var rect: CGRect
  /// The point of the scroll view at which the content is aligned; `nil` is the default.
  public var anchor: UnitPoint?
}

/// A scroll view as a behavior sees it.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where the scroll view was, before it was scrolled.
  public let originalTarget: ScrollTarget
  /// The speed of the scrolling, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// Scrolling comes to rest at pages of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}
}
/// Scrolling comes to rest where views are aligned with the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one gesture scrolls.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the scroll view does.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    /// By some views at most.
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    /// By one view at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    /// By some views at most.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    /// As far as it goes.
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Creates the behavior with the point of the scroll view at which views are aligned.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at pages of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest where views are aligned with the scroll view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolling comes to rest where views are aligned with the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Scrolling comes to rest where views are aligned with the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// Whether scroll indicators are visible. Accepted for source compatibility: a scroll view at rest
/// shows none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Depends on the platform.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible while scrolling.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless the platform needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Adds margins around the content of the scroll views in this view.
  ///
  /// - Parameters:
  ///   - edges: The edges that get margins. Default: all.
  ///   - length: The margins, in points; `nil` is 16.
  ///   - placement: The part that the margins apply to; `scrollIndicators` has no effect.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Adds margins around the content of the scroll views in this view, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

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

  /// Sets the point of their content that the scroll views in this view show at first, and where
  /// content lies that is shorter than the scroll view; `nil` is the top leading corner.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) {
      $0.anchor = anchor ?? .topLeading
      $0.alignment = anchor ?? .topLeading
    }
  }

  /// Sets the anchor of the scroll views in this view for one role.
  ///
  /// - Parameters:
  ///   - anchor: The point; `nil` is the top leading corner.
  ///   - role: What the point is for.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      switch role {
      case .initialOffset: scrolling.anchor = anchor ?? .topLeading
      case .alignment: scrolling.alignment = anchor ?? .topLeading
      default: break
      }
    }
  }

  /// Lets the scroll views in this view draw their content beyond their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.clips = !disabled }
  }

  /// Keeps the scroll views in this view where they are when a person scrolls them in a live preview;
  /// a picture shows them at rest either way.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrolling) { if disabled { $0.isDisabled = true } }
  }
  /// Makes the views of a container, such as a lazy stack, what the `scrollPosition` of the scroll view
  /// around it holds when a person scrolls it in a live preview.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: a scroll view at rest shows no indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
}
