import Foundation

/// `Text`.
struct TextWords: RuleWords {
  let lineLimit: Int?

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard let text = node.text else { return .same }
    let count = text.lines.count
    let length = PointText.number(node.size[axis])
    guard axis == .horizontal else { return .decided(height(node, text, count, length)) }
    let ideal = node.answer(to: .unspecified)?.width ?? node.size.width
    guard let proposed = node.proposal.width, count > 1 || text.isTruncated,
      ideal > proposed + 0.005
    else {
      let lines = count == 1 ? "its one line needs" : "the longest of its \(count) lines needs"
      return .decided(
        "\(node.name) is \(length) wide: \(lines) no more, and a text is never wider than its"
          + " lines.")
    }
    let fate =
      count == 1
      ? "so it is cut off to fit, which leaves \(length)"
      : "so it is broken into \(count) lines, the longest of which needs \(length)"
    return .decided(
      "\(node.name) would be \(PointText.number(ideal)) wide on one line; it is proposed"
        + " \(PointText.number(proposed)), \(fate).")
  }

  private func height(
    _ node: ExplainedNode, _ text: PlacedText, _ count: Int, _ length: String
  ) -> String {
    let lines = "\(count) line\(count == 1 ? "" : "s")"
    let answer = "\(node.name) is \(length) high, the height of its \(lines)"
    guard text.isTruncated else { return "\(answer)." }
    if let lineLimit, count >= lineLimit {
      return "\(answer); .lineLimit(\(lineLimit)) allows no more, and the rest is cut off."
    }
    let wanted = node.answer(to: ProposedViewSize(width: node.proposal.width, height: nil))
    guard let height = node.proposal.height, let wanted, wanted.height > height else {
      return "\(answer), and the rest is cut off."
    }
    return "\(answer); all of it would need \(PointText.number(wanted.height)), but no more than"
      + " \(PointText.number(height)) is proposed, so the rest is cut off."
  }
}

/// Colours and shapes.
struct FillWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard node.proposal[axis] != nil else {
      return .decided(
        "\(node.name) has no \(axis.length) of its own and is proposed none, so it takes the default"
          + " of \(PointText.number(node.size[axis])).")
    }
    return .decided(
      "\(node.name) takes all the \(axis.length) that it is proposed,"
        + " \(PointText.number(node.size[axis])): it has none of its own.")
  }
}

/// `Circle` by the rules since iOS 16.
struct SquareWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let offer = node.proposal.replacingUnspecifiedDimensions()
    return .decided(
      "\(node.name) takes the largest square in the \(PointText.number(offer.width))×"
        + "\(PointText.number(offer.height)) that it is proposed: \(PointText.number(node.size[axis]))"
        + " \(axis.extended).")
  }
}

/// Views of one size, such as images.
struct OwnSizeWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    .decided(
      "\(node.name) is \(PointText.number(node.size[axis])) \(axis.extended), its own size, whatever"
        + " it is proposed.")
  }
}

/// Resizable images.
struct ResizableWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let length = PointText.number(node.size[axis])
    return .decided(
      node.proposal[axis] == nil
        ? "\(node.name) is proposed no \(axis.length) and has its own, \(length)."
        : "\(node.name) is resizable, so it takes all the \(axis.length) that it is proposed,"
          + " \(length).")
  }
}

/// `Spacer`.
struct SpacerWords: RuleWords {
  let axis: Axis?
  let minLength: CGFloat

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let length = PointText.number(node.size[axis])
    if let own = self.axis, own != axis {
      return .decided(
        "\(node.name) takes no \(axis.length) in a stack along the other axis.")
    }
    if PointText.areEqual(node.size[axis], minLength) {
      return .decided("\(node.name) is \(length) \(axis.extended), the least that it can be.")
    }
    return .decided(
      "\(node.name) takes all the \(axis.length) that is left for it, \(length).")
  }
}

/// `Divider`.
struct DividerWords: RuleWords {
  let stackAxis: Axis?

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let isThickness = axis == (stackAxis == .horizontal ? .horizontal : .vertical)
    return isThickness
      ? .decided(
        "\(node.name) is a line, \(PointText.number(node.size[axis])) \(axis.extended).")
      : FillWords().answer(axis, of: node)
  }
}
