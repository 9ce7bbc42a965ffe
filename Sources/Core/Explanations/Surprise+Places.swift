import Foundation
import GalleyCore

private func number(_ value: CGFloat) -> String { PointText.number(value) }

// Surprising positions, and surprising distribution of space.
extension Surprise {
  static let frameAlignment = Surprise("frame-alignment") { node, _ in
    let alignment: Alignment
    switch node.rule {
    case .frame(_, _, let own), .flexibleFrame(_, _, let own): alignment = own
    default: return nil
    }
    guard alignment == .center, let view = node.primary else { return nil }
    guard let axis = Axis.allCases.first(where: { view.size[$0] + 0.005 < node.size[$0] }) else {
      return nil
    }
    let (edge, place) =
      axis == .horizontal ? (".leading", "at the leading edge") : (".top", "at the top")
    return
      "\(node.name) centers its content because it specifies no alignment. alignment: \(edge)"
      + " would put \(view.viewName) \(place)."
  }

  static let layoutPriority = Surprise("layout-priority") { surroundings in
    guard let stack = surroundings.container, case .stack(let axis, _, _, false) = stack.rule else {
      return []
    }
    let views = stack.children
    let highest = views.compactMap { $0.facts?.priority }.max() ?? 0
    let first = views.filter { $0.facts?.priority == highest }
    let others = views.filter { $0.facts?.priority != highest }
    guard !others.isEmpty, let own = surroundings.member.facts?.priority else { return [] }
    let names = PointText.list(first.map(\.viewName))
    let rest = PointText.list(others.map(\.viewName))
    let (has, it) = first.count == 1 ? ("has", "it is") : ("have", "they are")
    let left =
      own == highest
      ? ""
      : " \(surroundings.member.viewName) gets the rest,"
        + " \(number(surroundings.member.size[axis]))."
    return [
      (
        stack,
        "\(names) \(has) a higher layout priority (\(number(highest))) than \(rest), so \(it) asked"
          + " first, and only the minimum length of \(rest) is reserved.\(left)"
      )
    ]
  }

  static let backgroundInside = Surprise("background-inside") { node, _ in
    guard let layer = node.primary, layer.kind == .background, let view = layer.primary else {
      return nil
    }
    var isPadding = false
    if case .padding = node.rule { isPadding = true }
    guard isPadding || node.isFrame,
      node.size.width > layer.size.width + 0.005 || node.size.height > layer.size.height + 0.005
    else { return nil }
    return "\(layer.name) is applied before \(node.name), so it covers only \(view.viewName),"
      + " \(layer.sizeText) of \(node.sizeText). Apply \(node.name) before \(layer.name) to cover"
      + " everything."
  }

  static let offset = Surprise("offset") { node, surroundings in
    guard case .offset(let offset) = node.rule, offset != .zero else { return nil }
    let who =
      surroundings.container.map { "\($0.name) places its views" } ?? "Nearby views are placed"
    return
      "\(node.name) moves only the drawing. \(who) as if \(surroundings.view.viewName) hadn't"
      + " moved, so it may cover other views."
  }

  static let position = Surprise("position") { node, _ in
    guard case .position = node.rule, let view = node.primary else { return nil }
    return "\(node.name) takes the whole proposal, \(node.sizeText), and places"
      + " \(view.viewName), \(view.sizeText), inside it; other views are laid out around that"
      + " larger frame. .offset(x:y:) moves a view without changing its size."
  }

  static let alignmentGuide = Surprise("alignment-guide") { node, surroundings in
    guard case .alignmentGuide(let key) = node.rule, !key.mergesInContainers else { return nil }
    let guide = node.name
    let frames = surroundings.around.filter { $0.index < node.index }
    // Frames around the guide may use it, too.
    let aligned = frames.compactMap { frame -> AlignmentKey? in
      switch frame.rule {
      case .frame(_, _, let alignment), .flexibleFrame(_, _, let alignment),
        .layer(_, let alignment):
        alignment.key(key.axis)
      default: nil
      }
    }
    guard !aligned.contains(key), let container = surroundings.container else { return nil }
    let spelling = AlignmentWords.spelling(key)
    switch container.rule {
    case .stack(let axis, let alignment, _, _):
      if axis == key.axis {
        return
          "\(guide) has no effect: \(container.name) places its views one after another along its"
          + " \(axis.length) and uses no guides there."
      }
      return alignment == key
        ? nil
        : "\(guide) has no effect: \(container.name) aligns its views by"
          + " \(AlignmentWords.spelling(alignment)). \(container.kind.name)(alignment: \(spelling))"
          + " would use it."
    case .layers(let alignment), .grid(let alignment), .layer(_, let alignment):
      return alignment.key(key.axis) == key
        ? nil
        : "\(guide) has no effect: \(container.name) aligns its views by"
          + " \(AlignmentWords.spelling(alignment))."
    default: return "\(guide) has no effect: \(container.name) doesn't align views by guides."
    }
  }
}
