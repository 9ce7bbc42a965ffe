import Foundation

/// A setting. It is kept in the renderer, one value for each key, and never written to disk: every
/// renderer begins with the defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private var box: StateLocation<Value>

  fileprivate init(default value: Value, key: String) {
    self.key = key
    box = StateLocation<Value>(value)
  }

  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Binding<Value> { box.binding }
}

extension AppStorage: InstalledProperty {
  mutating func install(at place: PropertyPlace) {
    box = place.setting(key, else: box)
  }

  func isStructurallyEqual(to other: AppStorage) -> Bool { box === other.box }
}

/// A setting of a scene. It is kept in the renderer, one value for each key, and never written to
/// disk: every renderer begins with the defaults.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private var box: StateLocation<Value>

  fileprivate init(default value: Value, key: String) {
    self.key = key
    box = StateLocation<Value>(value)
  }

  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Binding<Value> { box.binding }
}

extension SceneStorage: InstalledProperty {
  mutating func install(at place: PropertyPlace) {
    box = place.setting("scene: \(key)", else: box)
  }

  func isStructurallyEqual(to other: SceneStorage) -> Bool { box === other.box }
}

extension PropertyPlace {
  /// The setting of a name and type that all views share.
  @MainActor
  fileprivate func setting<Value>(
    _ name: String, else initial: StateLocation<Value>
  ) -> StateLocation<Value> {
    let box = store.setting("\(name): \(Value.self)", else: initial)
    box.changed = { [changes = store.changes, view] in changes.add(typeName(view)) }
    return box
  }
}

// The types of values that settings may have.

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(default: wrappedValue, key: key)
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(default: nil, key: key)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(default: nil, key: key)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(default: nil, key: key)
  }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(default: wrappedValue, key: key)
  }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String) where Value == Int? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String) where Value == Double? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String) where Value == String? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String) where Value == URL? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String) where Value == Data? {
    self.init(default: nil, key: key)
  }
  public init(_ key: String) where Value == Date? {
    self.init(default: nil, key: key)
  }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(default: nil, key: key)
  }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(default: nil, key: key)
  }
}
