import Foundation

/// How a node was laid out, besides where it is; gathered where it is to be explained.
package struct LayoutFacts: Sendable {
  /// A proposal and the size that answers it, in points.
  package struct Answer: Sendable {
    package let proposal: ProposedViewSize
    package let size: CGSize
  }

  /// A view that a container could show.
  package struct Candidate: Sendable {
    /// The view's type, with its identifier or the text that is in it.
    package let name: String
    package let ideal: CGSize
    package let isShown: Bool
  }

  /// The cell of a grid, counted from 0.
  package struct Cell: Sendable {
    package let row: Int
    package let columns: Range<Int>
    /// Whether the cell counts for the width of its column.
    package let sizesColumn: Bool
    /// What the cell's column and row are aligned by instead of the grid's guides; `nil` where they
    /// are not.
    package let columnGuide: AlignmentKey?
    package let rowGuide: AlignmentKey?
    package let anchor: UnitPoint?
  }

  /// `nil` for layouts that are not Galley's.
  package let rule: LayoutRule?
  package let priority: Double
  /// What was answered in the context in which the node was placed, in no particular order. A view
  /// without subviews was asked for its ideal size and its ideal height for its width, too.
  package let answers: [Answer]
  /// Whether a stack stands around one declared view, as if it were not there.
  package let isTransparent: Bool
  /// The views that a `ViewThatFits` chose from.
  package private(set) var candidates: [Candidate] = []
  /// The cells of a grid, in the order of its views.
  package private(set) var cells: [Cell] = []

  /// The answer to a proposal, if it was asked for.
  package func answer(to proposal: ProposedViewSize) -> CGSize? {
    answers.first { $0.proposal == proposal }?.size
  }
}

extension Placement {
  /// How a node was laid out.
  ///
  /// - Parameter name: What a node is called that is not shown.
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
    // Views of Galley's own can be asked anything; others only what layout asked them.
    if rule != nil, node.children.isEmpty {
      _ = node.size(for: .unspecified, in: context)
      _ = node.size(
        for: ProposedViewSize(width: entry.proposal.width, height: nil), in: context)
    }
    node.enter(context)
    self.rule = rule
    priority = node.priority
    answers = node.record.pointee.answers.sizes.all.map {
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
  /// Whether the container is transparent around one declared view.
  fileprivate var isStack: Bool {
    switch self {
    case .stack(_, _, _, let isLazy): !isLazy
    case .layers: true
    default: false
    }
  }
}

extension LayoutNode {
  /// `nil` for layouts that are not Galley's.
  fileprivate var rule: LayoutRule? {
    func rule<L: Layout>(_ type: L.Type) -> LayoutRule? {
      let layout = record.pointee.layoutValue.assumingMemoryBound(to: L.self)
      return (layout.pointee as? any RuledLayout)?.rule
    }
    return rule(record.pointee.layout)
  }
}
