import Foundation

/// Read and write access to a value that is stored somewhere else, such as in a `State`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Where the value is, as far as that is known.
  private let source: BindingSource?

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource?) {
    self.get = get
    self.set = set
    self.source = source
  }

  /// A binding to a value that never changes: what is written to it is ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// Creates a binding from another, for closure parameters named `$name`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The binding itself, as `$name` gives it.
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
  /// Creates a binding to an optional from a binding to a value; writing `nil` is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let new = $0 { base.wrappedValue = new } })
  }

  /// Creates a binding to a value from a binding to an optional; fails where that is `nil`.
  ///
  /// If the optional becomes `nil` later, the binding still reads the value that it had at first.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// The binding, with an animation for every change that is made through it.
  ///
  /// - Parameter animation: The animation; `nil` changes the value without one.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// The binding, with a transaction for every change that is made through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: get, set: { value in Transaction.$current.withValue(transaction) { set(value) } },
      source: source)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at `position`, which has to be an index of the collection.
  ///
  /// If the collection loses the index later, the binding still reads the element that it read last,
  /// and writing is ignored.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, last: nil)
  }

  /// The same for a collection that was read already.
  package func element(at position: Value.Index, of elements: Value) -> Binding<Value.Element> {
    element(at: position, last: elements[position])
  }

  private func element(at position: Value.Index, last: Value.Element?) -> Binding<Value.Element> {
    let last = LastElement(last)
    func isThere(_ values: Value) -> Bool {
      position >= values.startIndex && position < values.endIndex
    }
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        if !isThere(values), let element = last.element { return element }
        let element = values[position]
        last.element = element
        return element
      }, set: { if isThere(wrappedValue) { wrappedValue[position] = $0 } })
  }
}

/// The element of a collection that a binding read last.
private final class LastElement<Element> {
  var element: Element?
  init(_ element: Element?) { self.element = element }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
