import Foundation

/// A control that performs an action when it is tapped, as it looks at rest. `ImageRenderer.tap`
/// performs it.
public struct Button<Label> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label of any views.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button; `nil` for none in particular.
  ///   - action: The action of a tap.
  ///   - label: The views of the label, in a horizontal line.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button without a role and with a label of any views.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == GalleyControls.Label<Text, Image> {
  /// Creates a button with a symbol and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      GalleyControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a symbol and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is applied to, for styles that change another one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: View where Label: View {
  /// The label as the button style shows it; the tint colors it by default.
  public var body: some View {
    // Several views of a label stand side by side.
    StyledControl(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _ControlPart(HStack { label }), action: action)
    ) { DefaultButtonStyle().makeBody(configuration: $0) }
    .control(.tap(action), label: label)
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A button that destroys data: its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes what is presented.
  public static let close = ButtonRole(name: "close")
  /// The button confirms.
  public static let confirm = ButtonRole(name: "confirm")
}
