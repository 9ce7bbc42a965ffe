import Foundation

/// A control that performs an action when tapped, rendered at rest. `ImageRenderer.tap` performs
/// the action.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, or `nil` for no particular purpose.
  ///   - action: The action to perform on a tap.
  ///   - label: The label's views, in a horizontal line.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with a custom label and no role.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View {
  /// The label as rendered by the button style, in the tint by default.
  public var body: some View {
    // Labels with several views are laid out side by side, except in menus.
    StyledControl(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _ControlPart(HStack { MenuItemLabel(label: label) }), action: action)
    ) { DefaultButtonStyle().makeBody(configuration: $0) }
    .control(.tap(action), label: label)
  }
}
