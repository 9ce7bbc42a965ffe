import Foundation

/// The background that the content of a widget declares for the widget.
package struct ContainerBackground: Equatable {
  package let view: AnyView

  /// All backgrounds are equal, because only the presence of one affects the widget's layout.
  package static func == (a: ContainerBackground, b: ContainerBackground) -> Bool { true }
}

/// The background of a widget; `nil` without a declaration.
package struct ContainerBackgroundKey: PreferenceKey {
  package static var defaultValue: ContainerBackground? { nil }

  package static func reduce(
    value: inout ContainerBackground?, nextValue: () -> ContainerBackground?
  ) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  private struct WidgetKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is inside of a widget, which draws the background that its content declares.
  package var isInWidget: Bool {
    get { self[WidgetKey.self] }
    set { self[WidgetKey.self] = newValue }
  }
}

/// Draws a background behind the widget around the content, or behind the content itself.
struct ContainerBackgroundModifier<Background: View> {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background
  @Environment(\.isInWidget) private var isInWidget
}

extension ContainerBackgroundModifier: ViewModifier {
  func body(content: Content) -> some View {
    if isInWidget, container == .widget {
      let whole = background.frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      content.preference(
        key: ContainerBackgroundKey.self, value: ContainerBackground(view: AnyView(whole)))
    } else {
      content.background(alignment: alignment) { background }
    }
  }
}
