import Foundation

/// A button for more controls, which a picture does not show. Tapping it does what its primary
/// action does, or nothing.
public struct Menu<Label, Content> {
  private let label: Label
  private let action: @MainActor () -> Void

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    action = {}
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    action = primaryAction
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == GalleyViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyViews.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View where Label: View, Content: View {
  public var body: some View { Button(action: action, label: { label }) }
}

/// The look of menus.
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle, Sendable {
  public init() {}
}
public struct ButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
}
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's controls.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Accepted for source compatibility: menus look like buttons; `buttonStyle` changes them.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Accepted for source compatibility: on iOS menus have no indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: what is in a menu is not shown.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
