import Foundation
import GalleyCombine
import Observation

/// An object with a subscription to its changes.
private final class ObjectSubscription<Object: ObservableObject> {
  let object: Object
  private var subscription: AnyCancellable?

  init(_ object: Object, changed: @escaping () -> Void) {
    self.object = object
    subscription = object.objectWillChange.sink { _ in changed() }
  }
}

extension PropertyContext {
  fileprivate func change() -> () -> Void {
    let view = view
    let identity = key.identity
    return { [changes = store.changes] in changes.add(typeName(view), identity) }
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  fileprivate let object: Object

  /// A binding to a property of the object.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A property wrapper for an observable object that belongs to a view; it is made once for each
/// identity of the view.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  /// Creates a state object.
  ///
  /// - Parameter make: Makes the object when the view appears.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object. Outside of a `body`, each access makes a new one.
  public var wrappedValue: Object { object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    let make = make
    object =
      context.store.value(context.key) {
        ObjectSubscription(make(), changed: context.change())
      }.object
  }

  package func isStructurallyEqual(to other: StateObject) -> Bool { object === other.object }
}

/// A property wrapper for an observable object that a view is given, and whose changes update it.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The object that the view is given.
  public var wrappedValue: Object

  /// Creates an observed object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Creates an observed object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    context.follow(wrappedValue)
  }

  package func isStructurallyEqual(to other: ObservedObject) -> Bool {
    wrappedValue === other.wrappedValue
  }
}

extension PropertyContext {
  /// Subscribes to an object as long as the view has this one.
  @MainActor
  fileprivate func follow<Object: ObservableObject>(_ object: Object) {
    let subscription = store.value(key) { Box<ObjectSubscription<Object>?>(nil) }
    if subscription.value?.object !== object {
      subscription.value = ObjectSubscription(object, changed: change())
    }
  }
}

/// A property wrapper for an observable object of the environment, found by its type.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Creates a property that reads the object of the environment.
  public init() {}

  /// The object that a view further outside sets with `environmentObject(_:)`. Without one the
  /// program ends, as in SwiftUI.
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure(
        "there is no \(Object.self) in the environment; give an outer view .environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    object = context.environment.object(Object.self)
    if let object { context.follow(object) }
  }

  package func isStructurallyEqual(to other: EnvironmentObject) -> Bool { object === other.object }
}

private enum EnvironmentObjects: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    self[EnvironmentObjects.self][ObjectIdentifier(type)] as? Object
  }

  fileprivate mutating func set<Object: AnyObject>(_ object: Object?) {
    self[EnvironmentObjects.self][ObjectIdentifier(Object.self)] = object
  }
}

struct EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension EnvironmentObjectModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment.set(object) }
}

extension View {
  /// Sets an observable object for this view and everything in it, found by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Sets an observable object for this view and everything in it, found by its type; `nil` removes
  /// it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

extension Environment {
  /// Creates a property that reads an observable object by its type. Without one in the environment
  /// the program ends, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { environment in
      guard let object = environment.object(objectType) else {
        preconditionFailure(
          "there is no \(objectType) in the environment; give an outer view .environment(_:)")
      }
      return object
    }
  }

  /// Creates a property that reads an observable object by its type, or `nil` where there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init { $0.object(objectType) }
  }
}

/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The wrapper itself, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Not available: the value has to be an observable object.
  @available(*, unavailable, message: "@Bindable is for observable objects")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(object: Value) { wrappedValue = object }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Creates bindings to the properties of an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Creates bindings to the properties of an observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
