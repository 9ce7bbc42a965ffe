import Foundation

/// The properties of a picker that a style renders.
public struct _PickerStyleConfiguration {
  let selection: AnyHashable
  let label: _ControlPart
  let content: _ControlPart
  /// The view for the selected option; `nil` for the option itself.
  let valueLabel: AnyView?
  /// Selects the option with a tag.
  let select: @MainActor (ViewTag) -> Void
}

/// A type that defines how pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The type of a styled picker.
  associatedtype _Body: View

  /// Creates the body of a picker. As in SwiftUI, custom styles cannot implement it.
  @ViewBuilder @MainActor @preconcurrency
  func _makeBody(configuration: _PickerStyleConfiguration) -> _Body
}

/// The default picker style: a menu.
@StyleInit public struct DefaultPickerStyle: PickerStyle {
  /// The menu style.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    MenuPickerStyle()._makeBody(configuration: configuration)
  }
}

/// A style that shows the selected option as a menu button. Inside a
/// menu, the picker is a row that presents the options as a submenu.
@StyleInit public struct MenuPickerStyle: PickerStyle {
  /// The selected option, followed by a pair of chevrons. In lists and forms, a row that begins
  /// with the label.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    InMenuReader { isInMenu in
      if isInMenu {
        PickerSubmenu(configuration: configuration)
      } else {
        MenuStyleReader { style, isInList in
          let options = PickerOptions(
            configuration.selection, configuration.content.foregroundStyle(style)
          ) {
            MenuPicker(value: PickerValue(options: $0, label: configuration.valueLabel))
              .foregroundStyle(style)
          }
          Group {
            if isInList {
              ControlRow(label: configuration.label, fit: .wrapping) { options }
            } else {
              FormColumnsRow(label: configuration.label) { options }
            }
          }
          .accessibilityRole(ControlSpeech(.joined, .isButton), label: configuration.label)
        }
      }
    }
  }
}

/// A style that shows all options in a row, with equal widths.
@StyleInit public struct SegmentedPickerStyle: PickerStyle {
  /// The options on a rounded background, the selected one raised. Only forms with columns show the label.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    // A system control: its text ignores inherited styles.
    EnabledStyleReader(Color(.label)) { style in
      let segments = configuration.content.font(.system(size: 13))
      let (plain, selected) = (
        \SystemAppearance.Values.segmentColor, \SystemAppearance.Values.selectedSegmentColor
      )
      FormColumnsRow(label: configuration.label) {
        PickerOptions(
          configuration.selection, segments.foregroundStyle(style, unlessSet: plain),
          selected: segments.foregroundStyle(style, unlessSet: selected).fontWeight(.semibold)
        ) { SegmentedPicker(options: $0) }
      }
    }
  }
}

/// A style that shows all options: in lists, forms and menus as rows, and elsewhere on a wheel.
@StyleInit public struct InlinePickerStyle: PickerStyle {
  /// The options, the selected one with a checkmark. Lists and forms show the label in a row above them.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    InMenuReader { isInMenu in
      if isInMenu {
        PickerOptions(configuration.selection, configuration.content) {
          MenuOptions(options: $0, select: configuration.select)
        }
      } else {
        EnabledStyleReader(.primary) { InlinePicker(configuration: configuration, style: $0) }
      }
    }
  }
}

/// Content that differs in menus.
private struct InMenuReader<Content: View>: View {
  @ViewBuilder let content: @MainActor (Bool) -> Content
  @Environment(\.controls.menuDismissal) private var menuDismissal

  var body: some View { content(menuDismissal != nil) }
}

/// Content in the style of a menu button: the tint, or the secondary style in lists and forms.
private struct MenuStyleReader<Content: View>: View {
  @ViewBuilder let content: @MainActor (AnyShapeStyle, _ isInList: Bool) -> Content
  @Environment(\.controls.isInList) private var isInList

  var body: some View {
    EnabledStyleReader(isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)) {
      content($0, isInList)
    }
  }
}

/// Content in a style that turns gray when controls are disabled.
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
