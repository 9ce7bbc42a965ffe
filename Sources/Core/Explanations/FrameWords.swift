import Foundation
import GalleyCore

/// Returns arguments as in source code: `(width: 100, alignment: .leading)`.
private func frameArguments(_ lengths: [(String, CGFloat?)], _ alignment: Alignment) -> String {
  var parts = lengths.compactMap { label, value in
    value.map { "\(label): \($0 == .infinity ? ".infinity" : PointText.number($0))" }
  }
  if alignment != .center { parts.append("alignment: \(AlignmentWords.spelling(alignment))") }
  return "(\(parts.joined(separator: ", ")))"
}

/// Sentences about `frame(width:height:alignment:)`.
struct FrameWords: RuleWords {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func fixed(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  func arguments(of node: ExplainedNode) -> String {
    frameArguments([("width", width), ("height", height)], alignment)
  }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard let length = fixed(axis) else { return .same }
    return .decided(
      "\(node.name) proposes a \(axis.length) of \(PointText.number(length)), regardless of its own"
        + " proposal.")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard let length = fixed(axis) else { return .same }
    return .decided(
      "\(node.name) is \(PointText.points(length)) \(axis.extended), regardless of its content.")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    AlignmentWords.place(alignment.key(axis), of: child, in: node, by: node.name)
  }
}

/// Sentences about
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
struct FlexibleFrameWords: RuleWords {
  let horizontal: FlexibleFrameLayout.Limits
  let vertical: FlexibleFrameLayout.Limits
  let alignment: Alignment

  func limits(_ axis: Axis) -> FlexibleFrameLayout.Limits {
    axis == .horizontal ? horizontal : vertical
  }

  func arguments(of node: ExplainedNode) -> String {
    frameArguments(
      [
        ("minWidth", horizontal.min), ("idealWidth", horizontal.ideal),
        ("maxWidth", horizontal.max), ("minHeight", vertical.min), ("idealHeight", vertical.ideal),
        ("maxHeight", vertical.max),
      ], alignment)
  }

  private func number(_ value: CGFloat) -> String { PointText.number(value) }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    let (own, offered) = (node.proposal[axis], child.proposal[axis])
    guard !PointText.areEqual(own, offered) else { return .same }
    let limits = limits(axis)
    guard let offered else { return .same }
    if own == nil, let ideal = limits.ideal, PointText.areEqual(ideal, offered) {
      return .follows(
        "\(node.name) was proposed no \(axis.length) and proposes its ideal \(axis.length),"
          + " \(number(ideal)).")
    }
    if let max = limits.max, PointText.areEqual(max, offered) {
      return .follows(
        "\(node.name) proposes at most \(number(max)), although it was proposed"
          + " \(axis.proposed(own)).")
    }
    if let min = limits.min, PointText.areEqual(min, offered) {
      return .follows(
        "\(node.name) proposes at least \(number(min)), although it was proposed"
          + " \(axis.proposed(own)).")
    }
    return .follows(
      "\(node.name) is \(number(node.size[axis])) \(axis.extended) and proposes that.")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    let limits = limits(axis)
    let (length, proposal) = (node.size[axis], node.proposal[axis])
    let inside = node.primary?.size[axis] ?? 0
    let subject = "\(node.name) is \(number(length)) \(axis.extended)"
    if proposal == nil, let ideal = limits.ideal, PointText.areEqual(ideal, length) {
      return .decided("\(subject), its ideal \(axis.length), because none is proposed.")
    }
    let name = axis == .horizontal ? "Width" : "Height"
    switch (limits.min, limits.max) {
    case (nil, nil): return .same
    case (let min?, nil):
      if PointText.areEqual(length, min), !PointText.areEqual(min, inside) {
        return .decided("\(subject), its min\(name), because its content needs less.")
      }
      return .follows(
        "\(node.name) sets no max\(name), so it is only as \(axis.extended) as its content:"
          + " \(number(length)).")
    case (_, let max?):
      if let proposal, PointText.areEqual(length, proposal) {
        let limit = max == .infinity ? "it has no upper limit" : "that is within its limits"
        return .decided(
          "\(node.name) takes all of the proposed \(axis.length), \(number(length)), because"
            + " \(limit).")
      }
      if PointText.areEqual(length, max) {
        return .decided("\(subject), its max\(name).")
      }
      if let min = limits.min, PointText.areEqual(length, min), !PointText.areEqual(min, inside) {
        return .decided("\(subject), its min\(name).")
      }
      if proposal == nil {
        return .follows(
          "\(node.name) is proposed no \(axis.length), so there is nothing to fill: it is as"
            + " \(axis.extended) as its content, \(number(length)).")
      }
      return .follows("\(subject), because its content needs that.")
    }
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    AlignmentWords.place(alignment.key(axis), of: child, in: node, by: node.name)
  }
}

/// Sentences about `containerRelativeFrame`.
struct RelativeFrameWords: RuleWords {
  let axes: Axis.Set
  let alignment: Alignment

  func arguments(of node: ExplainedNode) -> String {
    let both: Axis.Set = [.horizontal, .vertical]
    return axes == both
      ? "([.horizontal, .vertical])" : axes == .horizontal ? "(.horizontal)" : "(.vertical)"
  }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    guard axes.contains(Axis.Set(axis)), let length = child.proposal[axis] else { return .same }
    return .decided(
      "\(node.name) proposes a \(axis.length) of \(PointText.number(length)), computed from the"
        + " nearest container's.")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    guard axes.contains(Axis.Set(axis)), node.primary?.proposal[axis] != nil else { return .same }
    return .decided(
      "\(node.name) is \(PointText.points(node.size[axis])) \(axis.extended), computed from the"
        + " nearest container's \(axis.length).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    AlignmentWords.place(alignment.key(axis), of: child, in: node, by: node.name)
  }
}
