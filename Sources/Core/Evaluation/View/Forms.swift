/// Adds the forms of initializers and modifiers that SwiftUI also has for titles. A declaration for
/// a `Text` gets forms for a `LocalizedStringKey` and a string, and one for a `LocalizedStringKey`
/// gets a form for a string. An initializer with a builder for a custom label gets both, with a
/// text as its label. The forms have the documentation of the declaration, adapted to the title.
///
/// - Parameter symbols: Whether labels with a symbol get forms too. Default: `false`.
@attached(
  member, names: named(init), named(accessibilityLabel), named(alert), named(badge),
  named(confirmationDialog), named(navigationBarTitle), named(navigationTitle), named(searchable))
package macro TitleForms(symbols: Bool = false) =
  #externalMacro(module: "GalleyMacros", type: "TitleFormsMacro")

/// For initializers that select one value, adds the forms that select several values:
/// `Binding<Set<Value>>` instead of `Binding<Value?>`.
@attached(member, names: named(init))
package macro SelectionForms() =
  #externalMacro(module: "GalleyMacros", type: "SelectionFormsMacro")

/// Adds a public initializer to a style without options.
@attached(member, names: named(init))
package macro StyleInit() = #externalMacro(module: "GalleyMacros", type: "StyleInitMacro")
