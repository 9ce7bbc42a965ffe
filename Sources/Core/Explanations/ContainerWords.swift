import Foundation
import GalleyCore

/// Sentences about `Grid`.
struct GridWords: RuleWords {
  let alignment: Alignment

  /// Returns the cell that contains the view.
  private func cell(_ child: ExplainedNode, in node: ExplainedNode) -> LayoutFacts.Cell? {
    guard let cells = node.facts?.cells, cells.indices.contains(child.position) else { return nil }
    return cells[child.position]
  }

  private func place(_ cell: LayoutFacts.Cell, _ axis: Axis) -> String {
    guard axis == .horizontal else { return "row \(cell.row + 1)" }
    return cell.columns.count == 1
      ? "column \(cell.columns.lowerBound + 1)"
      : "columns \(cell.columns.lowerBound + 1) to \(cell.columns.upperBound)"
  }

  /// Returns the longest view in a cell's column or row.
  func largest(_ axis: Axis, beside child: ExplainedNode, in node: ExplainedNode) -> ExplainedNode?
  {
    guard let own = cell(child, in: node), axis == .vertical || own.columns.count == 1 else {
      return nil
    }
    let others = node.children.filter { other in
      guard let cell = cell(other, in: node) else { return false }
      return axis == .vertical
        ? cell.row == own.row
        : cell.sizesColumn && cell.columns == own.columns
    }
    return others.max { $0.size[axis] < $1.size[axis] }
  }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard let cell = cell(child, in: node), let length = child.proposal[axis] else { return .same }
    let track = place(cell, axis)
    let text = "\(node.name) proposes the \(axis.length) of \(track), \(PointText.number(length))"
    if let largest = largest(axis, beside: child, in: node),
      PointText.areEqual(largest.size[axis], length)
    {
      return .follows(
        largest.index == child.index
          ? "\(text): its \(axis.largest) cell is this view."
          : "\(text): its \(axis.largest) cell is \(largest.viewName).")
    }
    return .follows("\(text).")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let tracks = node.facts?.cells.map { axis == .horizontal ? $0.columns.upperBound : $0.row + 1 }
    let count = tracks?.max() ?? 0
    let noun = axis == .horizontal ? "column" : "row"
    return .decided(
      "\(node.name) is \(PointText.number(node.size[axis])) \(axis.extended): as"
        + " \(axis.extended) as its \(count) \(noun)\(count == 1 ? "" : "s")"
        + (count > 1 ? " and the gaps between them." : "."))
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    guard let cell = cell(child, in: node), let proposed = child.proposal[axis] else { return nil }
    let track = place(cell, axis)
    let text = "\(node.name) puts \(child.viewName) in \(track)"
    guard !PointText.areEqual(proposed, child.size[axis]) else { return "\(text), which it fills." }
    if let anchor = cell.anchor {
      let share = axis == .horizontal ? anchor.x : anchor.y
      return
        "\(text) and, because of its .gridCellAnchor, leaves \(PointText.number(share * 100))%"
        + " of the remaining space before it."
    }
    let own = axis == .horizontal ? cell.columnGuide : cell.rowGuide
    let owner = own == nil ? "grid" : axis == .horizontal ? "column" : "row"
    return "\(text) and aligns it there by the \(owner)'s"
      + " \(AlignmentWords.spelling(own ?? alignment.key(axis)))."
  }
}

/// Sentences about `LazyVGrid` and `LazyHGrid`.
struct LazyGridWords: RuleWords {
  let axis: Axis

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    let noun = axis != self.axis ? "track" : "line"
    return .follows(
      "\(node.name) proposes the \(axis.length) of the cell's \(noun):"
        + " \(axis.proposed(child.proposal[axis])).")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    .decided(
      "\(node.name) is \(PointText.number(node.size[axis])) \(axis.extended): as \(axis.extended) as"
        + " its cells and the gaps between them.")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    child.distance(axis, in: node).map { "\(node.name) puts \(child.viewName) \($0)." }
  }
}

/// Sentences about `ScrollView`.
struct ScrollWords: RuleWords {
  let axes: Axis.Set

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    if scrolls(axis) {
      return .decided(
        "\(node.name) proposes no \(axis.length) to its content, which takes its ideal"
          + " \(axis.length).")
    }
    guard !PointText.areEqual(node.proposal[axis], child.proposal[axis]) else { return .same }
    return .follows(
      "\(node.name) keeps its margins clear and proposes \(axis.proposed(child.proposal[axis])).")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let length = PointText.number(node.size[axis])
    if scrolls(axis), node.proposal[axis] != nil {
      return .decided(
        "\(node.name) takes all of the proposed \(axis.length), \(length), regardless of its"
          + " content.")
    }
    return .decided("\(node.name) is as \(axis.extended) as its content: \(length).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    let start = child.start(axis, in: node)
    if PointText.areEqual(start, 0) { return nil }
    return start < 0
      ? "\(node.name) is scrolled by \(PointText.points(-start))."
      : "\(node.name) keeps \(PointText.points(start)) clear at its \(axis.start)."
  }
}

/// Sentences about containers that fill their proposal and pass it on, such as `GeometryReader`.
struct FillingContainerWords: RuleWords {
  let alignment: Alignment

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard !PointText.areEqual(node.proposal[axis], child.proposal[axis]) else { return .same }
    return .follows("\(node.name) proposes its own \(axis.length) to its views.")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    FillWords().answer(axis, of: node)
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    AlignmentWords.place(alignment.key(axis), of: child, in: node, by: node.name)
  }
}

/// Sentences about windows, navigation stacks, tabs and columns.
struct ScreenWords: RuleWords {
  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard !PointText.areEqual(node.proposal[axis], child.proposal[axis]) else { return .same }
    return .follows(
      "\(node.name) leaves room for bars and safe area insets, and proposes"
        + " \(axis.proposed(child.proposal[axis])).")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    FillWords().answer(axis, of: node)
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    child.distance(axis, in: node).map {
      "\(node.name) centers \(child.viewName) between bars and safe area insets, which puts it"
        + " \($0)."
    }
  }
}

/// Sentences about previews that are the size of their view.
struct ProposingWords: RuleWords {
  let proposed: CGSize

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    .decided(
      "The preview proposes a \(axis.length) of \(PointText.number(proposed[axis])), and is as"
        + " \(axis.extended) as the resulting view.")
  }
}
