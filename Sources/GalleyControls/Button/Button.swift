import Foundation

/// A label that does something when it is tapped, as it looks at rest.
public struct Button<Label> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// - Parameters:
  ///   - role: What the button is for; `nil` for nothing in particular.
  ///   - action: What is done when the button is tapped.
  ///   - label: What the button shows; several views stand side by side.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// As `init(role:action:label:)`, without a role.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// A button that shows a text.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == GalleyControls.Label<Text, Image> {
  /// A button that shows a symbol and a text.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      GalleyControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button that shows a symbol and a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is about to show.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: View where Label: View {
  public var body: some View {
    // Several views of a label stand side by side.
    StyledControl(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _ControlPart(HStack { label }), action: action)
    ) { DefaultButtonStyle().makeBody(configuration: $0) }
    .control(.tap(action), label: label)
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Something is lost: the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// What was begun is given up.
  public static let cancel = ButtonRole(name: "cancel")
}
