import Foundation

extension Gesture {
  /// Calls `action` when the gesture is complete.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Accepted for source compatibility: gestures that last never happen.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self)
  }

  /// The gesture with another value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }

  /// Both gestures at once.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and then the other one.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else the other one.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Accepted for source compatibility: gestures that last never happen.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self)
  }
}

/// A gesture with something to do at its end.
public struct _EndedGesture<Content: Gesture> {
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Content.Value) -> Void) -> _TapAction? {
    gesture._tap { value in
      action(value)
      ended(value)
    }
  }
}

/// A gesture with something to do while it lasts.
public struct _ChangedGesture<Content: Gesture> {
  public typealias Value = Content.Value
  let gesture: Content
}

extension _ChangedGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Content.Value) -> Void) -> _TapAction? {
    gesture._tap(ended: ended)
  }
}

/// A gesture that writes into a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  let base: Base
}

extension GestureStateGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Base.Value) -> Void) -> _TapAction? {
    base._tap(ended: ended)
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  let gesture: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    gesture._tap { ended(transform($0)) }
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  /// Both, where they take as many taps; else the one that takes fewer.
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

/// One gesture, and then another: several taps one after the other, or a tap before a gesture that
/// never happens.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: PrimitiveGesture {
  /// Where the second gesture never happens, what the first one does is all.
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

/// One gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  /// The one that takes fewer taps; where both take as many, the first one.
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
