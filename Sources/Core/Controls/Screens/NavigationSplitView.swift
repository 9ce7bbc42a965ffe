import Foundation

/// A view with two or three columns, each a screen with its own navigation bar.
///
/// On screens of compact width, the columns are screens of a stack: the preferred column is on top or, without a
/// preferred column, the last one whose predecessor has a list with a selected row. Without a screen, split views
/// narrower than 500 points show only the preferred column, by default the first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private var visibility = NavigationSplitViewVisibility.automatic
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var widthClass
}

extension NavigationSplitView {
  /// Creates a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility.wrappedValue
  }

  /// Creates a split view with three columns. Narrow screens show the preferred column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view with three columns. Narrow screens show the preferred column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility.wrappedValue
  }

  /// Creates a split view with two columns. Narrow screens show the preferred column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view with two columns. Narrow screens show the preferred column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// The number of hidden leading columns.
  fileprivate let hiddenCount: Int
  private let name: String

  private init(_ name: String, hiding hiddenCount: Int) {
    self.name = name
    self.hiddenCount = hiddenCount
  }

  /// The columns that fit.
  public static var automatic: Self { Self("automatic", hiding: 0) }
  /// All columns.
  public static var all: Self { Self("all", hiding: 0) }
  /// The second and third columns of three, or both columns of two.
  public static var doubleColumn: Self { Self("doubleColumn", hiding: 1) }
  /// Only the last column.
  public static var detailOnly: Self { Self("detailOnly", hiding: 2) }
}

/// A type that defines how split views look.
public protocol NavigationSplitViewStyle {}

/// The default split view style: balanced.
@StyleInit public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}

/// A style with the columns side by side.
@StyleInit public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}

/// A style that preserves the width of the last column. Rendered with the columns side by side.
@StyleInit public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

/// The width that a column requests, in points.
enum ColumnWidthKey: LayoutValueKey {
  static var defaultValue: CGFloat? { nil }
}

extension NavigationSplitView: View {
  /// A stack of screens in compact widths; otherwise, the columns with separators between them. The last
  /// column takes the remaining width.
  public var body: some View {
    if widthClass == .compact {
      NavigationStack(sidebar.modifier(SidebarLists()), columns: collapsedColumns)
    } else {
      columns
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var collapsedColumns: CollapsedColumns {
    let columns: [NavigationSplitViewColumn] =
      hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    return CollapsedColumns(
      columns: (hasContent ? [AnyView(content)] : []) + [AnyView(detail)],
      preferred: compactColumn.map { column in
        Binding {
          columns.firstIndex(of: column.wrappedValue) ?? 0
        } set: {
          if columns.indices.contains($0) { column.wrappedValue = columns[$0] }
        }
      })
  }

  @MainActor
  private var columns: some View {
    ColumnsLayout(
      hiddenCount: visibility.hiddenCount - (hasContent ? 0 : 1),
      compactColumn: compactColumn?.wrappedValue ?? .sidebar
    ) {
      column(sidebar, isSidebar: true)
        .background { Color(.secondaryBackground).ignoresSafeArea() }
        .overlay(alignment: .trailing) { line }
      if hasContent {
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
      name: "NavigationSplitView column", countedBars: .top, prefersLargeTitle: isSidebar,
      content: view, top: { NavigationBar(items: $0) },
      bottom: { _ in Optional<EmptyView>.none })
  }
}

/// Lays out two or three columns. The last column takes the remaining width.
private struct ColumnsLayout: Layout {
  /// The number of hidden leading columns if several columns fit.
  let hiddenCount: Int
  /// The column to show if only one fits.
  let compactColumn: NavigationSplitViewColumn

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the widths of the columns, in points; 0 for hidden columns.
  private func widths(_ total: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let count = subviews.count
    if total < 500 {
      let shown: Int? =
        switch compactColumn {
        case .detail: subviews.indices.last
        case .content where count > 2: 1
        default: 0
        }
      return subviews.indices.map { $0 == shown ? total : 0 }
    }
    let hidden = min(max(hiddenCount, 0), count - 1)
    let side = min(max(total * (count == 2 ? 0.32 : 0.27), 180), 320)
    var widths = subviews.indices.map { index in
      index < hidden ? 0 : max(subviews[index][ColumnWidthKey.self] ?? side, 0)
    }
    let sides = widths.dropLast().reduce(0, +)
    if let last = widths.indices.last { widths[last] = max(total - sides, 0) }
    return widths
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(bounds.width, subviews)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      guard widths[index] > 0 else {
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
