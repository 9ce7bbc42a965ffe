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

/// A set that enables gestures of a view hierarchy. Galley reads only `gesture`; the gestures of
/// subviews stay enabled.
public struct GestureMask: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: UInt32

  /// Creates a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Disables the added gesture.
  public static let none: GestureMask = []

  /// Enables the added gesture.
  public static let gesture = GestureMask(rawValue: 1)

  /// Enables the gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)

  /// Enables the added gesture and the gestures of subviews.
  public static let all: GestureMask = [.gesture, .subviews]
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

extension View {
  /// Adds a gesture. A tap makes the view a control; other gestures never occur.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture. A tap makes the view a control; other gestures never occur.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .inner, isEnabled: isEnabled))
  }

  /// Adds a gesture alongside those of the view. A tap makes the view a control.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture alongside those of the view. A tap makes the view a control.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, isEnabled: isEnabled))
  }

  /// Adds a gesture that takes precedence over those of the view. A tap makes the view a control.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture that takes precedence over those of the view. A tap makes the view a control.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .outer, isEnabled: isEnabled))
  }
}

// The name identifies UIKit gesture recognizers, which do not exist here.
extension View {
  /// Adds a named gesture. A tap makes the view a control; other gestures never occur.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a named gesture alongside those of the view. A tap makes the view a control.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a named gesture that takes precedence over those of the view. A tap makes the view a
  /// control.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
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

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state that is `nil`. The transaction has no effect.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
