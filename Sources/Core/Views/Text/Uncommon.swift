/// A value that few owners change from its default. It is stored out of line, shared by copies, so
/// that the others take one word and are copied quickly.
struct Uncommon<Value: UncommonValue>: Equatable, Sendable {
  // Changed only before it is shared.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value
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
  subscript<Property: Equatable>(path: WritableKeyPath<Value, Property>) -> Property {
    @inline(__always) get {
      // Copies the property rather than the value.
      if let storage { storage.value[keyPath: path] } else { Value()[keyPath: path] }
    }
    @inline(__always) set {
      let changed = Storage(value)
      changed.value[keyPath: path] = newValue
      // Compares all properties only if this one is the default.
      let isDefault = newValue == Value()[keyPath: path] && changed.value == Value()
      storage = isDefault ? nil : changed
    }
  }

  static func == (a: Self, b: Self) -> Bool {
    if a.storage === b.storage { return true }
    guard let a = a.storage, let b = b.storage else { return false }
    return a.value == b.value
  }
}

/// A group of properties that few owners have.
protocol UncommonValue: Equatable, Sendable {
  /// Creates the group with the default of each property.
  init()
}
