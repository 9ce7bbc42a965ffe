import Foundation

/// A view in a list, with the settings of its row.
struct ListItem {
  let view: ResolvedSubview
  /// The view's node; `nil` for a placeholder.
  let node: LayoutNode?
  let settings: ListRowSettings
  /// The badge that the list shows behind the view.
  let badge: Text?
  /// The controls of the row while the list is being edited.
  let editing: ListRowEditing?
  let isSelected: Bool
}

/// The views of a section of a list.
struct ListSection {
  let id: Int?
  private(set) var headers: [ListItem] = []
  private(set) var rows = ListItems()
  private(set) var footers: [ListItem] = []

  init(id: Int?) { self.id = id }

  var indexLabel: Text? {
    (headers + rows.known + footers).lazy.compactMap(\.settings.indexLabel).first
  }

  mutating func add(_ item: ListItem, _ role: ListPlace.Role) {
    switch role {
    case .header: headers.append(item)
    case .row: rows.add(item)
    case .footer: footers.append(item)
    }
  }

  mutating func add(_ items: LateListItems) { rows.add(items) }

  /// Whether the section has a view that can be scrolled to by an identifier with a hash.
  @MainActor
  func hasTarget(withHash hash: Int) -> Bool {
    (headers + footers).contains { $0.isTarget(withHash: hash) }
      || rows.index(ofTarget: hash) != nil
  }
}

extension ListItem {
  fileprivate func isTarget(withHash hash: Int) -> Bool {
    node?.hasScrollTarget(withHash: hash) ?? false
  }
}

/// The rows of a section, some of which are created when they become visible.
struct ListItems {
  private enum Part {
    case item(ListItem)
    case late(LateListItems)
  }

  private var parts: [Part] = []
  /// The index of each part's first row.
  private var starts: [Int] = []
  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  /// The rows that exist already.
  var known: [ListItem] { parts.compactMap { if case .item(let item) = $0 { item } else { nil } } }

  mutating func add(_ item: ListItem) { add(.item(item), count: 1) }

  mutating func add(_ items: LateListItems) { add(.late(items), count: items.count) }

  private mutating func add(_ part: Part, count: Int) {
    parts.append(part)
    starts.append(self.count)
    self.count += count
  }

  @MainActor
  subscript(index: Int) -> ListItem {
    // The last part that starts at or before the row.
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    switch parts[low] {
    case .item(let item): return item
    case .late(let items): return items[index - starts[low]]
    }
  }

  /// Returns the index of the row that can be scrolled to by an identifier with a hash.
  @MainActor
  func index(ofTarget hash: Int) -> Int? {
    for (part, start) in zip(parts, starts) {
      switch part {
      case .item(let item): if item.isTarget(withHash: hash) { return start }
      case .late(let items): if let index = items.index(ofTarget: hash) { return start + index }
      }
    }
    return nil
  }
}

/// The rows of a `ForEach`, one for each element, each created when it is first read.
@MainActor
final class LateListItems {
  private let run: LateChildren
  private let makeItem: @MainActor (LayoutNode, Int) -> ListItem?
  private let whole: WholeContainer
  private var made: [Int: ListItem] = [:]
  nonisolated let count: Int

  /// - Parameters:
  ///   - whole: Requests all rows at once if an element has no row or several.
  ///   - makeItem: Returns the row around a view with its index among these rows; `nil` if the view
  ///     is not a row of this section.
  init(
    _ run: LateChildren, _ whole: WholeContainer,
    makeItem: @escaping @MainActor (LayoutNode, Int) -> ListItem?
  ) {
    (self.run, self.whole, self.makeItem) = (run, whole, makeItem)
    count = run.elements.count
  }

  fileprivate func index(ofTarget hash: Int) -> Int? {
    run.element(withHash: hash).map { $0 - run.elements.lowerBound }
  }

  fileprivate subscript(index: Int) -> ListItem {
    if let known = made[index] { return known }
    let element = run.elements.lowerBound + index
    let nodes = run.children(of: element..<element + 1).all()
    let item = nodes.count == 1 ? makeItem(nodes[0], index) : nil
    if item == nil { whole.need() }
    let result = item ?? .missing
    made[index] = result
    return result
  }
}

extension ListItem {
  /// A placeholder for a row that is not known until all rows are created.
  fileprivate static var missing: ListItem {
    ListItem(
      view: .none, node: nil, settings: ListRowSettings(), badge: nil, editing: nil,
      isSelected: false)
  }
}

extension ListRows {
  /// Resolves the content, and divides it into sections.
  @MainActor
  func sections(in context: _ResolveContext) -> [ListSection] {
    let whole = context.wholeContainer
    var rows = _NodeList()
    if whole.isNeeded {
      Content._resolve(content, in: context, into: &rows)
    } else {
      context.insideLazyContainer { Content._resolve(content, in: $0, into: &rows) }
    }
    var sections: [ListSection] = []
    let marks = ListRowMarks(selection, in: context)
    var count = 0
    let makeItem: @MainActor (LayoutNode) -> ListItem = { item($0, in: context) }
    func add(_ node: LayoutNode) {
      let place = node.listPlace
      marks?.add(to: node, row: count)
      count += 1
      if sections.isEmpty || sections[sections.count - 1].id != place.section {
        sections.append(ListSection(id: place.section))
      }
      sections[sections.count - 1].add(makeItem(node), place.role)
    }
    func add(_ run: LateChildren, after node: LayoutNode?) {
      // A run continues the section of the view before it, unless its elements are sections.
      guard let place = node?.listPlace, place.role == .row, run.share == 1 else {
        return add(run.children(of: run.elements))
      }
      let isLabelled = sections[sections.count - 1].indexLabel != nil
      let first = count
      count += run.elements.count
      sections[sections.count - 1].add(
        LateListItems(run, whole) { node, index in
          guard node.listPlace == place, isLabelled || node.listRow.indexLabel == nil else {
            return nil
          }
          marks?.add(to: node, row: first + index)
          return makeItem(node)
        })
    }
    func add(_ children: CreatedChildren) {
      var late = children.late[...]
      for position in 0...children.nodes.count {
        while let run = late.first, run.position == position {
          late.removeFirst()
          add(run, after: position > 0 ? children.nodes[position - 1] : nil)
        }
        if position < children.nodes.count { add(children.nodes[position]) }
      }
    }
    add(CreatedChildren(nodes: rows.nodes, late: rows.late))
    return sections
  }

  @MainActor
  private func item(_ node: LayoutNode, in context: _ResolveContext) -> ListItem {
    ListItem(
      view: context.session.add(node), node: node, settings: node.listRow,
      badge: node.badge.flatMap { $0.isShown ? nil : $0.label },
      editing: isEditing
        ? node.listRow.editing(selection, node.tag) { node.texts.joined(separator: ", ") } : nil,
      isSelected: selection?.contains(node.tag) ?? false)
  }
}

/// States which rows are selected, and their places, so that documents show each section as a list.
@MainActor
private struct ListRowMarks {
  private let marks: AccessibilityMarks
  private let selection: ListSelection?
  /// The list of the rows outside of sections.
  private let outside: Int

  /// Returns `nil` unless the accessibility tree is requested.
  init?(_ selection: ListSelection?, in context: _ResolveContext) {
    guard let marks = context.session.accessibility else { return nil }
    self.marks = marks
    self.selection = selection
    outside = context.session.nextGroupID()
  }

  func add(to node: LayoutNode, row: Int) {
    let place = node.listPlace
    guard place.role == .row else { return }
    let cell = AccessibilityElement.Cell(
      .list, container: place.section ?? outside, row: row + 1, column: 1)
    marks.add(.edit(.cell(cell)), to: node)
    if selection?.contains(node.tag) == true {
      marks.add(.edit(.addTraits(.isSelected)), to: node)
    }
  }
}

extension LayoutNode {
  fileprivate var listPlace: ListPlace { subviewPlace ?? ListPlace(section: nil, role: .row) }
}
