import Foundation

/// A type that defines how forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of a styled form; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Makes the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that a style shows.
public struct FormStyleConfiguration {
  /// The type of the rows.
  public typealias Content = _ControlPart
  /// The rows.
  public let content: Content
}

/// The style of forms where none is set: grouped.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Rows in groups with backgrounds.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Rows in two columns; on iOS the same as grouped.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of forms where none is set: grouped.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups with backgrounds.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows in two columns; on iOS the same as grouped.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Accepted for source compatibility: a picture shows no menus.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}

/// How the selected item of a palette is marked. Accepted for source compatibility.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the palette does.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// By a variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant")
  }
  /// By nothing but what the item does.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }
}
