import Foundation

/// What a picker style makes a view of.
public struct _PickerStyleConfiguration {
  let selection: AnyHashable
  let label: _ControlPart
  let content: _ControlPart
}

/// The style of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  associatedtype _Body: View

  /// Makes a view of a picker. As in SwiftUI, styles of yours cannot do that.
  @ViewBuilder @MainActor @preconcurrency
  func _makeBody(configuration: _PickerStyleConfiguration) -> _Body
}

/// Pickers where no style is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    MenuPickerStyle()._makeBody(configuration: configuration)
  }
}

/// The selected option, with a menu of all.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    EnabledStyleReader(.tint) { style in
      ControlRow(label: configuration.label) {
        PickerOptions(configuration.selection, configuration.content.foregroundStyle(style)) {
          MenuPicker(options: $0).foregroundStyle(style)
        }
      }
    }
  }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    EnabledStyleReader(.primary) { style in
      let segments = configuration.content.font(.system(size: 13)).foregroundStyle(style)
      PickerOptions(
        configuration.selection, segments, selected: segments.fontWeight(.semibold)
      ) { SegmentedPicker(options: $0) }
    }
  }
}

/// All options one below the other.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    EnabledStyleReader(.primary) { style in
      PickerOptions(configuration.selection, configuration.content.foregroundStyle(style)) {
        InlinePicker(options: $0)
      }
    }
  }
}

/// Content in a style that turns grey where controls are disabled.
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
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the style of pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._makeBody(configuration: $1) }
  }
}
