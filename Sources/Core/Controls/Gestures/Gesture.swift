import Foundation

/// A gesture that a view reacts to. `ImageRenderer` performs taps; other gestures never occur.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture passes to `onEnded(_:)`.
  associatedtype Value

  /// The type of the gesture's body; Swift infers it from `body`.
  associatedtype Body: Gesture

  /// The gesture that makes up this gesture.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns the action of a tap on the gesture's view, or `nil` if the gesture is not a tap. Do
  /// not implement this requirement.
  @MainActor @preconcurrency func _tap(ended: @escaping (Value) -> Void) -> _TapAction?
}

extension Gesture {
  /// The action of the body's tap.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    body._tap { value in if let value = value as? Value { ended(value) } }
  }
}

extension Gesture where Value == Body.Value {
  /// The action of the body's tap. Lets Swift infer the value of a gesture from its body.
  public func _tap(ended: @escaping (Body.Value) -> Void) -> _TapAction? {
    body._tap(ended: ended)
  }
}

/// A gesture that is not composed of others.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called; the gesture has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// `nil`; gestures other than taps never occur.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

extension Never: Gesture {
  /// The type of the gesture's value; it has no values.
  public typealias Value = Never
}

struct GestureModifier<G: Gesture> {
  let gesture: G
  let precedence: TapPrecedence
  let isEnabled: Bool
}

extension GestureModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard isEnabled, let tap = gesture._tap(ended: { _ in }) else { return child }
    return TapModifier(tap: tap, precedence: precedence).node(around: child, in: context)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the wrapped gesture's value.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  /// The wrapped gesture's tap, if any.
  @MainActor public func _tap(ended: @escaping (Wrapped.Value) -> Void) -> _TapAction? {
    guard let gesture = self else { return nil }
    return gesture._tap(ended: ended)
  }
}

/// A property wrapper for a value that a gesture updates while it is in progress. It always has its
/// initial value, because continuous gestures never occur.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a gesture state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Creates a gesture state with an initial value. The transaction has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a gesture state with an initial value. The transaction has no effect.
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

  /// Creates a gesture state with an initial value. `reset` is never called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a gesture state with an initial value. `reset` is never called.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  /// The gesture state, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}
