import Foundation

/// A container that arranges its views as rows in a vertical line, in sections. It fills the
/// proposed size and is not scrolled.
public struct List<SelectionValue, Content> {
  let content: Content
  let selection: ListSelection?

  init(_ content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }

  /// Creates a list of which one row can be selected: the one whose tag or id is the selection.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content(), selection: selection.map { ListSelection.one($0) })
  }

  /// Creates a list of which one row is selected: the one whose tag or id is the selection.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content(), selection: .one(Binding(selection)))
  }

  /// Creates a list of which several rows can be selected: those whose tags or ids are in the
  /// selection.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(content(), selection: selection.map { ListSelection.several($0) })
  }
}

extension List: View where Content: View {
  /// The rows in a scroll view, on the background of the list style.
  public var body: some View { ListLook(content: content, selection: selection, isForm: false) }
}

/// A container of controls for data entry: a list of grouped rows.
public struct Form<Content> {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style is applied to, for styles that change another one.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: View where Content: View {
  /// The rows, as the style shows them.
  public var body: some View {
    StyledControl(configuration: FormStyleConfiguration(content: _ControlPart(content))) { _ in
      GroupedForm(content: content)
    }
  }
}

/// The rows in a scroll view, on the background of a grouped list.
struct GroupedForm<Content: View>: View {
  let content: Content
  var body: some View { ListLook(content: content, selection: nil, isForm: true) }
}

/// The rows with their backgrounds, in a scroll view.
private struct ListLook<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  let isForm: Bool
  @Environment(\.controls.listLook) private var look
  @Environment(\.controls.listSpacing) private var spacing
  @Environment(\.editMode) private var editMode
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controls.scrollContentBackground) private var visibility

  private var style: ListMetrics {
    ListMetrics(isForm && look == .plain ? .insetGrouped : look, spacing)
  }

  private var rows: some View {
    ListRows(
      content: content, style: style, selection: selection,
      isEditing: editMode?.wrappedValue.isEditing ?? false)
  }

  private var ground: Color {
    guard style.isGrouped else { return colorScheme == .dark ? .black : .white }
    return colorScheme == .dark ? .black : Color(.secondaryBackground)
  }

  var body: some View {
    var scroll = ScrollView {
      rows
    }
    scroll.name = "List"
    return
      scroll
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background { if visibility != .hidden { ground.ignoresSafeArea() } }
  }
}

/// The metrics of lists on iOS 18, in points.
struct ListMetrics {
  let look: _ListLook
  let spacing: ListSpacing

  init(_ look: _ListLook, _ spacing: ListSpacing) {
    self.look = look
    self.spacing = spacing
  }

  var isGrouped: Bool { look != .plain }
  /// From the edges of the list to the backgrounds of the rows.
  var margin: CGFloat { look == .insetGrouped ? 16 : 0 }
  var radius: CGFloat { look == .insetGrouped ? 10 : 0 }
  let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The minimum height of a row.
  var rowHeight: CGFloat { spacing.rowHeight }
  /// The distance between two rows of a section.
  var rowGap: CGFloat { max(spacing.rows ?? 0, 0) }
  /// The distance between two sections.
  var sectionGap: CGFloat { isGrouped ? max(spacing.sections ?? 35, 0) : 0 }
}

/// Resolves the content of a list into sections.
private struct ListRows<Content: View> {
  let content: Content
  let style: ListMetrics
  let selection: ListSelection?
  let isEditing: Bool
}

extension ListRows: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    inner.environment.controls.isInList = true
    // A badge around the list is that of its tab.
    inner.environment.controls.rowBadge = nil
    inner.tagsElements = view.selection != nil
    var rows = _NodeList()
    Content._resolve(view.content, in: inner, into: &rows)
    var sections: [ListSection] = []
    for node in rows.nodes {
      let place = node.subviewPlace ?? ListPlace(section: nil, role: .row)
      if sections.isEmpty || sections[sections.count - 1].id != place.section {
        sections.append(ListSection(id: place.section))
      }
      sections[sections.count - 1].add(
        ListItem(
          view: context.session.subviews.add(node), settings: node.listRow,
          badge: node.badge.flatMap { $0.isShown ? nil : $0.label },
          editing: view.isEditing ? node.listRow.editing(view.selection, node.tag) : nil,
          isSelected: view.selection?.contains(node.tag) ?? false), place.role)
    }
    let look = ListSections(sections: sections, style: view.style)
    ListSections._resolve(look, in: inner, into: &list)
  }
}

/// A view in a list, with the settings of its row.
private struct ListItem {
  let view: ResolvedSubview
  let settings: ListRowSettings
  /// What the list shows behind the view.
  let badge: Text?
  /// The controls of the row while the list is edited.
  let editing: ListRowEditing?
  let isSelected: Bool
}

private struct ListSection {
  let id: Int?
  private(set) var headers: [ListItem] = []
  private(set) var rows: [ListItem] = []
  private(set) var footers: [ListItem] = []

  init(id: Int?) { self.id = id }

  mutating func add(_ item: ListItem, _ role: ListPlace.Role) {
    switch role {
    case .header: headers.append(item)
    case .row: rows.append(item)
    case .footer: footers.append(item)
    }
  }
}

private struct ListSections: View {
  let sections: [ListSection]
  let style: ListMetrics
  @Environment(\.colorScheme) private var colorScheme

  private var rowGround: Color {
    if !style.isGrouped { return .clear }
    return colorScheme == .dark ? Color(.secondaryBackground) : .white
  }

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(sections.indices, id: \.self) { index in
        headers(sections[index], isFirst: index == 0)
        ForEach(sections[index].rows.indices, id: \.self) { row in
          if style.rowGap > 0, row > 0 { Color.clear.frame(height: style.rowGap) }
          self.row(sections[index], row)
        }
        footers(sections[index])
      }
      if style.isGrouped { Color.clear.frame(height: 35) }
    }
  }

  @ViewBuilder
  private func headers(_ section: ListSection, isFirst: Bool) -> some View {
    if section.headers.isEmpty {
      Color.clear.frame(height: isFirst && style.isGrouped ? 18 : isFirst ? 0 : style.sectionGap)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(section.headers.indices, id: \.self) { section.headers[$0].view }
      }
      .padding(.horizontal, style.margin + 16)
      .padding(.top, isFirst ? 18 : style.isGrouped ? 24 : 12)
      .padding(.bottom, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @ViewBuilder
  private func footers(_ section: ListSection) -> some View {
    if !section.footers.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(section.footers.indices, id: \.self) { section.footers[$0].view }
      }
      .padding(.horizontal, style.margin + 16)
      .padding(.top, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @ViewBuilder
  private func badged(_ row: ListItem) -> some View {
    if let badge = row.badge {
      HStack(spacing: 8) {
        row.view
        Spacer(minLength: 0)
        RowBadge(label: badge)
      }
    } else {
      row.view
    }
  }

  private func row(_ section: ListSection, _ index: Int) -> some View {
    let row = section.rows[index]
    let settings = row.settings
    let isLast = index == section.rows.count - 1
    let insets = settings.insets ?? style.rowInsets
    let isApart = style.rowGap > 0
    let isSeparated = !(settings.hidesSeparator || isApart || (isLast && style.isGrouped))
    return SeparatedRow {
      badged(row)
        .frame(
          maxWidth: .infinity,
          minHeight: max(style.rowHeight - insets.top - insets.bottom, 0), alignment: .leading
        )
        .modifier(ListRowControls(editing: row.editing))
        // Without a guide of its own, a row's separator begins where its content does.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.listRowSeparatorLeading] }
        .padding(insets)
        .background {
          if row.isSelected, row.editing?.isSelected == nil {
            Color(.gray4)
          } else if let background = settings.background {
            background
          } else {
            rowGround
          }
        }
      if isSeparated { Divider().overlay { settings.separatorTint } }
    }
    .clipShape(
      RowOutline(
        radius: style.radius, isFirst: index == 0 || isApart, isLast: isLast || isApart)
    )
    .padding(.horizontal, style.margin)
  }
}

/// The outline of a row's background, with rounded corners at the ends of its section.
private struct RowOutline: Shape {
  let radius: CGFloat
  let isFirst: Bool
  let isLast: Bool

  func path(in rect: CGRect) -> Path {
    if radius == 0 || !(isFirst || isLast) { return Path(rect) }
    // A taller rectangle has the corners that are not wanted outside of the row.
    let taller = CGRect(
      x: rect.minX, y: rect.minY - (isFirst ? 0 : 2 * radius), width: rect.width,
      height: rect.height + (isFirst ? 0 : 2 * radius) + (isLast ? 0 : 2 * radius))
    return Path(roundedRect: taller, cornerRadius: radius)
  }
}

/// A type that defines how lists look.
public protocol ListStyle {
  /// The layout of the rows and their backgrounds.
  nonisolated var _look: _ListLook { get }
}

/// The layout of a list's rows and their backgrounds.
public enum _ListLook: Hashable, Sendable { case plain, grouped, insetGrouped }

/// The style of lists where none is set: inset and grouped.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// Rows from edge to edge, without backgrounds.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Rows from edge to edge.
  nonisolated public var _look: _ListLook { .plain }
}
/// Sections with backgrounds from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections from edge to edge.
  nonisolated public var _look: _ListLook { .grouped }
}
/// Sections with rounded backgrounds, inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// Rows from edge to edge, without backgrounds; on iOS the same as plain.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Rows from edge to edge.
  nonisolated public var _look: _ListLook { .plain }
}
/// Lists in the sidebar of a split view: inset and grouped.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of lists where none is set: inset and grouped.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, without backgrounds.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections with backgrounds from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with rounded backgrounds, inset from the edges.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, without backgrounds; on iOS the same as plain.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Lists in the sidebar of a split view: inset and grouped.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.controls.listLook, style._look)
  }
}
