import Foundation

/// The animatable data of a layout, view or modifier before and after its latest change.
private final class ParameterHistory<Data: VectorArithmetic> {
  var from: Data
  var to: Data
  /// The change that led from `from` to `to`, and its animation.
  var change: (number: Int, animation: UInt16)?

  init(_ data: Data) { (from, to) = (data, data) }

  func set(_ data: Data, in change: Int, _ animation: UInt16) {
    guard data != to else { return }
    // One change may take several evaluations.
    if self.change?.number != change { from = to }
    to = data
    self.change = (change, animation)
  }
}

extension _ResolveContext {
  /// Returns a value with its animatable data interpolated for the current evaluation.
  @MainActor
  package func animated<Value: Animatable>(_ value: Value) -> Value {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return value }
    let motion = motion
    guard motion.remembersViews else { return value }
    let data = value.animatableData
    var place = identity
    place.enter(Value.self)
    let history = session.store.value(StateStore.Key(identity: place, offset: -3)) {
      ParameterHistory(data)
    }
    switch motion.mode {
    case .settled:
      history.set(data, in: motion.change, animation)
      if history.change?.number == motion.change, history.change?.animation != 0 {
        motion.changesViews = true
      }
      return value
    // For inserted and removed views, the transition defines both ends.
    case .start where isInTransition:
      history.from = data
      return value
    case .end where isInTransition:
      history.to = data
      history.change = (motion.change, animation)
      if history.from != history.to, animation != 0 { motion.changesViews = true }
      return value
    case .start(let time), .end(let time), .moment(let time):
      // Different data means that an ancestor animates it.
      guard let change = history.change, change.number == motion.change, data == history.to,
        let running = motion.running(change.animation)
      else { return value }
      var way = history.to - history.from
      switch motion.mode {
      case .start: way.scale(by: 0)
      case .end: break
      case .settled, .moment: way.scale(by: time <= 0 ? 0 : running.progress(at: time))
      }
      var moved = value
      moved.animatableData = history.from + way
      return moved
    }
  }
}
