import Foundation

/// The background that content gives the widget around it.
package struct ContainerBackground: Equatable {
  package let view: AnyView

  /// Backgrounds are equal: only whether there is one changes the widget's layout.
  package static func == (a: ContainerBackground, b: ContainerBackground) -> Bool { true }
}

/// The background that the content of a widget declares; `nil` if it declares none.
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

/// Hands a background over to the widget around the content, or draws it behind the content.
struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background
  @Environment(\.isInWidget) private var isInWidget

  func body(content: Content) -> some View {
    if isInWidget, container == .widget {
      content.preference(
        key: ContainerBackgroundKey.self, value: ContainerBackground(view: AnyView(background)))
    } else {
      content.background(alignment: alignment) { background }
    }
  }
}
