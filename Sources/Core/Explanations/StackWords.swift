import Foundation
import GalleyCore

/// Sentences about stacks, along their axis and across it.
struct StackWords: RuleWords {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let isLazy: Bool

  private func number(_ value: CGFloat) -> String { PointText.number(value) }

  // MARK: Proposals

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    let (own, offered) = (node.proposal[axis], child.proposal[axis])
    if node.facts?.isTransparent == true { return .same }
    guard axis == self.axis else {
      guard !PointText.areEqual(own, offered) else { return .same }
      return .follows(
        "\(node.name) was proposed \(axis.proposed(own)), chose \(number(node.size[axis])) based on"
          + " its views, and proposes that to each of them.")
    }
    if isLazy {
      return .decided(
        "\(node.name) proposes no \(axis.length) to its views: each takes its ideal"
          + " \(axis.length).")
    }
    guard let own else {
      return .follows(
        "\(node.name) was proposed no \(axis.length), so it proposes none to its views: each takes"
          + " its ideal \(axis.length).")
    }
    if own == .infinity {
      return .follows("\(node.name) proposes the infinite \(axis.length) to each of its views.")
    }
    return .follows(shares(own, of: child, in: node))
  }

  /// Explains which views were asked before, and the space left for this view.
  private func shares(
    _ own: CGFloat, of child: ExplainedNode, in node: ExplainedNode
  ) -> String {
    let views = node.children
    let gaps = zip(views, views.dropFirst())
      .reduce(0) { $0 + $1.1.start(axis, in: node) - $1.0.end(axis, in: node) }
    var text = "\(node.name) has \(PointText.points(own)) for its "
    text += views.count == 1 ? "view" : "\(views.count) views"
    if !PointText.areEqual(gaps, 0) {
      text += ", minus \(number(gaps)) for the gap\(views.count == 2 ? "" : "s") between them"
    }
    text += "."
    let offered = child.proposal[axis] ?? 0
    guard views.count > 1, let order = order(of: views) else {
      return text + " It proposes \(number(offered)) to \(child.viewName)."
    }
    let turn = order.firstIndex { $0.view.index == child.index } ?? 0
    let priority = order[turn].turn.priority
    text += priorities(order, priority)
    let before = order[..<turn].map {
      "\($0.view.memberName(axis)) took \(number($0.view.size[axis]))"
    }
    let rivals = order[turn...].count { $0.turn.priority == priority }
    let last = rivals == 1
    let isPlain = order.allSatisfy { $0.turn.priority == priority }
    if isPlain { text += " It asks the least flexible view first." }
    if !before.isEmpty { text += " \(PointText.list(before))." }
    let left = offered * CGFloat(rivals)
    if last {
      let what = before.isEmpty ? "all of that" : "the rest"
      return text
        + " \(child.viewName) is \(before.isEmpty ? "the only such view" : "asked last") and is"
        + " proposed \(what), \(number(offered))."
    }
    return text
      + " \(child.viewName) is \(before.isEmpty ? "asked first" : "next") and is proposed an equal"
      + " share of the remaining space: \(number(left)) ÷ \(rivals) = \(number(offered))."
  }

  private func priorities(
    _ order: [(view: ExplainedNode, turn: StackTurn)], _ priority: Double
  ) -> String {
    guard let first = order.first, let last = order.last,
      first.turn.priority != last.turn.priority
    else { return "" }
    let highest = order.filter { $0.turn.priority == first.turn.priority }
    let others = order.filter { $0.turn.priority != first.turn.priority }
    let kept = others.reduce(0) { $0 + $1.turn.minimum }
    let names = PointText.list(highest.map(\.view.viewName))
    return " \(names) \(highest.count == 1 ? "has" : "have") the highest layout priority"
      + " (\(number(first.turn.priority))), so \(highest.count == 1 ? "it is" : "they are") asked"
      + " before the others, whose minimum length (\(number(kept)))"
      + " is reserved."
  }

  /// Returns the views in the order in which they were asked; `nil` if unknown.
  private func order(of views: [ExplainedNode]) -> [(view: ExplainedNode, turn: StackTurn)]? {
    var turns: [(view: ExplainedNode, turn: StackTurn)] = []
    for view in views {
      let minor = view.proposal[axis.other]
      guard let least = view.answer(to: ProposedViewSize(axis, 0, minor: minor)),
        let most = view.answer(to: ProposedViewSize(axis, .infinity, minor: minor))
      else { return nil }
      let turn = StackTurn(
        priority: view.facts?.priority ?? 0, minimum: least[axis], maximum: most[axis])
      turns.append((view, turn))
    }
    return turns.enumerated().sorted { a, b in
      if a.element.turn.precedes(b.element.turn) { return true }
      if b.element.turn.precedes(a.element.turn) { return false }
      return a.offset < b.offset
    }.map(\.element)
  }

  // MARK: Answers

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    if node.facts?.isTransparent == true { return .same }
    let views = node.children
    let length = node.size[axis]
    guard !views.isEmpty else { return .decided("\(node.name) has no views and no size.") }
    guard axis != self.axis else {
      let sum = views.reduce(0) { $0 + $1.size[axis] }
      let gaps = length - sum
      let parts =
        views.count == 1
        ? "its view takes \(number(sum))" : "its \(views.count) views take \(number(sum))"
      let between = PointText.areEqual(gaps, 0) ? "" : " and the gaps between them \(number(gaps))"
      return .decided(
        "\(node.name) is \(number(length)) \(axis.extended): \(parts)\(between). A stack takes no"
          + " more than its views need.")
    }
    if isLazy, let proposed = node.proposal[axis], PointText.areEqual(proposed, length) {
      return .follows(
        "\(node.name) takes all of the proposed \(axis.length), \(number(length)).")
    }
    guard let largest = views.max(by: { $0.size[axis] < $1.size[axis] }) else { return .same }
    if PointText.areEqual(largest.size[axis], length) {
      return .decided(
        "\(node.name) is as \(axis.extended) as its \(axis.largest) view, \(largest.memberName(axis)):"
          + " \(number(length)).")
    }
    return .decided(
      "\(node.name) is \(number(length)) \(axis.extended): its views, aligned by"
        + " \(AlignmentWords.spelling(alignment)), need that much together.")
  }

  // MARK: Positions

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    if node.facts?.isTransparent == true { return nil }
    if axis != self.axis {
      return AlignmentWords.place(
        alignment, of: child, in: node,
        by: "\(node.name), aligned by \(AlignmentWords.spelling(alignment)),")
    }
    let views = node.children
    guard let position = views.firstIndex(where: { $0.index == child.index }) else { return nil }
    guard position > 0 else {
      return views.count == 1
        ? nil : "\(node.name) puts \(child.viewName) first, at its \(axis.start)."
    }
    let before = views[position - 1]
    let gap = child.start(axis, in: node) - before.end(axis, in: node)
    let place = axis == .horizontal ? "after" : "below"
    let end = number(before.end(axis, in: node))
    if PointText.areEqual(gap, 0) {
      let why = spacing.map { " (spacing: \(number($0)))" } ?? ""
      return "\(node.name) puts \(child.viewName) right \(place) \(before.viewName), which ends at"
        + " \(end)\(why)."
    }
    let why =
      spacing != nil
      ? "the stack's spacing"
      : PointText.areEqual(gap, ViewSpacing.defaultDistance)
        ? "the default distance" : "the distance that both prefer"
    return "\(node.name) puts \(child.viewName) \(PointText.points(gap)), \(why), \(place)"
      + " \(before.viewName), which ends at \(end)."
  }
}

/// Sentences about `ZStack`.
struct LayersWords: RuleWords {
  let alignment: Alignment

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    let (own, offered) = (node.proposal[axis], child.proposal[axis])
    guard node.facts?.isTransparent != true, !PointText.areEqual(own, offered) else {
      return .same
    }
    return .follows(
      "\(node.name) was proposed \(axis.proposed(own)), is \(PointText.number(node.size[axis]))"
        + " \(axis.extended) because of its views, and proposes that to each of them.")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    if node.facts?.isTransparent == true { return .same }
    let views = node.children
    let highest = views.compactMap { $0.facts?.priority }.max() ?? 0
    let counted = views.filter { $0.facts?.priority == highest }
    let length = PointText.number(node.size[axis])
    guard let largest = counted.max(by: { $0.size[axis] < $1.size[axis] }) else {
      return .decided("\(node.name) has no views and no size.")
    }
    let among = counted.count == views.count ? "" : " with the highest layout priority"
    if PointText.areEqual(largest.size[axis], node.size[axis]) {
      return .decided(
        "\(node.name) is as \(axis.extended) as its \(axis.largest) view\(among),"
          + " \(largest.memberName(axis)): \(length).")
    }
    return .decided(
      "\(node.name) is \(length) \(axis.extended): its views\(among), aligned by"
        + " \(AlignmentWords.spelling(alignment)), need that much together.")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    if node.facts?.isTransparent == true { return nil }
    return AlignmentWords.place(
      alignment.key(axis), of: child, in: node,
      by: "\(node.name), aligned by \(AlignmentWords.spelling(alignment)),")
  }
}
