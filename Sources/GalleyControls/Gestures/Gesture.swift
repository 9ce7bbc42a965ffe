import Foundation

/// What a finger does. Taps are known to the renderer; other gestures never happen.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// What is to be done when the gesture's view is tapped. Gestures of yours never implement it.
  @MainActor @preconcurrency func _tap(ended: @escaping (Value) -> Void) -> _TapAction?
}

extension Gesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    body._tap { value in if let value = value as? Value { ended(value) } }
  }
}

/// A gesture that is not made of others.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// Which gestures count: a view's own, or those of the views in it.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
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

/// A value that a gesture changes while it lasts. As gestures never last, it is the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
