import Foundation

struct AccessibilityLabelModifier {
  let label: String
}

extension AccessibilityLabelModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.accessibilityLabel = label }
}

extension View {
  /// What the view is called; a control can be used by this name.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    let label = label.string
    return modifier(AccessibilityLabelModifier(label: label))
  }

  /// What the view is called; a control can be used by this name.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called; a control can be used by this name.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
}
