import Foundation

/// A type that defines how forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of a styled form; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Creates the body of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that a style renders.
public struct FormStyleConfiguration {
  /// The type of the rows.
  public typealias Content = _ControlPart
  /// The rows.
  public let content: Content
}

/// The default form style: grouped.
@StyleInit public struct AutomaticFormStyle: FormStyle {
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A form style that groups rows on backgrounds.
@StyleInit public struct GroupedFormStyle: FormStyle {
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A form style with two columns; the same as grouped on iOS.
@StyleInit public struct ColumnsFormStyle: FormStyle {
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style: grouped.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// A form style that groups rows on backgrounds.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// A form style with two columns; the same as grouped on iOS.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Accepted for source compatibility: menus are not rendered.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}

/// How a palette marks the selected item. Accepted for source compatibility.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The palette's default effect.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// A variant of the item's symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant")
  }
  /// No effect; the item marks its own selection.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }
}
