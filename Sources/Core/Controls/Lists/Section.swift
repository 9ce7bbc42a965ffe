import Foundation

/// A group of views in a list, form, picker or menu, with a header and a footer. In other
/// containers, its views are laid out like the container's own.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  private let footer: Footer
  /// Whether the section shows its content; `nil` if it cannot be collapsed.
  private var isExpanded: Binding<Bool>?
}

extension Section {
  /// Creates a section whose content need not be views.
  init(rows content: Content, header: Parent, footer: Footer) {
    (self.content, self.header, self.footer) = (content, header, footer)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

@TitleForms
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a custom header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header; the older form of `init(content:header:)`.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

@TitleForms
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a custom header that shows its content if `isExpanded` is `true`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Resolves the header, the content and the footer, and marks their nodes for the enclosing list
  /// or lazy grid.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    let id = context.session.nextGroupID()
    let controls = context.environment.controls
    func add<V: View>(_ part: V, _ role: ListPlace.Role) {
      let end = list.end
      var inner = inner
      if role != .row { Self.style(&inner.environment, role) }
      V._resolve(part, in: inner, into: &list)
      let isHeader = role == .header && (controls.isInList || controls.isInColumns)
      list.changeNodes(since: end) { node in
        if node.subviewPlace == nil {
          node.subviewPlace = ListPlace(section: id, role: role)
          if role != .row { node[SpansLazyGridKey.self] = true }
        }
        if isHeader { context.session.accessibility?.add(.edit(.addTraits(.isHeader)), to: node) }
      }
    }
    if controls.isInList, controls.listLook == .sidebar, let isExpanded = view.isExpanded {
      add(CollapsibleHeader(header: view.header, isExpanded: isExpanded), .header)
    } else {
      add(view.header, .header)
    }
    if view.isExpanded?.wrappedValue != false { add(view.content, .row) }
    add(view.footer, .footer)
  }

  /// Sets the style of headers and footers in lists and menus: gray footnotes, with the theme's
  /// headers in lists. Headers in forms with columns are headlines.
  private static func style(_ environment: inout EnvironmentValues, _ role: ListPlace.Role) {
    let controls = environment.controls
    guard controls.isInList || controls.isInColumns || controls.menuDismissal != nil else { return }
    // Controls and labels look as they do outside of rows.
    environment.controls.isInList = false
    environment.controls.isInColumns = false
    let isProminent = controls.headerProminence == .increased || controls.hasSidebarHeaders
    if role == .header, isProminent {
      environment.text.font = .title3.bold()
      return
    }
    if role == .header, controls.isInColumns {
      environment.text.font = .headline
      return
    }
    let header = role == .header ? controls.listHeader : nil
    // Lines of footers in lists are closer together.
    let footnote =
      role == .footer && controls.isInList ? Font.footnote.leading(.tight) : .footnote
    environment.text.font = header?.font ?? footnote
    environment.standard.foregroundStyle = AnyShapeStyle(
      FixedStyle(style: Color(.secondaryLabel)._resolved(in: environment)))
    environment.standard.isForegroundChosen = false
    if let textCase = header?.textCase { environment.text.textCase = textCase }
  }
}

/// The header of a section in a sidebar, with a chevron that collapses the section.
private struct CollapsibleHeader<Header: View>: View {
  let header: Header
  @Binding var isExpanded: Bool

  var body: some View {
    HStack(spacing: 8) {
      header
      Spacer(minLength: 0)
      DisclosureChevron(isExpanded: isExpanded).foregroundStyle(.tint)
    }
    .control(
      .toggle($isExpanded), label: header,
      speech: ControlSpeech(.joined, .isButton, value: isExpanded ? "Expanded" : "Collapsed"))
  }
}

/// The position of a view in a list.
typealias ListPlace = SubviewPlace

/// The row settings that a view specifies.
struct ListRowSettings {
  var insets: EdgeInsets?
  /// Insets of some edges, in points, the innermost first.
  var edgeInsets: [(edges: Edge.Set, length: CGFloat)] = []
  var background: _ControlPart?
  var separators = EdgeSeparators()
  var sectionSeparators = EdgeSeparators()
  var isDeletable: Bool?
  var isMovable: Bool?
  var isSelectable = true
  /// The label that represents the row's section in the list's index.
  var indexLabel: Text?

  /// Returns the row's insets where the list has the given ones.
  func rowInsets(in list: EdgeInsets) -> EdgeInsets {
    edgeInsets.reversed().reduce(into: insets ?? list) { insets, own in
      if own.edges.contains(.top) { insets.top = own.length }
      if own.edges.contains(.leading) { insets.leading = own.length }
      if own.edges.contains(.bottom) { insets.bottom = own.length }
      if own.edges.contains(.trailing) { insets.trailing = own.length }
    }
  }
}

extension LayoutNode {
  private static let settingsKey = ObjectIdentifier(ListRowSettings.self)

  var listRow: ListRowSettings {
    get { traits[Self.settingsKey] as? ListRowSettings ?? ListRowSettings() }
    nonmutating set { traits[Self.settingsKey] = newValue }
  }
}

struct ListRowModifier {
  let change: (inout ListRowSettings) -> Void
}

extension ListRowModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    var settings = node.listRow
    change(&settings)
    node.listRow = settings
  }
}

extension View {
  /// Replaces the list's background behind the view's row; `nil` keeps it.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let part = view.map { _ControlPart($0) }
    return modifier(ListRowModifier { $0.background = $0.background ?? part })
  }
}
