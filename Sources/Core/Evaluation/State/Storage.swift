import Foundation

/// A property wrapper for a setting. Unlike in SwiftUI, settings are kept per renderer and never
/// written to disk: every renderer starts with the default values.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var setting: Setting<Value>

  fileprivate init(_ key: String, default value: Value) {
    setting = Setting(key, default: value)
  }

  /// The value of the setting.
  public var wrappedValue: Value {
    get { setting.location.get() }
    nonmutating set { setting.location.set(newValue) }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> { setting.location.binding }
}

/// A property wrapper for a setting of a scene. Unlike in SwiftUI, settings are kept per renderer
/// and never written to disk: every renderer starts with the default values.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var setting: Setting<Value>

  fileprivate init(_ key: String, default value: Value) {
    setting = Setting("scene: \(key)", default: value)
  }

  /// The value of the setting.
  public var wrappedValue: Value {
    get { setting.location.get() }
    nonmutating set { setting.location.set(newValue) }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> { setting.location.binding }
}

/// The location of a setting, shared by all views of a renderer.
private struct Setting<Value>: DynamicProperty {
  private let key: String
  private(set) var location: StateLocation<Value>

  init(_ key: String, default value: Value) {
    self.key = key
    location = StateLocation(value)
  }
}

extension Setting: InstalledProperty {
  mutating func install(in context: PropertyContext) {
    location = context.store.setting(key, else: location)
    location.changed = { [changes = context.store.changes, view = context.view] in
      changes.add(typeName(view))
    }
  }

  func isStructurallyEqual(to other: Setting) -> Bool { location === other.location }
}

// MARK: Values

/// A type that can be stored in a setting: `Bool`, `Int`, `Double`, `String`, `URL`, `Data`,
/// `Date`.
public protocol _SettingValue {}

extension Bool: _SettingValue {}
extension Int: _SettingValue {}
extension Double: _SettingValue {}
extension String: _SettingValue {}
extension URL: _SettingValue {}
extension Data: _SettingValue {}
extension Date: _SettingValue {}

/// A raw value that can be stored in a setting: `Int` or `String`.
public protocol _SettingRawValue {}

extension Int: _SettingRawValue {}
extension String: _SettingRawValue {}

extension AppStorage {
  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The setting's name.
  ///   - store: Accepted for source compatibility: settings are kept in the renderer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _SettingValue {
    self.init(key, default: wrappedValue)
  }

  /// Creates a setting of a type with a raw value, such as an enumeration.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _SettingRawValue {
    self.init(key, default: wrappedValue)
  }

  /// Creates a setting that is `nil` until a value is set.
  public init<T: _SettingValue>(_ key: String, store: UserDefaults? = nil) where Value == T? {
    self.init(key, default: nil)
  }

  /// Creates a setting of a type with a raw value, which is `nil` until a value is set.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue: _SettingRawValue {
    self.init(key, default: nil)
  }
}

extension SceneStorage {
  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The setting's name.
  public init(wrappedValue: Value, _ key: String) where Value: _SettingValue {
    self.init(key, default: wrappedValue)
  }

  /// Creates a setting of a type with a raw value, such as an enumeration.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _SettingRawValue {
    self.init(key, default: wrappedValue)
  }

  /// Creates a setting that is `nil` until a value is set.
  public init<T: _SettingValue>(_ key: String) where Value == T? { self.init(key, default: nil) }

  /// Creates a setting of a type with a raw value, which is `nil` until a value is set.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue: _SettingRawValue {
    self.init(key, default: nil)
  }
}
