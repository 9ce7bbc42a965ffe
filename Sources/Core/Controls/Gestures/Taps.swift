import Foundation

/// Makes a view a control that a tap activates.
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

/// The action of a tap on a view.
public struct _TapAction {
  let count: Int
  let perform: () -> Void
}

extension View {
  /// Adds an action for taps on this view. `ImageRenderer.tap` calls it.
  ///
  /// - Parameters:
  ///   - count: The number of taps. Default: 1. If a view also has an action for a single tap, that
  ///     action is called.
  ///   - action: The action.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(tap: _TapAction(count: count, perform: action)))
  }

  /// Adds an action for taps on this view. `ImageRenderer.tap` calls it with the point (0, 0).
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Accepted for source compatibility: long presses are not supported.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds. Default: 0.5.
  ///   - maximumDistance: Points. Default: 10.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Accepted for source compatibility: long presses are not supported. The older form of
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds. Default: 0.5.
  ///   - maximumDistance: Points. Default: 10.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Enables or disables taps on the controls in this view. `true` does not override an ancestor's
  /// `false`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.standard) { $0.isHitTested = $0.isHitTested && enabled }
  }

  /// Accepted for source compatibility: pointers are not supported.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted for source compatibility: pointers are not supported.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: pointers are not supported.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepted for source compatibility: pointers are not supported.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
}

/// The pointer's phase over a view. Accepted for source compatibility: pointers are not supported.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this point.
  case active(CGPoint)

  /// The pointer has left the view.
  case ended
}

/// The effect of the pointer on a view. Accepted for source compatibility: pointers are not
/// supported.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The effect that suits the view.
  public static let automatic = HoverEffect(name: "automatic")

  /// A highlight around the view.
  public static let highlight = HoverEffect(name: "highlight")

  /// A lift of the view.
  public static let lift = HoverEffect(name: "lift")
}
