import Foundation

/// A view with two or three columns, each a screen with its own navigation bar.
///
/// On screens of compact width, the columns are screens of a stack: the preferred column is on top or, without a
/// preferred column, the last one whose predecessor has a list with a selected row. Without a screen, split views
/// narrower than 500 points show only the preferred column, by default the first.
///
/// On tablets, a button shows and hides the sidebar. If all columns are `automatic`, only the last one is visible in
/// portrait orientation, and the last two in landscape orientation.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var links = ColumnLinks()
  @State private var pushed: [Int: NavigationEntry] = [:]
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.isTablet) private var isTablet
  @Environment(\.controls.isPortrait) private var isPortrait
  @Environment(\.controls.barWidth) private var barWidth
  @Environment(\.controls.splitViewLook) private var look
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
    visibility = columnVisibility
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
    visibility = columnVisibility
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

  /// The columns that fit: on tablets, the last one in portrait orientation, and the last two in landscape orientation.
  public static var automatic: Self { Self("automatic", hiding: 0) }
  /// All columns.
  public static var all: Self { Self("all", hiding: 0) }
  /// The second and third columns of three, or both columns of two.
  public static var doubleColumn: Self { Self("doubleColumn", hiding: 1) }
  /// Only the last column.
  public static var detailOnly: Self { Self("detailOnly", hiding: 2) }
}

/// A type that defines how split views look.
public protocol NavigationSplitViewStyle {
  /// Whether the last column keeps its full width behind the others.
  nonisolated var _look: _SplitViewLook { get }
}

/// The default split view style: side by side, or on tablets in portrait orientation, the last column behind the others.
@StyleInit public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Depends on the orientation.
  nonisolated public var _look: _SplitViewLook { .automatic }
}

/// A style with the columns side by side.
@StyleInit public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Side by side.
  nonisolated public var _look: _SplitViewLook { .balanced }
}

/// A style that preserves the width of the last column: on tablets, it is behind the others.
@StyleInit public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column behind the others.
  nonisolated public var _look: _SplitViewLook { .prominentDetail }
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

  /// The number of hidden leading columns.
  private var hiddenCount: Int {
    var visibility = visibility?.wrappedValue ?? ownVisibility
    if visibility == .automatic, isTablet { visibility = isPortrait ? .detailOnly : .doubleColumn }
    return max(visibility.hiddenCount - (hasContent ? 0 : 1), 0)
  }

  private var isOverlaid: Bool {
    isTablet && (look == .prominentDetail || look == .automatic && isPortrait)
  }

  @MainActor
  private var columns: some View {
    let last = hasContent ? 2 : 1
    let hiddenCount = hiddenCount
    let isCovered = isOverlaid && hiddenCount < last
    let toggle =
      isTablet ? SidebarToggle(column: hiddenCount) { showSidebar(hiddenCount > 0) } : nil
    let layout = ColumnsLayout(
      hiddenCount: hiddenCount, isOverlaid: isOverlaid,
      compactColumn: compactColumn?.wrappedValue ?? .sidebar)
    let lastWidth = layout.widths(barWidth, Array(repeating: nil, count: last + 1))[last]
    return layout {
      column(sidebar.modifier(SidebarLists()), 0, toggle)
        .background { Color(.secondaryBackground).ignoresSafeArea() }
        .overlay(alignment: .trailing) { ColumnLine() }
        .zIndex(isCovered ? 1 : 0)
      if hasContent {
        column(content, 1, toggle)
          .modifier(CoveringColumn(isCovering: isCovered))
          .overlay(alignment: .trailing) { ColumnLine() }
          .zIndex(isCovered ? 1 : 0)
      }
      column(detail, last, toggle, lastWidth: lastWidth)
        .modifier(CoveredColumn(isCovered: isCovered) { showSidebar(false) })
    }
  }

  /// Shows one column more, or hides the sidebar.
  @MainActor
  private func showSidebar(_ isShown: Bool) {
    let visibility = visibility ?? $ownVisibility
    let isDouble = isShown ? hiddenCount == 2 : hasContent
    withAnimation {
      visibility.wrappedValue = isDouble ? .doubleColumn : isShown ? .all : .detailOnly
    }
  }

  @MainActor
  private func column<V: View>(
    _ view: V, _ index: Int, _ toggle: SidebarToggle?, lastWidth: CGFloat? = nil
  ) -> some View {
    SplitColumnScreen(
      content: view, index: index, lastWidth: lastWidth, toggle: toggle, links: links,
      pushed: $pushed)
  }
}
