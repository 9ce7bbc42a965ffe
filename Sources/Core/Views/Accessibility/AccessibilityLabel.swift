import Foundation

struct AccessibilityLabelModifier {
  /// The label; `nil` sets none.
  let label: Text?
}

extension AccessibilityLabelModifier: AccessibilityMarking {
  func mark(_ node: LayoutNode) {
    if let label { node.accessibilityLabel = label.string }
  }

  func mark(in context: _ResolveContext) -> AccessibilityMark? {
    (label?.formatted(in: context.environment).string).map { .edit(.label($0)) }
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

  /// Marks a node with the text for screen readers where it differs from the characters.
  func mark(_ node: LayoutNode, in marks: AccessibilityMarks) {
    let runs = runs
    if runs.contains(where: { $0.accessibilityLabel != nil || $0.image != nil }) {
      let spoken = runs.map { run -> String in
        if let label = run.accessibilityLabel { return label }
        guard let image = run.image else { return run.string }
        return switch image.spoken {
        case .label(let text), .file(let text), .symbol(let text): text
        default: ""
        }
      }
      marks.add(.edit(.label(spoken.joined())), to: node)
    }
    for case .heading(let level)? in runs.map(\.note) {
      marks.add(.edit(.heading(level)), to: node)
      break
    }
  }

  /// Makes the text, or the text it becomes part of, a heading in a PDF outline.
  package func noted(_ note: DocumentNote) -> Text {
    var runs = runs
    for index in runs.indices { runs[index].note = runs[index].note ?? note }
    return Text(runs: runs)
  }

  func markAccessibility(of node: LayoutNode) {
    if isPlain { return }
    let runs = runs
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
    modifier(AccessibilityLabelModifier(label: label))
  }

  /// Composes the view's accessibility label from other views, whose labels are joined.
  ///
  /// - Parameter content: Creates these views from a placeholder for the current label.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let own = PlaceholderContentView<Self> { context, list in
      list.nodes += context.surveyed(
        Color.clear.accessibilityLabel(Text(verbatim: AccessibilityStatement.ownLabel)))
    }
    return modifier(AccessibilityContentModifier(use: .label, content: content(own)))
  }

  /// Sets the view's accessibility label if `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(AccessibilityLabelModifier(label: isEnabled ? label : nil))
  }
}
