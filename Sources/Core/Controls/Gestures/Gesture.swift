import Foundation

/// A gesture that a view reacts to. `ImageRenderer` performs taps; other gestures never happen.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture passes to `onEnded(_:)`.
  associatedtype Value

  /// The type of the gesture's body; Swift infers it from `body`.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// The action of a tap on the gesture's view; `nil` where the gesture is no tap. Gestures of
  /// yours never implement it.
  @MainActor @preconcurrency func _tap(ended: @escaping (Value) -> Void) -> _TapAction?
}

extension Gesture {
  /// The action of the body's tap.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    body._tap { value in if let value = value as? Value { ended(value) } }
  }
}

/// A gesture that is not made of others.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: the gesture has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  /// The type of the gesture's value, of which there are none.
  public typealias Value = Never
}

/// Which gestures of a view hierarchy are enabled. Galley reads `gesture` only: the gestures of the
/// views in a view stay enabled.
public struct GestureMask: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Disables the gesture that is added.
  public static let none: GestureMask = []

  /// Enables the gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)

  /// Enables the gestures of the views in the view.
  public static let subviews = GestureMask(rawValue: 2)

  /// Enables the gesture that is added and those of the views in the view.
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
  /// Adds a gesture; a tap makes the view a control, others never happen.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture; a tap makes the view a control, others never happen.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .inner, isEnabled: isEnabled))
  }

  /// Adds a gesture besides those in the view; a tap makes the view a control.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture besides those in the view; a tap makes the view a control.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, isEnabled: isEnabled))
  }

  /// Adds a gesture before those in the view; a tap makes the view a control.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture before those in the view; a tap makes the view a control.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .outer, isEnabled: isEnabled))
  }
}

// The name is for recognizers of UIKit, which a picture has none of.
extension View {
  /// Adds a gesture with a name; a tap makes the view a control, others never happen.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture with a name besides those in the view; a tap makes the view a control.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture with a name before those in the view; a tap makes the view a control.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture, where there is one.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  /// The tap of the gesture, where there is one.
  @MainActor public func _tap(ended: @escaping (Wrapped.Value) -> Void) -> _TapAction? {
    guard let gesture = self else { return nil }
    return gesture._tap(ended: ended)
  }
}

/// A property wrapper for a value that a gesture updates while it is performed. It always has its
/// initial value, as no gesture in a picture lasts.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates a gesture state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Creates a gesture state with an initial value; the transaction has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a gesture state with an initial value; the transaction has no effect.
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

  /// Creates a gesture state with an initial value; `reset` is never called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a gesture state with an initial value; `reset` is never called.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  /// The gesture state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state of `nil`; the transaction has no effect.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
