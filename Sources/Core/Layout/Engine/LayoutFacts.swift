import Foundation

/// How a node was laid out, apart from its frame; gathered only for explanations.
package struct LayoutFacts: Sendable {
  /// A proposal and the size returned for it, in points.
  package struct Answer: Sendable {
    package let proposal: ProposedViewSize
    package let size: CGSize
  }

  /// A view that a container could choose to show.
  package struct Candidate: Sendable {
    /// The view's type, with its identifier or its text.
    package let name: String
    package let ideal: CGSize
    package let isShown: Bool
  }

  /// The cell of a grid; rows and columns are counted from 0.
  package struct Cell: Sendable {
    package let row: Int
    package let columns: Range<Int>
    /// Whether the cell contributes to the width of its column.
    package let sizesColumn: Bool
    /// The guides that override the grid's for the cell's column and row, or `nil`.
    package let columnGuide: AlignmentKey?
    package let rowGuide: AlignmentKey?
    package let anchor: UnitPoint?
  }

  /// The layout's rule, or `nil` for layouts outside Galley.
  package let rule: LayoutRule?
  package let priority: Double
  /// The answers given in the context in which the node was placed, in no particular order. For
  /// views without subviews, they include the ideal size and the ideal height for the proposed
  /// width.
  package let answers: [Answer]
  /// Whether the node is a stack around one declared view and thus has no effect of its own.
  package let isTransparent: Bool
  /// The candidates of a `ViewThatFits`.
  package private(set) var candidates: [Candidate] = []
  /// The cells of a grid, in the order of its subviews.
  package private(set) var cells: [Cell] = []

  /// The size returned for `proposal`, if it was measured.
  package func answer(to proposal: ProposedViewSize) -> CGSize? {
    answers.first { $0.proposal == proposal }?.size
  }
}

extension Placement {
  /// Returns how a node was laid out.
  ///
  /// - Parameter name: Returns the name of a node that is not shown.
  package func facts(of index: Int, name: (LayoutNode) -> String) -> LayoutFacts {
    let shown = Set(children(of: index).map { nodes[$0].position })
    return LayoutFacts(nodes[index], shown: shown, name: name)
  }
}

extension LayoutFacts {
  fileprivate init(
    _ entry: Placement.Node, shown: Set<Int>, name: (LayoutNode) -> String
  ) {
    let (node, context) = (entry.node, entry.context)
    let rule = node.rule
    // Galley's own views can be measured at any time; other views only report what layout asked.
    if rule != nil, node.children.isEmpty {
      _ = node.size(for: .unspecified, in: context)
      _ = node.size(
        for: ProposedViewSize(width: entry.proposal.width, height: nil), in: context)
    }
    node.enter(context)
    self.rule = rule
    priority = node.priority
    answers = node.record.pointee.sizes.all.map {
      Answer(proposal: $0.key.proposal, size: $0.size)
    }
    isTransparent = rule?.isStack == true && node.children.count == 1 && !node.hasDynamicChildren
    switch rule {
    case .viewThatFits(let axes):
      var ideal = entry.proposal
      if axes.contains(.horizontal) { ideal.width = nil }
      if axes.contains(.vertical) { ideal.height = nil }
      candidates = node.children.enumerated().map { position, child in
        Candidate(
          name: name(child), ideal: child.size(for: ideal, in: context),
          isShown: shown.contains(position))
      }
    case .grid:
      let structure = GridStructure(
        LayoutSubviews(of: node, in: context), horizontalSpacing: nil, verticalSpacing: nil)
      cells = structure.cells.map {
        Cell(
          row: $0.row, columns: $0.columns, sizesColumn: $0.sizesColumn,
          columnGuide: structure.columnAlignments[$0.columns.lowerBound]?.key,
          rowGuide: structure.rows[$0.row].alignment?.key, anchor: $0.anchor)
      }
    default: break
    }
  }
}

extension LayoutRule {
  /// Whether the container has no effect around a single declared view.
  fileprivate var isStack: Bool {
    switch self {
    case .stack(_, _, _, let isLazy): !isLazy
    case .layers: true
    default: false
    }
  }
}

extension LayoutNode {
  /// The layout's rule, or `nil` for layouts outside Galley.
  fileprivate var rule: LayoutRule? {
    func rule<L: Layout>(_ type: L.Type) -> LayoutRule? {
      let layout = layoutValue(L.self)
      return (layout.pointee as? any RuledLayout)?.rule
    }
    return rule(record.pointee.layout)
  }
}
