import Foundation

/// What the latest change of the views moves, and by which animations.
@MainActor
package final class ChangeInMotion {
  /// Counts the changes.
  private(set) var change = 0
  /// The animations of the latest change. Nodes name them by number: 0 is none, 1 the first.
  package private(set) var animations: [Animation] = []
  /// Whether parameters of layouts, shapes or views move, so that views are evaluated at moments.
  package fileprivate(set) var movesParameters = false
  /// Seconds after the change at which the views are evaluated; `nil` where it is over.
  package internal(set) var time: Double?
  /// Whether parameters are remembered, so that a change of them can be shown.
  package var remembersParameters = false
  /// Whether `animation(_:value:)` is passed over.
  private(set) var disablesAnimations = false
  private let stillFonts = StillFonts()

  func begin() {
    change += 1
    animations = []
    movesParameters = false
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
    guard remembersParameters else { return engine }
    return time == nil
      ? StillTextEngine(engine, noting: stillFonts)
      : ScalingTextEngine(engine, exactly: stillFonts)
  }

  func number(of animation: Animation?) -> UInt16 {
    guard let animation else { return 0 }
    if let index = animations.firstIndex(of: animation) { return UInt16(index + 1) }
    guard animations.count < Int(UInt16.max) else { return 0 }
    animations.append(animation)
    return UInt16(animations.count)
  }

  func animation(_ number: UInt16) -> Animation? {
    number == 0 ? nil : animations[Int(number) - 1]
  }
}

/// What the parameters of a layout, a shape or a view were before the latest change of them.
private final class MovingParameters<Data: VectorArithmetic> {
  var from: Data
  var to: Data
  /// The change that led from one to the other, and its animation.
  var change: (number: Int, animation: Animation?)?

  init(_ data: Data) { (from, to) = (data, data) }

  func set(_ data: Data, in change: Int, _ animation: Animation?) {
    guard data != to else { return }
    // A change may take several evaluations.
    if self.change?.number != change { from = to }
    to = data
    self.change = (change, animation)
  }
}

extension _ResolveContext {
  /// A value with its parameters as they are at the moment that is evaluated.
  @MainActor
  func moving<Value: Animatable>(_ value: Value) -> Value {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return value }
    let motion = session.store.motion
    guard motion.remembersParameters else { return value }
    let data = value.animatableData
    var place = identity
    place.enter(Value.self)
    let parameters = session.store.value(StateStore.Key(identity: place, offset: -3)) {
      MovingParameters(data)
    }
    guard let time = motion.time else {
      parameters.set(data, in: motion.change, motion.animation(animation))
      if parameters.change?.number == motion.change, parameters.change?.animation != nil {
        motion.movesParameters = true
      }
      return value
    }
    // What is not where it will be in the end is moved by a view around.
    guard let change = parameters.change, change.number == motion.change, data == parameters.to,
      let animation = change.animation
    else { return value }
    var way = parameters.to - parameters.from
    way.scale(by: time <= 0 ? 0 : animation.progress(at: time))
    var moved = value
    moved.animatableData = parameters.from + way
    return moved
  }
}
