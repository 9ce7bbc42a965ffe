import Foundation

/// The properties of a picker that a style shows.
public struct _PickerStyleConfiguration {
  let selection: AnyHashable
  let label: _ControlPart
  let content: _ControlPart
  /// Chooses the option with a tag.
  let select: @MainActor (ViewTag) -> Void
}

/// A type that defines how pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The type of a styled picker.
  associatedtype _Body: View

  /// Makes the view of a picker. As in SwiftUI, styles of yours cannot implement it.
  @ViewBuilder @MainActor @preconcurrency
  func _makeBody(configuration: _PickerStyleConfiguration) -> _Body
}

/// The style of pickers where none is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The menu style.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    MenuPickerStyle()._makeBody(configuration: configuration)
  }
}

/// The selected option, as the button of a menu, which a picture does not show; in a menu, a row that
/// presents the options as another one.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// A row of the label, and the selected option with a pair of chevrons.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    InMenuReader { isInMenu in
      if isInMenu {
        PickerSubmenu(configuration: configuration)
      } else {
        MenuStyleReader { style in
          ControlRow(label: configuration.label) {
            PickerOptions(configuration.selection, configuration.content.foregroundStyle(style)) {
              MenuPicker(options: $0).foregroundStyle(style)
            }
          }
        }
      }
    }
  }
}

/// All options in a horizontal line, equally wide.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The options on a rounded background, the selected one raised; the label is not shown.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    EnabledStyleReader(.primary) { style in
      let segments = configuration.content.font(.system(size: 13)).foregroundStyle(style)
      PickerOptions(
        configuration.selection, segments, selected: segments.fontWeight(.semibold)
      ) { SegmentedPicker(options: $0) }
    }
  }
}

/// All options in a vertical line; in a menu, as rows of it.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The options, the selected one with a checkmark; the label is not shown.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    InMenuReader { isInMenu in
      if isInMenu {
        PickerOptions(configuration.selection, configuration.content) {
          MenuOptions(options: $0, select: configuration.select)
        }
      } else {
        EnabledStyleReader(.primary) { style in
          PickerOptions(configuration.selection, configuration.content.foregroundStyle(style)) {
            InlinePicker(options: $0)
          }
        }
      }
    }
  }
}

/// Content that is another one in menus.
private struct InMenuReader<Content: View>: View {
  @ViewBuilder let content: @MainActor (Bool) -> Content
  @Environment(\.controls.menuDismissal) private var menuDismissal

  var body: some View { content(menuDismissal != nil) }
}

/// Content in the style of a menu's button: the tint, or in lists and forms the secondary one.
private struct MenuStyleReader<Content: View>: View {
  @ViewBuilder let content: @MainActor (AnyShapeStyle) -> Content
  @Environment(\.controls.isInList) private var isInList

  var body: some View {
    EnabledStyleReader(isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)) {
      content($0)
    }
  }
}

/// Content in a style that turns gray where controls are disabled.
private struct EnabledStyleReader<Content: View>: View {
  let style: AnyShapeStyle
  let content: @MainActor (AnyShapeStyle) -> Content
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ style: some ShapeStyle, @ViewBuilder content: @escaping @MainActor (AnyShapeStyle) -> Content
  ) {
    self.style = AnyShapeStyle(style)
    self.content = content
  }

  var body: some View { content(isEnabled ? style : AnyShapeStyle(Color(.tertiaryLabel))) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of pickers where none is set: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The selected option, as the button of a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options in a horizontal line, equally wide.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options in a vertical line.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._makeBody(configuration: $1) }
  }
}
