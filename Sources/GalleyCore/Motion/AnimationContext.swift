import Foundation

/// What the views are evaluated for.
package enum EvaluationMode: Sendable {
  /// To show them as they are.
  case settled
  /// To show where the latest change begins: parameters have their old values, views that come are
  /// as their transitions begin, views that go are still there.
  case start(time: Double)
  /// To show where it ends: views that go are there as their transitions end.
  case end(time: Double)
  /// To show the moment `time` seconds after the change.
  case moment(time: Double)

  /// Whether views keep what they find out, and are told of what happens.
  package var isSettled: Bool {
    if case .settled = self { true } else { false }
  }

  /// Seconds after the latest change.
  package var time: Double {
    switch self {
    case .settled: 0
    case .start(let time), .end(let time), .moment(let time): time
    }
  }
}

/// What the latest change of the views animates, and how.
@MainActor
package final class AnimationContext {
  /// An animation that is going on.
  package struct Running: Hashable, Sendable {
    package let animation: Animation
    /// Seconds after the change at which it begins.
    package var begin = 0.0
    /// Whether it leads from one phase to another, not from the state before the change.
    package var isPhase = false

    package init(animation: Animation, begin: Double = 0.0, isPhase: Bool = false) {
      self.animation = animation
      self.begin = begin
      self.isPhase = isPhase
    }

    /// How far it has come `time` seconds after the change.
    package func progress(at time: Double) -> Double { animation.progress(at: time - begin) }
  }

  /// Counts the changes.
  package private(set) var change = 0
  /// The animations of the latest change. Nodes name them by number: 0 is none, 1 the first.
  package private(set) var running: [Running] = []
  /// Whether views have to be evaluated for each moment, as parameters of layouts or views change.
  package var changesViews = false
  /// Whether views come or go.
  package var hasTransitions = false
  /// Seconds until views that are animated by time alone have gone through all they show; `nil` if
  /// there are none.
  package private(set) var cycle: Double?
  /// What the views are evaluated for.
  package internal(set) var mode = EvaluationMode.settled
  /// Whether parameters and views are remembered, so that a change of them can be shown.
  package var remembersViews = false
  /// Where everything was before the change; set while the change is shown.
  package var earlier: PlacedIndex?
  /// Where everything is after the change; set while the change is shown.
  package var target: PlacedTree?
  /// Whether `animation(_:value:)` is passed over.
  private(set) var disablesAnimations = false
  private let stillFonts = StillFonts()

  func begin() {
    change += 1
    running = []
    (changesViews, hasTransitions, cycle) = (false, false, nil)
  }

  /// Takes up what goes with the change.
  ///
  /// - Returns: The number of its animation.
  func take(_ transaction: Transaction?) -> UInt16 {
    disablesAnimations = transaction?.disablesAnimations ?? false
    return number(of: transaction?.animation)
  }

  /// What sets the texts of the picture that is evaluated.
  func textEngine(_ engine: any TextEngine) -> any TextEngine {
    guard remembersViews else { return engine }
    return mode.isSettled
      ? StillTextEngine(engine, noting: stillFonts)
      : ScalingTextEngine(engine, exactly: stillFonts)
  }

  package func number(of animation: Animation?) -> UInt16 {
    animation.map { number(of: Running(animation: $0)) } ?? 0
  }

  package func number(of animation: Running) -> UInt16 {
    if let index = running.firstIndex(of: animation) { return UInt16(index + 1) }
    guard running.count < Int(UInt16.max) else { return 0 }
    running.append(animation)
    return UInt16(running.count)
  }

  func running(_ number: UInt16) -> Running? { number == 0 ? nil : running[Int(number) - 1] }

  func animation(_ number: UInt16) -> Animation? { running(number)?.animation }

  /// Notes that a view goes through what it shows by itself, in `seconds`.
  package func addCycle(_ seconds: Double) { cycle = max(cycle ?? 0, seconds) }
}

extension _ResolveContext {
  @MainActor
  package var motion: AnimationContext { session.store.motion }
}
