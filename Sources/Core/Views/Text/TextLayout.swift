import Foundation

/// The layout of a text: a leaf with explicit baselines.
struct TextLayout: LeafLayout, RuledLayout {
  /// The text. The payload of the node keeps it: in a large tree, counting another reference would wait for
  /// memory each time the layout is asked.
  private let text: Unmanaged<TextParagraph>

  /// - Parameter paragraph: The text, which the node must keep as long as its layout.
  init(of paragraph: TextParagraph) { text = .passUnretained(paragraph) }

  private func read<R>(_ property: (TextParagraph) -> R) -> R {
    text._withUnsafeGuaranteedRef(property)
  }

  var rule: LayoutRule { .text(lineLimit: read { $0.lineLimit }) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { read { $0.size(for: proposal) } }

  var spacing: ViewSpacing { read { $0.spacing } }

  var _isQuiet: Bool { !read { $0.hasRenderer } }

  func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(plain: .horizontal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    guide == .textLeading ? 0 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    let baselines = read { $0.arrangement(for: proposal).baselines }
    return switch guide {
    case .firstTextBaseline: baselines.first.map { CGFloat($0) }
    case .lastTextBaseline: baselines.last.map { CGFloat($0) }
    default: nil
    }
  }
}
