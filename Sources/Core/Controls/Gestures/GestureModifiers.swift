import Foundation

/// A gesture with an action that is called when it ends.
public struct _EndedGesture<Content: Gesture> {
  /// The type of the wrapped gesture's value.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  /// The wrapped gesture's tap, followed by the action.
  public func _tap(ended: @escaping (Content.Value) -> Void) -> _TapAction? {
    gesture._tap { value in
      action(value)
      ended(value)
    }
  }
}

/// A gesture with an action for changes of its value. The action is never called because continuous
/// gestures never occur.
public struct _ChangedGesture<Content: Gesture> {
  /// The type of the wrapped gesture's value.
  public typealias Value = Content.Value
  let gesture: Content
}

extension _ChangedGesture: PrimitiveGesture {
  /// The wrapped gesture's tap.
  public func _tap(ended: @escaping (Content.Value) -> Void) -> _TapAction? {
    gesture._tap(ended: ended)
  }
}

/// A gesture that updates a `GestureState` while it is in progress. The state keeps its initial
/// value because continuous gestures never occur.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The type of the wrapped gesture's value.
  public typealias Value = Base.Value
  let base: Base
}

extension GestureStateGesture: PrimitiveGesture {
  /// The wrapped gesture's tap.
  public func _tap(ended: @escaping (Base.Value) -> Void) -> _TapAction? {
    base._tap(ended: ended)
  }
}

/// A gesture whose value is transformed.
public struct _MapGesture<Content: Gesture, Value> {
  let gesture: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  /// The wrapped gesture's tap, with the transformed value.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    gesture._tap { ended(transform($0)) }
  }
}

/// Two gestures that can occur at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The first gesture's value, if it occurred.
    public var first: First.Value?

    /// The second gesture's value, if it occurred.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  /// Performs both taps if their counts are equal, and otherwise the tap with the smaller count.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    let value = Box(Value())
    let first = first._tap { value.value.first = $0 }
    let second = second._tap { value.value.second = $0 }
    guard let count = [first, second].compactMap({ $0?.count }).min() else { return nil }
    let actions = [first, second].compactMap { $0?.count == count ? $0 : nil }
    return _TapAction(count: count) {
      value.value = Value()
      for action in actions { action.perform() }
      if value.value.first != nil || value.value.second != nil { ended(value.value) }
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures that occur one after the other. Two taps become one tap whose count is their sum; a
/// tap before a gesture that never occurs is performed alone.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The state of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)

    /// The first gesture has ended and the second may occur.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First

  /// The gesture that occurs after the first has ended.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: PrimitiveGesture {
  /// Performs both taps with their counts added. If the second gesture is not a tap, only the
  /// action of the first is called and the sequence does not end.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    let value = Box<First.Value?>(nil)
    guard let first = first._tap(ended: { value.value = $0 }) else { return nil }
    let second = second._tap { second in
      if let first = value.value { ended(.second(first, second)) }
    }
    return _TapAction(count: first.count + (second?.count ?? 0)) {
      first.perform()
      second?.perform()
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures, only one of which succeeds.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that succeeded.
  public enum Value {
    /// The first gesture succeeded.
    case first(First.Value)

    /// The second gesture succeeded.
    case second(Second.Value)
  }

  /// The gesture that has precedence.
  public var first: First

  /// The gesture that is recognized if the first fails.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  /// The tap with the smaller count, or the first one if the counts are equal.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    let first = first._tap { ended(.first($0)) }
    let second = second._tap { ended(.second($0)) }
    guard let first, let second else { return first ?? second }
    return first.count <= second.count ? first : second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
