import Foundation

/// A type that defines how buttons look, with the standard interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a styled button; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the body of a button. Called once for each button that has the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A type that defines how buttons look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a styled button; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the body of a button. Called once for each button that has the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a primitive style renders.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the button's label.
  public typealias Label = _ControlPart
  /// The purpose of the button, or `nil` for no particular purpose.
  public let role: ButtonRole?
  /// The button's label. In a list, it is not part of the row, so that the labels in it are as
  /// elsewhere.
  public let label: Label
  /// The same label as a part of its row in a list, for styles that add nothing to it.
  let rowLabel: Label
  let action: @MainActor () -> Void

  @MainActor
  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = _ControlPart(label.environment(\.controls.isInList, false))
    rowLabel = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }

  var unpressed: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: role, label: label, isPressed: false)
  }

  /// The properties for a style that adds nothing to the label.
  var unpressedInRow: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: role, label: rowLabel, isPressed: false)
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// Disfavored because the built-in styles match the other overload; otherwise the compiler would
  /// try both for every call in a long chain.
  @_disfavoredOverload
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration.unpressed)
    }
  }
}

/// The default button style: the label in the tint.
@StyleInit public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint; red with the destructive role, gray when disabled.
  public func makeBody(configuration: Configuration) -> some View {
    AccentLabel(configuration: configuration.unpressedInRow)
  }
}

/// A style that shows the label in the tint, without a border.
@StyleInit public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint; red with the destructive role, gray when disabled.
  public func makeBody(configuration: Configuration) -> some View {
    AccentLabel(configuration: configuration.unpressed)
  }
}

/// A style that shows the label without decoration.
@StyleInit public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The unmodified label; gray when disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(label: configuration.rowLabel)
  }
}

/// A style that shows the label in the tint on a gray background, or on a pale tint if one is set.
@StyleInit public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The label with the padding and background of the control size.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration.unpressed, isProminent: false)
  }
}

/// A style that shows a white label on the tint.
@StyleInit public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The label with the padding and background of the control size.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration.unpressed, isProminent: true)
  }
}
