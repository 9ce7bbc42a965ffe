import Foundation

extension ViewDimensions {
  /// Where the separator of a row with this content begins: at the guide for it if the content sets
  /// it, else at the first text, else at the content.
  var listRowSeparatorLeading: CGFloat {
    self[explicit: .listRowSeparatorLeading] ?? self[.textLeading]
  }
}

/// A row with a separator along its bottom, from one of the row's guides for it to the other.
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
      separator.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
  }
}
