import Foundation

/// A control for editing multiple lines of text. It takes the proposed size and clips overflowing
/// text.
public struct TextEditor {
  private let text: Binding<String>
  /// The attributed text, if any.
  private let attributed: AttributedString?
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.controls.scrollContentBackground) private var visibility

  /// Creates an editor for `text`. `ImageRenderer.set` writes to the binding.
  public init(text: Binding<String>) { (self.text, attributed) = (text, nil) }

  /// Creates an editor for `text`. The selection is not shown.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates an editor for attributed text. `ImageRenderer.set` writes text without attributes.
  public init(text: Binding<AttributedString>) {
    attributed = text.wrappedValue
    self.text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = AttributedString($0) })
  }

  /// Creates an editor for attributed text. The selection is not shown.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.init(text: text)
  }
}

extension TextEditor: View {
  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }

  /// The text at the top of the editor, wrapped to its width, on the background style.
  public var body: some View {
    Color.clear
      .overlay(alignment: .top) {
        // The iOS text view insets.
        (attributed.map { Text($0) } ?? Text(verbatim: text.wrappedValue))
          .fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: frameAlignment)
          .padding(.horizontal, 5)
          .padding(.vertical, 8)
      }
      .clipped()
      .background { if visibility != .hidden { Rectangle().fill(.background) } }
      .control(.write(text), traits: .isMultiline)
  }
}
