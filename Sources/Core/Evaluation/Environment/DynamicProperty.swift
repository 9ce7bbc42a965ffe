@_spi(Reflection) import Swift

/// A stored property of a view or modifier that is updated right before `body` is read.
public protocol DynamicProperty {
  /// Updates the value. Called right before `body` is read, after nested dynamic properties.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: nested dynamic properties are updated automatically.
  public mutating func update() {}
}

/// Updates the dynamic properties of views. The properties are updated in place, so that closures
/// that run later still see the environment of their own view.
@MainActor
package enum DynamicProperties {
  private struct Field {
    let offset: Int
    let install: (UnsafeMutableRawPointer, _ResolveContext, _ offset: Int, _ view: Any.Type) -> Void
  }

  /// The dynamic fields of each type, cached.
  private static var fields: [ObjectIdentifier: [Field]] = [:]

  package static func install<V>(in view: inout V, _ context: _ResolveContext) {
    let fields = fields(of: V.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { field.install(base + field.offset, context, field.offset, V.self) }
    }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append(Self.field(property, at: offset))
      }
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }

  private static func field<P: DynamicProperty>(_ type: P.Type, at offset: Int) -> Field {
    let nested = fields(of: type)
    let isInstalled = type is any InstalledProperty.Type
    return Field(offset: offset) { address, context, offset, view in
      for field in nested {
        field.install(address + field.offset, context, offset + field.offset, view)
      }
      let property = address.assumingMemoryBound(to: P.self)
      if isInstalled, var installed = property.pointee as? any InstalledProperty {
        installed.install(
          in: PropertyContext(
            environment: context.environment, store: context.session.store,
            key: StateStore.Key(identity: context.identity, offset: offset), view: view))
        if let filled = installed as? P { property.pointee = filled }
      }
      property.pointee.update()
    }
  }
}
