import Foundation

/// States texts about a view, translated and formatted in its environment.
struct AccessibilityTextModifier {
  enum Property: Hashable, Sendable {
    case value, hint, inputLabels, action
    case content(isImportant: Bool)
    case fact(String)
  }

  let property: Property
  let texts: [Text]

  init(_ property: Property, _ texts: Text...) { (self.property, self.texts) = (property, texts) }

  init(_ property: Property, _ texts: [Text]) { (self.property, self.texts) = (property, texts) }
}

extension AccessibilityTextModifier: AccessibilityMarking {
  func mark(in context: _ResolveContext) -> AccessibilityMark? {
    let strings = texts.map { $0.formatted(in: context.environment).string }
    guard let first = strings.first else { return nil }
    return switch property {
    case .value: .edit(.value(first))
    case .hint: .edit(.hint(first))
    case .inputLabels: .edit(.inputLabels(strings))
    case .action: .edit(.action(first))
    case .content(let isImportant):
      .edit(
        .customContent(
          .init(label: first, value: strings.dropFirst().first ?? "", isImportant: isImportant)))
    case .fact(let name): .edit(.fact(name, strings.joined(separator: ": ")))
    }
  }
}

/// States something about a view by means of other views.
package struct AccessibilityContentModifier<V: View> {
  let use: AccessibilityStatement.Use
  let content: V
  package init(use: AccessibilityStatement.Use, content: V) {
    (self.use, self.content) = (use, content)
  }
}

extension AccessibilityContentModifier: AccessibilityMarking {
  package func mark(in context: _ResolveContext) -> AccessibilityMark? {
    .views(context.surveyed(content), use)
  }
}

extension View {
  /// States a fact about the view, translated and formatted in its environment.
  package nonisolated func accessibilityFact(_ name: String, _ text: Text) -> some View {
    modifier(AccessibilityTextModifier(.fact(name), text))
  }

  /// States a fact about the view.
  package nonisolated func accessibilityFact(_ name: String, _ value: String) -> some View {
    accessibilityMark(.edit(.fact(name, value)))
  }
}
