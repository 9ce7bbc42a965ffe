import Foundation

/// A scrollable view that takes the proposed size along its axes.
///
/// A picture shows the content at its initial offset; users can scroll it in a live preview.
public struct ScrollView<Content> {
  /// The scrollable content.
  public var content: Content
  /// The axes along which the content can exceed the view.
  public var axes: Axis.Set
  /// Accepted for source compatibility: a scroll view at rest shows no indicators.
  public var showsIndicators: Bool
  /// The name used in diagnostics about content that depends on the view's size.
  package var name = "ScrollView"

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
      // Content stays visible under the bars that the scroll view extends below.
      if context.isInSafeArea { node.hook = SafeAreaHook(.extendsClip) }
    }
    list.nodes.append(node)
  }
}

/// The settings that modifiers apply to scroll views.
struct ScrollSettings {
  var margins = EdgeInsets()
  /// The initially visible point of content that exceeds the scroll view.
  var anchor = UnitPoint.topLeading
  /// The alignment of content that is smaller than the scroll view.
  var alignment = UnitPoint.topLeading
  var clips = true
  /// The position requested by a binding.
  var position: ScrollRequest?
  var hasPosition = false
  /// The binding to update when the user scrolls.
  var follower: ScrollFollower?
  /// Closures called with the extent before and after the user scrolls.
  var observers: [(ScrollExtent, ScrollExtent) -> Void] = []
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

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators. Has no effect: a scroll view at rest shows none.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The initially visible point of the content.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The point that stays fixed when the content or the scroll view resizes. Has no effect: a
  /// picture is laid out at one size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// A rule for where scrolling ends. Accepted for source compatibility: pictures are at rest, and
/// live previews scroll without it.
public protocol ScrollTargetBehavior {
  /// The context of a scroll target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Adjusts where scrolling ends. Never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The target of a scroll gesture.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part of the content, in points.
  public var rect: CGRect
  /// The point of the scroll view to align the content with; `nil` uses the default.
  public var anchor: UnitPoint?
}

/// The context in which a scroll target behavior updates a target.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The position before scrolling.
  public let originalTarget: ScrollTarget
  /// The scroll velocity, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The scrollable axes.
  public let axes: Axis.Set
}

/// A behavior that aligns scrolling with pages as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}
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
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that aligns scrolling with pages as large as the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns scrolling with views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// A behavior that aligns scrolling with views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// A behavior that aligns scrolling with views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// The visibility of scroll indicators. Accepted for source compatibility: a scroll view at rest
/// shows no indicators.
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
  ///   - edges: The edges to inset. Default: all.
  ///   - length: The margins, in points; `nil` means 16.
  ///   - placement: The part to apply the margins to; `scrollIndicators` has no effect.
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

  /// Sets the initially visible point of the content for the scroll views in this view, and the
  /// alignment of smaller content; `nil` means the top leading corner.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) {
      $0.anchor = anchor ?? .topLeading
      $0.alignment = anchor ?? .topLeading
    }
  }

  /// Sets the anchor of the scroll views in this view for one role.
  ///
  /// - Parameters:
  ///   - anchor: The point; `nil` means the top leading corner.
  ///   - role: The purpose of the point.
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

  /// Sets whether the scroll views in this view can draw content beyond their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.clips = !disabled }
  }

  /// Disables scrolling of the scroll views in this view in live previews. Has no effect on
  /// pictures, which show scroll views at rest.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrolling) { if disabled { $0.isDisabled = true } }
  }
  /// Marks the views of a container, such as a lazy stack, as scroll targets. When the user scrolls
  /// in a live preview, the enclosing scroll view's `scrollPosition` tracks them.
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
