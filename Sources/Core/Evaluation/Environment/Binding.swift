import Foundation

/// Provides read and write access to a value stored elsewhere, such as in a `State`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The state behind the binding, or a part of it; `nil` if unknown.
  private let source: BindingSource?

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
  }

  /// Creates a binding from closures that read and write the value.
  ///
  /// - Parameter set: Writes the value, given the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current ?? Transaction()) }, source: nil)
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource?) {
    self.get = get
    self.set = set
    self.source = source
  }

  /// Creates a binding to a value that never changes; writes are ignored.
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

  /// The binding itself, accessed as `$name`.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
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

/// Identifies a state or a part of it.
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
  /// Bindings to the same state are equal: the state itself notifies the views that read it.
  package func isStructurallyEqual(to other: Binding) -> Bool {
    source != nil && source == other.source
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to a value; writing `nil` is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let new = $0 { base.wrappedValue = new } })
  }

  /// Creates a binding to a value from a binding to an optional; fails if the optional is `nil`.
  ///
  /// If the optional becomes `nil` later, the binding continues to read its initial value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Returns a binding that animates every change made through it.
  ///
  /// - Parameter animation: The animation; `nil` changes the value without animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding that applies a transaction to every change made through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: get, set: { value in transaction.apply { set(value) } }, source: source)
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to the element at `position`, which must be a valid index.
  ///
  /// If the collection loses the index later, the binding returns the last element it read and
  /// ignores writes.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, last: nil)
  }

  /// Returns a binding to an element of a collection that was already read.
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

/// The element of a collection that a binding last read.
private final class LastElement<Element> {
  var element: Element?
  init(_ element: Element?) { self.element = element }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
