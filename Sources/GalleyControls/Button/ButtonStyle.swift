import Foundation

/// The style of buttons that react to taps as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a view of.
public struct ButtonStyleConfiguration {
  public typealias Label = _ControlPart
  /// What the button is for; `nil` for nothing in particular.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// In a still picture nothing is pressed.
  public let isPressed: Bool
}

/// The style of buttons, with what they react to.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style makes a view of.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _ControlPart
  /// What the button is for; `nil` for nothing in particular.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }

  var unpressed: ButtonStyleConfiguration {
    ButtonStyleConfiguration(role: role, label: label, isPressed: false)
  }
}

extension View {
  /// Sets the style of buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration.unpressed)
    }
  }

  /// Sets the style of buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// Buttons where no style is set: the label in the accent's colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccentLabel(configuration: configuration.unpressed)
  }
}

/// The label in the accent's colour, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccentLabel(configuration: configuration.unpressed)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(label: configuration.label)
  }
}

/// The label in the accent's colour on a grey background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration.unpressed, isProminent: false)
  }
}

/// The label in white on a background of the accent's colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration.unpressed, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
