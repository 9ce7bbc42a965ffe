import Foundation

/// The purpose of an evaluation of the views.
package enum EvaluationMode: Sendable {
  /// Shows the views as they are.
  case settled
  /// Shows the start of the latest change: parameters have their old values, inserted views are at
  /// the start of their transitions, and removed views are still present.
  case start(time: Double)
  /// Shows the end of the latest change: removed views are at the end of their transitions.
  case end(time: Double)
  /// Shows the frame `time` seconds after the change.
  case moment(time: Double)

  /// Whether views keep state and actions such as `onAppear` are called.
  package var isSettled: Bool {
    if case .settled = self { true } else { false }
  }

  /// Seconds since the latest change.
  package var time: Double {
    switch self {
    case .settled: 0
    case .start(let time), .end(let time), .moment(let time): time
    }
  }
}

/// The animations of the latest change of the views.
@MainActor
package final class MotionContext {
  /// An animation that is running.
  package struct Running: Hashable, Sendable {
    package let animation: Animation
    /// The start, in seconds after the change.
    package var begin = 0.0
    /// Whether it leads from one phase to another rather than from the state before the change.
    package var isPhase = false

    package init(animation: Animation, begin: Double = 0.0, isPhase: Bool = false) {
      self.animation = animation
      self.begin = begin
      self.isPhase = isPhase
    }

    /// Returns its progress `time` seconds after the change.
    package func progress(at time: Double) -> Double { animation.progress(at: time - begin) }
  }

  /// The number of changes so far.
  package private(set) var change = 0
  /// The animations of the latest change. Nodes refer to them by number: 0 for none, then from 1.
  package private(set) var running: [Running] = []
  /// Whether views must be evaluated for each frame because parameters of layouts or views change.
  package var changesViews = false
  /// Whether views are inserted or removed.
  package var hasTransitions = false
  /// The duration of phase and keyframe animators, in seconds; `nil` if there are none.
  package private(set) var cycle: Double?
  /// Whether phase or keyframe animators run, including those in removed views.
  package var hasAnimators = false
  /// The purpose of the current evaluation.
  package internal(set) var mode = EvaluationMode.settled
  /// Whether parameters and views are remembered so that their changes can be shown.
  package var remembersViews = false
  /// The tree before the change; set while the change is shown.
  package var earlier: PlacedIndex?
  /// The tree after the change; set while the change is shown.
  package var target: PlacedTree?
  /// Whether `animation(_:value:)` is ignored.
  private(set) var disablesAnimations = false
  private let stillFonts = StillFonts()

  func begin() {
    change += 1
    running = []
    (changesViews, hasTransitions, hasAnimators, cycle) = (false, false, false, nil)
  }

  /// Adopts the transaction of the change.
  ///
  /// - Returns: The number of its animation.
  func take(_ transaction: Transaction.Motion?) -> UInt16 {
    disablesAnimations = transaction?.disablesAnimations ?? false
    return number(of: transaction?.animation)
  }

  /// Returns the text engine for the current evaluation.
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

  /// Records the duration of a phase or keyframe animator, in seconds.
  package func addCycle(_ seconds: Double) { cycle = max(cycle ?? 0, seconds) }
}

extension _ResolveContext {
  @MainActor
  package var motion: MotionContext { session.store.motion }
}
