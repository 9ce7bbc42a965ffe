import Foundation
import Observation

/// A property wrapper for a value owned by a view, kept while the view's identity is the same.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>

  /// Creates a state.
  ///
  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    location = StateLocation(wrappedValue)
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. When it changes, bodies that read it are read again.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.binding }
}

/// The storage of a state value.
final class StateLocation<Value> {
  private var value: Value
  private let readers = ChangeSignal()
  var changed: () -> Void = {}

  init(_ value: Value) { self.value = value }

  func get() -> Value {
    readers.read()
    return value
  }

  /// Sets the value; setting an equal value triggers no updates.
  func set(_ new: Value) {
    let isSame = StructuralEquality.areEqual(value, new)
    if !isSame { readers.willChange() }
    value = new
    if !isSame { changed() }
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.get() }, set: { self.set($0) }, source: BindingSource(object: self, path: []))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the value `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    let initial = initial
    location = context.store.value(context.key) { StateLocation(initial) }
    let view = context.view
    location.changed = { [changes = context.store.changes] in changes.add(typeName(view)) }
  }

  package func isStructurallyEqual(to other: State) -> Bool { location === other.location }
}

/// Notifies views whose bodies read a value when it changes.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private static let path: KeyPath<ChangeSignal, Void> & Sendable = \.value
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: Self.path) }
  func willChange() { registrar.willSet(self, keyPath: Self.path) }
}
