import Foundation

struct AccessibilityLabelModifier {
  let label: String
}

extension AccessibilityLabelModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.accessibilityLabel = label }
}

extension View {
  /// Sets the view's accessibility label, by which `ImageRenderer` finds controls.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    let label = label.string
    return modifier(AccessibilityLabelModifier(label: label))
  }

  /// Sets the view's accessibility label, by which `ImageRenderer` finds controls.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the view's accessibility label, by which `ImageRenderer` finds controls.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
}
