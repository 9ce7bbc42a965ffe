import Foundation

/// Makes a view a control that is used by tapping.
struct TapModifier {
  let tap: _TapAction
  var precedence = TapPrecedence.inner
}

extension TapModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard context.environment.standard.isHitTested else { return child }
    let perform = tap.perform
    child.controls.append(
      ResolvedControl(
        .tap { perform() }, isEnabled: context.environment.isEnabled, tapCount: tap.count,
        precedence: precedence))
    return child
  }
}

/// What is done when a view is tapped.
public struct _TapAction {
  let count: Int
  let perform: () -> Void
}

extension View {
  /// Makes the view a control: `ImageRenderer.tap` calls `action`.
  ///
  /// - Parameter count: How many taps it takes. Where a view has an action for one tap, too, that
  ///   one is called.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(tap: _TapAction(count: count, perform: action)))
  }

  /// Makes the view a control: `ImageRenderer.tap` calls `action`, with the point zero.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Accepted for source compatibility: nothing is pressed for long.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds. Default: 0.5.
  ///   - maximumDistance: Points. Default: 10.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Accepted for source compatibility: nothing is pressed for long. The older form of
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds. Default: 0.5.
  ///   - maximumDistance: Points. Default: 10.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Whether controls in this view can be used.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.standard) { $0.isHitTested = $0.isHitTested && enabled }
  }

  /// Accepted for source compatibility: controls are used by name, wherever they are.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Accepted for source compatibility: controls are used by name, wherever they are.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Accepted for source compatibility: there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted for source compatibility: there is no pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: there is no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepted for source compatibility: there is no pointer.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
}

/// What the outline of a view is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a pointer over a view does to it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
