import Foundation

extension View {
  /// Accepted for source compatibility: symbols do not move in a picture.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Accepted for source compatibility: symbols do not move in a picture.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Accepted for source compatibility: symbols do not move in a picture.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Accepted for source compatibility: symbols have no variable values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
  /// Accepted for source compatibility: symbols are drawn in one style.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
}

extension ContentTransition {
  /// Accepted for source compatibility: symbols change at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
  /// A fade: symbols do not move in a picture.
  public static var symbolEffect: AnyTransition { .opacity }
  /// A fade: symbols do not move in a picture.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}

extension Transition where Self == OpacityTransition {
  /// A fade: symbols do not move in a picture.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> OpacityTransition { .init() }
}

/// How a symbol shows a value. Accepted for source compatibility.
public enum SymbolVariableValueMode: Sendable { case color, draw }
/// How a symbol is filled. Accepted for source compatibility.
public enum SymbolColorRenderingMode: Sendable { case flat, gradient }

/// A movement of a symbol. Accepted for source compatibility: symbols do not move in a picture.
public protocol SymbolEffect: Sendable {}
/// A movement that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement that lasts.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// A movement with which a symbol replaces another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How a movement goes on. Accepted for source compatibility.
public struct SymbolEffectOptions: Sendable {
  /// The default.
  public static let `default` = SymbolEffectOptions()
  /// It repeats.
  public static let repeating = SymbolEffectOptions()
  /// It does not repeat.
  public static let nonRepeating = SymbolEffectOptions()
  /// It repeats.
  public var repeating: SymbolEffectOptions { self }
  /// It does not repeat.
  public var nonRepeating: SymbolEffectOptions { self }
  /// It repeats some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
  /// It repeats so.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
  /// It is faster.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
  /// It repeats some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// It repeats so.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// It is faster.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How a movement repeats.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// With pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .init()
    }
  }
}

/// The symbol hops. Accepted for source compatibility.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var up: BounceSymbolEffect { self }
  /// A variant of the movement.
  public var down: BounceSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: BounceSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol hops.
  public static var bounce: BounceSymbolEffect { .init() }
}

/// The symbol fades in and out. Accepted for source compatibility.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var byLayer: PulseSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades in and out.
  public static var pulse: PulseSymbolEffect { .init() }
}

/// The layers of the symbol light up. Accepted for source compatibility.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var iterative: VariableColorSymbolEffect { self }
  /// A variant of the movement.
  public var cumulative: VariableColorSymbolEffect { self }
  /// A variant of the movement.
  public var reversing: VariableColorSymbolEffect { self }
  /// A variant of the movement.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// A variant of the movement.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// A variant of the movement.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol light up.
  public static var variableColor: VariableColorSymbolEffect { .init() }
}

/// The symbol is larger or smaller. Accepted for source compatibility.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var up: ScaleSymbolEffect { self }
  /// A variant of the movement.
  public var down: ScaleSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: ScaleSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { .init() }
}

/// The symbol appears. Accepted for source compatibility.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// A variant of the movement.
  public var up: AppearSymbolEffect { self }
  /// A variant of the movement.
  public var down: AppearSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: AppearSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { .init() }
}

/// The symbol disappears. Accepted for source compatibility.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// A variant of the movement.
  public var up: DisappearSymbolEffect { self }
  /// A variant of the movement.
  public var down: DisappearSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: DisappearSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { .init() }
}

/// The symbol replaces another one. Accepted for source compatibility.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// A variant of the movement.
  public var upUp: ReplaceSymbolEffect { self }
  /// A variant of the movement.
  public var downUp: ReplaceSymbolEffect { self }
  /// A variant of the movement.
  public var offUp: ReplaceSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: ReplaceSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// A variant of the movement.
  public var magic: ReplaceSymbolEffect { self }
  /// A variant of the movement.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol replaces another one.
  public static var replace: ReplaceSymbolEffect { .init() }
}

/// The symbol shakes. Accepted for source compatibility.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var clockwise: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var left: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var right: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var up: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var down: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var forward: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var backward: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// A variant of the movement.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { .init() }
}

/// The symbol turns. Accepted for source compatibility.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var clockwise: RotateSymbolEffect { self }
  /// A variant of the movement.
  public var counterClockwise: RotateSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: RotateSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { .init() }
}

/// The symbol grows and shrinks. Accepted for source compatibility.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// A variant of the movement.
  public var plain: BreatheSymbolEffect { self }
  /// A variant of the movement.
  public var pulse: BreatheSymbolEffect { self }
  /// A variant of the movement.
  public var byLayer: BreatheSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { .init() }
}

/// As the symbol does. Accepted for source compatibility.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the symbol does.
  public static var automatic: AutomaticSymbolEffect { .init() }
}

/// The symbol is drawn. Accepted for source compatibility.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// A variant of the movement.
  public var byLayer: DrawOnSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// A variant of the movement.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn.
  public static var drawOn: DrawOnSymbolEffect { .init() }
}

/// The symbol is wiped out. Accepted for source compatibility.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// A variant of the movement.
  public var byLayer: DrawOffSymbolEffect { self }
  /// A variant of the movement.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// A variant of the movement.
  public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is wiped out.
  public static var drawOff: DrawOffSymbolEffect { .init() }
}
