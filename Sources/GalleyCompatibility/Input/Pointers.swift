import Foundation

extension View {
  /// Accepted for source compatibility: there is no pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Accepted for source compatibility: there is no pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted for source compatibility: there are no gestures of the hand.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted for source compatibility: there is no crown.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { self }
  /// Accepted for source compatibility: buttons are tapped once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: menus are not shown.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }
  /// Accepted for source compatibility: buttons have the size of their labels.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Accepted for source compatibility: no activities arrive.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: there are no activities.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: a picture tells nobody what the user does.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: no events arrive.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }
  /// Accepted for source compatibility: settings are kept in the renderer.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Accepted for source compatibility: a picture has one window.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Accepted for source compatibility: pictures have the standard range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  /// Fills the background of the container around with a style; the container of a picture is the
  /// view's screen.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Puts views behind the container around; the container of a picture is the view's screen.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Lays the view on glass. As iOS 18 has none, a picture shows a thin material.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Lays the view on glass. As iOS 18 has none, a picture shows a thin material.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  {
    background { if glass.isVisible { shape.fill(.ultraThinMaterial) } }
  }

  /// Accepted for source compatibility: glass does not flow in a picture.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted for source compatibility: glass does not flow in a picture.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the name of the view to the parts of another one; the view keeps the name it has.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
}

/// Glass, of which a picture shows a thin material.
public struct Glass: Equatable, Sendable {
  fileprivate let isVisible: Bool
  /// Glass as bars have it.
  public static var regular: Glass { Glass(isVisible: true) }
  /// Clear glass.
  public static var clear: Glass { Glass(isVisible: true) }
  /// No glass.
  public static var identity: Glass { Glass(isVisible: false) }
  /// Accepted for source compatibility: the material has no tint.
  public func tint(_ color: Color?) -> Glass { self }
  /// Accepted for source compatibility: nothing is touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views on glass that flows together. In a picture they lie as they are.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The views.
  public var body: some View { content }
}

/// A bordered button in place of one on glass, which iOS 18 does not have.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bordered button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

/// A prominent button in place of one on glass, which iOS 18 does not have.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A prominent button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A bordered button in place of one on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent button in place of one on glass.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// A gesture of the hand. Accepted for source compatibility.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The main action.
  public static let primaryAction = HandGestureShortcut()
}

/// How the user scrolls. Accepted for source compatibility.
public enum ScrollInputBehavior: Sendable { case automatic, enabled, disabled }
/// With what the user scrolls. Accepted for source compatibility.
public enum ScrollInputKind: Sendable { case handGestureShortcut, lookToScroll }

/// How the pointer looks. Accepted for source compatibility.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// A look of the pointer.
  public static let `default` = PointerStyle(name: "default")
  /// A look of the pointer.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A look of the pointer.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A look of the pointer.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A look of the pointer.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A look of the pointer.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A look of the pointer.
  public static let link = PointerStyle(name: "link")
  /// A look of the pointer.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A look of the pointer.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A look of the pointer.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A look of the pointer.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether a held button acts again. Accepted for source compatibility.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the button does.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether an action closes its menu. Accepted for source compatibility.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the menu does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The size of a button. Accepted for source compatibility.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the button does.
  public static let automatic = ButtonSizing(name: "automatic")
  /// That of its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// All there is.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// A container with a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A page.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A store.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension Image {
  /// How bright a picture may be. Accepted for source compatibility.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// What the user does. Linux' Foundation has none; in a picture nobody does anything.
open class NSUserActivity {
  /// What is done.
  public let activityType: String
  /// How it is called.
  open var title: String?
  /// What belongs to it.
  open var userInfo: [AnyHashable: Any]?
  /// Whether it can be found.
  open var isEligibleForSearch = false
  /// Whether it can be continued elsewhere.
  open var isEligibleForHandoff = true
  /// The page of it.
  open var webpageURL: URL?
  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }
  /// Does nothing.
  open func becomeCurrent() {}
}
