import Foundation

/// The width that a column requests, in points.
enum ColumnWidthKey: LayoutValueKey {
  static var defaultValue: CGFloat? { nil }
}

/// The line between two columns.
struct ColumnLine: View {
  var body: some View { Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea() }
}

/// Lays out two or three columns. The last column takes the remaining width, or all of it behind the others.
struct ColumnsLayout: Layout {
  /// The number of hidden leading columns if several columns fit.
  let hiddenCount: Int
  /// Whether the last column extends behind the others.
  let isOverlaid: Bool
  /// The column to show if only one fits.
  let compactColumn: NavigationSplitViewColumn

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the widths of the columns, in points; 0 for hidden columns.
  ///
  /// - Parameter requested: The width that each column requests, in points.
  func widths(_ total: CGFloat, _ requested: [CGFloat?]) -> [CGFloat] {
    let count = requested.count
    if total < 500 {
      let shown: Int? =
        switch compactColumn {
        case .detail: requested.indices.last
        case .content where count > 2: 1
        default: 0
        }
      return requested.indices.map { $0 == shown ? total : 0 }
    }
    let hidden = min(max(hiddenCount, 0), count - 1)
    let side =
      isOverlaid ? min(320, total) : min(max(total * (count == 2 ? 0.32 : 0.27), 180), 320)
    var widths = requested.enumerated().map { index, width in
      index < hidden ? 0 : max(width ?? side, 0)
    }
    let sides = isOverlaid ? 0 : widths.dropLast().reduce(0, +)
    if let last = widths.indices.last { widths[last] = max(total - sides, 0) }
    return widths
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(bounds.width, subviews.map { $0[ColumnWidthKey.self] })
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      guard widths[index] > 0 else {
        subview.omit()
        continue
      }
      let isLast = index == subviews.count - 1
      subview.place(
        at: CGPoint(x: isLast ? bounds.maxX - widths[index] : x, y: bounds.minY),
        proposal: ProposedViewSize(width: widths[index], height: bounds.height))
      x += widths[index]
    }
  }
}
