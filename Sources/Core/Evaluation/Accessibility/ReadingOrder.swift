import Foundation

/// An element, or a container of elements, while the accessibility tree is being built.
struct AccessibilityItem: Sendable {
  /// The element, or the properties of the container.
  var element: AccessibilityElement
  /// The elements in a container, in reading order; `nil` for elements.
  var children: [AccessibilityItem]?
  /// Whether the container was declared. Modifiers of other containers apply to their elements.
  var isDeclared = false
  /// Where the container is read: before (-1) or after (1) its siblings.
  var rank = 0

  var isModal: Bool { element.traits.contains(.isModal) }

  /// Appends the elements, in order.
  func add(
    to elements: inout [AccessibilityElement], inside labels: [String] = [],
    _ cell: AccessibilityElement.Cell? = nil
  ) {
    let cell = element.cell ?? cell
    guard let children else {
      var element = element
      (element.containers, element.cell) = (labels, cell)
      elements.append(element)
      return
    }
    let inner = element.label.isEmpty ? labels : labels + [element.label]
    for child in children { child.add(to: &elements, inside: inner, cell) }
  }

  /// Changes the elements, but not those in declared containers.
  mutating func change(_ body: (inout AccessibilityElement) -> Void) {
    guard var children, !isDeclared else { return body(&element) }
    self.children = nil
    for index in children.indices { children[index].change(body) }
    self.children = children
  }
}

enum ReadingOrder {
  /// Returns the items of one container in reading order: by rank, then by priority, then line by
  /// line. Only the last modal item is read.
  static func sorted(
    _ items: [AccessibilityItem], rightToLeft: Bool
  ) -> [AccessibilityItem] {
    if let modal = items.last(where: \.isModal) { return [modal] }
    guard items.count > 1 else { return items }
    struct Group: Hashable { let rank: Int, priority: Double }
    var groups: [Group] = []
    var known: [Group: Int] = [:]
    var members: [[AccessibilityItem]] = []
    for item in items {
      let group = Group(rank: item.rank, priority: item.element.sortPriority)
      if let index = known[group] {
        members[index].append(item)
      } else {
        known[group] = groups.count
        groups.append(group)
        members.append([item])
      }
    }
    let order = groups.indices.sorted {
      (groups[$0].rank, -groups[$0].priority, $0) < (groups[$1].rank, -groups[$1].priority, $1)
    }
    return order.flatMap { lines(members[$0], rightToLeft) }
  }

  /// Sorts items into lines, each read from its leading to its trailing end. An item belongs to a
  /// line if it overlaps the line's shortest item by more than half of the shorter of both.
  private static func lines(
    _ items: [AccessibilityItem], _ rightToLeft: Bool
  ) -> [AccessibilityItem] {
    guard items.count > 1 else { return items }
    // Sort indices, as items are large.
    let frames = items.map { finite($0.element.frame) }
    let leading = frames.map { rightToLeft ? -$0.maxX : $0.minX }
    let order = items.indices.sorted {
      (frames[$0].minY, leading[$0], $0) < (frames[$1].minY, leading[$1], $1)
    }
    var result: [Int] = []
    result.reserveCapacity(items.count)
    var line: [Int] = []
    var shortest = CGRect.zero
    func finish() {
      result += line.sorted {
        (leading[$0], frames[$0].minY, $0) < (leading[$1], frames[$1].minY, $1)
      }
      line = []
    }
    for index in order {
      let frame = frames[index]
      let overlap = min(frame.maxY, shortest.maxY) - max(frame.minY, shortest.minY)
      if line.isEmpty || overlap <= min(frame.height, shortest.height) / 2 {
        finish()
        shortest = frame
      } else if frame.height < shortest.height {
        shortest = frame
      }
      line.append(index)
    }
    finish()
    return result.map { items[$0] }
  }

  private static func finite(_ frame: CGRect) -> CGRect {
    let isFinite =
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
    return isFinite ? frame : .zero
  }
}
