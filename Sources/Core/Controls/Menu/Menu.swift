import Foundation

/// A button that presents a menu; inside a menu, a row that presents a submenu over it. If it has a
/// primary action, a tap performs the action and the menu is not shown.
@TitleForms(symbols: true)
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let action: (@MainActor () -> Void)?
  @State private var isPresented = false
  /// Dismisses the enclosing menu; `nil` outside of menus.
  @Environment(\.controls.menuDismissal) private var dismissOuter

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The controls of the menu.
  ///   - label: The label of the button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    action = nil
  }

  /// Creates a menu with a custom label and a primary action.
  ///
  /// - Parameters:
  ///   - content: The controls of the menu.
  ///   - label: The label of the button.
  ///   - primaryAction: The action to perform when the button is tapped.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    action = primaryAction
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from its style configuration, for styles that modify the current style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      primaryAction: configuration.action)
  }
}

extension Menu: View {
  /// The button, as rendered by the style.
  public var body: some View {
    let isRow = dismissOuter != nil
    StyledControl(
      configuration: MenuStyleConfiguration(
        label: isRow ? _ControlPart(SubmenuLabel(label: label)) : _ControlPart(label),
        content: _ControlPart(content),
        action: { tap() })
    ) { DefaultMenuStyle().makeBody(configuration: $0) }
    // Keeps the enclosing menu open.
    .transformEnvironment(\.controls) { $0.beforeTap = nil }
    .presenting(
      isPresented
        ? MenuPresentation(
          dismiss: { isPresented = false }, dismissOuter: dismissOuter,
          label: _ControlPart(label), content: _ControlPart(content)) : nil)
  }

  @MainActor
  private func tap() {
    if let action, dismissOuter == nil { action() } else { isPresented = true }
  }
}

/// The properties of a menu that a style renders.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The type of the menu's controls.
  public typealias Content = _ControlPart
  let label: Label
  let content: Content
  let action: @MainActor () -> Void

  /// A button with the menu's label and primary action.
  fileprivate var button: Button<Label> { Button(action: action, label: { label }) }
}

/// The default menu style: a button.
@StyleInit public struct DefaultMenuStyle: MenuStyle {
  /// A button in the enclosing button style.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A menu style that renders a button.
@StyleInit public struct ButtonMenuStyle: MenuStyle {
  /// A button in the enclosing button style.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A menu style that renders a borderless button.
@StyleInit public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A button in the borderless style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.button.buttonStyle(.borderless)
  }
}
