import Foundation
import GalleyCore

/// Sentences about `padding`, including safe area padding.
struct PaddingWords: RuleWords {
  let insets: EdgeInsets

  private func ends(_ axis: Axis) -> (first: CGFloat, last: CGFloat) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  func arguments(of node: ExplainedNode) -> String {
    func number(_ value: CGFloat) -> String { PointText.number(value) }
    let (top, leading, bottom, trailing) = (
      insets.top, insets.leading, insets.bottom, insets.trailing
    )
    if top == bottom, leading == trailing {
      if top == leading { return "(\(number(top)))" }
      if top == 0 { return "(.horizontal, \(number(leading)))" }
      if leading == 0 { return "(.vertical, \(number(top)))" }
    }
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let kept = edges.filter { $0.1 != 0 }
    if kept.count == 1 { return "(.\(kept[0].0), \(number(kept[0].1)))" }
    return "(\(edges.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
  }

  /// Describes the padding along an axis, such as `16 points at the top`.
  private func amount(_ axis: Axis) -> String? {
    let (first, last) = ends(axis)
    if first == 0, last == 0 { return nil }
    let (start, end) = axis == .horizontal ? ("leading edge", "trailing edge") : ("top", "bottom")
    if first == last {
      return "\(PointText.points(first)) at the \(start) and at the \(end)"
    }
    return [(first, start), (last, end)].filter { $0.0 != 0 }
      .map { "\(PointText.points($0.0)) at the \($0.1)" }.joined(separator: " and ")
  }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard let amount = amount(axis), let own = node.proposal[axis], own.isFinite,
      let rest = child.proposal[axis]
    else { return .same }
    let (first, last) = ends(axis)
    return .follows(
      "\(node.name) reserves \(amount) and proposes the rest: \(PointText.number(own)) −"
        + " \(PointText.number(first + last)) = \(PointText.number(rest)).")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard amount(axis) != nil, let view = node.primary else { return .same }
    let (first, last) = ends(axis)
    return .follows(
      "\(node.name) adds \(PointText.number(first + last)) to the \(axis.length) of"
        + " \(view.viewName): \(PointText.number(view.size[axis])) +"
        + " \(PointText.number(first + last)) = \(PointText.number(node.size[axis])).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    let start = child.start(axis, in: node)
    return PointText.areEqual(start, 0)
      ? nil : "\(node.name) reserves \(PointText.points(start)) at the \(axis.start)."
  }
}

/// Sentences about `safeAreaInset`.
struct SafeAreaInsetWords: RuleWords {
  let edge: Edge

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  func arguments(of node: ExplainedNode) -> String { "(edge: .\(edge))" }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard !PointText.areEqual(node.proposal[axis], child.proposal[axis]) else { return .same }
    return child.position == 0
      ? .follows(
        "\(node.name) reserves space for its bar and proposes"
          + " \(axis.proposed(child.proposal[axis])) to the view.")
      : .decided("\(node.name) proposes \(axis.proposed(child.proposal[axis])) to its bar.")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    .decided(
      axis == self.axis
        ? "\(node.name) is as \(axis.extended) as the view and its bar:"
          + " \(PointText.number(node.size[axis]))."
        : "\(node.name) is as \(axis.extended) as the view:"
          + " \(PointText.number(node.size[axis])).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    let start = child.start(axis, in: node)
    return PointText.areEqual(start, 0)
      ? nil
      : "\(node.name) puts \(child.viewName) \(PointText.points(start)) from its \(axis.start)."
  }
}

/// Sentences about `fixedSize`.
struct FixedSizeWords: RuleWords {
  let axes: Axis.Set

  func arguments(of node: ExplainedNode) -> String {
    let isBoth = axes == [.horizontal, .vertical]
    return isBoth
      ? "()"
      : "(horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical)))"
  }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard axes.contains(Axis.Set(axis)) else { return .same }
    return .decided(
      "\(node.name) proposes no \(axis.length), regardless of its own proposal: \(child.viewName)"
        + " takes its ideal \(axis.length).")
  }
}

/// Sentences about `aspectRatio`, `scaledToFit` and `scaledToFill`.
struct AspectRatioWords: RuleWords {
  let ratio: CGFloat?
  let fills: Bool

  func arguments(of node: ExplainedNode) -> String {
    let mode = "contentMode: \(fills ? ".fill" : ".fit")"
    return ratio.map { "(\(PointText.number($0)), \(mode))" } ?? "(\(mode))"
  }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard let offered = child.proposal[axis], !PointText.areEqual(offered, node.proposal[axis])
    else { return .same }
    let own = [Axis.horizontal, .vertical].compactMap { node.proposal[$0] }.map(PointText.number)
    let proportions = own.count == 2 ? "in \(own[0])×\(own[1])" : "for \(own.joined())"
    let size =
      "\(child.proposal.width.map(PointText.number) ?? "?")×"
      + "\(child.proposal.height.map(PointText.number) ?? "?")"
    let shape = ratio == nil ? "its view's own ratio" : "its ratio"
    return .follows(
      "\(node.name) proposes the \(fills ? "smallest size that fills" : "largest size that fits")"
        + " \(own.count == 2 ? proportions.replacing("in ", with: "") : proportions) and has \(shape): \(size)."
    )
  }
}

/// Sentences about `background`, `overlay` and `mask`.
struct LayerWords: RuleWords {
  let primary: Int
  let alignment: Alignment

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard child.position != primary, let view = node.primary else { return .same }
    return .decided(
      "\(node.name) proposes the \(axis.length) of \(view.viewName), which it is attached to:"
        + " \(PointText.number(view.size[axis])).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    child.position == primary
      ? nil : AlignmentWords.place(alignment.key(axis), of: child, in: node, by: node.name)
  }
}

/// Sentences about `offset`.
struct OffsetWords: RuleWords {
  let offset: CGSize

  func arguments(of node: ExplainedNode) -> String {
    "(x: \(PointText.number(offset.width)), y: \(PointText.number(offset.height)))"
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    let length = offset[axis]
    guard length != 0 else { return nil }
    let direction =
      axis == .horizontal
      ? (length > 0 ? "toward the trailing edge" : "toward the leading edge")
      : (length > 0 ? "down" : "up")
    return "\(node.name) moves the drawing by \(PointText.points(abs(length))) \(direction); the"
      + " view's frame in the layout doesn't move."
  }
}

/// Sentences about `position`.
struct PositionWords: RuleWords {
  let position: CGPoint

  func arguments(of node: ExplainedNode) -> String {
    "(x: \(PointText.number(position.x)), y: \(PointText.number(position.y)))"
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard let proposed = node.proposal[axis] else { return .same }
    return .decided(
      "\(node.name) takes all of the proposed \(axis.length),"
        + " \(PointText.number(proposed)).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    let point = axis == .horizontal ? position.x : position.y
    return "\(node.name) puts the center of \(child.viewName) \(PointText.points(point)) from its"
      + " \(axis.start)."
  }
}

/// Sentences about `alignmentGuide`.
struct AlignmentGuideWords: RuleWords {
  let key: AlignmentKey

  func arguments(of node: ExplainedNode) -> String { "(\(AlignmentWords.spelling(key)))" }
}

/// Sentences about `ignoresSafeArea` and similar modifiers.
struct ContentFrameWords: RuleWords {
  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard let offered = child.proposal[axis], !PointText.areEqual(offered, node.proposal[axis])
    else { return .same }
    return .follows(
      "\(node.name) lays out its view in a different rectangle, \(PointText.number(offered))"
        + " \(axis.extended).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    let start = child.start(axis, in: node)
    return PointText.areEqual(start, 0)
      ? nil
      : "\(node.name) lets \(child.viewName) start \(PointText.points(abs(start)))"
        + " \(start < 0 ? "before" : "after") its own \(axis.start)."
  }
}
