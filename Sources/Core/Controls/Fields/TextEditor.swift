import Foundation

/// A control for editing multiple lines of text. It takes the proposed size and clips overflowing
/// text.
public struct TextEditor {
  private let text: Binding<String>
  /// The attributed text, if any.
  private let attributed: AttributedString?
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.controls.scrollContentBackground) private var visibility
  @Environment(\.textFormatting) private var formatting
  @Environment(\.layoutDirection) private var direction

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
  /// The text with allowed attributes, if it has any.
  private var shown: AttributedString? {
    attributed.map { formatting?.constrained($0) ?? $0 }
  }

  private typealias Paragraphs = AttributeScopes.CoreTextAttributes

  private func alignment(of text: AttributedString?) -> TextAlignment {
    switch text?.sharedValue(of: Paragraphs.TextAlignmentAttribute.self) {
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    case .center: .center
    case nil: alignment
    }
  }

  private func frame(for alignment: TextAlignment) -> Alignment {
    switch alignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }

  /// The text at the top of the editor, wrapped to its width, on the background style.
  public var body: some View {
    let text = shown
    let alignment = alignment(of: text)
    Color.clear
      .overlay(alignment: .top) {
        // The iOS text view insets.
        (text.map { Text($0) } ?? Text(verbatim: self.text.wrappedValue))
          .multilineTextAlignment(alignment)
          .transformEnvironment(\.text) { values in
            values.lineHeight =
              text?.sharedValue(of: Paragraphs.LineHeightAttribute.self) ?? values.lineHeight
          }
          .fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: frame(for: alignment))
          .padding(.horizontal, 5)
          .padding(.vertical, 8)
      }
      .clipped()
      .background { if visibility != .hidden { Rectangle().fill(.background) } }
      .control(.write(self.text), traits: .isMultiline)
  }
}
