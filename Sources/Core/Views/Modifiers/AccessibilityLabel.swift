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

extension Text {
  /// Sets what is said in place of the text, which may be a part of another one.
  public func accessibilityLabel(_ label: Text) -> Text {
    saying(label.string)
  }

  /// Sets what is said in place of the text, which may be a part of another one.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    saying(Text(labelKey).string)
  }

  /// Sets what is said in place of the text, which may be a part of another one.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    saying(String(label))
  }

  private func saying(_ label: String) -> Text {
    var runs = runs
    for index in runs.indices { runs[index].accessibilityLabel = index == 0 ? label : "" }
    return Text(runs: runs)
  }

  /// Makes the text, or one that it is a part of, a heading of a PDF file's outline.
  package func noted(_ note: DocumentNote) -> Text {
    var runs = runs
    for index in runs.indices { runs[index].note = runs[index].note ?? note }
    return Text(runs: runs)
  }

  func markAccessibility(of node: LayoutNode) {
    for index in runs.indices where runs[index].accessibilityLabel != nil {
      node.accessibilityLabel = runs.map { $0.accessibilityLabel ?? $0.string }.joined()
      break
    }
    for index in runs.indices {
      guard let note = runs[index].note else { continue }
      node.note = note
      break
    }
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
