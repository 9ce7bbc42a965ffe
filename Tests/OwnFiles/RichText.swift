import SwiftUI

// An editor of rich text, with a toolbar and constraints.

struct EditorScope: AttributeScope {
  let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
}
struct EditorFormatting: AttributedTextFormattingDefinition {
  typealias Scope = EditorScope
  var body: some AttributedTextFormattingDefinition<EditorScope> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    NoBlackText()
    if true { NoBlackText() }
  }
}
struct BlackText: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.foregroundColor, values: [.black], default: .black)
  }
}
struct ScopedText: AttributedTextFormattingDefinition {
  struct Scope: AttributeScope {
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  }
  var body: some AttributedTextFormattingDefinition<Scope> {
    ValueConstraint(for: \.foregroundColor, values: [.black], default: .black)
    NoStyledColor<Scope>()
  }
}
struct NoBlackText: AttributedTextValueConstraint {
  typealias Scope = EditorScope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    if container.foregroundColor == .black, container.underlineStyle == nil {
      container.foregroundColor = .primary
    }
  }
}
struct NoStyledColor<Scope: AttributeScope>: AttributedTextValueConstraint {
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    if container[AttributeScopes.SwiftUIAttributes.FontAttribute.self] != nil {
      container.foregroundColor = .primary
    }
  }
}
struct RichTextEditor: View {
  @State var text: AttributedString = "Hello"
  @State var selection = AttributedTextSelection()
  @Environment(\.fontResolutionContext) private var fontResolutionContext
  var body: some View {
    TextEditor(text: $text, selection: $selection)
      .attributedTextFormattingDefinition(EditorFormatting())
      .attributedTextFormattingDefinition(\.swiftUI)
      .toolbar {
        Toggle(
          "Bold", systemImage: "bold",
          isOn: Binding(
            get: {
              let font = selection.typingAttributes(in: text).font
              let resolved = (font ?? .default).resolve(in: fontResolutionContext)
              return resolved.isBold
            },
            set: { isBold in
              text.transformAttributes(in: &selection) {
                $0.font = ($0.font ?? .default).bold(isBold)
              }
            }))
        Button("x") {
          let name = AttributedString(text[selection])
          text.replaceSelection(&selection, withCharacters: "abc")
          text.replaceSelection(&selection, with: name)
          text.transform(updating: &selection) { $0.font = .callout }
          if case .ranges(let ranges) = selection.indices(in: text), !ranges.isEmpty {
            for range in ranges.ranges { _ = String(text[range].characters) }
          }
          _ = selection.attributes(in: text)[\.foregroundColor].contains(.red)
          let colors = selection.attributes(in: text)[\.foregroundColor].map { $0 ?? .black }
          _ = colors
        }
      }
  }
}
