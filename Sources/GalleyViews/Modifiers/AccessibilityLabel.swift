import Foundation

struct AccessibilityLabelModifier {
  /// `nil` sets none.
  let label: String?
}

extension AccessibilityLabelModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    if let label { node.accessibilityLabel = label }
  }
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

  /// Sets the view's accessibility label, where `isEnabled` says so.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityLabelModifier(label: isEnabled ? label.string : nil))
  }

  /// Sets the view's accessibility label, where `isEnabled` says so.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the view's accessibility label, where `isEnabled` says so.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}
