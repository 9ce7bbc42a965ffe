/// Turns a property of an extension of `EnvironmentValues` into an environment value. Its initial
/// value is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")

/// Stores a property of an extension of `EnvironmentValues` as the property of the same name in a
/// group of values.
@attached(accessor)
package macro Stored<Group>(in group: WritableKeyPath<EnvironmentValues, Group>) =
  #externalMacro(module: "GalleyMacros", type: "StoredMacro")
