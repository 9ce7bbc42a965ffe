import Foundation

struct AccessibilityLabelModifier {
  /// The label; `nil` sets none.
  let label: String?
}

extension AccessibilityLabelModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    if let label { node.accessibilityLabel = label }
  }
}

@TitleForms
extension Text {
  /// Sets the accessibility label of the text, which may be part of a longer text.
  public func accessibilityLabel(_ label: Text) -> Text {
    saying(label.string)
  }

  private func saying(_ label: String) -> Text {
    var runs = runs
    for index in runs.indices { runs[index].accessibilityLabel = index == 0 ? label : "" }
    return Text(runs: runs)
  }

  /// Makes the text, or the text it becomes part of, a heading in a PDF outline.
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

@TitleForms
extension View {
  /// Sets the view's accessibility label, which `ImageRenderer` can use to find controls.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityLabelModifier(label: label.string))
  }

  /// Sets the view's accessibility label if `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityLabelModifier(label: isEnabled ? label.string : nil))
  }
}
