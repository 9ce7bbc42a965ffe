import Foundation

/// An inherited value that differs from its default, as shown by an inspector.
@usableFromInline
package struct InheritedValue: Hashable, Sendable, Codable {
  /// The name of the `EnvironmentValues` property.
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

extension EnvironmentValues {
  /// The values that differ from their defaults: standard values, then those of texts and controls,
  /// then custom values sorted by name.
  package var inheritedValues: [InheritedValue] {
    standard.differences(in: self)
      + [EnvironmentSlot.text, .controls].flatMap { knownBox(at: $0)?.differences ?? [] }
      + ownValues
  }

  private static let ownModules: Set = [
    "GalleyCore", "GalleyViews", "GalleyControls", "GalleyCompatibility", "Galley", "GalleyUIKit",
  ]

  /// The values of keys declared outside of Galley.
  private var ownValues: [InheritedValue] {
    customValues.compactMap { key, value in
      // Galley's own keys are not public properties.
      guard let key = key as? any EnvironmentKey.Type,
        !Self.ownModules.contains(
          String(_typeName(key, qualified: true).prefix { $0 != "." }))
      else { return nil }
      let text = Self.text(value)
      return text == Self.defaultText(key) ? nil : InheritedValue(Self.propertyName(key), text)
    }.sorted { $0.name < $1.name }
  }

  private static func text(_ value: Any) -> String {
    let text = String(describing: value)
    return text.count > 80 ? "\(text.prefix(79))…" : text
  }

  private static func defaultText<K: EnvironmentKey>(_ key: K.Type) -> String {
    text(K.defaultValue)
  }

  /// Returns `accent` for both `AccentKey` and the key that `@Entry` generates for `accent`.
  private static func propertyName(_ key: Any.Type) -> String {
    var name = typeName(key).split(separator: ".").last.map(String.init) ?? ""
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    if name.hasSuffix("Key"), name.count > 3 { name.removeLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension StandardValues {
  private func all(in environment: EnvironmentValues) -> [InheritedValue] {
    func style(_ style: AnyShapeStyle?) -> String {
      style.map { "\($0._resolved(in: environment))" } ?? "nil"
    }
    return [
      InheritedValue("colorScheme", "\(colorScheme)"),
      InheritedValue("userInterfaceLevel", isElevated ? "elevated" : "base"),
      InheritedValue("dynamicTypeSize", "\(dynamicTypeSize)"),
      InheritedValue("layoutDirection", "\(layoutDirection)"),
      InheritedValue("locale", locale.identifier),
      InheritedValue("calendar", calendar.map { "\($0.identifier)" } ?? "nil"),
      InheritedValue("timeZone", timeZone?.identifier ?? "nil"),
      InheritedValue("isEnabled", "\(isEnabled)"),
      InheritedValue("allowsHitTesting", "\(isHitTested)"),
      InheritedValue("controlSize", "\(controlSize)"),
      InheritedValue("foregroundStyle", style(foregroundStyle)),
      InheritedValue("tint", style(tint)),
      InheritedValue("backgroundStyle", style(backgroundStyle)),
    ]
  }

  fileprivate func differences(in environment: EnvironmentValues) -> [InheritedValue] {
    zip(all(in: environment), StandardValues().all(in: environment)).compactMap {
      $0 == $1 ? nil : $0
    }
  }
}

/// A type-erased box with a group of values.
package protocol InheritedGroup {
  var differences: [InheritedValue] { get }
}

extension Box: InheritedGroup where Value: EnvironmentGroup {
  package var differences: [InheritedValue] {
    zip(value.inheritedValues, Value().inheritedValues).compactMap { $0 == $1 ? nil : $0 }
  }
}
