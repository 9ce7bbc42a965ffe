import Foundation
import Synchronization

/// The accessibility statements of a placed tree's views, by node. The accessibility tree is built
/// when it is first read.
package struct AccessibilityStatements: Sendable {
  private let statements: [Int: [AccessibilityStatement]]
  private let made = Made()

  private final class Made: Sendable { let tree = Mutex<AccessibilityTree?>(nil) }

  /// Takes the statements of a placement's views.
  @MainActor
  init(_ marks: AccessibilityMarks, of placement: Placement, placed: PlacedTree) {
    var known: [(index: Int, marks: [AccessibilityMark])] = []
    if !marks.isEmpty {
      for index in placement.nodes.indices {
        if let own = marks.marks(of: placement.nodes[index].node) { known.append((index, own)) }
      }
    }
    let values = known.filter {
      $0.marks.contains { if case .stated(.value) = $0 { true } else { false } }
    }
    .map(\.index)
    var statements: [Int: [AccessibilityStatement]] = [:]
    for (index, own) in known {
      statements[index] = own.map { mark in
        switch mark {
        case .stated(let statement): return statement
        case .role(var role, let labels):
          let range = index..<placed.nodes[index].end
          let isLabelled =
            role.contents == .joined && !values.contains(where: range.contains)
            && range.contains { placed.text(of: $0)?.string.isEmpty == false }
          if role.contents != .value, !isLabelled { role.labels = labels() }
          return .role(role)
        case .views(let nodes, let use):
          let size = placed.nodes[index].frame.size
          let items = nodes.flatMap { node -> [AccessibilityItem] in
            let placement = Placement(placing: node, in: ProposedViewSize(size))
            let tree = PlacedTree(placement)
            return AccessibilityBuilder.items(of: tree, Self(marks, of: placement, placed: tree))
          }
          return .views(
            AccessibilityStatement.OtherElements(
              items: items, fillsFrame: nodes.count == 1 && items.count == 1), use)
        }
      }
    }
    self.statements = statements
  }

  func statements(of index: Int) -> [AccessibilityStatement] { statements[index] ?? [] }

  /// Returns the elements that a screen reader finds in the tree of these statements.
  func tree(of placed: PlacedTree) -> AccessibilityTree {
    if let tree = made.tree.withLock(\.self) { return tree }
    let tree = LargeStack.run { AccessibilityBuilder.tree(of: placed, self) }
    made.tree.withLock { $0 = tree }
    return tree
  }
}
