import Foundation

/// A button that presents a menu; inside a menu, a row that presents a submenu over it. If it has a
/// primary action, a tap performs the action and the menu is not shown.
@TitleForms(symbols: true)
public struct Menu<Label, Content> {
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

extension Menu: View where Label: View, Content: View {
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

/// A type that defines how menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of a styled menu; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Creates the body of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
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

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style: a button.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that renders a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that renders a borderless button.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The order of a menu's controls. Accepted for source compatibility; controls keep their source
/// order.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order that suits the context.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first control closest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The source order of the controls.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Accepted for source compatibility: iOS menus have no indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: menu controls keep their source order.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
