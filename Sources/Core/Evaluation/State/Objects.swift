import Foundation
import GalleyCombine
import Observation

/// An object and the subscription to its changes.
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

/// A property wrapper for an observable object owned by a view, created once per view identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state object.
  ///
  /// - Parameter make: Creates the object when the view appears.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object. Outside of `body`, each access creates a new one.
  public var wrappedValue: ObjectType { object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
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

/// A property wrapper for an observable object passed to a view, which is updated by its changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Provides bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates an observed object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates an observed object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
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
  /// Subscribes to an object while it belongs to the view.
  @MainActor
  fileprivate func follow<Object: ObservableObject>(_ object: Object) {
    let subscription = store.value(key) { Box<ObjectSubscription<Object>?>(nil) }
    if subscription.value?.object !== object {
      subscription.value = ObjectSubscription(object, changed: change())
    }
  }
}

/// A property wrapper that reads an observable object from the environment by type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Provides bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Creates a property that reads an object from the environment.
  public init() {}

  /// The object that an ancestor sets with `environmentObject(_:)`. Traps if there is none, as in
  /// SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment; add .environmentObject(_:) to an outer view")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    object = context.environment.object(ObjectType.self)
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
  /// Sets an observable object for this view and its descendants, identified by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Sets an observable object for this view and its descendants, identified by its type; `nil`
  /// removes it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

extension Environment {
  /// Creates a property that reads an observable object by type. Traps if the environment has none,
  /// as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { environment in
      guard let object = environment.object(objectType) else {
        preconditionFailure(
          "no \(objectType) in the environment; add .environment(_:) to an outer view")
      }
      return object
    }
  }

  /// Creates a property that reads an observable object by type, or `nil` if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init { $0.object(objectType) }
  }
}

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value
  /// The wrapper itself, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable: the value must be an observable object.
  @available(*, unavailable, message: "@Bindable requires an observable object")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(object: Value) { wrappedValue = object }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Creates a wrapper for an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Creates a wrapper for an observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
