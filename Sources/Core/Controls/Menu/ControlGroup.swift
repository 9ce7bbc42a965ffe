import Foundation

/// Controls that belong together: as on iOS, buttons side by side on one background; in a menu, one row.
public struct ControlGroup<Content> {
  private let content: Content
  private let label: _ControlPart?

  fileprivate init(_ content: Content, label: _ControlPart?) {
    self.content = content
    self.label = label
  }
}

extension ControlGroup where Content: View {
  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

  /// Creates a group with a label of any views, which only menus show.
  @MainActor
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content(), label: _ControlPart(label()))
  }

  /// Creates a group with a localized text as its label, which only menus show.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), label: _ControlPart(Text(titleKey)))
  }

  /// Creates a group with a text as its label, which only menus show.
  @_disfavoredOverload @MainActor
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), label: _ControlPart(Text(title)))
  }

  /// Creates a group with a symbol and a localized text as its label, which only menus show.
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: _ControlPart(Label(titleKey, systemImage: systemImage)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style is applied to, for styles that change another one.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: configuration.label)
  }
}

extension ControlGroup: View where Content: View {
  /// The controls, as the style shows them.
  public var body: some View {
    StyledControl(
      configuration: ControlGroupStyleConfiguration(
        content: _ControlPart(content), label: label ?? _ControlPart(EmptyView()))
    ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

/// A type that defines how control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of a styled group; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view of a control group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that a style shows.
public struct ControlGroupStyleConfiguration {
  /// The type of the controls.
  public typealias Content = _ControlPart
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The style of control groups where none is set: the controls side by side on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls on a rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, hasTitlesInMenu: true)
  }
}

/// Controls on a rounded background; in a menu, one row of them with their icons above their titles.
private struct GroupedControls: View {
  let content: _ControlPart
  let hasTitlesInMenu: Bool
  @Environment(\.controls.menuDismissal) private var menuDismissal

  var body: some View {
    if menuDismissal != nil {
      HStack(spacing: 0) {
        Group(subviews: content) { controls in
          ForEach(controls.indices, id: \.self) { index in
            if index > 0 { Divider() }
            controls[index]
          }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      .buttonStyle(MenuGroupButtonStyle())
      .labelStyle(MenuGroupLabelStyle(hasTitle: hasTitlesInMenu))
    } else {
      HStack(spacing: 0) { content.padding(.horizontal, 12) }
        .padding(.vertical, 7)
        .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

private struct MenuGroupButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .multilineTextAlignment(.center)
      .foregroundStyle(
        !isEnabled
          ? Color(.tertiaryLabel) : configuration.role == .destructive ? Color.red : Color.primary
      )
      .padding(.horizontal, 4)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
  }
}

private struct MenuGroupLabelStyle: LabelStyle {
  let hasTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      // Titles share a line, however high the symbols are.
      configuration.icon.frame(height: 24)
      if hasTitle { configuration.title.font(.caption) }
    }
  }
}

/// The controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// The label, as the button of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls as one row of a menu, by their icons; outside of menus side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, hasTitlesInMenu: false)
  }
}

/// The controls as icons of a menu; outside of menus side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, hasTitlesInMenu: false)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style of control groups where none is set.
  nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The label, as the button of a menu.
  nonisolated public static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls as one row of a menu, by their icons; outside of menus side by side.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls as icons of a menu; outside of menus side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { .init() }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
