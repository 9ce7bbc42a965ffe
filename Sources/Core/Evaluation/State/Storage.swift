import Foundation

/// A property wrapper for a setting. Unlike in SwiftUI, settings are kept per renderer and never
/// written to disk: every renderer starts with the default values.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var setting: Setting<Value>

  init(_ key: String, default value: Value) {
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

  init(_ key: String, default value: Value) {
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
