import Foundation

/// Builds the accessibility tree of a placed tree from the statements of its views.
struct AccessibilityBuilder {
  private let placed: PlacedTree
  private let statements: AccessibilityStatements
  private let system: SystemRanges

  /// The nodes that the system draws.
  private final class SystemRanges { var ranges: [Range<Int>] = [] }

  /// Returns the elements that a screen reader finds.
  static func tree(
    of placed: PlacedTree, _ statements: AccessibilityStatements
  ) -> AccessibilityTree {
    let system = SystemRanges()
    var elements: [AccessibilityElement] = []
    for item in items(of: placed, statements, system) { item.add(to: &elements) }
    elements.removeAll { $0.isEmpty && $0.facts["element"] == nil }
    CellPlaces.number(&elements)
    var tree = AccessibilityTree(canvas: placed.canvas, elements: elements)
    tree.system = system.ranges
    return tree
  }

  /// Returns the elements and containers, in reading order.
  static func items(
    of placed: PlacedTree, _ statements: AccessibilityStatements
  ) -> [AccessibilityItem] { items(of: placed, statements, SystemRanges()) }

  private static func items(
    of placed: PlacedTree, _ statements: AccessibilityStatements, _ system: SystemRanges
  ) -> [AccessibilityItem] {
    var items: [AccessibilityItem] = []
    guard !placed.nodes.isEmpty else { return items }
    let builder = AccessibilityBuilder(placed: placed, statements: statements, system: system)
    builder.visit(0, ProjectionTransform(), &items)
    return builder.sorted(items[...])
  }

  /// Adds the items of a node.
  ///
  /// - Returns: The changes that found no element, to apply to one that an outer modifier makes.
  @discardableResult
  private func visit(
    _ index: Int, _ outside: ProjectionTransform, _ items: inout [AccessibilityItem]
  ) -> [AccessibilityEdit] {
    let node = placed.nodes[index]
    let start = items.count
    var place = outside
    var (isScrolled, isMask) = (false, false)
    if let kind = node.drawing?.kind {
      switch kind {
      case .hidden: return []
      case .opacity(let opacity) where opacity <= 0: return []
      case .scrollClip: isScrolled = true
      case .mask: isMask = true
      case .projection(let projection):
        place = projection.transform(in: node.frame).concatenating(outside)
      default:
        if let transform = Drawing.transform(kind, of: node.frame) {
          place = ProjectionTransform(transform).concatenating(outside)
        }
      }
    }
    let frame = place.isIdentity ? node.frame : place.bounds(of: node.frame) ?? node.frame

    var waiting: [AccessibilityEdit] = []
    if node.text != nil {
      addText(of: index, frame, to: &items)
    } else {
      // Views behind a presentation cannot be reached, and masks are not content.
      let isCovered = node.kind == .container(PlacedTree.presentation)
      let children = isCovered || isMask ? placed.children(of: index) : []
      if isCovered, let last = children.last {
        visit(last, place, &items)
      } else if isMask, let first = children.first {
        visit(first, place, &items)
      } else {
        var child = index + 1
        while child < node.end {
          waiting += visit(child, place, &items)
          child = placed.nodes[child].end
        }
      }
    }
    if start < items.count { waiting = [] }
    if isScrolled { group(from: start, in: frame, index, &items) }
    for statement in statements.statements(of: index) {
      let isEmpty = start == items.count
      if isEmpty, case .edit(let edit) = statement, !edit.makesElement {
        waiting.append(edit)
        continue
      }
      apply(statement, from: start, in: frame, index, &items)
      guard isEmpty, start < items.count else { continue }
      for edit in waiting { apply(.edit(edit), from: start, in: frame, index, &items) }
      waiting = []
    }
    guard start < items.count else { return waiting }
    if let identifier = placed.identifier(of: index) {
      for item in start..<items.count {
        items[item].change { if $0.identifier == nil { $0.identifier = identifier } }
      }
    }
    return []
  }

  private func addText(of index: Int, _ frame: CGRect, to items: inout [AccessibilityItem]) {
    let string = placed.text(of: index)?.string.replacing("\u{FFFC}", with: "") ?? ""
    guard !string.isEmpty else { return }
    var element = AccessibilityElement(frame: frame, index: index)
    element.label = string
    element.traits = .isStaticText
    items.append(AccessibilityItem(element: element))
  }

  /// Replaces the latest items with a container that holds them.
  private func group(
    from start: Int, in frame: CGRect, _ index: Int, _ items: inout [AccessibilityItem]
  ) {
    guard start < items.count else { return }
    let children = sorted(items[start...])
    items.removeSubrange(start...)
    items.append(
      AccessibilityItem(
        element: AccessibilityElement(frame: frame, index: index), children: children))
  }

  /// Returns items of one container in reading order, in the layout direction of the first one.
  private func sorted(_ items: ArraySlice<AccessibilityItem>) -> [AccessibilityItem] {
    guard let first = items.first else { return [] }
    let direction = placed.nodes[min(first.element.index, placed.nodes.count - 1)].layoutDirection
    return ReadingOrder.sorted(Array(items), rightToLeft: direction == .rightToLeft)
  }

  private func apply(
    _ statement: AccessibilityStatement, from start: Int, in frame: CGRect, _ index: Int,
    _ items: inout [AccessibilityItem]
  ) {
    func replace(by element: AccessibilityElement) {
      items.removeSubrange(start...)
      items.append(AccessibilityItem(element: element))
    }
    switch statement {
    case .edit(let edit):
      if start == items.count, edit.makesElement {
        items.append(AccessibilityItem(element: AccessibilityElement(frame: frame, index: index)))
      }
      if case .addTraits(let traits) = edit, traits.contains(.isModal) {
        group(from: start, in: frame, index, &items)
        if start < items.count { items[start].element.traits.insert(.isModal) }
      }
      for item in start..<items.count { items[item].change { edit.apply(to: &$0, in: frame) } }
    case .hidden: items.removeSubrange(start...)
    case .system:
      items.removeSubrange(start...)
      system.ranges.append(index..<placed.nodes[index].end)
    case .element(.contain):
      group(from: start, in: frame, index, &items)
      if start < items.count { items[start].isDeclared = true }
    case .element(let behavior):
      var element =
        behavior == .combine
        ? combined(from: start, items, index) : AccessibilityElement(frame: frame, index: index)
      (element.frame, element.facts["element"]) =
        (frame, behavior == .combine ? "combine" : "ignore")
      replace(by: element)
    case .role(let role):
      if let element = self.element(of: role, from: start, items, in: frame, index) {
        replace(by: element)
      }
    case .group(let rank):
      if rank != 0 {
        for item in start..<items.count { items[item].change { $0.isInBar = true } }
      }
      group(from: start, in: frame, index, &items)
      if start < items.count { items[start].rank = rank }
    case .value:
      for item in start..<items.count {
        items[item].change { ($0.value, $0.label) = ($0.value.isEmpty ? $0.label : $0.value, "") }
      }
    case .table: CellPlaces.complete(&items[start...], of: index)
    case .views(let others, let use): apply(others, use, from: start, in: frame, index, &items)
    }
  }

  private func apply(
    _ others: AccessibilityStatement.OtherElements, _ use: AccessibilityStatement.Use,
    from start: Int, in frame: CGRect, _ index: Int, _ items: inout [AccessibilityItem]
  ) {
    let others = others.items.map { item in
      var item = item
      item.change { element in
        element.frame =
          others.fillsFrame ? frame : element.frame.offsetBy(dx: frame.minX, dy: frame.minY)
        element.index = index
      }
      return item
    }
    switch use {
    case .representation: items.replaceSubrange(start..., with: others)
    case .children:
      var container = AccessibilityElement(frame: frame, index: index)
      if items.count == start + 1 { container = items[start].element }
      items.removeSubrange(start...)
      items.append(AccessibilityItem(element: container, children: others, isDeclared: true))
    case .actions:
      let names = others.flatMap(\.elements).map(\.label)
      for item in start..<items.count {
        items[item].change { element in
          element.actions += names.filter { !$0.isEmpty && !element.actions.contains($0) }
        }
      }
    case .label:
      let labels = others.flatMap(\.elements).map(\.label)
      for item in start..<items.count {
        items[item].change { element in
          let own = element.label
          element.label = labels.map { $0 == AccessibilityStatement.ownLabel ? own : $0 }
            .filter { !$0.isEmpty }.joined(separator: ", ")
          element.isNamedAfterFile = false
        }
      }
    }
  }

  // MARK: Joining

  private func leaves(
    from start: Int, _ items: [AccessibilityItem]
  ) -> [AccessibilityElement] {
    sorted(items[start...]).flatMap(\.elements)
  }

  /// Returns one element for those of a view, whose buttons become actions.
  private func combined(
    from start: Int, _ items: [AccessibilityItem], _ index: Int
  ) -> AccessibilityElement {
    let leaves = leaves(from: start, items)
    func isButton(_ element: AccessibilityElement) -> Bool {
      element.traits.contains(.isButton) && !element.traits.contains(.isToggle)
    }
    var element = joined(leaves.filter { !isButton($0) }, index)
    element.actions += leaves.filter(isButton).map(\.label).filter { !$0.isEmpty }
    if element.label.isEmpty, element.value.isEmpty {
      element.label = leaves.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return element
  }

  private func joined(_ leaves: [AccessibilityElement], _ index: Int) -> AccessibilityElement {
    var element = AccessibilityElement(frame: .zero, index: index)
    func words(_ text: (AccessibilityElement) -> String) -> String {
      leaves.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    (element.label, element.value) = (words(\.label), words(\.value))
    element.hint = leaves.lazy.map(\.hint).first { !$0.isEmpty } ?? ""
    element.isNamedAfterFile =
      leaves.contains(where: \.isNamedAfterFile)
      && leaves.allSatisfy { $0.isNamedAfterFile || $0.label.isEmpty }
    for leaf in leaves {
      element.traits.formUnion(leaf.traits.intersection(.joined))
      if leaf.traits.contains(.isToggle) { element.traits.formUnion([.isToggle, .isButton]) }
      element.customContent += leaf.customContent
      element.actions += leaf.actions.filter {
        $0 != "activate" && !element.actions.contains($0)
      }
      element.headingLevel = max(element.headingLevel, leaf.headingLevel)
      if element.inputLabels.isEmpty { element.inputLabels = leaf.inputLabels }
      element.cell = element.cell ?? leaf.cell
      element.facts.merge(leaf.facts.filter { $0.key != "element" }) { first, _ in first }
    }
    // Pictures joined with nothing else remain a picture.
    if !leaves.isEmpty, leaves.allSatisfy({ $0.traits.contains(.isImage) }) {
      element.traits.insert(.isImage)
    }
    return element
  }

  /// Returns the element of a control; `nil` if its content already has it.
  private func element(
    of role: AccessibilityRole, from start: Int, _ items: [AccessibilityItem], in frame: CGRect,
    _ index: Int
  ) -> AccessibilityElement? {
    let leaves = leaves(from: start, items)
    var element: AccessibilityElement
    switch role.contents {
    case .joined: element = joined(leaves, index)
    case .value:
      if leaves.contains(where: { $0.traits.contains(.isTextEntry) }) { return nil }
      element = joined(leaves, index)
      (element.value, element.label) = (element.label, "")
    case .replaced:
      element = AccessibilityElement(frame: frame, index: index)
    }
    if element.label.isEmpty, role.contents != .value {
      element.label = role.labels.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if !role.value.isEmpty { element.value = role.value }
    element.frame = frame
    element.traits.subtract([.isImage, .isStaticText])
    if !role.traits.contains(.isToggle) { element.traits.remove(.isToggle) }
    element.traits.formUnion(role.traits)
    (element.isEnabled, element.hasSystemSize) = (role.isEnabled, role.hasSystemSize)
    element.actions = role.actions + element.actions.filter { !role.actions.contains($0) }
    return element
  }
}

extension AccessibilityItem {
  /// The elements, in order.
  fileprivate var elements: [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    add(to: &elements)
    return elements
  }
}
