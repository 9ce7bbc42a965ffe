import Foundation

/// Rows one below the other, in sections, as they look before anything is scrolled.
public struct List<SelectionValue, Content> {
  fileprivate let content: Content

  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.content = content()
  }

  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List: View where Content: View {
  public var body: some View { ListLook(content: content, isForm: false) }
}

/// Controls in sections, for filling in.
public struct Form<Content> {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View where Content: View {
  public var body: some View { ListLook(content: content, isForm: true) }
}

/// The rows on their grounds, in a scroll view.
private struct ListLook<Content: View>: View {
  let content: Content
  let isForm: Bool
  @Environment(\.controls.listLook) private var look
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controls.scrollContentBackground) private var visibility

  private var style: ListMetrics { ListMetrics(isForm && look == .plain ? .insetGrouped : look) }

  private var ground: Color {
    guard style.isGrouped else { return colorScheme == .dark ? .black : .white }
    return colorScheme == .dark ? .black : Color(.secondaryBackground)
  }

  var body: some View {
    var scroll = ScrollView {
      ListRows(content: content, style: style)
    }
    scroll.name = "List"
    return
      scroll
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background { if visibility != .hidden { ground.ignoresSafeArea() } }
  }
}

/// The measures of lists on iOS 18, in points.
struct ListMetrics {
  let look: _ListLook
  init(_ look: _ListLook) { self.look = look }

  var isGrouped: Bool { look != .plain }
  /// From the list's edges to the rows' ground.
  var margin: CGFloat { look == .insetGrouped ? 16 : 0 }
  var radius: CGFloat { look == .insetGrouped ? 10 : 0 }
  let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  let rowHeight: CGFloat = 44
  /// Between two sections.
  var sectionGap: CGFloat { isGrouped ? 35 : 0 }
}

/// Takes the content of a list apart into sections.
private struct ListRows<Content: View> {
  let content: Content
  let style: ListMetrics
}

extension ListRows: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    inner.environment.controls.isInList = true
    var rows = _NodeList()
    Content._resolve(view.content, in: inner, into: &rows)
    var sections: [ListSection] = []
    for node in rows.nodes {
      let place = node.listPlace ?? ListPlace(section: nil, role: .row)
      if sections.isEmpty || sections[sections.count - 1].id != place.section {
        sections.append(ListSection(id: place.section))
      }
      sections[sections.count - 1].add(
        ListItem(view: context.session.subviews.add(node), settings: node.listRow), place.role)
    }
    let look = ListSections(sections: sections, style: view.style)
    ListSections._resolve(look, in: inner, into: &list)
  }
}

/// A view in a list, with what it says about its row.
private struct ListItem {
  let view: ResolvedSubview
  let settings: ListRowSettings
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

  private func row(_ section: ListSection, _ index: Int) -> some View {
    let row = section.rows[index]
    let settings = row.settings
    let isLast = index == section.rows.count - 1
    let insets = settings.insets ?? style.rowInsets
    return row.view
      .frame(
        maxWidth: .infinity,
        minHeight: max(style.rowHeight - insets.top - insets.bottom, 0), alignment: .leading
      )
      .padding(insets)
      .background {
        if let background = settings.background { background } else { rowGround }
      }
      .overlay(alignment: .bottom) {
        let isHidden = settings.hidesSeparator || (isLast && style.isGrouped)
        if !isHidden { Divider().padding(.leading, insets.leading) }
      }
      .clipShape(RowOutline(radius: style.radius, isFirst: index == 0, isLast: isLast))
      .padding(.horizontal, style.margin)
  }
}

/// A row's ground, round at the ends of its section.
private struct RowOutline: Shape {
  let radius: CGFloat
  let isFirst: Bool
  let isLast: Bool

  func path(in rect: CGRect) -> Path {
    if radius == 0 || !(isFirst || isLast) { return Path(rect) }
    // A taller round rectangle has its corners where they are wanted.
    let taller = CGRect(
      x: rect.minX, y: rect.minY - (isFirst ? 0 : 2 * radius), width: rect.width,
      height: rect.height + (isFirst ? 0 : 2 * radius) + (isLast ? 0 : 2 * radius))
    return Path(roundedRect: taller, cornerRadius: radius)
  }
}

/// The look of lists.
public protocol ListStyle {
  nonisolated var _look: _ListLook { get }
}

public enum _ListLook: Hashable, Sendable { case plain, grouped, insetGrouped }

/// Lists as they look where nothing is set: inset and grouped.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { .plain }
}
/// Sections on grounds from edge to edge.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { .grouped }
}
/// Sections on round grounds with room on both sides.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// Lists in the first column of a split view.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// The look of lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.controls.listLook, style._look)
  }
}
