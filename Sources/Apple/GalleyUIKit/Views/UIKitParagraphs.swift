import Galley

/// The paragraphs of a text as SwiftUI texts.
struct UIKitParagraphs {
  /// The text of a view or a drawing.
  let string: NSAttributedString
  /// The font of text without one.
  let font: UIFont
  /// The maximum number of lines, or `nil`.
  var lineLimit: Int?
  /// The alignment of paragraphs without a style.
  let alignment: NSTextAlignment
  /// Returns the alignment of lines in the environment's direction.
  let textAlignment: (NSTextAlignment) -> TextAlignment

  /// The groups of paragraphs, at most as many as lines.
  private var groups: [ParagraphGroup] {
    let all = ParagraphGroup.groups(of: string, font: font)
    return Array(all.prefix(lineLimit ?? .max))
  }

  /// The texts below each other. Paragraphs without a style have that of the environment.
  var content: AnyView {
    let groups = groups
    if groups.count == 1 { return content(of: groups[0]) }
    let alignments = groups.map { textAlignment($0.look?.alignment ?? alignment).horizontal }
    // Different alignments need the whole width.
    let areAlike = Set(alignments).count == 1
    let parts = zip(groups, alignments).map { group, alignment in
      AnyView(
        content(of: group)
          .frame(
            maxWidth: areAlike ? nil : .infinity,
            alignment: Alignment(horizontal: alignment, vertical: .center)
          )
          .padding(.top, group.space))
    }
    return AnyView(
      VStack(alignment: alignments.first ?? .leading, spacing: 0) {
        ForEach(parts.indices, id: \.self) { parts[$0] }
      })
  }

  private func content(of group: ParagraphGroup) -> AnyView {
    let text = group.string.textWithImages
    guard let look = group.look else { return AnyView(text) }
    let styled = text.multilineTextAlignment(textAlignment(look.alignment))
      .justified(look.alignment == .justified)
      .lineBreaks(look.lineBreakMode).lineSpacing(look.lineSpacing)
    let lines = look.lineHeight.map { AnyView(styled.lineHeight($0)) } ?? AnyView(styled)
    guard look.head > 0 || look.tail > 0 || look.width != nil else { return lines }
    let alignment = textAlignment(look.alignment).horizontal
    return AnyView(
      lines.frame(maxWidth: look.width, alignment: Alignment(horizontal: alignment, vertical: .top))
        .padding(.leading, look.head).padding(.trailing, look.tail))
  }
}

extension View {
  /// Sets what happens to lines that don't fit.
  nonisolated func lineBreaks(_ mode: NSLineBreakMode) -> some View {
    transformEnvironment(\.text) {
      $0.hasEllipsis = mode.hasEllipsis
      $0.truncationMode = mode.truncation
    }
  }

  /// Sets whether lines have the same width.
  nonisolated func justified(_ isJustified: Bool) -> some View {
    transformEnvironment(\.text) { $0.isJustified = isJustified }
  }
}

extension NSLineBreakMode {
  /// Whether an ellipsis replaces omitted text.
  fileprivate var hasEllipsis: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  fileprivate var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

extension TextAlignment {
  /// The alignment of views that corresponds to the alignment of lines.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
