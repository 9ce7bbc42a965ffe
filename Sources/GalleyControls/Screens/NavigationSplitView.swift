import Foundation

/// Two or three columns, each a screen with a navigation bar of its own. Below a width of 500
/// points only the first one is shown.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  /// Creates a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Creates a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// The columns with separators between them; the last one takes the width that the others leave.
  public var body: some View {
    ColumnsLayout {
      column(sidebar, isSidebar: true)
        .background { Color(.secondaryBackground).ignoresSafeArea() }
        .overlay(alignment: .trailing) { line }
      if Content.self != EmptyView.self {
        column(content).overlay(alignment: .trailing) { line }
      }
      column(detail)
    }
  }

  private var line: some View {
    Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea()
  }

  private func column<V: View>(_ view: V, isSidebar: Bool = false) -> some View {
    ScreenContainer(
      name: "NavigationSplitView column", countedBars: .top, content: view,
      top: { NavigationBar(items: $0, prefersLargeTitle: isSidebar) },
      bottom: { _ in Optional<EmptyView>.none })
  }
}

/// Two or three columns; the last one takes what the others leave.
private struct ColumnsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The widths of the columns, in points.
  private func widths(_ total: CGFloat, _ count: Int) -> [CGFloat] {
    if total < 500 { return [total] }
    let side = min(max(total * (count == 2 ? 0.32 : 0.27), 180), 320)
    return Array(repeating: side, count: max(count - 1, 0)) + [total - side * CGFloat(count - 1)]
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(bounds.width, subviews.count)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      guard index < widths.count else {
        subview.omit()
        continue
      }
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: widths[index], height: bounds.height))
      x += widths[index]
    }
  }
}
