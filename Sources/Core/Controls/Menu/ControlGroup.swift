import Foundation

/// A container of related controls. As on iOS, they are side by side on one background; in a menu,
/// they form one row.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: _ControlPart?

  init(_ content: Content, label: _ControlPart?) {
    self.content = content
    self.label = label
  }
}

@TitleForms
extension ControlGroup {
  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

  /// Creates a group with a custom label, which only menus show.
  @MainActor
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content(), label: _ControlPart(label()))
  }
}

extension ControlGroup: View {
  /// The controls, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: ControlGroupStyleConfiguration(
        content: _ControlPart(content), label: label ?? _ControlPart(EmptyView()))
    ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

/// The default control group style: the controls side by side on one background.
@StyleInit public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The controls on a rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, hasTitlesInMenu: true)
  }
}

/// Controls on a rounded background; in a menu, a single row with icons above titles.
private struct GroupedControls: View {
  let content: _ControlPart
  let hasTitlesInMenu: Bool
  @Environment(\.controls.menuDismissal) private var menuDismissal
  @Environment(\.theme.look.menu) private var look

  var body: some View {
    if menuDismissal != nil {
      // A separate section keeps the group apart from other rows.
      if look.hasLines { row } else { Section { row } }
    } else {
      HStack(spacing: 0) { content.padding(.horizontal, 12) }
        .padding(.vertical, 7)
        .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls.indices, id: \.self) { index in
          if index > 0, look.hasLines { Divider() }
          controls[index]
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .buttonStyle(MenuGroupButtonStyle(height: hasTitlesInMenu ? look.groupHeight : 44))
    .labelStyle(MenuGroupLabelStyle(hasTitle: hasTitlesInMenu))
  }
}

private struct MenuGroupButtonStyle: ButtonStyle {
  /// The minimum height, in points.
  let height: CGFloat
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
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: .infinity)
  }
}

private struct MenuGroupLabelStyle: LabelStyle {
  let hasTitle: Bool
  @Environment(\.theme.look.menu) private var look

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      // Keeps the titles on one line, whatever the heights of the symbols.
      configuration.icon.frame(height: 24)
      if hasTitle { configuration.title.font(look.groupFont) }
    }
  }
}

/// A style with the controls side by side, as in a navigation bar.
@StyleInit public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A style that shows the label as a menu button.
@StyleInit public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style that shows the controls as one row of icons in a menu, and side by side elsewhere.
@StyleInit public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, hasTitlesInMenu: false)
  }
}

/// A style that shows the controls as icons in a menu, and side by side elsewhere.
@StyleInit public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, hasTitlesInMenu: false)
  }
}
