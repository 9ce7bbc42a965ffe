/// A value that few owners change from its default. It is stored out of line, shared by copies, so
/// that the others take one word and are copied quickly.
struct Uncommon<Value: UncommonValue>: Equatable, Sendable {
  private final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// `nil` for the default.
  private var storage: Storage?

  var isDefault: Bool { storage == nil }

  var value: Value {
    get { storage?.value ?? Value() }
    set { storage = newValue == Value() ? nil : Storage(newValue) }
  }

  /// A property of the value. Without `@inline(__always)`, each access would evaluate a key path.
  subscript<Property>(path: WritableKeyPath<Value, Property>) -> Property {
    @inline(__always) get { value[keyPath: path] }
    @inline(__always) set { value[keyPath: path] = newValue }
  }

  static func == (a: Self, b: Self) -> Bool { a.storage === b.storage || a.value == b.value }
}

/// A group of properties that few owners have.
protocol UncommonValue: Equatable, Sendable {
  /// Creates the group with the default of each property.
  init()
}
