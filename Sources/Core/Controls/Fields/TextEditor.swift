import Foundation

/// A control for editing multiple lines of text. It takes the proposed size and clips overflowing
/// text. Ideally, such as in a form or a scroll view, it is as high as its text.
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
    EditorLayout {
      // The iOS text view insets.
      (text.map { Text($0) } ?? Text(verbatim: self.text.wrappedValue))
        .multilineTextAlignment(alignment)
        .transformEnvironment(\.text) { values in
          values.lineHeight =
            text?.sharedValue(of: Paragraphs.LineHeightAttribute.self) ?? values.lineHeight
        }
        .frame(maxWidth: .infinity, alignment: frame(for: alignment))
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
    }
    .clipped()
    .background { if visibility != .hidden { Rectangle().fill(.background) } }
    .control(.write(self.text), traits: .isMultiline)
  }
}

/// Subviews: one, the text. Its guides are not those of the editor.
/// Proposes: its width, and no height.
/// Reports: its proposal; for an unspecified length, that of the text.
/// Places: the text at the top.
private struct EditorLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    let size = subviews.first?.sizeThatFits(offer) ?? .zero
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { nil }
}
