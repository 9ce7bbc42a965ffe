import Foundation

/// A container that arranges its views in rows, optionally in sections. It fills the proposed size
/// and shows the rows that fit. In a live preview, users can scroll it. In a row of another list or in a
/// vertical `ScrollView`, it is as high as its frame, or else empty.
public struct List<SelectionValue, Content: View> {
  let content: Content
  let selection: ListSelection?

  init(_ content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }

  /// Creates a list with single selection: the selected row's tag or id is the selection.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content(), selection: selection.map { ListSelection.one($0) })
  }

  // This initializer is disfavored because a set is also a valid single value.
  /// Creates a list with a required single selection: the selected row's tag or id is the
  /// selection.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content(), selection: .one(Binding(selection)))
  }

  /// Creates a list with multiple selection: the tags or ids of the selected rows form the
  /// selection.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content(), selection: selection.map { ListSelection.several($0) })
  }
}

extension List: View {
  /// The rows in a scroll view, on the background of the list style.
  public var body: some View { ListLook(content: content, selection: selection, isForm: false) }
}

/// The rows with their backgrounds, in a scroll view.
struct ListLook<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  let isForm: Bool
  @Environment(\.controls.listLook) private var look
  @Environment(\.controls.listSpacing) private var spacing
  @Environment(\.controls.hasWideMargins) private var hasWideMargins
  @Environment(\.barMargin) private var edgeMargin
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.theme.look.list) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale
  @Environment(\.editMode) private var editMode
  @Environment(\.controls.scrollContentBackground) private var visibility
  @Environment(\.controls.isOnGlass) private var isOnGlass

  private var style: ListMetrics {
    ListMetrics(
      theme, isForm && look == .plain ? .insetGrouped : look, spacing,
      hasWideMargins: hasWideMargins, edgeMargin: edgeMargin,
      isBare: look == .sidebar && widthClass == .regular && !isForm, typeSize, scale: displayScale)
  }

  private var rows: some View {
    ListRows(
      content: content, style: style, selection: selection,
      isEditing: editMode?.wrappedValue.isEditing ?? false)
  }

  private var showsBackground: Bool {
    visibility == .automatic ? !isOnGlass : visibility == .visible
  }

  private var background: Color {
    style.isBare
      ? Color(.secondaryBackground)
      : style.isGrouped ? Color(.groupedBackground) : Color(.background)
  }

  var body: some View {
    var scroll = ScrollView {
      rows
    }
    scroll.name = "List"
    scroll.isList = true
    return
      scroll
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background { if showsBackground { background.ignoresSafeArea() } }
  }
}

/// The metrics of a list, in points.
struct ListMetrics {
  let look: _ListLook
  /// Whether rows are without cards and separators, as in a sidebar on a screen of regular width.
  let isBare: Bool
  let spacing: ListSpacing
  /// The values of the list's sections.
  let section: SectionTheme
  private let cardMargin: CGFloat
  private let edgeMargin: CGFloat
  private let cardRadius: CGFloat
  private let halvesGap: Bool
  private let grid: PixelGrid
  /// The minimum height of a row.
  let rowHeight: CGFloat

  /// - Parameters:
  ///   - edgeMargin: The distance of rows without cards from the edges of the list.
  ///   - isBare: Whether rows are without cards and separators.
  init(
    _ theme: ListTheme, _ look: _ListLook, _ spacing: ListSpacing, hasWideMargins: Bool,
    edgeMargin: CGFloat, isBare: Bool, _ typeSize: DynamicTypeSize, scale: CGFloat
  ) {
    self.edgeMargin = edgeMargin
    self.look = look
    self.isBare = isBare
    self.spacing = spacing
    section = theme.section(look)
    cardMargin = hasWideMargins && !isBare ? theme.wideMargin : theme.narrowMargin
    cardRadius = theme.radius
    halvesGap = theme.halvesGap
    grid = PixelGrid(scale: Double(scale))
    if let height = spacing.rowHeight {
      rowHeight = height
    } else if section.holdsLine {
      let line = CGFloat(Font.body.resolved(for: typeSize).linePitch)
      rowHeight = max(44, 2 * section.rowPadding + line)
    } else {
      rowHeight = 44
    }
  }

  var isGrouped: Bool { look != .plain }
  /// The distance from the edges of the list to the row backgrounds.
  var margin: CGFloat { look.hasCards ? cardMargin : 0 }
  var radius: CGFloat { look.hasCards ? cardRadius : 0 }
  /// The distance from the row backgrounds to their content, and to headers and footers.
  var inset: CGFloat { look.hasCards ? cardMargin : edgeMargin }
  var rowInsets: EdgeInsets {
    EdgeInsets(
      top: section.rowPadding, leading: inset, bottom: section.rowPadding, trailing: inset)
  }
  /// The distance between rows of a section.
  var rowGap: CGFloat { max(spacing.rows ?? 0, 0) }
  /// The distance between sections without header and footer.
  var sectionGap: CGFloat {
    isGrouped ? spacing.sections.map { max($0, 0) } ?? (halvesGap ? 2 * halfGap : 35) : 0
  }
  /// The distance from a header or footer to the section on the other side.
  var halfGap: CGFloat {
    isGrouped ? CGFloat(grid.ceil(Double(max(spacing.sections ?? 35, 0) / 2))) : 0
  }
}
