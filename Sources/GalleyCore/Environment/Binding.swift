import Foundation

/// A value that is stored somewhere else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Where the value is, as far as that is known.
  private let source: BindingSource?

  /// A binding to a value that is computed.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource?) {
    self.get = get
    self.set = set
    self.source = source
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, as closures with `$name` parameters get it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { newValue in
        var value = get()
        value[keyPath: keyPath] = newValue
        set(value)
      }, source: source?.appending(keyPath))
  }
}

/// A state, or a part of it.
struct BindingSource: Equatable {
  let object: AnyObject
  let path: [AnyKeyPath]

  func appending(_ step: AnyKeyPath) -> BindingSource {
    BindingSource(object: object, path: path + [step])
  }

  static func == (a: BindingSource, b: BindingSource) -> Bool {
    a.object === b.object && a.path == b.path
  }
}

extension Binding: StructurallyEquatable {
  /// Views that read the value are told of its changes by the state itself.
  package func isStructurallyEqual(to other: Binding) -> Bool {
    source != nil && source == other.source
  }
}

extension Binding {
  /// A binding to an optional from one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let new = $0 { base.wrappedValue = new } })
  }

  /// A binding to a value from one to an optional; `nil` where there is no value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// The same value, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// The same value; `transaction` goes with its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: get, set: { value in Transaction.$current.withValue(transaction) { set(value) } },
      source: source)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
