import Foundation

/// A type that defines how buttons look; the interaction stays the standard one.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a styled button; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button. It is called for each button in the view that has the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style shows.
public struct ButtonStyleConfiguration {
  /// The type of the button's label.
  public typealias Label = _ControlPart
  /// The purpose of the button; `nil` for none in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed: always `false`.
  public let isPressed: Bool
}

/// A type that defines how buttons look and what they react to.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a styled button; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button. It is called for each button in the view that has the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a primitive style shows.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the button's label.
  public typealias Label = _ControlPart
  /// The purpose of the button; `nil` for none in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }

  var unpressed: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: role, label: label, isPressed: false)
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// Disfavored, as the built-in styles fit the other: the compiler would try both for each of a long
  /// chain.
  @_disfavoredOverload
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration.unpressed)
    }
  }

  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style of buttons where none is set: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in the tint; red with the destructive role, gray where it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    AccentLabel(configuration: configuration.unpressed)
  }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in the tint; red with the destructive role, gray where it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    AccentLabel(configuration: configuration.unpressed)
  }
}

/// The label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is; gray where it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(label: configuration.label)
  }
}

/// The label in the tint on a gray background, or a pale one of the tint where one is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label with padding and a background, in the metrics of the control size.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration.unpressed, isProminent: false)
  }
}

/// The label in white on a background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label with padding and a background, in the metrics of the control size.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration.unpressed, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of buttons where none is set.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label without decoration.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a gray background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a background in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
