import Foundation

/// A button for more controls, which a picture does not show. Tapping it does what its primary
/// action does, or nothing.
public struct Menu<Label, Content> {
  private let label: Label
  private let content: Content
  private let action: @MainActor () -> Void

  /// - Parameters:
  ///   - content: The controls of the menu.
  ///   - label: What the menu's button shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label, primaryAction: {})
  }

  /// - Parameters:
  ///   - content: The controls of the menu.
  ///   - label: What the menu's button shows.
  ///   - primaryAction: What is done when the button is tapped.
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
  /// A menu whose button shows a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu whose button shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu whose button shows a text.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// A menu whose button shows a symbol and a text.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu whose button shows a symbol and a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(title, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is about to show.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      primaryAction: configuration.action)
  }
}

extension Menu: View where Label: View, Content: View {
  public var body: some View {
    StyledControl(
      configuration: MenuStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content), action: action)
    ) { DefaultMenuStyle().makeBody(configuration: $0) }
  }
}

/// The style of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// Makes a view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a menu style makes a view of.
public struct MenuStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart
  let label: Label
  let content: Content
  let action: @MainActor () -> Void

  /// What tapping the menu does.
  fileprivate var button: Button<Label> { Button(action: action, label: { label }) }
}

/// Menus where no style is set: a button.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.button.buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The order of a menu's controls.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets the style of menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Accepted for source compatibility: on iOS menus have no indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: what is in a menu is not shown.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
