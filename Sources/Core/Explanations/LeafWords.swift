import Foundation
import GalleyCore

/// Sentences about `Text`.
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
      ? "so it is truncated to \(length)"
      : "so it wraps to \(count) lines, the longest of which needs \(length)"
    return .decided(
      "\(node.name) would be \(PointText.number(ideal)) wide on one line; it is proposed"
        + " \(PointText.number(proposed)), \(fate).")
  }

  private func height(
    _ node: ExplainedNode, _ text: PlacedText, _ count: Int, _ length: String
  ) -> String {
    let lines = "\(count) line\(count == 1 ? "" : "s")"
    let answer = "\(node.name) is \(length) tall, the height of its \(lines)"
    guard text.isTruncated else { return "\(answer)." }
    if let lineLimit, count >= lineLimit {
      return "\(answer); .lineLimit(\(lineLimit)) allows no more, so the rest is truncated."
    }
    let wanted = node.answer(to: ProposedViewSize(width: node.proposal.width, height: nil))
    guard let height = node.proposal.height, let wanted, wanted.height > height else {
      return "\(answer), and the rest is truncated."
    }
    return "\(answer); the whole text would need \(PointText.number(wanted.height)), but"
      + " only \(PointText.number(height)) is proposed, so the rest is truncated."
  }
}

/// Sentences about colors and shapes.
struct FillWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard node.proposal[axis] != nil else {
      return .decided(
        "\(node.name) has no \(axis.length) of its own and is proposed none, so it takes the default"
          + " of \(PointText.number(node.size[axis])).")
    }
    return .decided(
      "\(node.name) takes all of the proposed \(axis.length),"
        + " \(PointText.number(node.size[axis])), because it has no \(axis.length) of its own.")
  }
}

/// Sentences about `Circle`, by the rules since iOS 16.
struct SquareWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let offer = node.proposal.replacingUnspecifiedDimensions()
    return .decided(
      "\(node.name) takes the largest square in the proposed \(PointText.number(offer.width))×"
        + "\(PointText.number(offer.height)): \(PointText.number(node.size[axis]))"
        + " \(axis.extended).")
  }
}

/// Sentences about views with a fixed size, such as images.
struct OwnSizeWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    .decided(
      "\(node.name) is \(PointText.number(node.size[axis])) \(axis.extended), its own size,"
        + " regardless of the proposal.")
  }
}

/// Sentences about resizable images.
struct ResizableWords: RuleWords {
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let length = PointText.number(node.size[axis])
    return .decided(
      node.proposal[axis] == nil
        ? "\(node.name) is proposed no \(axis.length), so it has its own, \(length)."
        : "\(node.name) is resizable, so it takes all of the proposed \(axis.length),"
          + " \(length).")
  }
}

/// Sentences about `Spacer`.
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
      return .decided("\(node.name) is \(length) \(axis.extended), its minimum length.")
    }
    return .decided(
      "\(node.name) takes all of the remaining \(axis.length), \(length).")
  }
}

/// Sentences about `Divider`.
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
