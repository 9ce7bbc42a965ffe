import Foundation

/// A button that presents a menu; in a menu, a row that presents another one over it. Where it has a
/// primary action, a tap performs that, and the menu is not shown.
public struct Menu<Label, Content> {
  private let label: Label
  private let content: Content
  private let action: (@MainActor () -> Void)?
  @State private var isPresented = false
  /// `nil` outside of menus.
  @Environment(\.controls.menuDismissal) private var dismissOuter

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The controls of the menu.
  ///   - label: The label of the button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    action = nil
  }

  /// Creates a menu whose button has an action of its own.
  ///
  /// - Parameters:
  ///   - content: The controls of the menu.
  ///   - label: The label of the button.
  ///   - primaryAction: The action of a tap on the button.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    action = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a text as its label, whose button has an action of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a localized text as its label, whose button has an action of its own.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// Creates a menu with a symbol and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a symbol and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// Creates a menu with a symbol and a localized text as its label, whose button has an action of
  /// its own.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { GalleyControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a symbol and a text as its label, whose button has an action of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { GalleyControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is applied to, for styles that change another one.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      primaryAction: configuration.action)
  }
}

extension Menu: View where Label: View, Content: View {
  /// The button, as the style shows it.
  public var body: some View {
    let isRow = dismissOuter != nil
    StyledControl(
      configuration: MenuStyleConfiguration(
        label: isRow ? _ControlPart(SubmenuLabel(label: label)) : _ControlPart(label),
        content: _ControlPart(content),
        action: { tap() })
    ) { DefaultMenuStyle().makeBody(configuration: $0) }
    // The menu that the row is in stays.
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

  /// Makes the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that a style shows.
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

/// The style of menus where none is set: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A button in the button style around.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A button in the button style around.
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A button in the borderless style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.button.buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of menus where none is set: a button.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The order of a menu's controls. Accepted for source compatibility: it is that in which they are
/// written.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order that suits the context.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first control nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which the controls are written.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Accepted for source compatibility: on iOS menus have no indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: controls of a menu are in the order in which they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
