import Foundation

/// The layout of a text: a leaf with explicit baselines.
struct TextLayout: LeafLayout, RuledLayout {
  let paragraph: TextParagraph

  var rule: LayoutRule { .text(lineLimit: paragraph.lineLimit) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { paragraph.size(for: proposal) }

  var spacing: ViewSpacing { paragraph.spacing }

  var _isQuiet: Bool { !paragraph.hasRenderer }

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
    let baselines = paragraph.arrangement(for: proposal).baselines
    return switch guide {
    case .firstTextBaseline: baselines.first.map { CGFloat($0) }
    case .lastTextBaseline: baselines.last.map { CGFloat($0) }
    default: nil
    }
  }
}
