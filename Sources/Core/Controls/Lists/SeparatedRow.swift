import Foundation

extension ViewDimensions {
  /// The leading end of the separator of a row with this content: the leading-most explicit guide in
  /// it, or its leading-most text, or its leading edge.
  var listRowSeparatorLeading: CGFloat {
    self[explicit: HorizontalAlignment.listRowSeparatorLeading.key.least] ?? self[.textLeading]
  }
}

extension View {
  /// Keeps the separator of a row from starting at the texts in this view: UIKit draws it on iOS, so
  /// its texts have no guides.
  func hidingTextLeading() -> some View { modifier(HiddenTextLeadingModifier()) }
}

private struct HiddenTextLeadingModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.hideTextLeading() }
}

/// The settings for the separators above and below a row or a section. Those of inner views take
/// precedence.
struct EdgeSeparators {
  private var hidden: [(edges: VerticalEdge.Set, isHidden: Bool)] = []
  private var tints: [(edges: VerticalEdge.Set, color: Color)] = []

  mutating func setHidden(_ isHidden: Bool, _ edges: VerticalEdge.Set) {
    hidden.append((edges, isHidden))
  }

  mutating func setTint(_ color: Color?, _ edges: VerticalEdge.Set) {
    if let color { tints.append((edges, color)) }
  }

  func isHidden(at edge: VerticalEdge.Set) -> Bool {
    hidden.first { $0.edges.contains(edge) }?.isHidden ?? false
  }

  func tint(at edge: VerticalEdge.Set) -> Color? {
    tints.first { $0.edges.contains(edge) }?.color
  }
}

/// The line below or above a row.
struct RowSeparator: View {
  let theme: SeparatorTheme?
  let tint: Color?

  var body: some View {
    if let theme {
      (tint ?? theme.color).frame(height: theme.thickness).padding(.trailing, theme.trailing)
    } else {
      Divider().overlay { tint }
    }
  }
}

/// Whether a separator is along the top of its row.
struct TopSeparatorKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A row with separators along its bottom and its top, between the row's leading and trailing
/// separator guides.
struct SeparatedRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let row = subviews.first else { return }
    let proposal = ProposedViewSize(bounds.size)
    row.place(at: bounds.origin, proposal: proposal)
    let dimensions = row.dimensions(in: proposal)
    let start = dimensions[.listRowSeparatorLeading]
    let end = dimensions[.listRowSeparatorTrailing]
    for separator in subviews.dropFirst() {
      let isTop = separator[TopSeparatorKey.self]
      separator.place(
        at: CGPoint(x: bounds.minX + start, y: isTop ? bounds.minY : bounds.maxY),
        anchor: isTop ? .topLeading : .bottomLeading,
        proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
  }
}
